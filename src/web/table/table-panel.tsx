/** The table itself: seats, links, dice that can be checked, the record, resigning. */
import { useState } from 'preact/hooks';
import { isClosed } from '../../table/difference.ts';
import { goOnFrom } from '../lobby/start-table.ts';
import { pinsOf } from '../net/dice-pins.ts';
import { Icon } from '../ui/icons.tsx';
import type { ScreenState } from './context.ts';
import { Links } from './invitation.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { verifyRecord } from './verify.ts';

export function TablePanel({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  if (!view) return null;
  const mine = view.side >= 0 && !isClosed(view);
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
      {screen.place.kind === 'record' && !view.outcome && !view.difference && (
        <GoOn screen={screen} />
      )}
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

/** The commitment made before play, and after it the proof. */
function DiceSeal({ screen }: { screen: ScreenState }) {
  const { dice } = screen.model.view.value ?? {};
  const [result, setResult] = useState<readonly string[]>([]);
  if (dice?.scheme !== 'sealed') return null;
  const verify = async () => setResult(await verifyRecord(screen.model));
  return (
    <section>
      <h2 class="legend">Dice</h2>
      <p class="hint">
        The dice follow from a seed that was sealed before the first of them, and at a server’s
        table from a share of every person’s, each sealed before any was told. So nobody can choose
        them. Whoever keeps the server knows the seed, and can foresee them.
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
          <div aria-live="polite">
            {result.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <NotedSeals table={screen.model.view.value?.table ?? ''} />
        </>
      )}
    </section>
  );
}

/** What this browser noted during play, for `countermarch replay --pin` elsewhere. */
function NotedSeals({ table }: { table: string }) {
  const pins = pinsOf(table);
  if (pins.length === 0)
    return <p class="hint">This browser noted nothing of them while they were rolled.</p>;
  return (
    <details>
      <summary>What this browser noted before play</summary>
      {pins.map((pin) => (
        <p class="seal" key={pin.side}>
          <code>{JSON.stringify(pin)}</code>
        </p>
      ))}
    </details>
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
    link.download = `${model.game.id}-${model.view.value?.table}.cmr`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    model.notice.value = { kind: 'refusal', rule: '', reason };
  }
}
