/** How whoever sits here wants to be told of his turn: in this browser, by e-mail, by a webhook. */
import { useState } from 'preact/hooks';
import type { Said } from '../../kernel/message.ts';
import { PageError } from '../faults.ts';
import { aboutGame } from '../games/phrases.ts';
import {
  canPush,
  endNotice,
  fetchNoticeMeans,
  fetchNotices,
  type Notice,
  type NoticeMeans,
  pushAddress,
  wantNotice,
} from '../net/notices.ts';
import { faultOf, say, t, tell } from '../table-words.ts';
import type { ScreenState } from './context.ts';
import { ownSeat } from './own-seat.ts';

export function NoticesPanel({ screen }: { screen: ScreenState }) {
  const { game } = screen.model;
  const [means, setMeans] = useState<NoticeMeans>();
  const [wanted, setWanted] = useState<readonly Notice[]>([]);
  const [fault, setFault] = useState<Said>('');
  const seat = ownSeat(screen);
  if (!seat) return null;
  const { table, token } = seat;
  const attempt = async (work: () => Promise<unknown>) => {
    setFault('');
    try {
      setMeans(means ?? (await fetchNoticeMeans()));
      await work();
      setWanted(await fetchNotices(table, token));
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  const want = (what: object) => attempt(() => wantNotice(table, token, what));
  const open = (isOpen: boolean) => isOpen && void attempt(async () => undefined);
  return (
    <details onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{t('notice.title')}</summary>
      <p class="hint">{t('notice.hint')}</p>
      <ul>
        {wanted.map(({ key, kind, place }) => (
          <li key={key} class="row">
            <span>{kind === 'push' ? t('notice.push') : place}</span>
            <button
              type="button"
              class="button small"
              onClick={() => void attempt(() => endNotice(table, token, key))}
            >
              {t('notice.stop')}
            </button>
          </li>
        ))}
      </ul>
      {means && canPush() && (
        <button
          type="button"
          class="button small"
          onClick={() =>
            void attempt(async () => {
              const address = await pushAddress(means.push).catch(() => {
                throw new PageError(say('notice.refused'));
              });
              const title = t('table.your-turn', { game: aboutGame(screen.model.module, 'title') });
              await wantNotice(table, token, { kind: 'push', ...address, title });
            })
          }
        >
          {t('notice.by-push')}
        </button>
      )}
      {means?.email && (
        <AddressForm
          mode="email"
          label={t('notice.email')}
          button={t('notice.by-email')}
          onDone={(to) => want({ kind: 'email', to })}
        />
      )}
      {means && (
        <AddressForm
          mode="url"
          label={t('notice.webhook')}
          button={t('notice.by-webhook')}
          onDone={(url) => want({ kind: 'webhook', url })}
        />
      )}
      {fault && <p role="alert">{tell(game, fault)}</p>}
    </details>
  );
}

interface AddressProps {
  readonly mode: 'email' | 'url';
  readonly label: string;
  readonly button: string;
  readonly onDone: (text: string) => Promise<void>;
}

function AddressForm({ mode, label, button, onDone }: AddressProps) {
  const [text, setText] = useState('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void onDone(text).then(() => setText(''));
      }}
    >
      <input
        type="text"
        inputMode={mode}
        required
        aria-label={label}
        placeholder={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        {button}
      </button>
    </form>
  );
}
