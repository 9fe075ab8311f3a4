/** The store of many machines: PostgreSQL. Any number of servers write to it, each move once. */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { InputError } from '../../../kernel/setup/setup.ts';
import type { Next } from '../../../table/messages/messages.ts';
import type { RecordEntry } from '../../../table/record/record.ts';
import { READ_ONLY_DATABASE } from '../faults.ts';
import { PARTS } from '../tables.ts';
import { copyOut } from '../copy-store.ts';
import { NotificationStore } from '../notification-store.ts';
import { BESIDE, CHANNEL, ChangeFeed } from './change-feed.ts';
import {
  APPEND,
  type TableWrites,
  entryColumns,
  meaningColumns,
  seatRow,
  snapshotRow,
  valuesOf,
} from './postgres-batch.ts';
import { PostgresCommits } from './postgres-commits.ts';
import { PostgresPresence } from './postgres-presence.ts';
import { PostgresChat } from './postgres-chat.ts';
import { describePlace, reasonOf } from '../store-url.ts';
import { checked, numbered } from './postgres-rows.ts';
import { inTransaction } from './postgres-transaction.ts';
import { migrate, SCHEMA } from './postgres-schema.ts';
import { isBotsTurn, turnOf, WORD } from './postgres-turns.ts';
import {
  type TableListing,
  readEnd,
  readEntry,
  readHeader,
  readListed,
  readMeaning,
  readNext,
  readOld,
  readSeat,
  readSnapshot,
  type StoredHead,
  type StoredSeat,
  textOf,
} from '../rows.ts';
import { forPostgres, type Sql, UnmetError } from '../sql.ts';
import {
  atOnce,
  type BotTurn,
  type Change,
  type SideListener,
  ConflictError,
  damagedFrom,
  type LoadedTable,
  type OldTable,
  type Runner,
  type Store,
  type Tail,
  type RevisionListener,
} from '../store.ts';

/** `over` of a table that is not all here. */
const PARTIAL = 2;
/** Entries written in one transaction. */
const PIECE = 400;
/** Half of what one process of a small server takes: others want some too. */
const CONNECTIONS = 6;
/** A table that is only half here for so long is nobody's any more, in milliseconds. */
const ABANDONED = 10 * 60_000;

type Row = Record<string, unknown>;

/** Message with a table at one moment, whole or from an entry on. */
const rowsOf = (name: string, order: string, where = ''): string =>
  `(SELECT coalesce(json_agg(r ORDER BY r.${order}), '[]') FROM ${SCHEMA}.${name} r WHERE r.table_id = t.id${where}) AS ${name}`;
const OF_TABLE = `WHERE t.id = $1 AND t.over <> ${PARTIAL}`;
const LOAD = {
  name: 'load',
  text: `SELECT t.*, ${rowsOf('events', 'seq')}, ${rowsOf('seats', 'side')}, ${rowsOf('meanings', 'seq')},
      s.seq AS snapshot_seq, s.schema, s.ints, s.meant
    FROM ${SCHEMA}.tables t LEFT JOIN ${SCHEMA}.snapshots s ON s.table_id = t.id ${OF_TABLE}`,
};
/** Asked by each server that knows a table after each write of another: no more than what may have changed. */
const TAIL = {
  name: 'tail',
  text: `SELECT t.revision, t.bot, ${rowsOf('events', 'seq', ' AND r.seq > $2')}, ${rowsOf('seats', 'side')}
    FROM ${SCHEMA}.tables t ${OF_TABLE}`,
};

/** Players of a table, and the server in charge of it. */
const standingIn = ({ revision, bot, seats }: Row) => ({
  revision: Number(revision),
  seats: (seats as Row[]).map(readSeat) satisfies StoredSeat[],
  attended: bot !== 0,
  cutOff: bot === WORD,
});

/** Puts turns of bots into the queue, in the transaction that makes them due. */
export type Enqueue = (client: pg.ClientBase, turns: readonly BotTurn[]) => Promise<void>;

export class PostgresStore implements Store {
  readonly fault = undefined;
  /** Writer of a change, so that a server gets no news of its own changes. */
  readonly #name = randomUUID().slice(0, 8);
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #commits = new PostgresCommits((asked) => this.#append(asked));
  readonly #news: ChangeFeed;
  readonly chat: PostgresChat;
  readonly presence: PostgresPresence;
  readonly notifications = new NotificationStore((sql, values) =>
    this.#query(numbered(sql), values),
  );
  readonly sql: Sql = {
    all: (sql, ...values) => this.#query(forPostgres(sql, SCHEMA), values),
    write: (...writes) =>
      inTransaction(this.#pool, async (client) => {
        for (const [i, { sql, values, must = 0 }] of writes.entries()) {
          const { rowCount } = await client.query(forPostgres(sql, SCHEMA), [...values]);
          if ((rowCount ?? 0) < must) throw new UnmetError(i);
        }
      }),
  };
  /** Set by who has a queue. */
  enqueue: Enqueue | undefined;

  private constructor(url: string, pool: pg.Pool) {
    this.#url = url;
    this.#pool = pool;
    this.#news = new ChangeFeed(url, this.#name);
    this.chat = new PostgresChat(pool, this.#name);
    this.presence = new PostgresPresence(pool, this.#name);
  }

  /** Opens a database and brings it to our layout; rejects with `InputError` if that cannot be done. */
  static async open(url: string): Promise<PostgresStore> {
    const pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      application_name: 'countermarch',
      keepAlive: true,
    });
    // A connection that breaks while it is idle is replaced when the next is needed.
    pool.on('error', () => undefined);
    // One that breaks at work fails what it was at.
    pool.on('connect', (client) => client.on('error', () => undefined));
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await migrate(client);
    } catch (error) {
      await pool.end();
      if (error instanceof InputError) throw error;
      throw new InputError(`${describePlace(url)}: ${reasonOf(error)}`);
    } finally {
      await client.end().catch(() => undefined);
    }
    return new PostgresStore(url, pool);
  }

  get waiting(): number {
    return this.#commits.waiting;
  }

  watch(
    told: RevisionListener,
    heard: SideListener = () => undefined,
    present: SideListener = () => undefined,
  ): Promise<void> {
    return this.#news.listen({ told, heard, present });
  }

  async insert(head: StoredHead, change: Change): Promise<void> {
    const { id, header, seed, seats, host } = head;
    const { entries = [], meanings = [], progress, snapshot, bot = 0 } = change;
    const { seq, actor, over, outcome } = progress;
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
      await client.query(
        `INSERT INTO ${SCHEMA}.meanings SELECT * FROM unnest($1::text[], $2::int[], $3::text[])`,
        meaningColumns(meanings.map((meaning) => ({ id, ...meaning }))),
      );
      if (snapshot)
        await client.query(
          `INSERT INTO ${SCHEMA}.snapshots VALUES ($1, $2, $3, $4, $5)`,
          snapshotRow(id, snapshot),
        );
      for (const [side, seat] of seats.entries())
        await client.query(
          `INSERT INTO ${SCHEMA}.seats VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          seatRow(id, side, seat),
        );
      await client.query(
        `UPDATE ${SCHEMA}.tables SET over = $2, outcome = $3, bot = $4 WHERE id = $1`,
        [id, Number(over), textOf(outcome), bot],
      );
      if (bot > 0) await this.enqueue?.(client, [{ id, people: bot > 1 }]);
    });
  }

  append(id: string, expected: number, change: Change): Promise<void> {
    return this.#commits.run(id, expected, change);
  }

  async passOn(id: string, next: Next): Promise<Next> {
    const sql = `UPDATE ${SCHEMA}.tables SET next = $2 WHERE id = $1 AND next IS NULL
      RETURNING pg_notify('${CHANNEL}', $3)`;
    await this.#query(sql, [id, JSON.stringify(next), `${this.#name} ${id}:${BESIDE}`]);
    return (await this.next(id)) ?? next;
  }

  async next(id: string): Promise<Next | undefined> {
    const sql = `SELECT next FROM ${SCHEMA}.tables WHERE id = $1`;
    return readNext((await this.#query(sql, [id]))[0]?.['next']);
  }

  async remove(id: string, expected?: number): Promise<void> {
    const rows = await this.#query(
      `UPDATE ${SCHEMA}.tables SET over = $2 WHERE id = $1 AND revision = coalesce($3, revision) RETURNING id`,
      [id, PARTIAL, expected ?? null],
    );
    if (rows.length === 0 && expected !== undefined) throw new ConflictError(id);
    await inTransaction(this.#pool, async (client) => {
      for (const name of PARTS)
        await client.query(`DELETE FROM ${SCHEMA}.${name} WHERE table_id = $1`, [id]);
      await client.query(`DELETE FROM ${SCHEMA}.tables WHERE id = $1`, [id]);
    });
  }

  async old(over: number, inPlay: number): Promise<OldTable[]> {
    const sql = `SELECT id, revision FROM ${SCHEMA}.tables
      WHERE over = 1 AND touched < $1 OR over = 0 AND touched < $2 ORDER BY touched, id`;
    return (await this.#query(sql, [over, inPlay])).map(readOld);
  }

  copyTo(db: DatabaseSync, ids: readonly string[]): Promise<void> {
    return copyOut(this.#url, db, ids);
  }

  /** Only what is old: another server may be writing the others just now. */
  async clearPartial(): Promise<void> {
    const sql = `SELECT id FROM ${SCHEMA}.tables WHERE over = $1 AND touched < $2`;
    for (const { id } of await this.#query(sql, [PARTIAL, Date.now() - ABANDONED]))
      await this.remove(String(id));
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
      meanings: () => (row['meanings'] as Row[]).map(readMeaning),
    };
  }

  async tail(id: string, seq: number): Promise<Tail | undefined> {
    const row = await this.#one(TAIL, [id, seq]);
    return row && { entries: (row['events'] as Row[]).map(readEntry), ...standingIn(row) };
  }

  async ids(): Promise<string[]> {
    const sql = `SELECT id FROM ${SCHEMA}.tables WHERE over <> $1 ORDER BY made, id`;
    return (await this.#query(sql, [PARTIAL])).map(({ id }) => String(id));
  }

  async list(limit: number, open: boolean, since = 0): Promise<TableListing[]> {
    const free = `EXISTS (SELECT 1 FROM ${SCHEMA}.seats WHERE table_id = tables.id AND kind = 'open')`;
    const rows = await this.#query(
      `SELECT * FROM ${SCHEMA}.tables WHERE over = 0 AND touched >= $2 ${open ? `AND ${free}` : ''}
       ORDER BY touched DESC LIMIT $1`,
      [limit, since],
    );
    return this.#listed(rows);
  }

  async find(ids: readonly string[]): Promise<TableListing[]> {
    const sql = `SELECT * FROM ${SCHEMA}.tables WHERE over < $2 AND id = ANY($1::text[])`;
    return this.#listed(await this.#query(sql, [ids, PARTIAL]));
  }

  async #listed(rows: readonly Record<string, unknown>[]): Promise<TableListing[]> {
    const ids = rows.map(({ id }) => id);
    const seats = await this.#query(
      `SELECT * FROM ${SCHEMA}.seats WHERE table_id = ANY($1::text[]) ORDER BY side`,
      [ids],
    );
    const bySeat = Map.groupBy(seats, (seat) => seat['table_id']);
    return rows.map((row) => readListed(row, (bySeat.get(row['id']) ?? []).map(readSeat)));
  }

  async botTurns(untouched = 0): Promise<BotTurn[]> {
    const sql = `SELECT id, bot FROM ${SCHEMA}.tables
      WHERE bot > 0 AND over = 0 AND touched <= $1 ORDER BY touched DESC`;
    return (await this.#query(sql, [Date.now() - untouched])).map(turnOf);
  }

  /** Tables where what seats have left word for was played only in part, and nobody has gone on for so many milliseconds. */
  async cutOff(untouched: number): Promise<string[]> {
    const sql = `SELECT id FROM ${SCHEMA}.tables WHERE bot = $1 AND over = 0 AND touched <= $2`;
    const rows = await this.#query(sql, [WORD, Date.now() - untouched]);
    return rows.map(({ id }) => String(id));
  }

  async wake(turn: BotTurn): Promise<void> {
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
    await this.#news.close();
    await this.#pool.end();
  }

  /** One statement; with turns of bots to put into the queue, one transaction. */
  async #append(asked: readonly TableWrites[]): Promise<ReadonlySet<string>> {
    const values = valuesOf(asked, Date.now());
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
    const sql = { name: 'append', text: APPEND, values: [...values, this.#name] };
    return (await client.query<Row>(sql)).rows;
  }

  async #writeEntries(
    client: pg.Pool | pg.ClientBase,
    id: string,
    entries: readonly RecordEntry[],
  ): Promise<void> {
    await client.query(
      `INSERT INTO ${SCHEMA}.events (at, table_id, seq, kind, side, text, mixed, state, hash)
       SELECT $1, e.* FROM unnest($2::text[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[]) AS e`,
      [Date.now(), ...entryColumns(entries.map((entry) => ({ id, entry })))],
    );
  }

  /** Of one table, if there is one: a statement that the database keeps by its name. */
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
