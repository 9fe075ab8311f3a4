/**
 * How an account wants to be told at all of its tables: of its turns, and of games that it is put at. What is due
 * is a question to the wishes of tables, so these are put down there, for each seat that is the account's.
 */
import { randomBytes } from 'node:crypto';
import {
  DELAY,
  keyAt,
  NO_TURN,
  PUT_NOTICE,
  UNAWARE,
  type SeatPreferences,
} from '../store/notification-store.ts';
import { mustWrite, type SqlRow, type Sql, write, type Write } from '../store/sql.ts';

/** One way, without whose it is. */
export type NotificationChannel = Pick<SeatPreferences, 'kind' | 'place' | 'means'>;
/** The same as it is kept; whoever has the key may end it. */
export type KeptWay = NotificationChannel & {
  readonly key: string;
  /** When its daily digest is sent (`digests.ts`); empty: it is told of each turn. */
  readonly daily: string;
};

export const wayOf = (row: SqlRow): KeptWay => ({
  daily: String(row['daily']),
  key: String(row['key']),
  kind: row['kind'] as NotificationChannel['kind'],
  place: String(row['place']),
  means: String(row['means']),
});

/** The ways of an account. */
export const waysOf = async (sql: Sql, account: string): Promise<KeptWay[]> =>
  (await sql.all('SELECT * FROM @ways WHERE account_id = ? ORDER BY kind, place', account)).map(
    wayOf,
  );

/** Keeps a way, in place of the same one before, for all tables where the account sits and will sit. */
export async function wantWay(
  sql: Sql,
  account: string,
  way: NotificationChannel,
  { daily = '', due = 0 } = {},
): Promise<KeptWay> {
  const kept = { ...way, daily, key: randomBytes(18).toString('base64url') };
  const rows = await sql.all(
    `SELECT s.table_id, s.side, s.token FROM @sitters w
     JOIN @seats s ON s.table_id = w.table_id AND s.side = w.side
     JOIN @tables t ON t.id = w.table_id
     WHERE w.account_id = ? AND t.over = 0 AND s.kind = 'human'`,
    account,
  );
  await sql.write(
    ...removalOf(account, way),
    mustWrite(
      'INSERT INTO @ways (key, account_id, kind, place, means, daily, due) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[kept.key, account, way.kind, way.place, way.means, daily, due],
    ),
    ...(daily === '' ? rows.map((row) => putting(kept, row, NO_TURN)) : []),
  );
  return kept;
}

/** Ends a way, at all tables; false if the account has no such. */
export async function endWay(sql: Sql, account: string, key: string): Promise<boolean> {
  const way = (await waysOf(sql, account)).find((one) => one.key === key);
  if (way) await sql.write(...removalOf(account, way));
  return way !== undefined;
}

function removalOf(account: string, { kind, place }: NotificationChannel): Write[] {
  return [
    write(
      'DELETE FROM @ways WHERE account_id = ? AND kind = ? AND place = ?',
      account,
      kind,
      place,
    ),
    write(
      `DELETE FROM @notices WHERE kind = ? AND place = ? AND EXISTS (SELECT 1 FROM @sitters w
         WHERE w.table_id = @notices.table_id AND w.side = @notices.side AND w.account_id = ?)`,
      ...[kind, place, account],
    ),
  ];
}

/**
 * Puts the ways of an account down for a seat that is its from now on. `isNew`: it has been put there, and is to be
 * told of it.
 */
export async function seatWays(
  sql: Sql,
  { table, side, account }: { table: string; side: number; account: string },
  isNew: boolean,
): Promise<Write[]> {
  const rows = await sql.all(
    `SELECT y.*, s.table_id, s.side, s.token FROM @ways y JOIN @seats s ON s.table_id = ? AND s.side = ?
     WHERE y.account_id = ? AND y.daily = ''`,
    ...[table, side, account],
  );
  return rows.map((row) => putting(wayOf(row), row, isNew ? UNAWARE : NO_TURN));
}

const putting = (
  { key, kind, place, means }: Omit<KeptWay, 'daily'>,
  seat: SqlRow,
  told: number,
): Write => {
  const [table, side, token] = [
    String(seat['table_id']),
    Number(seat['side']),
    String(seat['token']),
  ];
  return write(
    PUT_NOTICE,
    ...[
      keyAt(`${key} ${side}`, table),
      table,
      side,
      token,
      kind,
      place,
      means,
      told,
      told === UNAWARE ? 0 : Date.now() + DELAY,
    ],
  );
};
