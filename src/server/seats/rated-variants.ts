/**
 * Hashes of the variants that rated games may have. They are in the store, so that all servers of a database decide
 * alike: the list of the server that started last counts.
 */
import type { Database } from '../store/database.ts';

/** Replaces the list, at the start of a server. */
export async function storeRatedVariants(db: Database, hashes: readonly string[]): Promise<void> {
  await db.write(
    db.deleteFrom('rated_variants'),
    // In one order, so that servers that start together do not wait for each other.
    ...hashes.toSorted().map((hash) =>
      db
        .insertInto('rated_variants')
        .values({ hash })
        .onConflict((c) => c.doNothing()),
    ),
  );
}

/** Returns the hashes, in ascending order. */
export const readRatedVariants = async (db: Database): Promise<readonly string[]> =>
  (await db.selectFrom('rated_variants').select('hash').orderBy('hash').execute()).map(
    ({ hash }) => hash,
  );
