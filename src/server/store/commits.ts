/**
 * Group commit: everything that arrives while a commit runs goes into the next one, so that one sync
 * to disk serves many actions.
 */
import type { DatabaseSync } from 'node:sqlite';

interface Waiting {
  readonly write: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class Commits {
  readonly #db: DatabaseSync;
  #waiting: Waiting[] = [];

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /**
   * Runs `write` in the next transaction. Resolves once that is on disk; rejects if it, or one that
   * shared the transaction, could not be written: then none of them was.
   */
  run(write: () => void): Promise<void> {
    return new Promise((done, failed) => {
      // The sockets that are ready are all read before the immediate runs.
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ write, done, failed });
    });
  }

  /** Commits now what waits. */
  flush(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const { write } of group) write();
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const { failed } of group) failed(error);
      return;
    }
    for (const { done } of group) done();
  }
}
