/** Typed queries for both databases, by Kysely. Changes written with every move do not use it (`Store.append`). */
import {
  type Compilable,
  type CompiledQuery,
  type Dialect,
  Kysely,
  type KyselyPlugin,
} from 'kysely';
import type { StoreTables } from './store-tables.ts';

/** A statement of a write, with the number of rows that it must change. */
export interface Write {
  readonly query: Compilable;
  readonly minRows: number;
}

/** Marks a statement that must change a row; otherwise nothing of the write is stored. */
export const requireRow = (query: Compilable): Write => ({ query, minRows: 1 });

/** Thrown when a precondition of a write is not true: nothing was written. */
export class PreconditionError extends Error {
  override readonly name = 'PreconditionError';
  /** Index of the failed statement. */
  readonly index: number;

  constructor(index: number) {
    super('The rows to be changed have changed meanwhile.');
    this.index = index;
  }
}

/** Rows that a statement returned, and how many it read or changed. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly count: number;
}

/** Runs statements in one transaction, which `check` aborts by throwing; resolves when they are on disk. */
export type RunTogether = (
  statements: readonly CompiledQuery[],
  check: (result: StatementResult, index: number) => void,
) => Promise<void>;

/**
 * Returns statements that notify other servers of a change outside the game of a table, or in a study; the text is
 * optional.
 */
export type Announce = (id: string, text?: string) => readonly Compilable[];

/** Queries on a store. A statement that is executed alone is on disk when it resolves. */
export class Database extends Kysely<StoreTables> {
  readonly #runTogether: RunTogether;

  constructor(dialect: Dialect, runTogether: RunTogether, plugins: KyselyPlugin[] = []) {
    super({ dialect, plugins });
    this.#runTogether = runTogether;
  }

  /**
   * Executes all statements or none, and returns the rows of each; they are on disk when it resolves. Rejects with
   * `PreconditionError` if too few rows change.
   */
  async write(...writes: readonly (Write | Compilable)[]): Promise<(readonly unknown[])[]> {
    const all = writes.map((one) => ('minRows' in one ? one : { query: one, minRows: 0 }));
    const rows: (readonly unknown[])[] = [];
    await this.#runTogether(
      all.map(({ query }) => query.compile()),
      (result, index) => {
        if (result.count < (all[index]?.minRows ?? 0)) throw new PreconditionError(index);
        rows[index] = result.rows;
      },
    );
    return rows;
  }
}
