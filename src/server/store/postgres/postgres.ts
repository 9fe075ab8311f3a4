/** The store for several servers: PostgreSQL. Any number of servers write to it, each move once. */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { PostgresDialect, WithSchemaPlugin } from 'kysely';
import pg from 'pg';
import { InputError } from '../../../kernel/setup/setup.ts';
import type { RecordEntry } from '../../../table/record/record.ts';
import type { Announce } from '../database.ts';
import { copyOut } from '../copy-store.ts';
import { Database } from '../database.ts';
import { READ_ONLY_DATABASE } from '../faults.ts';
import {
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
  type SideChangeListener,
  damagedFrom,
  type LoadedTable,
  type Runner,
  type Store,
  type Tail,
  type RevisionListener,
} from '../store.ts';
import { describePlace, reasonOf } from '../store-url.ts';
import { PARTIAL, PIECE, TableStore } from '../table-store.ts';
import { SIDE_CHANGE, CHANNEL, ChangeFeed } from './change-feed.ts';
import {
  APPEND,
  INSERT_EFFECTS,
  INSERT_ENTRIES,
  INSERT_SEATS,
  INSERT_SNAPSHOTS,
  type TableWrites,
  snapshotRow,
  valuesOf,
} from './postgres-batch.ts';
import { PostgresCommits } from './postgres-commits.ts';
import { PostgresPresence } from './postgres-presence.ts';
import { checked, TYPES } from './postgres-rows.ts';
import { migrate, SCHEMA } from './postgres-schema.ts';
import { inTransaction } from './postgres-transaction.ts';
import { isBotsTurn, turnOf, ORDERS_LEFT } from './postgres-turns.ts';

/** Connections of one process: half of what a small database allows, because others need some too. */
const CONNECTIONS = 6;
/** Milliseconds after which an incompletely written table counts as abandoned. */
const ABANDONED = 10 * 60_000;

type Row = Record<string, unknown>;

/** SQL for the rows of a table's part as one JSON list, so that a single query reads the whole table at one moment. */
const rowsOf = (name: string, order: string, where = ''): string =>
  `(SELECT coalesce(json_agg(r ORDER BY r.${order}), '[]') FROM ${SCHEMA}.${name} r WHERE r.table_id = t.id${where}) AS ${name}`;
const OF_TABLE = `WHERE t.id = $1 AND t.over <> ${PARTIAL}`;
const LOAD = {
  name: 'load',
  text: `SELECT t.*, ${rowsOf('events', 'seq')}, ${rowsOf('seats', 'side')}, ${rowsOf('meanings', 'seq')},
      s.seq AS snapshot_seq, s.schema, s.ints, s.meant
    FROM ${SCHEMA}.tables t LEFT JOIN ${SCHEMA}.snapshots s ON s.table_id = t.id ${OF_TABLE}`,
};
/** Query after a write of another server, for a table in memory: reads only the rows that may have changed. */
const TAIL = {
  name: 'tail',
  text: `SELECT t.revision, t.bot, ${rowsOf('events', 'seq', ' AND r.seq > $2')}, ${rowsOf('seats', 'side')}
    FROM ${SCHEMA}.tables t ${OF_TABLE}`,
};

/** State of a table beside its entries. */
const standingIn = ({ revision, bot, seats }: Row) => ({
  revision: Number(revision),
  seats: (seats as Row[]).map(readSeat) satisfies StoredSeat[],
  attended: bot !== 0,
  hasPendingOrders: bot === ORDERS_LEFT,
});

/** Puts turns of bots into the queue, in the transaction that makes them due. */
export type Enqueue = (client: pg.ClientBase, turns: readonly BotTurn[]) => Promise<void>;

export class PostgresStore extends TableStore implements Store {
  readonly fault = undefined;
  /** Name of this process as a writer, so that it ignores notifications of its own writes. */
  readonly #name: string;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #commits = new PostgresCommits((asked) => this.#append(asked));
  readonly #changeFeed: ChangeFeed;
  readonly presence: PostgresPresence;
  /** Set by the job queue, if this process has one. */
  enqueue: Enqueue | undefined;

  private constructor(url: string, pool: pg.Pool) {
    const name = randomUUID().slice(0, 8);
    const db = databaseOf(pool);
    const announce: Announce = (id, text = '') => [
      db.selectNoFrom(({ fn, val }) =>
        fn('pg_notify', [val(CHANNEL), val(`${name} ${id}:${SIDE_CHANGE} ${text}`)]).as('sent'),
      ),
    ];
    super(db, announce);
    this.#name = name;
    this.#url = url;
    this.#pool = pool;
    this.#changeFeed = new ChangeFeed(url, name);
    this.presence = new PostgresPresence(pool, name);
  }

  /** Opens a database and migrates it to the current schema; rejects with `InputError` if that cannot be done. */
  static async open(url: string): Promise<PostgresStore> {
    const pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      application_name: 'countermarch',
      keepAlive: true,
      types: TYPES,
    });
    // A connection that breaks while idle is replaced at the next use.
    pool.on('error', () => undefined);
    // A connection that breaks during a query fails that query.
    pool.on('connect', (client) => client.on('error', () => undefined));
    try {
      await migrate(pool);
    } catch (error) {
      await pool.end();
      if (error instanceof InputError) throw error;
      throw new InputError(`${describePlace(url)}: ${reasonOf(error)}`);
    }
    return new PostgresStore(url, pool);
  }

  get waiting(): number {
    return this.#commits.waiting;
  }

  watch(
    onWrite: RevisionListener,
    onSideChange: SideChangeListener = () => undefined,
    onPresence: SideChangeListener = () => undefined,
  ): Promise<void> {
    return this.#changeFeed.listen({ onWrite, onSideChange, onPresence });
  }

  async insert(head: StoredHead, change: Change): Promise<void> {
    const { id, header, seed, seats, host } = head;
    const { entries = [], effects = [], progress, snapshot, bot = 0 } = change;
    const { seq, actor, over, outcome, due = 0 } = progress;
    const now = Date.now();
    const last = Math.max(0, entries.length - PIECE);
    await this.#query(
      `INSERT INTO ${SCHEMA}.tables (id, header, seed, seq, actor, over, made, touched, host)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
      [id, JSON.stringify(header), seed ?? null, seq, actor, PARTIAL, now, host],
    );
    for (let from = 0; from < last; from += PIECE)
      await this.#writeEntries(this.#pool, id, entries.slice(from, Math.min(from + PIECE, last)));
    await inTransaction(this.#pool, async (client) => {
      await this.#writeEntries(client, id, entries.slice(last));
      const insert = (sql: string, rows: readonly object[]) =>
        client.query(sql, [JSON.stringify(rows)]);
      await insert(
        INSERT_EFFECTS,
        effects.map((effect) => ({ id, ...effect })),
      );
      if (snapshot) await insert(INSERT_SNAPSHOTS, [snapshotRow(id, snapshot)]);
      await insert(
        INSERT_SEATS,
        seats.map((seat, side) => ({ id, side, ...seat })),
      );
      await client.query(
        `UPDATE ${SCHEMA}.tables SET over = $2, outcome = $3, bot = $4, due = $5 WHERE id = $1`,
        [id, Number(over), outcome ?? null, bot, due],
      );
      if (bot > 0) await this.enqueue?.(client, [{ id, people: bot > 1 }]);
    });
  }

  append(id: string, expected: number, change: Change): Promise<void> {
    return this.#commits.run(id, expected, change);
  }

  copyTo(db: DatabaseSync, ids: readonly string[]): Promise<void> {
    return copyOut(this.#url, db, ids);
  }

  /** Deletes only old incomplete tables: another server may be writing newer ones now. */
  async clearPartial(): Promise<void> {
    await this.removePartial(Date.now() - ABANDONED);
  }

  async load(id: string, run: Runner = atOnce): Promise<LoadedTable | undefined> {
    const row = await this.#one(LOAD, [id]);
    if (!row) return undefined;
    const header = readHeader(row['header']);
    const entries = await run(checked(id, header, row['events'] as Row[]));
    if (entries.length !== row['seq']) throw damagedFrom(id, entries.length + 1);
    const { seed, host, snapshot_seq: at, schema, ints, meant } = row;
    return {
      ...{ id, header, entries, host: String(host), ...standingIn(row) },
      ...(typeof seed === 'string' && { seed }),
      outcome: readEnd(row['outcome'], header),
      snapshot: (wanted, size) =>
        at !== null && schema === wanted ? readSnapshot({ seq: at, ints, meant }, size) : undefined,
      effects: () => (row['meanings'] as Row[]).map(readEffect),
    };
  }

  async tail(id: string, seq: number): Promise<Tail | undefined> {
    const row = await this.#one(TAIL, [id, seq]);
    return row && { entries: (row['events'] as Row[]).map(readEntry), ...standingIn(row) };
  }

  async botTurns(untouched = 0): Promise<BotTurn[]> {
    const sql = `SELECT id, bot FROM ${SCHEMA}.tables
      WHERE bot > 0 AND over = 0 AND touched <= $1 ORDER BY touched DESC`;
    return (await this.#query(sql, [Date.now() - untouched])).map(turnOf);
  }

  /**
   * Returns tables whose orders were played only in part, and which no process has continued for this many
   * milliseconds.
   */
  async withPendingOrders(untouched: number): Promise<string[]> {
    const sql = `SELECT id FROM ${SCHEMA}.tables WHERE bot = $1 AND over = 0 AND touched <= $2`;
    const rows = await this.#query(sql, [ORDERS_LEFT, Date.now() - untouched]);
    return rows.map(({ id }) => String(id));
  }

  async markBotTurn(turn: BotTurn): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      await client.query(
        `UPDATE ${SCHEMA}.tables SET bot = $2, touched = $3 WHERE id = $1 AND bot = 0`,
        [turn.id, turn.people ? 2 : 1, Date.now()],
      );
      await this.enqueue?.(client, [turn]);
    });
  }

  async check(): Promise<void> {
    await this.#query('SELECT 1');
  }

  async writeFault(): Promise<string | undefined> {
    const [row] = await this.#query('SHOW transaction_read_only');
    return row?.['transaction_read_only'] === 'on' ? READ_ONLY_DATABASE : undefined;
  }

  async close(): Promise<void> {
    await this.#commits.settled();
    await this.#changeFeed.close();
    await this.#pool.end();
  }

  /** Runs one statement; if turns of bots go into the queue, one transaction. */
  async #append(asked: readonly TableWrites[]): Promise<ReadonlySet<string>> {
    const values = valuesOf(asked, Date.now(), this.#name);
    const { enqueue } = this;
    const mayWake = asked.some(({ changes }) => isBotsTurn({ bot: changes.at(-1)?.bot ?? 0 }));
    const rows =
      enqueue && mayWake
        ? await inTransaction(this.#pool, async (client) => {
            const taken = await this.#appendBy(client, values);
            const turns = taken.filter(isBotsTurn).map(turnOf);
            if (turns.length > 0) await enqueue(client, turns);
            return taken;
          })
        : await this.#appendBy(this.#pool, values);
    return new Set(rows.map(({ id }) => String(id)));
  }

  async #appendBy(client: pg.Pool | pg.ClientBase, values: readonly unknown[]): Promise<Row[]> {
    return (await client.query<Row>({ name: 'append', text: APPEND, values: [...values] })).rows;
  }

  async #writeEntries(
    client: pg.Pool | pg.ClientBase,
    id: string,
    entries: readonly RecordEntry[],
  ): Promise<void> {
    await client.query(INSERT_ENTRIES, [Date.now(), id, JSON.stringify(entries)]);
  }

  /** Queries one row with a named statement, which the database keeps prepared. */
  async #one(
    statement: Pick<pg.QueryConfig, 'name' | 'text'>,
    values: unknown[],
  ): Promise<Row | undefined> {
    const { rows } = await this.#pool.query<Row>({ ...statement, values });
    return rows[0];
  }

  async #query(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.#pool.query<Row>(sql, [...values])).rows;
  }
}

/** Kysely on the pool; its queries name tables without the schema. */
const databaseOf = (pool: pg.Pool): Database =>
  new Database(
    new PostgresDialect({ pool }),
    (statements, check) =>
      inTransaction(pool, async (client) => {
        for (const [i, { sql, parameters }] of statements.entries()) {
          const { rows, rowCount } = await client.query<Row>(sql, [...parameters]);
          check({ rows, count: rowCount ?? 0 }, i);
        }
      }),
    [new WithSchemaPlugin(SCHEMA)],
  );
