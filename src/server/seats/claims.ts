/**
 * Seats of accounts: which are whose, and passes, by which a browser that is signed in opens those that were
 * taken in another.
 */
import type { OwnTable } from '../../table/messages/accounts.ts';
import type { TableSession } from '../tables/session.ts';
import { freshToken, hashToken } from './access-tokens.ts';
import { mustWrite, type Sql, write } from '../store/sql.ts';
import { readHeader } from '../store/rows.ts';
import type { Login } from '../accounts/accounts.ts';
import { seatWays } from '../notifications/channels.ts';

/** By which a pass is known from the secret of a seat, which has no dot in it. */
const PASS = 'pass.';
/** As many as the page keeps. */
const MOST = 50;

/** The secret of a seat proves its ownership: it is stored with the account, unless another account had it first. */
export async function claimSeat(
  sql: Sql,
  { id }: Pick<Login, 'id'>,
  table: string,
  token: string,
): Promise<void> {
  await sql.write(
    write(
      `INSERT INTO @sitters (table_id, side, account_id)
       SELECT table_id, side, ? FROM @seats WHERE table_id = ? AND token = ? AND kind <> 'bot'
       ON CONFLICT (table_id, side) DO NOTHING`,
      ...[id, table, hashToken(token)],
    ),
  );
}

/** New player of a seat; without an account, the seat belongs to no account from now on. */
export async function noteSitter(
  sql: Sql,
  table: string,
  side: number,
  account: string | undefined,
): Promise<void> {
  const gone = write('DELETE FROM @sitters WHERE table_id = ? AND side = ?', table, side);
  if (!account) return sql.write(gone);
  const come = 'INSERT INTO @sitters (table_id, side, account_id) VALUES (?, ?, ?)';
  const preferences = await seatWays(sql, { table, side, account }, false);
  return sql.write(gone, mustWrite(come, table, side, account), ...preferences);
}

/** Accounts that sit at a table, by side. */
export async function sittersOf(sql: Sql, table: string): Promise<ReadonlyMap<number, string>> {
  const rows = await sql.all('SELECT side, account_id FROM @sitters WHERE table_id = ?', table);
  return new Map(rows.map((row) => [Number(row['side']), String(row['account_id'])]));
}

/** Whether the game of a table counts for ratings. */
export const isRated = async (sql: Sql, table: string): Promise<boolean> =>
  (await sql.all('SELECT table_id FROM @rated WHERE table_id = ?', table)).length > 0;

/** One's tables beside those that the browser knows, the last played first, with passes to them. */
export async function passesTo(
  sql: Sql,
  { id, login }: Login,
  known: readonly string[],
): Promise<OwnTable[]> {
  const rows = await sql.all(
    `SELECT t.id, t.header, s.side, s.token, c.id AS cup_id, c.name AS cup, p.round FROM @sitters w
     JOIN @tables t ON t.id = w.table_id
     JOIN @seats s ON s.table_id = w.table_id AND s.side = w.side
     LEFT JOIN @pairings p ON p.table_id = t.id LEFT JOIN @tournaments c ON c.id = p.tournament_id
     WHERE w.account_id = ? AND t.over < 2 AND s.kind <> 'bot' ORDER BY t.touched DESC, t.id, s.side`,
    id,
  );
  const fresh = rows.filter((row) => !known.includes(String(row['id']))).slice(0, MOST);
  const passes = fresh.map(() => PASS + freshToken());
  await sql.write(
    ...fresh.map((row, i) =>
      write(
        'INSERT INTO @passes VALUES (?, ?, ?)',
        ...[hashToken(passes[i] ?? ''), login, String(row['token'])],
      ),
    ),
  );
  const byTable = Map.groupBy(fresh.keys(), (i) => String(fresh[i]?.['id']));
  return [...byTable].map(([table, lines]) => {
    const first = fresh[lines[0] ?? 0] ?? {};
    const { game, scenario, sides } = readHeader(first['header']);
    const seats = lines.map((i) => [sides[Number(fresh[i]?.['side'])] ?? '', passes[i] ?? '']);
    const cup = { name: String(first['cup']), round: Number(first['round']) };
    return {
      ...{ table, game, scenario, seats: Object.fromEntries(seats) },
      ...(first['cup_id'] ? { tournament: { id: String(first['cup_id']), ...cup } } : {}),
    };
  });
}

/** Lets a table know whether a secret that it is about to be shown is a pass, and to which seat. */
export async function admitPass(
  sql: Sql,
  session: TableSession,
  token: string | undefined,
): Promise<void> {
  if (!token?.startsWith(PASS)) return;
  const hash = hashToken(token);
  const [row] = await sql.all('SELECT seat FROM @passes WHERE hash = ?', hash);
  session.live.passes.set(hash, row && String(row['seat']));
}
