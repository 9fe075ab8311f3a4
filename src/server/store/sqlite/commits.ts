/**
 * Group commit: all writes that arrive during a commit go into the next one, so that one sync to disk serves many
 * actions.
 */
import type { DatabaseSync } from 'node:sqlite';
import { whyNotWritten } from '../faults.ts';

interface Waiting {
  readonly write: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class Commits {
  readonly #db: DatabaseSync;
  #waiting: Waiting[] = [];
  #fault: string | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Why the last commit failed, if the disk was the cause; else undefined. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /**
   * Runs `write` in the next transaction. Resolves when that is on disk; rejects if it could not be written. If one
   * write throws, all of them are repeated one by one, so the others succeed.
   */
  run(write: () => void): Promise<void> {
    return new Promise((done, failed) => {
      // All ready sockets are read before the immediate runs.
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ write, done, failed });
    });
  }

  /** Commits the waiting writes now. */
  flush(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    const error = this.#commit(group);
    if (error === undefined || group.length === 1) settle(group, error);
    else for (const one of group) settle([one], this.#commit([one]));
  }

  /** Runs all writes or none; returns the reason if it fails. */
  #commit(group: readonly Waiting[]): unknown {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const { write } of group) write();
      this.#db.exec('COMMIT');
      this.#fault = undefined;
      return undefined;
    } catch (error) {
      this.#fault = whyNotWritten(error) ?? this.#fault;
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
      return error ?? new Error('unknown');
    }
  }
}

function settle(group: readonly Waiting[], error: unknown): void {
  for (const { done, failed } of group)
    if (error === undefined) done();
    else failed(error);
}
