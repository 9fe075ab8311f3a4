/** Migrates a database to the current schema, by Kysely's Migrator. */
import type { Kysely, Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Migrations of a kind of store. New ones are only ever added at the end. */
export interface Steps {
  /** Step `i` brings a store of version `i` to version `i + 1`. */
  readonly all: readonly string[];
  /** Version of the schema, as stored before the Migrator's tables existed; 0 for a new store. */
  version(db: Transaction<unknown>): Promise<number>;
  /** Runs a migration, and stores the version that it leads to, by which older programs recognize a newer store. */
  run(db: Transaction<unknown>, step: string, version: number): Promise<void>;
  /** Schema of the Migrator's own tables. */
  readonly schema?: string;
}

/**
 * Runs the migrations that a database lacks: all of them or none. Those up to its stored version are only marked as
 * done.
 */
export async function migrateToLatest(db: Kysely<unknown>, steps: Steps): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const version = await steps.version(trx);
    const migrations = steps.all.map((step, i): [string, Migration] => [
      nameOf(i),
      { up: async () => (i < version ? undefined : steps.run(trx, step, i + 1)) },
    ]);
    const migrator = new Migrator({
      db: trx,
      provider: { getMigrations: async () => Object.fromEntries(migrations) },
      ...(steps.schema !== undefined && { migrationTableSchema: steps.schema }),
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** Name of a migration; the names sort in order. */
const nameOf = (i: number): string => `version-${String(i + 1).padStart(4, '0')}`;
