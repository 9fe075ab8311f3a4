/** Permission to take seats: at rated tables, and at tables with a player who blocks the account. */
import type { GameModule } from '../../kernel/game.ts';
import { InputError, parseSetup, type SetupRequest, sidesIn } from '../../kernel/setup/setup.ts';
import type { Rematch } from '../../table/messages/messages.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type { TableRequest } from '../../table/messages/requests.ts';
import { HttpError } from '../http/errors.ts';
import type { Database } from '../store/database.ts';
import type { TableSession } from '../tables/session.ts';
import type { Login } from '../accounts/accounts.ts';
import type { Registry } from '../tables/registry.ts';
import { removalOf } from '../accounts/friends.ts';
import { claimSeat, isRated, setSeatAccount, seatAccounts } from './account-seats.ts';
import { readRatedVariants } from './rated-variants.ts';
import { copyChannelsToSeat } from '../notifications/channels.ts';
import { refuse } from '../http/refuse.ts';

/**
 * Checks a request for a rated table: it has no hints, and running out of time loses. `variants`: hashes of the variants
 * that may be rated. Throws a 400 or 401.
 */
export function ratedRequest(
  { gameById }: Registry,
  { rated, ratings, ...request }: TableRequest,
  login: Login | undefined,
  variants: readonly string[],
): TableRequest {
  if (ratings && !login) throw new HttpError(401, refuse('server.ratings.account'));
  if (ratings && ratings.from > ratings.to)
    throw new HttpError(
      400,
      refuse('server.ratings.empty', { from: `${ratings.from}`, to: `${ratings.to}` }),
    );
  if (!rated) return request;
  if (sidesIn(gameById(request.game), request.scenario).length !== 2)
    throw new HttpError(400, refuse('server.rated.sides'));
  if (request.variant !== undefined && !allowsVariant(gameById(request.game), request, variants))
    throw new HttpError(400, refuse('server.rated.variant'));
  if (request.document !== undefined) throw new HttpError(400, refuse('server.rated.document'));
  if (!login) throw new HttpError(401, refuse('server.rated.account'));
  const own = Object.values(request.seats ?? {}).filter((seat) => seat === 'me');
  if (own.length !== 1) throw new HttpError(400, refuse('server.rated.seats'));
  if (request.clock && request.clock.late !== 'loss')
    throw new HttpError(400, refuse('server.rated.clock'));
  return { ...request, hints: 'off' };
}

/** Returns whether a rated game may have the variant of a request: it changes nothing, or the host allows its hash. */
export function allowsVariant(
  module: GameModule,
  request: SetupRequest,
  allowed: readonly string[],
): boolean {
  const hash = hashIn(module, request);
  return hash === undefined || allowed.includes(hash);
}

/** Returns the hash of the variant of a request under the current rules; undefined if it changes nothing. */
export function hashIn(module: GameModule, request: SetupRequest): string | undefined {
  const setup = parseSetup(module, request);
  return setup.variant && variantHash(module.id, module.open(setup).version, setup.variant);
}

/** Stores the accounts of the seats of a new table, and whether its game is rated. */
export async function storeTableAccounts(
  db: Database,
  session: TableSession,
  { rated, ratings, seats = {} }: TableRequest,
  login: Login | undefined,
): Promise<void> {
  if (!login) return;
  const { sides } = session.table.game;
  for (const [side, { id }] of sides.entries())
    if (seats[id] === 'me') await setSeatAccount(db, session.id, side, login.id);
  const { id } = session;
  if (rated) await db.insertInto('rated').values({ table_id: id }).execute();
  if (ratings)
    await db
      .insertInto('asks')
      .values({ table_id: id, low: ratings.from, high: ratings.to })
      .execute();
}

/**
 * Stores the account that took a seat: always if it was taken from the list; with a secret, unless another account had
 * it first.
 */
export async function storeSeatAccount(
  db: Database,
  table: string,
  taken: { readonly side: number; readonly token: string },
  by: { readonly token: string | undefined; readonly login: Login | undefined },
): Promise<void> {
  if (!by.token) await setSeatAccount(db, table, taken.side, by.login?.id);
  else if (by.login) {
    await claimSeat(db, by.login, table, taken.token);
    const seat = { table, side: taken.side, account: by.login.id };
    await db.write(...(await copyChannelsToSeat(db, seat, false)));
  }
}

/**
 * Returns whether a table is rated and its rematch may not be: the list of variants that the host allows has changed
 * since, or the rules have, so that the variant has another hash or is no longer valid.
 */
export async function mustBeCasual(
  db: Database,
  { gameById }: Registry,
  { id, table }: TableSession,
): Promise<boolean> {
  const { game, scenario, options, variant } = table.header;
  if (variant === undefined || !(await isRated(db, id))) return false;
  try {
    const request = { scenario, options, variant };
    return !allowsVariant(gameById(game), request, await readRatedVariants(db));
  } catch (error) {
    if (error instanceof InputError) return true;
    throw error;
  }
}

/**
 * Copies the accounts of the seats to the rematch, matched by their secrets, and whether the game is rated, unless the
 * rematch must be casual.
 */
export async function copyAccountsToRematch(
  db: Database,
  table: string,
  { table: next, casual }: Rematch,
): Promise<void> {
  const accounts = db
    .selectFrom('sitters')
    .innerJoin('seats as o', (join) =>
      join.onRef('o.table_id', '=', 'sitters.table_id').onRef('o.side', '=', 'sitters.side'),
    )
    .innerJoin('seats as n', (join) =>
      join.on('n.table_id', '=', next).onRef('n.token', '=', 'o.token'),
    )
    .select(['n.table_id', 'n.side', 'sitters.account_id'])
    .where('sitters.table_id', '=', table);
  const rated = db
    .selectFrom('rated as r')
    .innerJoin('tables as t', (join) => join.on('t.id', '=', next))
    .select('t.id')
    .where('r.table_id', '=', table);
  await db.write(
    db
      .insertInto('sitters')
      .columns(['table_id', 'side', 'account_id'])
      .expression(accounts)
      .onConflict((c) => c.doNothing()),
    ...(casual
      ? []
      : [
          db
            .insertInto('rated')
            .columns(['table_id'])
            .expression(rated)
            .onConflict((c) => c.doNothing()),
        ]),
  );
}

/** Throws a 403 if, in a rated game, a bot would replace a person or a person a bot. */
export async function checkMayChange(
  db: Database,
  table: string,
  { do: what }: SeatChange,
): Promise<void> {
  const swaps = what === 'stand-in' || what === 'take-over';
  if (swaps && (await isRated(db, table)))
    throw new HttpError(403, refuse('server.rated.own-moves'));
}

/** Throws a 401 or 403 if an account or a guest may not take a seat at a table. */
export async function checkCanJoin(
  db: Database,
  table: string,
  login: Login | undefined,
): Promise<void> {
  if (await isRated(db, table)) {
    if (!login) throw new HttpError(401, refuse('server.rated.sign-in'));
    if ([...(await seatAccounts(db, table)).values()].includes(login.id))
      throw new HttpError(403, refuse('server.rated.yourself'));
  }
  if (login && (await isBlocked(db, table, login.id)))
    throw new HttpError(403, refuse('server.blocked.sit'));
}

/** Whether a player at a table has blocked an account, which can then neither take a seat nor write there. */
export async function isBlocked(db: Database, table: string, account: string): Promise<boolean> {
  const block = await db
    .selectFrom('sitters')
    .innerJoin('blocks as b', 'b.account_id', 'sitters.account_id')
    .select('b.blocked')
    .where((eb) => eb.and({ 'sitters.table_id': table, 'b.blocked': account }))
    .executeTakeFirst();
  return block !== undefined;
}

/** Throws a 403 if an account may not write at a table: it is muted, or blocked by a player there. */
export async function checkCanChat(
  db: Database,
  table: string,
  login: Login | undefined,
): Promise<void> {
  if (!login) return;
  if (login.muted > Date.now()) throw new HttpError(403, refuse('server.muted'));
  if (await isBlocked(db, table, login.id)) throw new HttpError(403, refuse('server.blocked.hear'));
}

/** Blocks or unblocks an account. */
export async function setBlock(
  db: Database,
  own: string,
  other: string,
  on: boolean,
): Promise<void> {
  const row = { account_id: own, blocked: other };
  if (!on)
    await db
      .deleteFrom('blocks')
      .where((eb) => eb.and(row))
      .execute();
  // Blocking an account ends the friendship.
  else
    await db.write(
      db
        .insertInto('blocks')
        .values(row)
        .onConflict((c) => c.doNothing()),
      ...removalOf(db, own, other),
    );
}

/** Names of the accounts that an account has blocked. */
export async function blockedBy(db: Database, own: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blocks as b')
    .innerJoin('accounts as a', 'a.id', 'b.blocked')
    .select('a.name')
    .where('b.account_id', '=', own)
    .orderBy('a.name')
    .execute();
  return rows.map(({ name }) => name);
}
