/** Card of a player who waits for an opponent: the waiting time, the terms, and what to do meanwhile. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { USUAL_LEVEL } from '../../../bots/levels.ts';
import { sidesIn } from '../../../kernel/setup/setup.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { isSignedIn } from '../../account/presence.ts';
import { sideName } from '../../games/phrases.ts';
import { faultOf, formatPlain } from '../../messages.ts';
import { serverClock } from '../../net/server-clock.ts';
import { Icon } from '../../ui/icons.tsx';
import { levelName } from '../../ui/level-name.ts';
import { titleOf } from '../my-tables.ts';
import { botRequest, startTable } from '../start-table.ts';
import { hasBell, setBell } from './bell.ts';
import { t } from './pairing-messages.ts';
import { pending, type StoredRequest } from './stored-request.ts';
import { CLOCKS, saveTerms } from './terms.ts';
import { cancelRequest, isSilent } from './waiting.ts';

/** Waiting time after which a bot is offered, in seconds. */
const OFFER_AFTER = 60;

export function WaitingCard({ games }: { readonly games: readonly CatalogueEntry[] }) {
  const request = pending.value;
  const seconds = useSecondsSince(request?.since);
  const fault = useSignal<LocalizedText>('');
  if (!request) return null;
  const game = games.find(({ id }) => id === request.terms.game);
  const isLate = seconds >= OFFER_AFTER;
  const playBot = async () => {
    if (!game) return;
    const { scenario, side } = request.terms;
    try {
      await startTable(game, botRequest(game, scenario, side || anySide(game, scenario)));
      await cancelRequest();
    } catch (error) {
      fault.value = faultOf(error);
    }
  };
  return (
    <section class="quick-pairing waiting" aria-labelledby="pairing-title">
      <div class="pairing-head">
        <h2 id="pairing-title">{t('pairing.looking')}</h2>
        {/* `aria-live` is off so that screen readers do not read it every second. */}
        <span class="waited" role="timer" aria-live="off" aria-label={t('pairing.waited')}>
          {clockText(seconds)}
        </span>
      </div>
      <Terms request={request} game={game} />
      <p class="pairing-hint" role="status">
        {isSilent.value
          ? t('pairing.silent')
          : isLate
            ? t('pairing.late', { level: levelName(USUAL_LEVEL) })
            : hintFor(request)}
      </p>
      <label class="switch bell">
        <input
          type="checkbox"
          checked={hasBell.value}
          onChange={(event) => setBell(event.currentTarget.checked)}
        />
        <span>
          <Icon name="bell" size={16} /> {t('pairing.bell')}
        </span>
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => void cancelRequest()}>
          {t('ui.cancel')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            saveTerms(request.terms);
            void cancelRequest();
          }}
        >
          {t('pairing.change')}
        </button>
        {isLate && game && (
          <button type="button" class="button ink" onClick={() => void playBot()}>
            {t('pairing.bot', { level: levelName(USUAL_LEVEL) })}
          </button>
        )}
      </div>
      {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
    </section>
  );
}

function Terms({ request, game }: { request: StoredRequest; game: CatalogueEntry | undefined }) {
  const { scenario, clock, rated, side } = request.terms;
  const terms = [
    t(`pairing.clock.${clock}.long`),
    t(rated ? 'tables.rated' : 'tables.casual'),
    side === '' || !game ? t('pairing.either-side') : sideName(game, { id: side }),
  ];
  return (
    <p>
      {game && <b>{titleOf(game, scenario)}. </b>}
      {terms.join(', ')}
    </p>
  );
}

function hintFor({ terms }: StoredRequest): string {
  if (CLOCKS[terms.clock].kind === 'bank') return t('pairing.background');
  return t(isSignedIn() ? 'pairing.seven-days' : 'pairing.keep-open');
}

/** Returns a random side, for a player without a preference. */
function anySide(game: CatalogueEntry, scenario: string): string {
  const sides = sidesIn(game, scenario);
  return sides[Math.floor(Math.random() * sides.length)]?.id ?? '';
}

/** Formats a duration: `0:42`, `12:05`, `3:00:10`. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}

function useSecondsSince(since: number | undefined): number {
  const now = useSignal(serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = serverClock.now();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return since === undefined ? 0 : Math.max(0, Math.floor((now.value - since) / 1000));
}
