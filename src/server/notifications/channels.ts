/**
 * Notification channels of an account, for its turns at all of its tables and for new games. Due notifications are
 * looked up by seat, so the channels are copied to each seat of the account.
 */
import { randomBytes } from 'node:crypto';
import {
  DELAY,
  keyAt,
  NO_TURN_SENT,
  insertNotification,
  NOT_NOTIFIED,
  type SeatPreferences,
} from '../store/notification-store.ts';
import type { Compilable } from 'kysely';
import type { Database } from '../store/database.ts';
import type { StoreTables } from '../store/store-tables.ts';

/** A notification channel without its owner. */
export type NotificationChannel = Pick<SeatPreferences, 'kind' | 'address' | 'details'>;
/** A stored channel; its key allows ending it. */
export type StoredChannel = NotificationChannel & {
  readonly key: string;
  /** When its daily digest is sent (`digests.ts`); empty: a notification for each turn. */
  readonly daily: string;
};

export const CHANNEL_COLUMNS = [
  'key',
  'kind',
  'place as address',
  'means as details',
  'daily',
] as const;

/** Returns the channels of an account. */
export const channelsOf = (db: Database, account: string): Promise<StoredChannel[]> =>
  db
    .selectFrom('ways')
    .select(CHANNEL_COLUMNS)
    .where('account_id', '=', account)
    .orderBy('kind')
    .orderBy('place')
    .execute();

/** Stores a channel for all present and future tables of the account; replaces an equal one. */
export async function storeChannel(
  db: Database,
  account: string,
  channel: NotificationChannel,
  { daily = '', due = 0 } = {},
): Promise<StoredChannel> {
  const stored = { ...channel, daily, key: randomBytes(18).toString('base64url') };
  const { address: place, details: means, ...columns } = stored;
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
    ...removalOf(db, account, channel),
    db.insertInto('ways').values({ ...columns, place, means, account_id: account, due }),
    ...(daily === '' ? seats.map((seat) => insertAtSeat(db, stored, seat, NO_TURN_SENT)) : []),
  );
  return stored;
}

/** Deletes a channel, at all tables; returns false if the account does not have it. */
export async function deleteChannel(db: Database, account: string, key: string): Promise<boolean> {
  const channel = (await channelsOf(db, account)).find((one) => one.key === key);
  if (channel) await db.write(...removalOf(db, account, channel));
  return channel !== undefined;
}

const removalOf = (
  db: Database,
  account: string,
  { kind, address: place }: NotificationChannel,
) => [
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
 * Returns the statements that copy the channels of an account to its new seat. `isNew`: the account was seated by
 * others, and is notified of that.
 */
export async function copyChannelsToSeat(
  db: Database,
  { table, side, account }: { table: string; side: number; account: string },
  isNew: boolean,
): Promise<Compilable[]> {
  const rows = await db
    .selectFrom('ways as y')
    .innerJoin('seats as s', (join) => join.on('s.table_id', '=', table).on('s.side', '=', side))
    .select([
      'y.key',
      'y.kind',
      'y.place as address',
      'y.means as details',
      's.table_id',
      's.side',
      's.token',
    ])
    .where((eb) => eb.and({ 'y.account_id': account, 'y.daily': '' }))
    .execute();
  return rows.map((row) => insertAtSeat(db, row, row, isNew ? NOT_NOTIFIED : NO_TURN_SENT));
}

const insertAtSeat = (
  db: Database,
  { key, kind, address: place, details: means }: Omit<StoredChannel, 'daily'>,
  { table_id, side, token }: Pick<StoreTables['seats'], 'table_id' | 'side' | 'token'>,
  told: number,
) =>
  insertNotification(db, {
    ...{ key: keyAt(`${key} ${side}`, table_id), table_id, side, owner: token },
    ...{ kind, place, means, told, due: told === NOT_NOTIFIED ? 0 : Date.now() + DELAY },
  });
