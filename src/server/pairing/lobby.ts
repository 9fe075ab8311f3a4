/** Counts for the lobby: players online, playing and waiting, and games that ended. */
import type { LobbyView } from '../../table/messages/pairing.ts';
import type { TableSummary } from '../../table/messages/messages.ts';
import { ONLINE_MS } from '../accounts/friends.ts';
import type { Store } from '../store/store.ts';
import type { Outage } from '../store/uptime.ts';
import { notLeft, summaryOf } from '../tables/listing.ts';
import type { QuickPairing } from './pairing.ts';

/** Maximum number of tables examined to count players. */
const MOST_TABLES = 500;
const DAY = 86_400_000;
/** Maximum number of finished games shown. */
const MOST_FINISHED = 12;
/** Maximum number of finished tables examined to find games between people. */
const MOST_OVER = 100;

/** Counts players and games, for the games in `ids`. */
export async function lobbyOf(
  store: Store,
  pairing: QuickPairing,
  ids: readonly string[],
  { now, outages }: { now: number; outages: readonly Outage[] },
): Promise<LobbyView> {
  const tables = await notLeft(store, false, now, MOST_TABLES, outages);
  const waiting = await pairing.waiting();
  const playing = (game: string): number =>
    tables
      .filter((table) => table.game === game && isBetweenPeople(table))
      .reduce((sum, { seats }) => sum + seats.filter(({ kind }) => kind === 'human').length, 0);
  return {
    online: await onlineAccounts(store, now),
    games: ids.map((game) => ({ game, playing: playing(game), waiting: waiting.get(game) ?? 0 })),
    finished: await finishedGames(store, now),
  };
}

/** Whether two people or more play, and all seats are taken. */
const isBetweenPeople = ({ seats }: TableSummary): boolean =>
  seats.filter(({ kind }) => kind === 'human').length > 1 &&
  seats.every(({ kind }) => kind !== 'open');

async function onlineAccounts({ db }: Store, now: number): Promise<number> {
  const row = await db
    .selectFrom('here')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('at', '>', now - ONLINE_MS)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

async function finishedGames(store: Store, now: number): Promise<TableSummary[]> {
  const rows = await store.db
    .selectFrom('tables')
    .select('id')
    .where('over', '=', 1)
    .where('touched', '>', now - DAY)
    .orderBy('touched', 'desc')
    .limit(MOST_OVER)
    .execute();
  const found = (await store.find(rows.map(({ id }) => id))).map(summaryOf);
  return found
    .filter(isBetweenPeople)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_FINISHED);
}
