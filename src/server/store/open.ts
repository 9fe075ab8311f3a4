/** Opens the store that a host has chosen. */
import { openBeside as openDatabaseBeside } from './sqlite/database.ts';
import { PostgresStore } from './postgres/postgres.ts';
import { SqliteStore } from './sqlite/sqlite.ts';

/** Opens the store in a folder, or in the database with an address. */
export interface StoreLocation {
  readonly data: string;
  readonly database?: string | undefined;
}

/** Opens a store for a moment, also while a server uses it; throws `InputError` if there is no store. */
export const openBeside = async ({
  data,
  database,
}: StoreLocation): Promise<SqliteStore | PostgresStore> =>
  database ? PostgresStore.open(database) : new SqliteStore(data, openDatabaseBeside(data));

export const openStore = async ({
  data,
  database,
}: StoreLocation): Promise<SqliteStore | PostgresStore> =>
  database ? PostgresStore.open(database) : SqliteStore.open(data);
