/** Kysely on `node:sqlite`: reads are synchronous underneath, and writes join the group commit. */
import type { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Commits } from './commits.ts';
import type { PreparedStatements } from './prepared.ts';

const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** Dialect of an open embedded store. */
export class EmbeddedDialect implements Dialect {
  readonly #driver: EmbeddedDriver;

  constructor(db: DatabaseSync, statements: PreparedStatements, commits: Commits) {
    this.#driver = new EmbeddedDriver(db, statements, commits);
  }

  createDriver = (): Driver => this.#driver;
  createQueryCompiler = () => new EmbeddedCompiler();
  createAdapter = () => new EmbeddedAdapter();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

class EmbeddedCompiler extends SqliteQueryCompiler {
  /** A transaction is alone here and needs no row locks. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node);
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite rolls back schema changes, so a migration is complete or not done at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The only connection, for all queries. */
class EmbeddedDriver implements Driver, DatabaseConnection {
  readonly #db: DatabaseSync;
  readonly #statements: PreparedStatements;
  readonly #commits: Commits;

  constructor(db: DatabaseSync, statements: PreparedStatements, commits: Commits) {
    this.#db = db;
    this.#statements = statements;
    this.#commits = commits;
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#statements.execute(sql, parameters);
    let result = { rows: [], count: 0 } as ReturnType<typeof run>;
    if (WRITES.has(query.kind) && !this.#db.isTransaction)
      await this.#commits.run(() => {
        result = run();
      });
    else result = run();
    return { rows: [...result.rows] as R[], numAffectedRows: BigInt(result.count) };
  }

  /** Returns all rows in one chunk: one call reads them. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  acquireConnection = async (): Promise<DatabaseConnection> => this;
  beginTransaction = async (): Promise<void> => this.#db.exec('BEGIN IMMEDIATE');
  commitTransaction = async (): Promise<void> => this.#db.exec('COMMIT');
  rollbackTransaction = async (): Promise<void> => this.#db.exec('ROLLBACK');
  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
