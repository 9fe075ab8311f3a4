/** Panel of the current round: the user's own game, and the games that are not finished yet. */
import type { TournamentGame, TournamentView } from '../../table/messages/tournament-messages.ts';
import { tablePath } from '../lobby/my-tables.ts';
import { nameOf } from './cross-table.tsx';
import { t } from './tournament-messages.ts';

interface ViewProps {
  readonly view: TournamentView;
}

const awaited = ({ games }: TournamentView): readonly TournamentGame[] =>
  games.filter(({ scores }) => !scores);

/** Returns the name of the player with this number. */
const called = ({ standings }: TournamentView, n: number): string =>
  nameOf(standings.find((row) => row.n === n) ?? { name: '' });

export function NextGame({ view }: ViewProps) {
  const { own, state } = view;
  if (state !== 'playing' || own === undefined) return null;
  const game = awaited(view).find(({ first, second }) => first === own || second === own);
  if (!game) return <p>{t('tournament.next.none')}</p>;
  const name = called(view, game.first === own ? game.second : game.first);
  return (
    <section class="list-box">
      <h2 class="legend">{t('tournament.next', { name })}</h2>
      {game.table === undefined ? (
        <p>{t('tournament.next.soon')}</p>
      ) : (
        <a class="button primary" href={tablePath(game.table)}>
          {t('tournament.next.play')}
        </a>
      )}
    </section>
  );
}

export function Missing({ view }: ViewProps) {
  const games = awaited(view);
  if (view.state !== 'playing' || games.length === 0) return null;
  return (
    <section class="list-box">
      <h2 class="legend">{t('tournament.missing')}</h2>
      <ul>
        {games.map(({ first, second, table }) => {
          const pair = t('tournament.pair', {
            first: called(view, first),
            second: called(view, second),
          });
          return (
            <li key={first}>
              {table === undefined ? pair : <a href={tablePath(table)}>{pair}</a>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
