/** A tournament as its page shows it to a user. */
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { roundsOf } from './pairing.ts';
import { termsOf, type Tournament } from './repository.ts';
import { Accounts } from '../accounts/accounts.ts';
import type { Database } from '../store/database.ts';
import { standingsOf, tieBreaksOf } from './standings.ts';

export async function viewOf(
  db: Database,
  t: Tournament,
  login: { readonly id: string } | undefined,
): Promise<TournamentView> {
  const { id, name, game, scenario, options, clock, kind, state, days, round, entrants, ended } = t;
  const own = login && entrants.find(({ account }) => account === login.id)?.n;
  const names = new Map(entrants.map((entrant) => [entrant.n, entrant.name]));
  return {
    ...{ id, name, game, scenario, options, kind, state, days, round },
    ...termsOf(t),
    ...(t.variant && { changes: t.variant.changes }),
    ...(clock && { clock }),
    ...{ entrants: entrants.length, rounds: entrants.length < 2 ? 0 : roundsOf(t) },
    host: (await new Accounts(db).find(t.host))?.name ?? '',
    ...(ended && { ended }),
    ...(state === 'playing' && round > 0 && { deadline: t.deadline }),
    ...(own !== undefined && { own }),
    isHost: login !== undefined && login.id === t.host,
    tieBreaks: [...tieBreaksOf(kind)],
    standings: standingsOf(kind, entrants, t.past).map((row) => ({
      ...row,
      name: names.get(row.n) ?? '',
    })),
    games: t.past.map(({ round: of, first, second, table, isReady, scores }) => ({
      ...{ round: of, first, second },
      ...(table !== '' && isReady && { table }),
      ...(scores && { scores }),
    })),
  };
}
