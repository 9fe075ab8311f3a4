/** Prepared statements of an embedded store, cached after their first use. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { StatementResult } from '../database.ts';

export class PreparedStatements {
  readonly #db: DatabaseSync;
  readonly #known = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Runs a statement of any kind. */
  execute(sql: string, values: readonly unknown[]): StatementResult {
    const statement = this.of(sql);
    const inputs = values as SQLInputValue[];
    if (statement.columns().length === 0)
      return { rows: [], count: Number(statement.run(...inputs).changes) };
    const rows = statement.all(...inputs);
    return { rows, count: rows.length };
  }

  of(sql: string): StatementSync {
    const known = this.#known.get(sql) ?? this.#db.prepare(sql);
    this.#known.set(sql, known);
    return known;
  }
}
