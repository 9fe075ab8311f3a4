/** Everything the server keeps, by typed queries. Writes go through the group commit. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Snapshot } from '../../table/history.ts';
import { parseSeatChange } from '../../table/duties.ts';
import { headerHash, type RecordEntry, type WrittenOutcome } from '../../table/record.ts';
import { finish, type Slices } from '../../table/slices.ts';
import { Commits } from './commits.ts';
import { adviceOf, type OpenDatabase, openDatabase, openSnapshot } from './database.ts';
import {
  type Listed,
  type Progress,
  readEnd,
  readEntry,
  readHeader,
  readSeat,
  type StoredHead,
  type StoredSeat,
} from './rows.ts';
import { follows } from './salvage.ts';

/** `over` of a table that is not all here. */
const PARTIAL = 2;
/** Entries written in one transaction, and read in one go. */
const PIECE = 400;
const READ = 200;

/** A stored table that cannot be trusted any more. */
export class DamagedTableError extends Error {
  override readonly name = 'DamagedTableError';
}

/** A table with all its entries, and a snapshot if there is one of this layout of the state. */
export interface LoadedTable extends StoredHead {
  readonly entries: readonly RecordEntry[];
  /** How it ended; undefined if it has not, or if that was not kept yet when it did. */
  readonly outcome: Outcome | undefined;
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
  constructor(folder: string, open: OpenDatabase = openDatabase(folder)) {
    this.#open = open;
    this.#db = this.#open.db;
    this.#commits = new Commits(this.#db);
  }

  /** The same to be looked at only, by whoever; it is as it stood when it was opened. */
  static forReading(folder: string): Store {
    return new Store(folder, openSnapshot(folder));
  }

  /** Why nothing can be written, and what to do; undefined if all is well. */
  get fault(): string | undefined {
    return this.#open.fault;
  }

  close(): void {
    this.#commits.flush();
    this.#open.close();
  }

  /**
   * Puts a new table on disk with what has been played of it: in pieces if that is much, so that
   * others are written in between. Nobody is shown it before the last.
   */
  async insert(head: StoredHead, change: Change): Promise<void> {
    const { id, header, seed, seats, host } = head;
    const { entries = [], progress } = change;
    const { seq, actor, over, outcome } = progress;
    const now = Date.now();
    const last = Math.max(0, entries.length - PIECE);
    const begin = () =>
      this.#run(
        'INSERT INTO tables (id, header, seed, seq, actor, over, made, touched, host) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, JSON.stringify(header), seed ?? null, seq, actor, PARTIAL, now, now, host],
      );
    for (let from = 0; from < last; from += PIECE)
      await this.#commits.run(() => {
        if (from === 0) begin();
        this.#writeEntries(id, entries.slice(from, Math.min(from + PIECE, last)), now);
      });
    await this.#commits.run(() => {
      if (last === 0) begin();
      this.#write(
        id,
        { ...change, entries: entries.slice(last), seats: new Map(seats.entries()) },
        now,
      );
      const end = [Number(over), textOf(outcome), id];
      this.#run('UPDATE tables SET over = ?, outcome = ? WHERE id = ?', ...end);
    });
  }

  /** Takes a table off the disk, in pieces. */
  async remove(id: string): Promise<void> {
    await this.#commits.run(() =>
      this.#run('UPDATE tables SET over = ? WHERE id = ?', PARTIAL, id),
    );
    const last = this.#get('SELECT max(seq) AS seq FROM events WHERE table_id = ?', id);
    for (let upTo = PIECE; upTo < Number(last?.seq) + PIECE; upTo += PIECE)
      await this.#commits.run(() =>
        this.#run('DELETE FROM events WHERE table_id = ? AND seq <= ?', id, upTo),
      );
    await this.#commits.run(() => {
      for (const name of ['events', 'snapshots', 'seats'])
        this.#run(`DELETE FROM ${name} WHERE table_id = ?`, id);
      this.#run('DELETE FROM tables WHERE id = ?', id);
    });
  }

  /** Clears away what a process left half written, or half removed, when it died. */
  async clearPartial(): Promise<void> {
    if (this.fault !== undefined) return;
    for (const { id } of this.#all('SELECT id FROM tables WHERE over = ?', PARTIAL))
      await this.remove(String(id));
  }

  /** Puts what has happened at a table on disk; all of it or nothing. */
  append(id: string, change: Change): Promise<void> {
    const { seq, actor, over, outcome } = change.progress;
    const now = Date.now();
    return this.#commits.run(() => {
      this.#write(id, change, now);
      this.#run(
        'UPDATE tables SET seq = ?, actor = ?, over = ?, outcome = ?, touched = ? WHERE id = ?',
        ...[seq, actor, Number(over), textOf(outcome), now, id],
      );
    });
  }

  /** A table by its id; throws `DamagedTableError` if its entries do not hang together. */
  *loading(id: string): Slices<LoadedTable | undefined> {
    try {
      return yield* this.#loading(id);
    } catch (error) {
      if (error instanceof DamagedTableError) throw error;
      throw new DamagedTableError(`Table ${id} cannot be read: ${adviceOf(error)}`);
    }
  }

  *#loading(id: string): Slices<LoadedTable | undefined> {
    const row = this.#get('SELECT * FROM tables WHERE id = ?', id);
    if (row === undefined || row.over === PARTIAL) return undefined;
    const header = readHeader(row.header);
    const entries: RecordEntry[] = [];
    let above = headerHash(header);
    for (;;) {
      const sql = 'SELECT * FROM events WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?';
      const rows = this.#all(sql, id, entries.length, READ);
      for (const entry of rows.map(readEntry)) {
        if (!follows(header, above, entries.length, entry)) throw damaged(id, entries.length + 1);
        entries.push(entry);
        above = entry.hash;
      }
      if (rows.length < READ) break;
      yield;
    }
    if (entries.length !== row.seq) throw damaged(id, entries.length + 1);
    return {
      id,
      header,
      ...(typeof row.seed === 'string' && { seed: row.seed }),
      seats: this.#seatsOf(id),
      host: String(row.host ?? ''),
      outcome: readEnd(row.outcome, header),
      entries,
      snapshot: (schema, size) => this.#snapshot(id, schema, size),
    };
  }

  /** The same at once. */
  load(id: string): LoadedTable | undefined {
    return finish(this.loading(id));
  }

  /** Every table that is all here, the oldest first. */
  ids(): string[] {
    const rows = this.#all('SELECT id FROM tables WHERE over <> ? ORDER BY made, id', PARTIAL);
    return rows.map(({ id }) => String(id));
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

  /** Tables where a bot is to act, in its own seat or in an absent person's; and if people sit there. */
  botTurns(): { readonly id: string; readonly people: boolean }[] {
    const rows = this.#all(
      `SELECT id, seats.kind AS owner,
         EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind <> 'bot') AS people, (
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
    return rows.filter(isBots).map((row) => ({ id: String(row.id), people: row.people === 1 }));
  }

  #write(id: string, { entries = [], snapshot, seats }: Change, now: number): void {
    this.#writeEntries(id, entries, now);
    if (snapshot) {
      const { seq, schema, ints } = snapshot;
      const bytes = new Uint8Array(ints.buffer, ints.byteOffset, ints.byteLength);
      this.#run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)', id, seq, schema, bytes);
    }
    for (const [side, { kind, name, token, contribution, seal }] of seats ?? []) {
      const row = [id, side, kind, name, token, contribution, seal];
      this.#run('INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)', ...row);
    }
  }

  #writeEntries(id: string, entries: readonly RecordEntry[], now: number): void {
    for (const e of entries) {
      const mixed = e.mixed ? JSON.stringify(e.mixed) : null;
      this.#run(
        'INSERT INTO events (table_id, seq, kind, side, text, mixed, state, hash, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, e.seq, e.kind, e.side, e.text, mixed, e.state, e.hash, now],
      );
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

const textOf = (outcome: WrittenOutcome | undefined): string | null =>
  outcome ? JSON.stringify(outcome) : null;

type Value = string | number | null | Uint8Array;
const damaged = (id: string, seq: number): DamagedTableError =>
  new DamagedTableError(`Table ${id} is damaged in the store, from entry ${seq} on.`);
