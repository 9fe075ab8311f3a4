/**
 * Notification settings, and the notifications due now. Due notifications follow from the tables alone, so a restart
 * loses none.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { NotificationKind } from '../../table/messages/notifications.ts';
import type { Database } from './database.ts';
import type { StoreTables } from './store-tables.ts';

/** Preferences of the person in a seat. */
export interface SeatPreferences {
  readonly table: string;
  readonly side: number;
  /** SHA-256 of the secret of the seat: the setting ends when the seat gets another secret. */
  readonly owner: string;
  readonly kind: NotificationKind;
  /** The address that gets the notifications; it identifies the setting. */
  readonly address: string;
  /** Data for sending it: secrets, keys, texts; JSON. */
  readonly details: string;
}

/** A stored notification setting. */
export interface StoredNotification extends SeatPreferences {
  /** Key that allows cancelling the notification. */
  readonly key: string;
  /** Failed attempts in this turn. */
  readonly tries: number;
  /** Earliest time of the notification; it also marks a claim, because no two processes claim the same value. */
  readonly due: number;
  /** Length of the record now. */
  readonly seq: number;
  /** Whether the player has not been notified of the new game yet. */
  readonly isNew: boolean;
}

/** Notification state of a player who has just got a seat: nothing was sent. */
export const NOT_NOTIFIED = -1;
/** Notification state of a player who knows the table: no turn was notified yet. */
export const NO_TURN_SENT = 0;
/** Milliseconds without a move, or without a player looking at the table, before a notification. */
export const DELAY = 60_000;

/** Maximum number of notifications in one batch. */
const MOST = 100;

/** Statement that inserts a setting, unless one with the same key exists. */
export const insertNotification = (
  db: Database,
  row: Omit<Insertable<StoreTables['notices']>, 'tries'>,
) =>
  db
    .insertInto('notices')
    .values({ ...row, tries: 0 })
    .onConflict((c) => c.doNothing());

export class NotificationStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a setting, replacing an equal one; returns the key that cancels it. */
  async add(
    { table, side, owner, kind, address: place, details: means }: SeatPreferences,
    delay = DELAY,
  ): Promise<string> {
    const db = this.#db;
    const key = randomBytes(18).toString('base64url');
    const found = db.selectFrom('tables').select('seq').where('id', '=', table);
    if (!(await found.where('over', '<', 2).executeTakeFirst()))
      throw new Error(`there is no table ${table}`);
    // The player is here now, but a turn that they leave without moving is due later.
    const due = Date.now() + delay;
    await db.write(
      db.deleteFrom('notices').where((eb) => eb.and({ table_id: table, side, kind, place })),
      insertNotification(db, {
        ...{ key, table_id: table, side, owner, kind, place, means, due },
        told: NO_TURN_SENT,
      }),
    );
    return key;
  }

  /** Copies the notification settings of a table's seats to the rematch, whose players have had no notification yet. */
  async copyTo(from: string, to: string, sideThere: (side: number) => number): Promise<void> {
    const rows = await this.#db
      .selectFrom('notices as n')
      .innerJoin('seats as s', (join) =>
        join
          .onRef('s.table_id', '=', 'n.table_id')
          .onRef('s.side', '=', 'n.side')
          .onRef('s.token', '=', 'n.owner'),
      )
      .select(['n.key', 'n.side', 'n.owner', 'n.kind', 'n.place', 'n.means'])
      .where('n.table_id', '=', from)
      .execute();
    const fresh = { table_id: to, told: NOT_NOTIFIED, due: 0 };
    await this.#db.write(
      ...rows.map((row) =>
        insertNotification(this.#db, {
          ...row,
          ...fresh,
          key: keyAt(row.key, to),
          side: sideThere(row.side),
        }),
      ),
    );
  }

  /** Returns the settings of a seat, while it has this secret. */
  async ofSeat(table: string, side: number, owner: string): Promise<StoredNotification[]> {
    const rows = await this.#db
      .selectFrom('notices')
      .selectAll()
      .where((eb) => eb.and({ table_id: table, side, owner }))
      .orderBy('kind')
      .orderBy('place')
      .execute();
    return rows.map((row) => readNotification({ ...row, seq: 0 }));
  }

  /**
   * Returns the channels of an account and of its seats. Channels with a daily digest are included, because invitations
   * are rarer than turns.
   */
  async ofAccount(
    account: string,
  ): Promise<Pick<SeatPreferences, 'kind' | 'address' | 'details'>[]> {
    const own = await this.#db
      .selectFrom('ways')
      .select(['kind', 'place as address', 'means as details'])
      .where('account_id', '=', account)
      .execute();
    const ofSeats = await this.#db
      .selectFrom('notices as n')
      .innerJoin('sitters', (join) =>
        join.onRef('sitters.table_id', '=', 'n.table_id').onRef('sitters.side', '=', 'n.side'),
      )
      .innerJoin('seats as o', (join) =>
        join
          .onRef('o.table_id', '=', 'n.table_id')
          .onRef('o.side', '=', 'n.side')
          .onRef('o.token', '=', 'n.owner'),
      )
      .distinct()
      .select(['n.kind', 'n.place as address', 'n.means as details'])
      .where('sitters.account_id', '=', account)
      .execute();
    return [...own, ...ofSeats];
  }

  /** Cancels a setting; returns false if it does not exist. */
  async remove(key: string): Promise<boolean> {
    const db = this.#db;
    const ended = await db.write(
      db.deleteFrom('notices').where('key', '=', key).returning('key'),
      // A daily digest is cancelled by the key of its channel.
      db.deleteFrom('ways').where('daily', '<>', '').where('key', '=', key).returning('key'),
    );
    return ended.flat().length > 0;
  }

  /** Cancels all settings with the same address, of any player: for the reader of that address. */
  async removeAddress(key: string): Promise<void> {
    const setting = await this.#db
      .selectFrom('notices')
      .select(['kind', 'place'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (setting)
      await this.#db.write(
        this.#db.deleteFrom('ways').where((eb) => eb.and(setting)),
        this.#db.deleteFrom('notices').where((eb) => eb.and(setting)),
      );
  }

  /**
   * Returns the players whose turn has begun since their last notification, or who got a seat, if the table has been
   * untouched since then. A turn begins with another side's entry; a player's own entries begin none.
   */
  async due(now: number, touched: number): Promise<StoredNotification[]> {
    const rows = await this.#db
      .selectFrom('notices as n')
      .innerJoin('tables as t', 't.id', 'n.table_id')
      .selectAll('n')
      .select('t.seq')
      .where('t.over', '=', 0)
      .where('t.touched', '<=', touched)
      .where('n.due', '<=', now)
      .where((eb) => {
        const lastOfOthers = eb
          .selectFrom('events as e')
          .select('e.seq')
          .whereRef('e.table_id', '=', 'n.table_id')
          .where('e.side', '>=', 0)
          .whereRef('e.side', '<>', 'n.side')
          .where('e.kind', 'in', ['action', 'undo', 'resign'])
          .orderBy('e.seq', 'desc')
          .limit(1);
        const isTurn = eb('t.actor', '=', eb.ref('n.side')).and(
          'n.told',
          '<',
          eb.fn.coalesce(lastOfOthers, eb.lit(1)),
        );
        return eb.or([eb('n.told', '<', 0), isTurn]);
      })
      .orderBy('n.due')
      .limit(MOST)
      .execute();
    return rows.map(readNotification);
  }

  /** Claims a notification until a time; returns false if another process was first. */
  async claim({ key, due }: StoredNotification, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#change(key, { due: until })
      .where('due', '=', due)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  /** Stores that the player knows of the turn. */
  async markSent({ key, seq }: StoredNotification): Promise<void> {
    // The first turn of a game begins before any entry.
    await this.#change(key, { told: Math.max(seq, 1), due: 0, tries: 0 }).execute();
  }

  /**
   * Stores that the player looks at the table, or did just now: they know of it, and their turn is due no earlier than
   * `due`.
   */
  async postpone(table: string, side: number, due: number): Promise<void> {
    await this.#db
      .updateTable('notices')
      .set((eb) => ({
        due,
        told: eb.case().when('told', '<', 0).then(eb.lit(NO_TURN_SENT)).else(eb.ref('told')).end(),
      }))
      .where((eb) => eb.and({ table_id: table, side }))
      .where('due', '<', due)
      .execute();
  }

  /** Stores that the notification was not delivered, and is due again at a later time. */
  async scheduleRetry({ key, tries }: StoredNotification, due: number): Promise<void> {
    await this.#change(key, { due, tries: tries + 1 }).execute();
  }

  #change(key: string, values: Partial<Record<'told' | 'due' | 'tries', number>>) {
    return this.#db.updateTable('notices').set(values).where('key', '=', key);
  }

  /** Returns a value that is generated once and stored, by whichever process comes first. */
  async getOrCreate(name: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('made')
      .values({ name, value: make() })
      .onConflict((c) => c.column('name').doNothing())
      .execute();
    const row = this.#db.selectFrom('made').select('value').where('name', '=', name);
    return (await row.executeTakeFirstOrThrow()).value;
  }
}

/** Returns a key that cannot be guessed, and is equal in all processes, so that no setting moves to a table twice. */
export const keyAt = (key: string, table: string): string =>
  createHash('sha256').update(`${key} ${table}`).digest('base64url').slice(0, 24);

const readNotification = (
  row: Selectable<StoreTables['notices']> & { readonly seq: number },
): StoredNotification => {
  const { table_id: table, told, place: address, means: details, ...more } = row;
  return { ...more, table, address: address, details, isNew: told < 0 };
};
