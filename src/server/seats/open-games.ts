/** Tables in play as somebody looks for them: by game, time, and whom one would play with. */
import { z } from 'zod';
import type { TableSummary } from '../../table/messages/messages.ts';
import type { RatingRange } from '../../table/messages/requests.ts';
import { SPEEDS, speedOf } from '../../table/clock/speed.ts';
import { HttpError } from '../http/errors.ts';
import { LONGEST_LIST, notLeft } from '../tables/listing.ts';
import type { Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { Outage } from '../store/uptime.ts';
import { NEWCOMER } from '../accounts/glicko.ts';
import { ratingIn } from '../accounts/ratings.ts';
import { refuse } from '../http/refuse.ts';

const rating = z.coerce.number().int().min(0).max(4000).optional();

/** Search terms. */
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

/** So many are looked through for what fits. */
const LOOKED_THROUGH = 500;

/** An account that sits at a table. */
interface Sitter {
  readonly account: string;
  readonly rating: number;
}

/** Tables in play that have not been left, and fit; the ones last touched first. `own`: the account that asks. */
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
  const { sql } = store;
  const sitters = asksForPeople(filter) ? await sittersAt(sql, found) : new Map();
  const friends = filter.friends ? await friendIds(sql, own) : new Set<string>();
  const fitting = found.filter(({ table }) => peopleFit(sitters.get(table) ?? [], filter, friends));
  return withAsks(sql, fitting.slice(0, LONGEST_LIST));
}

function fits({ game, scenario, seats, clock }: TableSummary, filter: TableFilter): boolean {
  if (filter.game !== undefined && filter.game !== game) return false;
  if (filter.scenario !== undefined && filter.scenario !== scenario) return false;
  if (filter.speed !== undefined && filter.speed !== speedOf(clock)) return false;
  return !filter.people || seats.some(({ kind }) => kind === 'human');
}

const asksForPeople = ({ friends, from, to }: TableFilter): boolean =>
  (friends ?? false) || from !== undefined || to !== undefined;

function peopleFit(
  sitters: readonly Sitter[],
  { friends: ofFriends = false, from, to }: TableFilter,
  friends: ReadonlySet<string>,
): boolean {
  if (ofFriends && !sitters.some(({ account }) => friends.has(account))) return false;
  if (from === undefined && to === undefined) return true;
  return (
    sitters.length > 0 && sitters.every((s) => s.rating >= (from ?? 0) && s.rating <= (to ?? 9999))
  );
}

async function sittersAt(
  sql: Sql,
  tables: readonly TableSummary[],
): Promise<ReadonlyMap<string, readonly Sitter[]>> {
  if (tables.length === 0) return new Map();
  const games = new Map(tables.map(({ table, game }) => [table, game]));
  const rows = await sql.all(
    `SELECT s.table_id, s.account_id, r.game, r.rating FROM @sitters s
     LEFT JOIN @ratings r ON r.player = s.account_id AND r.pool = 'people'
     WHERE s.table_id IN (${tables.map(() => '?').join()})`,
    ...games.keys(),
  );
  const byTable = Map.groupBy(rows, (row) => String(row['table_id']));
  return new Map(
    [...byTable].map(([table, lines]) => [
      table,
      [...Map.groupBy(lines, (row) => String(row['account_id']))].map(([account, own]) => {
        const known = own.find((row) => row['game'] === games.get(table));
        return { account, rating: known ? Number(known['rating']) : NEWCOMER.rating };
      }),
    ]),
  );
}

async function friendIds(sql: Sql, own: string | undefined): Promise<ReadonlySet<string>> {
  if (own === undefined) return new Set();
  const rows = await sql.all('SELECT friend FROM @friends WHERE account_id = ?', own);
  return new Set(rows.map(({ friend }) => String(friend)));
}

/** With what they ask for, and whether they count. */
async function withAsks(sql: Sql, tables: readonly TableSummary[]): Promise<TableSummary[]> {
  if (tables.length === 0) return [];
  const among = `table_id IN (${tables.map(() => '?').join()})`;
  const ids = tables.map(({ table }) => table);
  const asks = await sql.all(`SELECT * FROM @asks WHERE ${among}`, ...ids);
  const rated = await sql.all(`SELECT table_id FROM @rated WHERE ${among}`, ...ids);
  const ranges = new Map(asks.map((row) => [String(row['table_id']), rangeOf(row)]));
  const counted = new Set(rated.map(({ table_id: id }) => String(id)));
  return tables.map((table) => {
    const ratings = ranges.get(table.table);
    return {
      ...table,
      ...(ratings && { ratings }),
      ...(counted.has(table.table) && { rated: true as const }),
    };
  });
}

const rangeOf = (row: Readonly<Record<string, unknown>>): RatingRange => ({
  from: Number(row['low']),
  to: Number(row['high']),
});

/** Throws a 401 or 403 if a table asks for other ratings than that of who would take its seat off the list. */
export async function checkRating(
  sql: Sql,
  table: string,
  game: string,
  login: { readonly id: string } | undefined,
): Promise<void> {
  const [row] = await sql.all('SELECT * FROM @asks WHERE table_id = ?', table);
  if (!row) return;
  const { from, to } = rangeOf(row);
  if (!login)
    throw new HttpError(401, refuse('server.ratings.sign-in', { from: `${from}`, to: `${to}` }));
  const own = Math.round(await ratingIn(sql, login.id, game, Date.now()));
  if (own < from || own > to)
    throw new HttpError(
      403,
      refuse('server.ratings.other', { from: `${from}`, to: `${to}`, own: `${own}` }),
    );
}
