/** The table itself: seats, links, dice that can be checked, the record, resigning. */
import { useState } from 'preact/hooks';
import { goOnFrom } from '../lobby/start-table.ts';
import { Icon } from '../ui/icons.tsx';
import type { ScreenState } from './context.ts';
import { SeatsPanel } from './seats-panel.tsx';
import { verifyRecord } from './verify.ts';

export function TablePanel({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  if (!view) return null;
  const mine = view.side >= 0 && !view.outcome;
  return (
    <>
      <SeatsPanel screen={screen} />
      <Links screen={screen} />
      <DiceSeal screen={screen} />
      <section>
        <h2 class="legend">Record</h2>
        <p class="hint">
          Every move and every die as a file: to keep, to replay, to show to others.
        </p>
        <button type="button" class="button small" onClick={() => void download(screen)}>
          <Icon name="download" size={16} /> Download the record
        </button>
      </section>
      {screen.place.kind === 'record' && !view.outcome && <GoOn screen={screen} />}
      {mine && (
        <section>
          <button
            type="button"
            class="button small"
            onClick={() => {
              screen.dialog.value = 'resign';
            }}
          >
            <Icon name="flag" size={16} /> Resign …
          </button>
        </section>
      )}
    </>
  );
}

function Links({ screen }: { screen: ScreenState }) {
  const links = screen.place.share ?? [];
  if (links.length === 0) return null;
  return (
    <section>
      <h2 class="legend">Links</h2>
      {links.map((link) => (
        <CopyLink key={link.href} name={link.name} href={link.href} />
      ))}
    </section>
  );
}

export function CopyLink({ name, href }: { name: string; href: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(href).catch(() => undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div class="copy-link">
      <label>
        <span>{name}</span>
        <input type="text" readOnly value={href} onFocus={(e) => e.currentTarget.select()} />
      </label>
      <button type="button" class="button small" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} size={16} /> {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}

/** The commitment made before play, and after it the proof. */
function DiceSeal({ screen }: { screen: ScreenState }) {
  const { dice } = screen.model.view.value ?? {};
  const [result, setResult] = useState('');
  if (dice?.scheme !== 'sealed') return null;
  const verify = async () => setResult(await verifyRecord(screen.model));
  return (
    <section>
      <h2 class="legend">Dice</h2>
      <p class="hint">
        The dice follow from a seed that was sealed before the first of them. Its SHA-256 was fixed
        then; the seed is told at the end, and anybody can check.
      </p>
      <p class="seal">
        <span>Seal</span> <code>{dice.commitment}</code>
      </p>
      {dice.seed && (
        <>
          <p class="seal">
            <span>Seed</span> <code>{dice.seed}</code>
          </p>
          <button type="button" class="button small" onClick={() => void verify()}>
            <Icon name="check" size={16} /> Verify the dice
          </button>
          <p aria-live="polite">{result}</p>
        </>
      )}
    </section>
  );
}

/** An unfinished record can be played on, at a new table of the server's. */
function GoOn({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const [fault, setFault] = useState('');
  const goOn = async (side: string) => {
    try {
      await goOnFrom(await model.connection.record(), model.game.id, side);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section>
      <h2 class="legend">This game is not finished</h2>
      <p class="hint">It can be gone on with at a new table, against the computer.</p>
      <div class="row">
        {model.game.sides.map(({ id, name }) => (
          <button key={id} type="button" class="button small" onClick={() => void goOn(id)}>
            Go on as {name}
          </button>
        ))}
      </div>
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
}

/** Saves the record as a file of the browser. */
export async function download({ model }: ScreenState): Promise<void> {
  try {
    const text = await model.connection.record();
    const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${model.game.id}-${model.view.value?.table}.record`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    model.notice.value = { kind: 'refusal', rule: '', reason };
  }
}
