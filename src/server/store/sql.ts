/**
 * Statements that both dialects understand, for what is kept of people: rows that are read and changed by key,
 * seldom. What a table writes with every move goes its own way (`Store.append`).
 */

/** Contents of a row. */
export type SqlValue = string | number;
export type SqlRow = Readonly<Record<string, unknown>>;

/** One statement that changes something. `?` are its values; `@name` is one of our tables. */
export interface Write {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** So many rows it has to change, or nothing of all this is written. */
  readonly must?: number;
}

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

/** Reads and writes rows, in whichever store. */
export interface Sql {
  all(sql: string, ...values: SqlValue[]): Promise<SqlRow[]>;
  /** All of them or none, and on disk when it resolves. Rejects with `UnmetError` where too few rows change. */
  write(...writes: readonly Write[]): Promise<void>;
}

/** A statement for SQLite. */
export const forSqlite = (sql: string): string => sql.replaceAll('@', '');

/** The same for PostgreSQL. */
export function forPostgres(sql: string, schema: string): string {
  let n = 0;
  return sql.replaceAll('@', `${schema}.`).replaceAll('?', () => `$${++n}`);
}

/** A layout written for SQLite, for PostgreSQL. */
export const layoutForPostgres = (sql: string): string =>
  sql
    .replaceAll(/\bINTEGER\b/g, 'bigint')
    .replaceAll(/\bREAL\b/g, 'double precision')
    .replaceAll(/\) STRICT(, WITHOUT ROWID)?;/g, ');');

/** The write of some values, as many rows as it `must`. */
export const write = (sql: string, ...values: SqlValue[]): Write => ({ sql, values });
export const mustWrite = (sql: string, ...values: SqlValue[]): Write => ({ sql, values, must: 1 });
