/** Chat of the tables of a database. Listeners get it from the database, like moves. */
import type pg from 'pg';
import type { Side } from '../../../kernel/side.ts';
import type { Remark } from '../../../table/messages/chat.ts';
import { BESIDE, CHANNEL } from './change-feed.ts';
import { SCHEMA } from './postgres-schema.ts';
import { inTransaction } from './postgres-transaction.ts';
import { readRemark } from '../rows.ts';
import { NoTableError, type ChatStore } from '../store.ts';

const CIRCLE = '(side < 0) = ($2 < 0)';

export class PostgresChat implements ChatStore {
  readonly #pool: pg.Pool;
  /** Of this process, which need not be told. */
  readonly #name: string;

  constructor(pool: pg.Pool, name: string) {
    this.#pool = pool;
    this.#name = name;
  }

  say(id: string, remark: Omit<Remark, 'n'>, most: number): Promise<number> {
    const { side, name, who, text, at } = remark;
    return inTransaction(this.#pool, async (client) => {
      await holdTable(client, id);
      // A statement of its own: it sees what was said before the table was ours.
      const { rows } = await client.query<{ n: number }>(
        `INSERT INTO ${SCHEMA}.remarks
         SELECT $1, coalesce(max(n), 0) + 1, $2::int, $3, $4, $5, $6::bigint FROM ${SCHEMA}.remarks WHERE table_id = $1
         RETURNING n`,
        [id, side, name, who, text, at],
      );
      await client.query(
        `DELETE FROM ${SCHEMA}.remarks WHERE table_id = $1 AND ${CIRCLE} AND n <= (
           SELECT n FROM ${SCHEMA}.remarks WHERE table_id = $1 AND ${CIRCLE} ORDER BY n DESC LIMIT 1 OFFSET $3)`,
        [id, side, most],
      );
      await client.query(`SELECT pg_notify('${CHANNEL}', $1)`, [`${this.#name} ${id}:${BESIDE}`]);
      return rows[0]?.n ?? 0;
    });
  }

  async after(id: string, n: number): Promise<Remark[]> {
    const sql = `SELECT * FROM ${SCHEMA}.remarks WHERE table_id = $1 AND n > $2 ORDER BY n`;
    return (await this.#pool.query<Record<string, unknown>>(sql, [id, n])).rows.map(readRemark);
  }

  async note(id: string, side: Side, owner: string): Promise<string> {
    const sql = `SELECT text FROM ${SCHEMA}.notes WHERE table_id = $1 AND side = $2 AND owner = $3`;
    const { rows } = await this.#pool.query<{ text: string }>(sql, [id, side, owner]);
    return rows[0]?.text ?? '';
  }

  keepNote(id: string, side: Side, owner: string, text: string): Promise<void> {
    return inTransaction(this.#pool, async (client) => {
      await holdTable(client, id);
      await client.query(
        `INSERT INTO ${SCHEMA}.notes VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, side) DO UPDATE SET owner = excluded.owner, text = excluded.text`,
        [id, side, owner, text],
      );
    });
  }
}

/** Nobody else says anything at the table, or takes it away, until the end of the transaction. */
async function holdTable(client: pg.ClientBase, id: string): Promise<void> {
  const sql = `SELECT id FROM ${SCHEMA}.tables WHERE id = $1 AND over < 2 FOR UPDATE`;
  if ((await client.query(sql, [id])).rows.length === 0) throw new NoTableError(id);
}
