/** Search for tables in play: by game, time control, and wanted opponents. */
import { z } from 'zod';
import type { TableSummary } from '../../table/messages/messages.ts';
import type { RatingRange } from '../../table/messages/requests.ts';
import { SPEEDS, speedOf } from '../../table/clock/speed.ts';
import { HttpError } from '../http/errors.ts';
import { LONGEST_LIST, notLeft } from '../tables/listing.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Outage } from '../store/uptime.ts';
import { INITIAL_RATING } from '../accounts/glicko.ts';
import { reservedSeats } from '../challenges/challenges.ts';
import { friendIds } from '../accounts/friends.ts';
import { ratingIn } from '../accounts/ratings.ts';
import { refuse } from '../http/refuse.ts';

const rating = z.coerce.number().int().min(0).max(4000).optional();

/** Search criteria. */
export const tableFilter = z.object({
  open: z.stringbool().optional().describe('Only tables with a free seat'),
  game: z.string().max(40).optional(),
  scenario: z.string().max(40).optional(),
  speed: z.enum(SPEEDS).optional().describe('live: an evening; days; none: without a clock'),
  people: z.stringbool().optional().describe('Only tables where a person sits'),
  friends: z.stringbool().optional().describe('Only tables where a friend sits'),
  from: rating.describe('Only tables where all accounts have at least this rating in the game'),
  to: rating,
});
export type TableFilter = z.infer<typeof tableFilter>;

/** Maximum number of tables examined. */
const LOOKED_THROUGH = 500;

/** An account that sits at a table. */
interface SeatAccount {
  readonly account: string;
  readonly rating: number;
}

/** Returns the active tables in play that match, the last used first. `own`: the account that asks. */
export async function listTables(
  store: Store,
  filter: TableFilter,
  own: string | undefined,
  outages: readonly Outage[],
): Promise<TableSummary[]> {
  const { open = false, ...more } = filter;
  const most = Object.keys(more).length > 0 ? LOOKED_THROUGH : LONGEST_LIST;
  const found = (await notLeft(store, open, Date.now(), most, outages)).filter((table) =>
    fits(table, filter),
  );
  const { db } = store;
  const accounts = asksForPeople(filter) ? await seatAccountsAt(db, found) : new Map();
  const friends = filter.friends && own ? await friendIds(db, own) : new Set<string>();
  const fitting = found.filter(({ table }) =>
    peopleFit(accounts.get(table) ?? [], filter, friends),
  );
  const kept = await reservedSeats(
    db,
    fitting.filter(hasFree).map(({ table }) => table),
  );
  // If all free seats of a table are reserved for challenged players, the table is open to no other player.
  const listed = fitting.filter(
    (table) => !hasFree(table) || (kept.get(table.table)?.length ?? 0) < freeSeats(table),
  );
  return withAsks(db, listed.slice(0, LONGEST_LIST));
}

const freeSeats = ({ seats }: TableSummary): number =>
  seats.filter(({ kind }) => kind === 'open').length;
const hasFree = (table: TableSummary): boolean => freeSeats(table) > 0;

function fits({ game, scenario, seats, clock }: TableSummary, filter: TableFilter): boolean {
  if (filter.game !== undefined && filter.game !== game) return false;
  if (filter.scenario !== undefined && filter.scenario !== scenario) return false;
  if (filter.speed !== undefined && filter.speed !== speedOf(clock)) return false;
  return !filter.people || seats.some(({ kind }) => kind === 'human');
}

const asksForPeople = ({ friends, from, to }: TableFilter): boolean =>
  (friends ?? false) || from !== undefined || to !== undefined;

function peopleFit(
  accounts: readonly SeatAccount[],
  { friends: ofFriends = false, from, to }: TableFilter,
  friends: ReadonlySet<string>,
): boolean {
  if (ofFriends && !accounts.some(({ account }) => friends.has(account))) return false;
  if (from === undefined && to === undefined) return true;
  return (
    accounts.length > 0 &&
    accounts.every((s) => s.rating >= (from ?? 0) && s.rating <= (to ?? 9999))
  );
}

async function seatAccountsAt(
  db: Database,
  tables: readonly TableSummary[],
): Promise<ReadonlyMap<string, readonly SeatAccount[]>> {
  if (tables.length === 0) return new Map();
  const games = new Map(tables.map(({ table, game }) => [table, game]));
  const rows = await db
    .selectFrom('sitters')
    .leftJoin('ratings as r', (join) =>
      join.onRef('r.player', '=', 'sitters.account_id').on('r.pool', '=', 'people'),
    )
    .select(['sitters.table_id', 'sitters.account_id', 'r.game', 'r.rating'])
    .where('sitters.table_id', 'in', [...games.keys()])
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.table_id)].map(([table, lines]) => [
      table,
      [...Map.groupBy(lines, (row) => row.account_id)].map(([account, own]) => {
        const known = own.find(({ game }) => game === games.get(table));
        return { account, rating: known?.rating ?? INITIAL_RATING.rating };
      }),
    ]),
  );
}

/** Adds the required ratings of tables, and whether they are rated. */
async function withAsks(db: Database, tables: readonly TableSummary[]): Promise<TableSummary[]> {
  if (tables.length === 0) return [];
  const ids = tables.map(({ table }) => table);
  const asks = await db.selectFrom('asks').selectAll().where('table_id', 'in', ids).execute();
  const rated = await db.selectFrom('rated').selectAll().where('table_id', 'in', ids).execute();
  const ranges = new Map(asks.map((row) => [row.table_id, rangeOf(row)]));
  const counted = new Set(rated.map((row) => row.table_id));
  return tables.map((table) => {
    const ratings = ranges.get(table.table);
    return {
      ...table,
      ...(ratings && { ratings }),
      ...(counted.has(table.table) && { rated: true as const }),
    };
  });
}

const rangeOf = ({ low, high }: { low: number; high: number }): RatingRange => ({
  from: low,
  to: high,
});

/** Throws a 401 or 403 if a table requires other ratings than that of the account that takes its seat from the list. */
export async function checkRating(
  db: Database,
  table: string,
  game: string,
  login: { readonly id: string } | undefined,
): Promise<void> {
  const row = await db
    .selectFrom('asks')
    .selectAll()
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (!row) return;
  const { from, to } = rangeOf(row);
  if (!login)
    throw new HttpError(401, refuse('server.ratings.sign-in', { from: `${from}`, to: `${to}` }));
  const own = Math.round(await ratingIn(db, login.id, game, Date.now()));
  if (own < from || own > to)
    throw new HttpError(
      403,
      refuse('server.ratings.other', { from: `${from}`, to: `${to}`, own: `${own}` }),
    );
}
