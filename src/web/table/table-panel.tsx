/** The table itself: seats, links, verifiable dice, the record, and resigning. */
import { useState } from 'preact/hooks';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import { isClosed } from '../../table/record/difference.ts';
import { formatCmz } from '../../table/record/cmz.ts';
import { PageError } from '../faults.ts';
import type { OwnRules } from '../../table/game-status.ts';
import { isSandboxed } from '../games/untrusted-bundles.ts';
import { continueFromRecord } from '../lobby/start-table.ts';
import { pinsOf } from '../net/dice-pins.ts';
import { keyOf, type LocalizedText, side as sideNoun } from '../../kernel/text/message.ts';
import { faultOf, msg, t, format } from '../table-messages.ts';
import { Icon } from '../ui/icons.tsx';
import type { ScreenState } from './context.ts';
import { requestOf } from './log/fork-game.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { NotificationsPanel } from './orders/notifications-panel.tsx';
import { AskButtons } from './seats/offers.tsx';
import { Links } from './seats/invitation.tsx';
import { SeatsPanel } from './seats/seats-panel.tsx';
import { verifyRecord } from './odds/verify.ts';
import { saveAs } from '../save-as.ts';

export function TablePanel({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  if (!view) return null;
  const mine = view.side >= 0 && !isClosed(view);
  return (
    <>
      <SeatsPanel screen={screen} />
      {mine && <NotificationsPanel screen={screen} />}
      {mine && <OrdersPanel screen={screen} />}
      <Links screen={screen} />
      <DiceSeal screen={screen} />
      {view.ownRules && (
        <section>
          <h2 class="legend">{t('own-rules.title')}</h2>
          <p class="hint">{t(rulesKey(view.ownRules))}</p>
        </section>
      )}
      <section>
        <h2 class="legend">{t('game-file.title')}</h2>
        <p class="hint">{t('game-file.text')}</p>
        <button type="button" class="button small" onClick={() => void download(screen)}>
          <Icon name="download" size={16} /> {t('game-file.download')}
        </button>
        {view.bundle !== undefined && <DownloadWithRules screen={screen} />}
      </section>
      {screen.place.kind === 'record' && !view.outcome && !view.difference && (
        <GoOn screen={screen} />
      )}
      {mine && (
        <section>
          <AskButtons screen={screen} />
          <button
            type="button"
            class="button small"
            onClick={() => {
              screen.openDialog('resign');
            }}
          >
            <Icon name="flag" size={16} /> {t('game-file.resign')}
          </button>
        </section>
      )}
    </>
  );
}

/** The commitment made before play, and the proof afterwards. */
function DiceSeal({ screen }: { screen: ScreenState }) {
  const { dice } = screen.model.view.value ?? {};
  const [result, setResult] = useState<readonly LocalizedText[]>([]);
  if (dice?.scheme !== 'sealed') return null;
  const verify = async () => setResult(await verifyRecord(screen.model));
  return (
    <section>
      <h2 class="legend">{t('seal.title')}</h2>
      <p class="hint">{t('seal.text')}</p>
      <p class="seal">
        <span>{t('seal.seal')}</span> <code>{dice.commitment}</code>
      </p>
      {dice.seed && (
        <>
          <p class="seal">
            <span>{t('seal.seed')}</span> <code>{dice.seed}</code>
          </p>
          <button type="button" class="button small" onClick={() => void verify()}>
            <Icon name="check" size={16} /> {t('seal.verify')}
          </button>
          <div aria-live="polite">
            {result.map((text) => (
              <p key={keyOf(text)}>{format(screen.model.game, text)}</p>
            ))}
          </div>
          <NotedSeals table={screen.model.view.value?.table ?? ''} />
        </>
      )}
    </section>
  );
}

/** Commitments noted by this browser during play, for `countermarch replay --pin` elsewhere. */
function NotedSeals({ table }: { table: string }) {
  const pins = pinsOf(table);
  if (pins.length === 0) return <p class="hint">{t('seal.not-noted')}</p>;
  return (
    <details>
      <summary>{t('seal.noted')}</summary>
      {pins.map((pin) => (
        <p class="seal" key={pin.side}>
          <code>{JSON.stringify(pin)}</code>
        </p>
      ))}
    </details>
  );
}

/** Buttons to continue an unfinished record at a new table on the server. */
function GoOn({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const [fault, setFault] = useState<LocalizedText>('');
  const goOn = async (side: string) => {
    try {
      const seats = model.game.sides.map(({ id }) => (id === side ? 'me' : `bot:${USUAL_LEVEL}`));
      const record = await model.connection.record();
      const { restart } = screen.place;
      if (restart) restart({ ...requestOf(screen), seats, from: record });
      else await continueFromRecord(record, model.game, seats);
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  return (
    <section>
      <h2 class="legend">{t('game-file.unfinished')}</h2>
      <p class="hint">{t('game-file.unfinished.text')}</p>
      <div class="row">
        {model.game.sides.map(({ id }, side) => (
          <button key={id} type="button" class="button small" onClick={() => void goOn(id)}>
            {format(model.game, msg('game-file.go-on', { side: sideNoun(side) }))}
          </button>
        ))}
        <button
          type="button"
          class="button small"
          onClick={() => {
            screen.openDialog('from-here');
          }}
        >
          {t('fork.open')}
        </button>
      </div>
      {fault && <p role="alert">{format(model.game, fault)}</p>}
    </section>
  );
}

/** Returns the message key for the source of a game's rules. */
const rulesKey = (ownRules: OwnRules) => {
  if (ownRules.isMissing) return 'own-rules.missing';
  return isSandboxed(ownRules) ? 'own-rules.sandboxed' : 'own-rules.text';
};

/** Button that saves a record with the bundle of its rules, so that it can be replayed where these are not known. */
const DownloadWithRules = ({ screen }: { screen: ScreenState }) => (
  <>
    <p class="hint">{t('game-file.rules.text')}</p>
    <button type="button" class="button small" onClick={() => void downloadWithRules(screen)}>
      <Icon name="download" size={16} /> {t('game-file.rules')}
    </button>
  </>
);

/** Saves the record as a file. */
export const download = (screen: ScreenState): Promise<void> =>
  saveFile(screen, 'cmr', async () => {
    const text = await screen.model.connection.record();
    return new Blob([text], { type: 'application/jsonl' });
  });

/** Saves the record together with its rules. */
const downloadWithRules = (screen: ScreenState): Promise<void> =>
  saveFile(screen, 'cmz', async () => {
    const hash = screen.model.view.peek()?.bundle ?? '';
    const { bundleText } = await import('../games/bundles.ts');
    const [record, code] = await Promise.all([screen.model.connection.record(), bundleText(hash)]);
    if (code === undefined) throw new PageError(msg('bundles.missing'));
    return new Blob([formatCmz({ record, bundle: { hash, code } })], { type: 'application/zip' });
  });

async function saveFile(
  { model }: ScreenState,
  ending: string,
  make: () => Promise<Blob>,
): Promise<void> {
  try {
    saveAs(await make(), `${model.game.id}-${model.view.value?.table}.${ending}`);
  } catch (error) {
    model.notice.value = { kind: 'refusal', rule: '', reason: faultOf(error) };
  }
}
