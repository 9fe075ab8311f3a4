/** Brings a database to our layout, by Kysely's Migrator. */
import type { Kysely, Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Steps that lead to a layout. Steps are only ever added. */
export interface Steps {
  /** Step `i` brings a store of version `i` to version `i + 1`. */
  readonly all: readonly string[];
  /** Version of the layout, which a store had before it had the Migrator's tables; 0 if it is new. */
  version(db: Transaction<unknown>): Promise<number>;
  /** Carries out a step, and notes the version that it makes, by which older programs know a newer store. */
  run(db: Transaction<unknown>, step: string, version: number): Promise<void>;
  /** Schema of the Migrator's own tables. */
  readonly schema?: string;
}

/** Carries out the steps that a database lacks: all of them or none. Steps of its version are only noted. */
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

/** Name of a step, in the order of the alphabet. */
const nameOf = (i: number): string => `version-${String(i + 1).padStart(4, '0')}`;
