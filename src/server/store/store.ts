/** Everything the server keeps, by typed queries. Writes go through the group commit. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Snapshot } from '../../table/history.ts';
import { parseSeatChange } from '../../table/duties.ts';
import type { RecordEntry } from '../../table/record.ts';
import { Commits } from './commits.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import {
  type Listed,
  type Progress,
  readEntry,
  readHeader,
  readSeat,
  type StoredHead,
  type StoredSeat,
} from './rows.ts';
import { brokenAt } from './salvage.ts';

/** A stored table that cannot be trusted any more. */
export class DamagedTableError extends Error {
  override readonly name = 'DamagedTableError';
}

/** A table with all its entries, and a snapshot if there is one of this layout of the state. */
export interface LoadedTable extends StoredHead {
  readonly entries: readonly RecordEntry[];
  snapshot(schema: string, size: number): Snapshot | undefined;
}

/** What one change of a table writes. */
export interface Change {
  readonly entries?: readonly RecordEntry[];
  readonly progress: Progress;
  /** The newest snapshot, if it has changed. */
  readonly snapshot?: Snapshot & { readonly schema: string };
  /** Seats that have changed, by side. */
  readonly seats?: ReadonlyMap<number, StoredSeat>;
}

export class Store {
  readonly #open: OpenDatabase;
  readonly #db: DatabaseSync;
  readonly #commits: Commits;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens the data folder; throws `InputError` if that cannot be done safely. */
  constructor(folder: string) {
    this.#open = openDatabase(folder);
    this.#db = this.#open.db;
    this.#commits = new Commits(this.#db);
  }

  close(): void {
    this.#commits.flush();
    this.#open.close();
  }

  /** Puts a new table on disk with what has been played of it. */
  insert(head: StoredHead, change: Change): Promise<void> {
    const { id, header, seed, seats, host } = head;
    const { seq, actor, over } = change.progress;
    const now = Date.now();
    return this.#commits.run(() => {
      this.#run(
        'INSERT INTO tables (id, header, seed, seq, actor, over, made, touched, host) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, JSON.stringify(header), seed ?? null, seq, actor, Number(over), now, now, host],
      );
      this.#write(id, { ...change, seats: new Map(seats.entries()) }, now);
    });
  }

  /** Puts what has happened at a table on disk; all of it or nothing. */
  append(id: string, change: Change): Promise<void> {
    const { seq, actor, over } = change.progress;
    const now = Date.now();
    return this.#commits.run(() => {
      this.#write(id, change, now);
      this.#run(
        'UPDATE tables SET seq = ?, actor = ?, over = ?, touched = ? WHERE id = ?',
        ...[seq, actor, Number(over), now, id],
      );
    });
  }

  /** A table by its id; throws `DamagedTableError` if its entries do not hang together. */
  load(id: string): LoadedTable | undefined {
    const row = this.#get('SELECT header, seed, seq, host FROM tables WHERE id = ?', id);
    if (row === undefined) return undefined;
    const header = readHeader(row.header);
    const rows = this.#all('SELECT * FROM events WHERE table_id = ? ORDER BY seq', id);
    const fault = brokenAt(header, rows) ?? (rows.length === row.seq ? undefined : rows.length + 1);
    if (fault !== undefined)
      throw new DamagedTableError(`Table ${id} is damaged in the store, from entry ${fault} on.`);
    return {
      id,
      header,
      ...(typeof row.seed === 'string' && { seed: row.seed }),
      seats: this.#seatsOf(id),
      host: String(row.host),
      entries: rows.map(readEntry),
      snapshot: (schema, size) => this.#snapshot(id, schema, size),
    };
  }

  /** Tables in play, the ones last touched first; with `open` only those with a free seat. */
  list(limit: number, open: boolean): Listed[] {
    const free = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')";
    const rows = this.#all(
      `SELECT * FROM tables WHERE over = 0 ${open ? `AND ${free}` : ''} ORDER BY touched DESC LIMIT ?`,
      limit,
    );
    return rows.map((row) => ({
      id: String(row.id),
      header: readHeader(row.header),
      seats: this.#seatsOf(String(row.id)),
      seq: Number(row.seq),
      actor: Number(row.actor),
      over: row.over === 1,
    }));
  }

  /** Ids of the tables where a bot is to act, in its own seat or in an absent person's. */
  botTurns(): string[] {
    const rows = this.#all(
      `SELECT id, seats.kind AS owner, (
         SELECT text FROM events WHERE table_id = id AND side = actor AND kind = 'seat'
         ORDER BY seq DESC LIMIT 1
       ) AS duty
       FROM tables JOIN seats ON table_id = id AND side = actor
       WHERE over = 0 ORDER BY touched DESC`,
    );
    const isBots = ({ owner, duty }: Record<string, unknown>): boolean => {
      const change = typeof duty === 'string' ? parseSeatChange(duty)?.do : undefined;
      return change === 'stand-in' || (owner === 'bot' && change !== 'take-over');
    };
    return rows.filter(isBots).map((row) => String(row.id));
  }

  #write(id: string, { entries = [], snapshot, seats }: Change, now: number): void {
    for (const e of entries) {
      const mixed = e.mixed ? JSON.stringify(e.mixed) : null;
      this.#run(
        'INSERT INTO events (table_id, seq, kind, side, text, mixed, state, hash, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, e.seq, e.kind, e.side, e.text, mixed, e.state, e.hash, now],
      );
    }
    if (snapshot) {
      const { seq, schema, ints } = snapshot;
      const bytes = new Uint8Array(ints.buffer, ints.byteOffset, ints.byteLength);
      this.#run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)', id, seq, schema, bytes);
    }
    for (const [side, { kind, name, token, contribution }] of seats ?? []) {
      const row = [id, side, kind, name, token, contribution];
      this.#run('INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?)', ...row);
    }
  }

  #seatsOf(id: string): StoredSeat[] {
    return this.#all('SELECT * FROM seats WHERE table_id = ? ORDER BY side', id).map(readSeat);
  }

  #snapshot(id: string, schema: string, size: number): Snapshot | undefined {
    const row = this.#get(
      'SELECT seq, ints FROM snapshots WHERE table_id = ? AND schema = ?',
      id,
      schema,
    );
    const bytes = row?.ints;
    if (!(bytes instanceof Uint8Array) || bytes.byteLength !== 2 * size) return undefined;
    return { seq: Number(row?.seq), ints: new Int16Array(bytes.slice().buffer) };
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #run(sql: string, ...values: Value[]): void {
    this.#statement(sql).run(...values);
  }

  #get(sql: string, ...values: Value[]): Record<string, unknown> | undefined {
    return this.#statement(sql).get(...values);
  }

  #all(sql: string, ...values: Value[]): Record<string, unknown>[] {
    return this.#statement(sql).all(...values);
  }
}

type Value = string | number | null | Uint8Array;
