/**
 * Presence of players by table, among the servers of a database. Each server stores it with a lease and renews it, so
 * the players of a dead server disappear when the lease ends. The clock is that of the database.
 */
import type pg from 'pg';
import type { Side } from '../../../kernel/side.ts';
import { CHANNEL, HERE } from './change-feed.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { ConnectedSide, PresenceStore } from '../store.ts';

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

export class PostgresPresence implements PresenceStore {
  readonly #pool: pg.Pool;
  /** Name of this process. */
  readonly #name: string;

  constructor(pool: pg.Pool, name: string) {
    this.#pool = pool;
    this.#name = name;
  }

  async connect({ id, side }: ConnectedSide, lease: number): Promise<void> {
    await this.renew([{ id, side }], lease);
    await this.#publish(id);
  }

  async disconnect({ id, side }: ConnectedSide): Promise<void> {
    const sql = `DELETE FROM ${SCHEMA}.presence WHERE server = $1 AND table_id = $2 AND side = $3`;
    await this.#pool.query(sql, [this.#name, id, side]);
    await this.#publish(id);
  }

  async renew(connected: readonly ConnectedSide[], lease: number): Promise<void> {
    const sql = `INSERT INTO ${SCHEMA}.presence (server, table_id, side, until)
      SELECT $1, h.id, h.side, ${NOW} + $4 FROM unnest($2::text[], $3::int[]) AS h (id, side)
      ON CONFLICT (server, table_id, side) DO UPDATE SET until = excluded.until`;
    const [ids, sides] = [connected.map(({ id }) => id), connected.map(({ side }) => side)];
    await this.#pool.query(sql, [this.#name, ids, sides, lease]);
  }

  async connectedElsewhere(ids: readonly string[]): Promise<ConnectedSide[]> {
    const sql = `SELECT DISTINCT table_id AS id, side FROM ${SCHEMA}.presence
      WHERE table_id = ANY($1::text[]) AND server <> $2 AND until > ${NOW}`;
    return (await this.#pool.query<{ id: string; side: Side }>(sql, [ids, this.#name])).rows;
  }

  async disconnectAll(): Promise<void> {
    const sql = `DELETE FROM ${SCHEMA}.presence WHERE server = $1 OR until < ${NOW} RETURNING server, table_id`;
    const { rows } = await this.#pool.query<{ server: string; table_id: string }>(sql, [
      this.#name,
    ]);
    const own = rows.filter(({ server }) => server === this.#name);
    for (const id of new Set(own.map((row) => row.table_id))) await this.#publish(id);
  }

  async #publish(id: string): Promise<void> {
    await this.#pool.query(`SELECT pg_notify('${CHANNEL}', $1)`, [`${this.#name} ${id}:${HERE}`]);
  }
}
