/** The embedded store: SQLite in its own folder. Writes go through the group commit. */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { headerHash, type RecordEntry } from '../../../table/record/record.ts';
import type { Slices } from '../../../table/slices.ts';
import { Database, type RunTogether } from '../database.ts';
import { adviceIfFull, adviceOf } from '../faults.ts';
import { follows } from '../recovery.ts';
import {
  hasOrders,
  isBots,
  type KeptSnapshot,
  type StoredEffect,
  readEnd,
  readEntry,
  readHeader,
  readEffect,
  readSeat,
  readSnapshot,
  type StoredHead,
  type StoredSeat,
} from '../rows.ts';
import {
  atOnce,
  type BotTurn,
  type Change,
  ConflictError,
  damagedFrom,
  DamagedTableError,
  type LoadedTable,
  type Runner,
  type Store,
  type Tail,
} from '../store.ts';
import { PARTIAL, PIECE, TableStore } from '../table-store.ts';
import { columnsOf, copyTable } from '../tables.ts';
import { Commits } from './commits.ts';
import { type OpenDatabase, openDatabase, openSnapshot } from './database.ts';
import { MIGRATIONS } from './schema.ts';
import { EmbeddedDialect } from './sqlite-dialect.ts';
import { PreparedStatements } from './prepared.ts';

/** Entries read per slice. */
const READ = 200;

export class SqliteStore extends TableStore implements Store {
  readonly #folder: string;
  readonly #open: OpenDatabase;
  readonly #db: DatabaseSync;
  readonly #commits: Commits;
  readonly #statements: PreparedStatements;

  /** A store on an open database. */
  constructor(folder: string, open: OpenDatabase) {
    const { db } = open;
    const statements = new PreparedStatements(db);
    const commits = new Commits(db);
    const together: RunTogether = (all, check) =>
      commits.run(() => {
        for (const [i, { sql, parameters }] of all.entries())
          check(statements.execute(sql, parameters), i);
      });
    super(new Database(new EmbeddedDialect(db, statements, commits), together), () => []);
    this.#folder = folder;
    this.#open = open;
    this.#db = db;
    this.#commits = commits;
    this.#statements = statements;
  }

  /** Opens the data folder; rejects with `InputError` if that cannot be done safely. */
  static async open(folder: string): Promise<SqliteStore> {
    return new SqliteStore(folder, await openDatabase(folder));
  }

  /** Opens the store for reading only, for any process; it shows the moment when it was opened. */
  static forReading(folder: string): SqliteStore {
    return new SqliteStore(folder, openSnapshot(folder));
  }

  get fault(): string | undefined {
    return this.#open.fault;
  }

  protected override get listed() {
    const columns = super.listed;
    if (this.fault === undefined) return columns;
    const known = columnsOf(this.#db, 'tables');
    return columns.filter((column) => known.includes(column));
  }

  get waiting(): number {
    return this.#commits.waiting;
  }

  async close(): Promise<void> {
    this.#commits.flush();
    this.#open.close();
  }

  /** Writes a long table in pieces, so that other writes get in between. */
  async insert(head: StoredHead, change: Change): Promise<void> {
    const { id, header, seed, seats, host } = head;
    const { entries = [], effects = [], progress } = change;
    const { seq, actor, over, outcome, due = 0 } = progress;
    const now = Date.now();
    const effectsIn = (from: number, upTo: number) =>
      effects.filter((one) => one.seq > from && one.seq <= upTo);
    const last = Math.max(0, entries.length - PIECE);
    const begin = () =>
      this.#run(
        'INSERT INTO tables (id, header, seed, seq, actor, over, made, touched, host) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, JSON.stringify(header), seed ?? null, seq, actor, PARTIAL, now, now, host],
      );
    for (let from = 0; from < last; from += PIECE)
      await this.#commits.run(() => {
        if (from === 0) begin();
        const upTo = Math.min(from + PIECE, last);
        this.#writeEntries(id, entries.slice(from, upTo), now);
        this.#writeEffects(id, effectsIn(from, upTo));
      });
    await this.#commits.run(() => {
      if (last === 0) begin();
      const rest = { entries: entries.slice(last), effects: effectsIn(last, Infinity) };
      this.#write(id, { ...change, ...rest, seats: new Map(seats.entries()) }, now);
      const end = [Number(over), outcome ?? null, due, id];
      this.#run('UPDATE tables SET over = ?, outcome = ?, due = ? WHERE id = ?', ...end);
    });
  }

  /** Copies tables one by one, so that requests are answered in between. */
  async copyTo(db: DatabaseSync, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      copyTable(this.#db, db, id);
      await setImmediate();
    }
  }

  async clearPartial(): Promise<void> {
    if (this.fault === undefined) await this.removePartial();
  }

  append(id: string, expected: number, change: Change): Promise<void> {
    const { seq, actor, over, outcome, due = 0 } = change.progress;
    const { revision: next = expected + 1 } = change;
    const now = Date.now();
    return this.#commits.run(() => {
      const sql = `UPDATE tables SET seq = ?, actor = ?, over = ?, outcome = ?, due = ?,
        touched = coalesce(?, touched), revision = ? WHERE id = ? AND revision = ?`;
      const touched = change.quiet ? null : now;
      const values = [seq, actor, Number(over), outcome ?? null, due, touched, next, id, expected];
      if (this.#statements.of(sql).run(...values).changes === 0) throw new ConflictError(id);
      this.#write(id, change, now);
    });
  }

  async load(id: string, run: Runner = atOnce): Promise<LoadedTable | undefined> {
    try {
      return await run(this.#loading(id));
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
        if (!follows(header, above, entries.length, entry))
          throw damagedFrom(id, entries.length + 1);
        entries.push(entry);
        above = entry.hash;
      }
      if (rows.length < READ) break;
      yield;
    }
    if (entries.length !== row.seq) throw damagedFrom(id, entries.length + 1);
    const seats = this.#seatsOf(id);
    return {
      id,
      header,
      ...(typeof row.seed === 'string' && { seed: row.seed }),
      seats,
      host: String(row.host ?? ''),
      outcome: readEnd(row.outcome, header),
      entries,
      revision: Number(row.revision ?? 0),
      attended: false,
      hasPendingOrders: row.over === 0 && waits(row, seats),
      snapshot: (schema, size) => this.#snapshot(id, schema, size),
      effects: () => this.#effects(id),
    };
  }

  async tail(id: string, seq: number): Promise<Tail | undefined> {
    const row = this.#get('SELECT revision, actor FROM tables WHERE id = ?', id);
    if (row === undefined) return undefined;
    const sql = 'SELECT * FROM events WHERE table_id = ? AND seq > ? ORDER BY seq';
    const entries = this.#all(sql, id, seq).map(readEntry);
    const seats = this.#seatsOf(id);
    const revision = Number(row.revision);
    return { revision, entries, seats, attended: false, hasPendingOrders: waits(row, seats) };
  }

  async botTurns(): Promise<BotTurn[]> {
    const rows = this.#all(
      `SELECT id, seats.kind AS owner, seats.orders,
         EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind <> 'bot') AS people, (
         SELECT text FROM events WHERE table_id = id AND side = actor AND kind = 'seat'
         ORDER BY seq DESC LIMIT 1
       ) AS duty
       FROM tables JOIN seats ON table_id = id AND side = actor
       WHERE over = 0 ORDER BY touched DESC`,
    );
    const due = rows.filter((row) => isBots(row) || hasOrders(row));
    return due.map((row) => ({ id: String(row.id), people: row.people === 1 }));
  }

  /** Does nothing: only one server uses the folder, so no other server writes. */
  async watch(): Promise<void> {}

  /** Does nothing: this process knows when a person has connected. */
  async markBotTurn(): Promise<void> {}

  async check(): Promise<void> {
    this.#get('SELECT 1');
  }

  async writeFault(): Promise<string | undefined> {
    if (this.fault !== undefined) return this.fault;
    // Only a write shows whether the fault of the last one has been fixed.
    const again = () => this.#db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    if (this.#commits.fault !== undefined) await this.#commits.run(again).catch(() => undefined);
    return this.#commits.fault ?? adviceIfFull(this.#folder);
  }

  #write(id: string, { entries = [], effects = [], snapshot, seats }: Change, now: number): void {
    this.#writeEntries(id, entries, now);
    this.#writeEffects(id, effects);
    if (snapshot) {
      const { seq, schema, ints, fingerprint = '' } = snapshot;
      const bytes = new Uint8Array(ints.buffer, ints.byteOffset, ints.byteLength);
      const row = [id, seq, schema, bytes, fingerprint];
      this.#run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)', ...row);
    }
    for (const [side, { kind, name, token, contribution, seal, orders }] of seats ?? []) {
      const row = [id, side, kind, name, token, contribution, seal, orders];
      this.#run('INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...row);
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

  #writeEffects(id: string, effects: readonly StoredEffect[]): void {
    for (const { seq, text } of effects)
      this.#run('INSERT OR REPLACE INTO meanings VALUES (?, ?, ?)', id, seq, text);
  }

  #seatsOf(id: string): StoredSeat[] {
    return this.#all('SELECT * FROM seats WHERE table_id = ? ORDER BY side', id).map(readSeat);
  }

  #snapshot(id: string, schema: string, size: number): KeptSnapshot | undefined {
    const sql = 'SELECT * FROM snapshots WHERE table_id = ? AND schema = ?';
    return readSnapshot(this.#get(sql, id, schema), size);
  }

  /** Returns the stored effects of entries; empty if the store is read-only, because it may have an older schema. */
  #effects(id: string): StoredEffect[] {
    if (this.fault !== undefined) return [];
    const sql = 'SELECT seq, text FROM meanings WHERE table_id = ? ORDER BY seq';
    return this.#all(sql, id).map(readEffect);
  }

  #run(sql: string, ...values: Value[]): void {
    this.#statements.of(sql).run(...values);
  }

  #get(sql: string, ...values: Value[]): Record<string, unknown> | undefined {
    return this.#statements.of(sql).get(...values);
  }

  #all(sql: string, ...values: Value[]): Record<string, unknown>[] {
    return this.#statements.of(sql).all(...values);
  }
}

/** Whether the side to act is a person with orders. */
const waits = ({ actor }: Record<string, unknown>, seats: readonly StoredSeat[]): boolean =>
  seats.some(({ kind, orders }, side) => side === actor && hasOrders({ owner: kind, orders }));

type Value = string | number | null | Uint8Array;
