/**
 * Typed queries for both databases, by Kysely. What a table writes with every move goes its own way
 * (`Store.append`).
 */
import {
  type Compilable,
  type CompiledQuery,
  type Dialect,
  Kysely,
  type KyselyPlugin,
} from 'kysely';
import type { StoreTables } from './store-tables.ts';

/** One statement of a write, with the number of rows that it has to change. */
export interface Write {
  readonly query: Compilable;
  readonly must: number;
}

/** The write that has to change a row, or else nothing of all this is written. */
export const must = (query: Compilable): Write => ({ query, must: 1 });

/** The write's precondition was not true, or no longer is: nothing was written. */
export class UnmetError extends Error {
  override readonly name = 'UnmetError';
  /** Which of the writes it was. */
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

/** Runs statements in one transaction, which `check` ends by throwing; resolves when they are on disk. */
export type RunTogether = (
  statements: readonly CompiledQuery[],
  check: (result: StatementResult, index: number) => void,
) => Promise<void>;

/**
 * Returns statements that tell other servers of something new beside the game of a table, or at a study, with a text if
 * need be.
 */
export type Announce = (id: string, text?: string) => readonly Compilable[];

/** Tables of a store. A statement that is executed alone is on disk when it resolves. */
export class Database extends Kysely<StoreTables> {
  readonly #runTogether: RunTogether;

  constructor(dialect: Dialect, runTogether: RunTogether, plugins: KyselyPlugin[] = []) {
    super({ dialect, plugins });
    this.#runTogether = runTogether;
  }

  /**
   * Executes all statements or none, and returns the rows of each; they are on disk when it resolves. Rejects with
   * `UnmetError` where too few rows change.
   */
  async write(...writes: readonly (Write | Compilable)[]): Promise<(readonly unknown[])[]> {
    const all = writes.map((one) => ('must' in one ? one : { query: one, must: 0 }));
    const rows: (readonly unknown[])[] = [];
    await this.#runTogether(
      all.map(({ query }) => query.compile()),
      (result, index) => {
        if (result.count < (all[index]?.must ?? 0)) throw new UnmetError(index);
        rows[index] = result.rows;
      },
    );
    return rows;
  }
}
