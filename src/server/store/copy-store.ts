/**
 * Copies between a database and a backup file. The file is always an embedded store, so a backup of either kind of
 * server can be restored to the other, and a small server can move to a database.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { InputError } from '../../kernel/setup/setup.ts';
import { ACCOUNT_TABLES, columnsOf, GAME_TABLES, ofTables } from './tables.ts';
import { describePlace, reasonOf } from './store-url.ts';
import { TYPES } from './postgres/postgres-rows.ts';
import { migrate, SCHEMA } from './postgres/postgres-schema.ts';
import { hasOrders, isBots } from './rows.ts';
import { MIGRATIONS } from './sqlite/schema.ts';

/** Rows per insert. */
const PIECE = 1000;

type Row = Record<string, unknown>;

/**
 * Copies the contents of a database at this moment into an embedded store, while others write to the database:
 * everything into an empty store, or only these tables.
 */
export async function copyOut(
  database: string,
  db: DatabaseSync,
  ids?: readonly string[],
): Promise<void> {
  await withClient(database, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    const where = (key: string) =>
      ids
        ? ofTables(
            key,
            ids.map((id) => client.escapeLiteral(id)),
          )
        : '';
    db.exec('BEGIN');
    for (const [name, key] of Object.entries(
      ids ? GAME_TABLES : { ...GAME_TABLES, ...ACCOUNT_TABLES },
    ))
      await copyRows(client, db, name, `${where(key)} ORDER BY ${key}`);
    if (ids)
      await copyRows(client, db, 'bundles', `WHERE hash IN (${BUNDLES_OF_TABLES} ${where('id')})`);
    db.exec('COMMIT');
  });
}

/** Bundles that the records of tables name. */
const BUNDLES_OF_TABLES = `SELECT header::json ->> 'bundle' FROM ${SCHEMA}.tables`;

/** Copies the rows of a table that a clause selects. */
async function copyRows(
  client: pg.ClientBase,
  db: DatabaseSync,
  name: string,
  clause: string,
): Promise<void> {
  const names = columnsOf(db, name);
  const places = names.map(() => '?').join();
  const ignored = name === 'bundles' ? 'OR IGNORE' : '';
  const insert = db.prepare(`INSERT ${ignored} INTO ${name} (${names}) VALUES (${places})`);
  await client.query(`DECLARE kept CURSOR FOR SELECT ${names} FROM ${SCHEMA}.${name} ${clause}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${PIECE} FROM kept`);
    for (const row of rows) insert.run(...names.map((column) => row[column] as SQLInputValue));
    if (rows.length < PIECE) break;
  }
  await client.query('CLOSE kept');
}

/** Copies an embedded store into a database without tables: everything or nothing. */
export async function copyIn(db: DatabaseSync, database: string): Promise<void> {
  await withClient(database, 'BEGIN', async (client) => {
    await client.query(`LOCK ${SCHEMA}.tables IN EXCLUSIVE MODE`);
    const { rows } = await client.query(`SELECT FROM ${SCHEMA}.tables LIMIT 1`);
    if (rows.length > 0)
      throw new InputError(
        `${describePlace(database)} already has tables. A backup can be restored only into a database without tables: create another, or drop the schema ${SCHEMA} of this one.`,
      );
    if (Number(db.prepare('PRAGMA user_version').get()?.['user_version']) < MIGRATIONS.length)
      throw new InputError(
        'The backup is from an older version. Restore it into a folder, start a server on that folder once, and back the folder up again.',
      );
    // Keys that this database has generated already are not in use yet: those of the backup replace them.
    await client.query(`DELETE FROM ${SCHEMA}.made`);
    // For the restored tables, the time since the backup is an outage, even if this database had servers meanwhile.
    await client.query(`DELETE FROM ${SCHEMA}.heartbeat`);
    await client.query(`DELETE FROM ${SCHEMA}.outages`);
    for (const name of Object.keys({ ...GAME_TABLES, ...ACCOUNT_TABLES }))
      await putAll(client, db, name);
    await markTurns(client);
    await client.query('COMMIT');
  });
}

async function putAll(client: pg.ClientBase, db: DatabaseSync, name: string): Promise<void> {
  const sql = `INSERT INTO ${SCHEMA}.${name} SELECT * FROM json_populate_recordset(null::${SCHEMA}.${name}, $1)`;
  let piece: Row[] = [];
  const put = async (): Promise<void> => {
    if (piece.length > 0) await client.query(sql, [JSON.stringify(piece)]);
    piece = [];
  };
  for (const row of db.prepare(`SELECT ${columnsOf(db, name)} FROM ${name}`).iterate()) {
    piece.push({ ...row, ...(name === 'tables' && { bot: 0 }), ...bytesOf(row) });
    if (piece.length === PIECE) await put();
  }
  await put();
}

/** Formats bytes as PostgreSQL does. */
const bytesOf = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      value instanceof Uint8Array ? [[name, `\\x${Buffer.from(value).toString('hex')}`]] : [],
    ),
  );

/**
 * Sets the column `bot` of tables where a bot is to act or orders are left to play; the embedded store computes that at
 * each start.
 */
async function markTurns(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Row>(
    `SELECT id, s.kind AS owner, s.orders,
       EXISTS (SELECT FROM ${SCHEMA}.seats WHERE table_id = id AND kind <> 'bot') AS people,
       EXISTS (SELECT FROM ${SCHEMA}.events WHERE table_id = id AND kind NOT IN ('die', 'beacon')) AS begun,
       (SELECT text FROM ${SCHEMA}.events e WHERE e.table_id = id AND e.side = actor AND e.kind = 'seat'
        ORDER BY e.seq DESC LIMIT 1) AS duty
     FROM ${SCHEMA}.tables JOIN ${SCHEMA}.seats s ON table_id = id AND side = actor WHERE over = 0`,
  );
  const due = rows.filter((row) => isBots(row) && (row['begun'] || !row['people']));
  const mark = `UPDATE ${SCHEMA}.tables SET bot = $2 WHERE id = $1`;
  for (const { id, people } of due) await client.query(mark, [id, people ? 2 : 1]);
  const words = rows.filter((row) => !isBots(row) && hasOrders(row));
  for (const { id } of words) await client.query(mark, [id, 3]);
}

async function withClient(
  database: string,
  begin: string,
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: database, max: 1, types: TYPES });
  // An error also rejects the running query.
  pool.on('error', () => undefined);
  try {
    await migrate(pool);
    const client = await pool.connect();
    client.on('error', () => undefined);
    try {
      await client.query(begin);
      await work(client);
    } finally {
      // Closing the connection rolls back uncommitted changes.
      client.release(true);
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${describePlace(database)}: ${reasonOf(error)}`);
  } finally {
    await pool.end();
  }
}
