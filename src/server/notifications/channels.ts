/**
 * How an account wants to be told at all of its tables: of its turns, and of games that it is put at. What is due
 * is a question to the wishes of tables, so these are put down there, for each seat that is the account's.
 */
import { randomBytes } from 'node:crypto';
import {
  DELAY,
  keyAt,
  NO_TURN,
  noticeInsert,
  UNAWARE,
  type SeatPreferences,
} from '../store/notification-store.ts';
import type { Compilable } from 'kysely';
import type { Database } from '../store/database.ts';
import type { StoreTables } from '../store/store-tables.ts';

/** One way, without whose it is. */
export type NotificationChannel = Pick<SeatPreferences, 'kind' | 'place' | 'means'>;
/** The same as it is kept; whoever has the key may end it. */
export type KeptWay = NotificationChannel & {
  readonly key: string;
  /** When its daily digest is sent (`digests.ts`); empty: it is told of each turn. */
  readonly daily: string;
};

export const WAY_COLUMNS = ['key', 'kind', 'place', 'means', 'daily'] as const;

/** The ways of an account. */
export const waysOf = (db: Database, account: string): Promise<KeptWay[]> =>
  db
    .selectFrom('ways')
    .select(WAY_COLUMNS)
    .where('account_id', '=', account)
    .orderBy('kind')
    .orderBy('place')
    .execute();

/** Keeps a way, in place of the same one before, for all tables where the account sits and will sit. */
export async function wantWay(
  db: Database,
  account: string,
  way: NotificationChannel,
  { daily = '', due = 0 } = {},
): Promise<KeptWay> {
  const kept = { ...way, daily, key: randomBytes(18).toString('base64url') };
  const seats = await db
    .selectFrom('sitters')
    .innerJoin('seats as s', (join) =>
      join.onRef('s.table_id', '=', 'sitters.table_id').onRef('s.side', '=', 'sitters.side'),
    )
    .innerJoin('tables as t', 't.id', 'sitters.table_id')
    .select(['s.table_id', 's.side', 's.token'])
    .where((eb) => eb.and({ 'sitters.account_id': account, 't.over': 0, 's.kind': 'human' }))
    .execute();
  await db.write(
    ...removalOf(db, account, way),
    db.insertInto('ways').values({ ...kept, account_id: account, due }),
    ...(daily === '' ? seats.map((seat) => putting(db, kept, seat, NO_TURN)) : []),
  );
  return kept;
}

/** Ends a way, at all tables; false if the account has no such. */
export async function endWay(db: Database, account: string, key: string): Promise<boolean> {
  const way = (await waysOf(db, account)).find((one) => one.key === key);
  if (way) await db.write(...removalOf(db, account, way));
  return way !== undefined;
}

const removalOf = (db: Database, account: string, { kind, place }: NotificationChannel) => [
  db.deleteFrom('ways').where((eb) => eb.and({ account_id: account, kind, place })),
  db
    .deleteFrom('notices')
    .where((eb) => eb.and({ kind, place }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sitters')
          .select('sitters.side')
          .whereRef('sitters.table_id', '=', 'notices.table_id')
          .whereRef('sitters.side', '=', 'notices.side')
          .where('sitters.account_id', '=', account),
      ),
    ),
];

/**
 * Puts the ways of an account down for a seat that is its from now on. `isNew`: it has been put there, and is to be
 * told of it.
 */
export async function seatWays(
  db: Database,
  { table, side, account }: { table: string; side: number; account: string },
  isNew: boolean,
): Promise<Compilable[]> {
  const rows = await db
    .selectFrom('ways as y')
    .innerJoin('seats as s', (join) => join.on('s.table_id', '=', table).on('s.side', '=', side))
    .select(['y.key', 'y.kind', 'y.place', 'y.means', 's.table_id', 's.side', 's.token'])
    .where((eb) => eb.and({ 'y.account_id': account, 'y.daily': '' }))
    .execute();
  return rows.map((row) => putting(db, row, row, isNew ? UNAWARE : NO_TURN));
}

const putting = (
  db: Database,
  { key, kind, place, means }: Omit<KeptWay, 'daily'>,
  { table_id, side, token }: Pick<StoreTables['seats'], 'table_id' | 'side' | 'token'>,
  told: number,
) =>
  noticeInsert(db, {
    ...{ key: keyAt(`${key} ${side}`, table_id), table_id, side, owner: token },
    ...{ kind, place, means, told, due: told === UNAWARE ? 0 : Date.now() + DELAY },
  });
