/** Opens the store that a host has chosen. */
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';

/** Where tables are kept: in a folder, or in the database of an address. */
export interface Place {
  readonly data: string;
  readonly database?: string | undefined;
}

export const openStore = async ({ data, database }: Place): Promise<SqliteStore | PostgresStore> =>
  database ? PostgresStore.open(database) : new SqliteStore(data);
