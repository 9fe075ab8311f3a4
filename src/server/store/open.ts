/** Opens the store that a host has chosen. */
import { openBeside as openDatabaseBeside } from './sqlite/database.ts';
import { PostgresStore } from './postgres/postgres.ts';
import { SqliteStore } from './sqlite/sqlite.ts';

/** Where tables are kept: in a folder, or in the database of an address. */
export interface StoreLocation {
  readonly data: string;
  readonly database?: string | undefined;
}

/** The store of a place for a moment, also while a server is at work on it; `InputError` where there is none. */
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
