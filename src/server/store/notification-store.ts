/**
 * Notification settings, and the notifications due now. These follow from the tables alone,
 * so no notification is lost with a process. The statements serve both kinds of store: `?` are values, `@`
 * stands for the schema of the tables.
 */
import { createHash, randomBytes } from 'node:crypto';

export const NOTICE_KINDS = ['webhook', 'push', 'email'] as const;
export type NotificationKind = (typeof NOTICE_KINDS)[number];

/** Preferences of the person in a seat. */
export interface SeatPreferences {
  readonly table: string;
  readonly side: number;
  /** SHA-256 of the secret of the seat: the setting ends when the seat gets another secret. */
  readonly owner: string;
  readonly kind: NotificationKind;
  /** The address that gets the notifications; it identifies the setting. */
  readonly place: string;
  /** Data for sending it: secrets, keys, texts; JSON. */
  readonly means: string;
}

/** A stored notification setting. */
export interface StoredNotification extends SeatPreferences {
  /** Anyone with this key may cancel the notification. */
  readonly key: string;
  /** Attempts that have failed in this turn. */
  readonly tries: number;
  /** Earliest time of the notification; it also marks the claim, since no two processes claim the same value. */
  readonly due: number;
  /** Length of the record now. */
  readonly seq: number;
  /** The player has not been notified of the new game yet. */
  readonly isNew: boolean;
}

type Value = string | number;
type Row = Record<string, unknown>;
/** Runs a statement, and returns its rows. */
export type RunSql = (sql: string, values: readonly Value[]) => Promise<readonly Row[]>;

/** Notification state of a player who has just got a seat: nothing sent. */
export const UNAWARE = -1;
/** Notification state of a player who knows the table: no turn yet. */
export const NO_TURN = 0;
/** Milliseconds for which a table rests, or nobody has looked at it, before a notification. */
export const DELAY = 60_000;

/** Most notifications in one batch. */
const MOST = 100;

/** Inserts a new setting. */
export const PUT_NOTICE = `INSERT INTO @notices (key, table_id, side, owner, kind, place, means, told, due, tries)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING`;

export class NotificationStore {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Stores a setting, in place of an equal one; returns the key that cancels it. */
  async want(
    { table, side, owner, kind, place, means }: SeatPreferences,
    delay = DELAY,
  ): Promise<string> {
    const key = randomBytes(18).toString('base64url');
    const now = await this.#run('SELECT seq FROM @tables WHERE id = ? AND over < 2', [table]);
    if (now.length === 0) throw new Error(`there is no table ${table}`);
    await this.#run(
      'DELETE FROM @notices WHERE table_id = ? AND side = ? AND kind = ? AND place = ?',
      [...[table, side, kind, place]],
    );
    // The player is here now; a turn that they leave undone is due all the same.
    const due = Date.now() + delay;
    await this.#run(PUT_NOTICE, [key, table, side, owner, kind, place, means, NO_TURN, due]);
    return key;
  }

  /** The notification settings of a table's seats move to the rematch, whose players have had no notification yet. */
  async carry(from: string, to: string, sideThere: (side: number) => number): Promise<void> {
    const rows = await this.#run(
      `SELECT n.*, 0 AS seq FROM @notices n
       JOIN @seats s ON s.table_id = n.table_id AND s.side = n.side AND s.token = n.owner
       WHERE n.table_id = ?`,
      [from],
    );
    for (const { key, side, owner, kind, place, means } of rows.map(readNotification))
      await this.#run(PUT_NOTICE, [
        keyAt(key, to),
        to,
        sideThere(side),
        ...[owner, kind, place, means, UNAWARE, 0],
      ]);
  }

  /** Preferences of a seat, as long as it has this secret. */
  async of(table: string, side: number, owner: string): Promise<StoredNotification[]> {
    const sql =
      'SELECT *, 0 AS seq FROM @notices WHERE table_id = ? AND side = ? AND owner = ? ORDER BY kind, place';
    return (await this.#run(sql, [table, side, owner])).map(readNotification);
  }

  /** Cancels a setting; returns false if there is none. */
  async end(key: string): Promise<boolean> {
    const ended = [];
    // A daily digest is cancelled by the key of its channel.
    for (const what of ['notices WHERE', "ways WHERE daily <> '' AND"])
      ended.push(...(await this.#run(`DELETE FROM @${what} key = ? RETURNING key`, [key])));
    return ended.length > 0;
  }

  /** Cancels all settings with the same address, of any player: for the reader of that address. */
  async endAll(key: string): Promise<void> {
    for (const name of ['ways', 'notices'])
      await this.#run(
        `DELETE FROM @${name} WHERE (kind, place) IN (SELECT kind, place FROM @notices WHERE key = ?)`,
        [key],
      );
  }

  /**
   * Players whose turn has come since their last notification, or who got a seat, if nobody has touched the table since
   * then. A turn begins with what another side did; the own actions in it begin none.
   */
  async due(now: number, touched: number): Promise<StoredNotification[]> {
    const rows = await this.#run(
      `SELECT n.*, t.seq FROM @notices n JOIN @tables t ON t.id = n.table_id
       WHERE t.over = 0 AND t.touched <= ? AND n.due <= ? AND (n.told < 0 OR t.actor = n.side AND n.told < coalesce((SELECT e.seq FROM @events e WHERE e.table_id = n.table_id AND e.side >= 0
           AND e.side <> n.side AND e.kind IN ('action', 'undo', 'resign') ORDER BY e.seq DESC LIMIT 1), 1))
       ORDER BY n.due LIMIT ${MOST}`,
      [touched, now],
    );
    return rows.map(readNotification);
  }

  /** Claims a notification until a time; returns false if another process was first. */
  async claim({ key, due }: StoredNotification, until: number): Promise<boolean> {
    const sql = 'UPDATE @notices SET due = ? WHERE key = ? AND due = ? RETURNING key';
    return (await this.#run(sql, [until, key, due])).length > 0;
  }

  /** The player knows of the turn. */
  async told({ key, seq }: StoredNotification): Promise<void> {
    await this.#run('UPDATE @notices SET told = ?, due = 0, tries = 0 WHERE key = ?', [
      // The first turn of a game begins before any entry.
      ...[Math.max(seq, 1), key],
    ]);
  }

  /** The player looks at the table, or did just now: they know of it, and their turn is due then at the earliest. */
  async postpone(table: string, side: number, due: number): Promise<void> {
    await this.#run(
      `UPDATE @notices SET told = CASE WHEN told < 0 THEN ${NO_TURN} ELSE told END, due = ?
       WHERE table_id = ? AND side = ? AND due < ?`,
      [due, table, side, due],
    );
  }

  /** The notification was not delivered, and is due again at a later time. */
  async failed({ key, tries }: StoredNotification, due: number): Promise<void> {
    await this.#run('UPDATE @notices SET due = ?, tries = ? WHERE key = ?', [due, tries + 1, key]);
  }

  /** A value that is made once and stored, whichever process comes first. */
  async once(name: string, make: () => string): Promise<string> {
    await this.#run('INSERT INTO @made (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', [
      name,
      make(),
    ]);
    return String(
      (await this.#run('SELECT value FROM @made WHERE name = ?', [name]))[0]?.['value'],
    );
  }
}

/** A key that cannot be guessed, and is equal in all processes: no setting moves to a table twice. */
export const keyAt = (key: string, table: string): string =>
  createHash('sha256').update(`${key} ${table}`).digest('base64url').slice(0, 24);

const readNotification = (row: Row): StoredNotification => ({
  key: String(row['key']),
  table: String(row['table_id']),
  side: Number(row['side']),
  owner: String(row['owner']),
  kind: row['kind'] as NotificationKind,
  place: String(row['place']),
  means: String(row['means']),
  tries: Number(row['tries']),
  due: Number(row['due']),
  seq: Number(row['seq']),
  isNew: Number(row['told']) < 0,
});
