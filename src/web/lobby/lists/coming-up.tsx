/** Tournaments that players can join. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import type { TournamentSummary } from '../../../table/messages/tournament-messages.ts';
import { aboutGame } from '../../games/phrases.ts';
import { ask } from '../../net/api.ts';
import { variantTags } from '../../variant/variant-label.ts';
import { t } from '../../messages.ts';

/** Maximum length of the list. */
const MOST = 3;

export function ComingUp({ games }: { games: readonly CatalogueEntry[] }) {
  const tournaments = useSignal<readonly TournamentSummary[]>([]);
  useEffect(() => {
    ask<readonly TournamentSummary[]>('/api/tournaments').then(
      (found) => {
        tournaments.value = found.filter(({ state }) => state === 'open');
      },
      // The screen of tournaments reports this error.
      () => undefined,
    );
  }, []);
  const isNone = tournaments.value.length === 0;
  return (
    <section class="list-box" aria-labelledby="coming-up">
      <div class="list-head">
        <h2 id="coming-up">{t('lobby.coming-up')}</h2>
        {!isNone && <a href="/tournaments">{t('lobby.tournaments.all')}</a>}
      </div>
      <ul>
        {tournaments.value.slice(0, MOST).map(({ id, name, game, variant, entrants }) => {
          const known = games.find((one) => one.id === game);
          return (
            <li key={id}>
              <span class="line">
                <b>{name}</b> {known ? aboutGame(known, 'title') : game}{' '}
                {variantTags({ variant }).map((label) => (
                  <span key={label} class="tag">
                    {label}
                  </span>
                ))}{' '}
                {entrants > 0 && <span class="hint">{t('box.players', { n: entrants })}</span>}
              </span>
              <a class="button small" href={`/tournaments/${encodeURIComponent(id)}`}>
                {t('tables.join')}
                <span class="sr-only">: {name}</span>
              </a>
            </li>
          );
        })}
        {isNone && (
          <li>
            <span class="line">{t('lobby.tournaments.text')}</span>
            <a class="button small" href="/tournaments">
              {t('lobby.tournaments')}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
