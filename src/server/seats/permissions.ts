/** Permission to take seats: at rated tables, and at those of a player who blocks the account. */
import { sidesIn } from '../../kernel/setup/setup.ts';
import type { SeatChange } from '../../table/seats/duties.ts';
import type { TableRequest } from '../../table/messages/requests.ts';
import { HttpError } from '../http/errors.ts';
import type { Sql } from '../store/sql.ts';
import { mustWrite, write } from '../store/sql.ts';
import type { TableSession } from '../tables/session.ts';
import type { Login } from '../accounts/accounts.ts';
import type { Registry } from '../tables/registry.ts';
import { partingOf } from '../accounts/friends.ts';
import { claimSeat, isRated, noteSitter, sittersOf } from './claims.ts';
import { seatWays } from '../notifications/channels.ts';
import { refuse } from '../http/refuse.ts';

/** Checks the request for a table; a rated one has no hints, and running out of time loses. Throws a 400 or 401. */
export function ratedRequest(
  { gameById }: Registry,
  { rated, ratings, ...request }: TableRequest,
  login: Login | undefined,
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
  if (request.document !== undefined) throw new HttpError(400, refuse('server.rated.document'));
  if (!login) throw new HttpError(401, refuse('server.rated.account'));
  const own = Object.values(request.seats ?? {}).filter((seat) => seat === 'me');
  if (own.length !== 1) throw new HttpError(400, refuse('server.rated.seats'));
  if (request.clock && request.clock.late !== 'loss')
    throw new HttpError(400, refuse('server.rated.clock'));
  return { ...request, hints: 'off' };
}

/** Stores the accounts of the seats of a new table, and whether its game is rated. */
export async function noteMade(
  sql: Sql,
  session: TableSession,
  { rated, ratings, seats = {} }: TableRequest,
  login: Login | undefined,
): Promise<void> {
  if (!login) return;
  const { sides } = session.table.game;
  for (const [side, { id }] of sides.entries())
    if (seats[id] === 'me') await noteSitter(sql, session.id, side, login.id);
  if (rated) await sql.write(mustWrite('INSERT INTO @rated VALUES (?)', session.id));
  if (ratings)
    await sql.write(
      mustWrite('INSERT INTO @asks VALUES (?, ?, ?)', session.id, ratings.from, ratings.to),
    );
}

/** Stores the account that took a seat: always from the list; with a secret, unless another account had it first. */
export async function noteTaken(
  sql: Sql,
  table: string,
  taken: { readonly side: number; readonly token: string },
  by: { readonly token: string | undefined; readonly login: Login | undefined },
): Promise<void> {
  if (!by.token) await noteSitter(sql, table, taken.side, by.login?.id);
  else if (by.login) {
    await claimSeat(sql, by.login, table, taken.token);
    const seat = { table, side: taken.side, account: by.login.id };
    await sql.write(...(await seatWays(sql, seat, false)));
  }
}

/** Copies the accounts of the seats to the rematch, matched by their secrets, and whether the game is rated. */
export async function noteAgain(sql: Sql, table: string, next: string): Promise<void> {
  await sql.write(
    write(
      `INSERT INTO @sitters (table_id, side, account_id)
       SELECT n.table_id, n.side, s.account_id FROM @sitters s
       JOIN @seats o ON o.table_id = s.table_id AND o.side = s.side
       JOIN @seats n ON n.table_id = ? AND n.token = o.token
       WHERE s.table_id = ? ON CONFLICT DO NOTHING`,
      ...[next, table],
    ),
    write(
      `INSERT INTO @rated (table_id) SELECT t.id FROM @rated r JOIN @tables t ON t.id = ?
       WHERE r.table_id = ? ON CONFLICT DO NOTHING`,
      ...[next, table],
    ),
  );
}

/** Throws a 403 if, in a rated game, a bot would play for a person, or a person for a bot. */
export async function checkMayChange(
  sql: Sql,
  table: string,
  { do: what }: SeatChange,
): Promise<void> {
  const swaps = what === 'stand-in' || what === 'take-over';
  if (swaps && (await isRated(sql, table)))
    throw new HttpError(403, refuse('server.rated.own-moves'));
}

/** Throws a 401 or 403 if an account or a guest may not sit down at a table. */
export async function checkMaySit(
  sql: Sql,
  table: string,
  login: Login | undefined,
): Promise<void> {
  if (await isRated(sql, table)) {
    if (!login) throw new HttpError(401, refuse('server.rated.sign-in'));
    if ([...(await sittersOf(sql, table)).values()].includes(login.id))
      throw new HttpError(403, refuse('server.rated.yourself'));
  }
  if (login && (await isBlocked(sql, table, login.id)))
    throw new HttpError(403, refuse('server.blocked.sit'));
}

/** Whether a player at a table has blocked an account, which then can neither sit down nor write there. */
export async function isBlocked(sql: Sql, table: string, account: string): Promise<boolean> {
  const rows = await sql.all(
    `SELECT b.blocked FROM @sitters s JOIN @blocks b ON b.account_id = s.account_id
     WHERE s.table_id = ? AND b.blocked = ?`,
    ...[table, account],
  );
  return rows.length > 0;
}

/** Throws a 403 if an account may not write at a table: it is muted, or blocked by a player there. */
export async function checkMaySpeak(
  sql: Sql,
  table: string,
  login: Login | undefined,
): Promise<void> {
  if (!login) return;
  if (login.muted > Date.now()) throw new HttpError(403, refuse('server.muted'));
  if (await isBlocked(sql, table, login.id))
    throw new HttpError(403, refuse('server.blocked.hear'));
}

/** Blocks or unblocks an account. */
export async function setBlock(sql: Sql, own: string, other: string, on: boolean): Promise<void> {
  await sql.write(
    ...(on
      ? [
          write('INSERT INTO @blocks VALUES (?, ?) ON CONFLICT DO NOTHING', own, other),
          // Blocking an account ends the friendship.
          ...partingOf(own, other),
        ]
      : [write('DELETE FROM @blocks WHERE account_id = ? AND blocked = ?', own, other)]),
  );
}

/** Names of the accounts that an account has blocked. */
export async function blockedBy(sql: Sql, own: string): Promise<string[]> {
  const rows = await sql.all(
    'SELECT a.name FROM @blocks b JOIN @accounts a ON a.id = b.blocked WHERE b.account_id = ? ORDER BY a.name',
    own,
  );
  return rows.map(({ name }) => String(name));
}
