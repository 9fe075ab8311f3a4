/** Panel to join and leave a tournament; its creator can also start and end it. */
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { SessionsPanel } from '../account/sessions-panel.tsx';
import { signInPath } from '../ui/router.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { postAction, removeEntrant, tournamentPath } from './api.ts';
import { nameOf } from './cross-table.tsx';
import { t } from './tournament-messages.ts';

interface PartProps {
  readonly view: TournamentView;
  readonly take: (work: Promise<TournamentView>) => Promise<void>;
}

export function OwnPart({ view, isKnown, take }: PartProps & { isKnown: boolean }) {
  const { id, own, state, standings } = view;
  if (state === 'over') return null;
  if (!isKnown)
    return (
      <p>
        <a href={signInPath()}>{t('tournament.sign-in')}</a>
      </p>
    );
  if (own === undefined)
    return state === 'open' ? (
      <button
        type="button"
        class="button primary"
        onClick={() => void take(postAction(id, 'join'))}
      >
        {t('tournament.join')}
      </button>
    ) : null;
  if (standings.find(({ n }) => n === own)?.hasLeft) return null;
  return (
    <div class="own-part">
      <div class="row">
        <p>{t('tournament.in')}</p>
        <ConfirmButton
          text={t('tournament.leave')}
          onConfirm={() => void take(postAction(id, 'leave'))}
        />
        {state === 'playing' && <p class="hint">{t('tournament.leave.lost')}</p>}
      </div>
      <SessionsPanel />
    </div>
  );
}

interface HostProps extends PartProps {
  readonly end: () => Promise<void>;
}

export function HostPanel({ view, take, end }: HostProps) {
  const { id, state, standings } = view;
  const isOpen = state === 'open';
  return (
    <section class="list-box">
      <h2 class="legend">{t('tournament.host')}</h2>
      {isOpen && (
        <label class="shared-address">
          <span class="hint">{t('tournament.invite')}</span>
          <input
            type="text"
            readOnly
            value={new URL(tournamentPath(id), location.href).href}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <ul>
        {standings
          .filter(({ hasLeft }) => !hasLeft)
          .map((row) => (
            <li key={row.n}>
              <span>{nameOf(row)}</span>
              <ConfirmButton
                text={t('tournament.remove')}
                about={nameOf(row)}
                onConfirm={() => void take(removeEntrant(id, row.n))}
              />
            </li>
          ))}
      </ul>
      <div class="row">
        {isOpen && view.entrants > 1 && (
          <button
            type="button"
            class="button primary"
            onClick={() => void take(postAction(id, 'start'))}
          >
            {t('tournament.begin')}
          </button>
        )}
        <ConfirmButton
          text={t(isOpen ? 'tournament.take-back' : 'tournament.end')}
          onConfirm={() => void end()}
        />
      </div>
    </section>
  );
}
