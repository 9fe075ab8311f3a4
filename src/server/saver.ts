/** Writes down what happens at a table: in order, each write standing on the one before it. */
import { randomInt } from 'node:crypto';
import type { Table } from '../table/table.ts';
import { HttpError } from './http-error.ts';
import { type Change, ConflictError, type Store } from './store/store.ts';
import { progressOf } from './stored-table.ts';
import { refuse } from './refuse.ts';

/** Revisions are drawn, so that nobody's next one is taken for another's. */
const MOST_REVISIONS = 2 ** 47;

export class Saver {
  readonly #store: Store;
  readonly #layout: string;
  #table: Table;
  /** Of the store, once what is under way is there. */
  #revision: number;
  /** How much of the record is on its way to the disk. */
  #queued: number;
  #snapshot: number;
  #writing = 0;

  constructor(store: Store, table: Table, layout: string, revision: number) {
    this.#store = store;
    this.#layout = layout;
    this.#table = table;
    this.#revision = revision;
    this.#queued = table.seq;
    this.#snapshot = table.snapshot.seq;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Whether something is under way. */
  get busy(): boolean {
    return this.#writing > 0;
  }

  /** The table is this far in the store, by somebody else's hand. */
  standsAt(table: Table, revision: number): void {
    this.#table = table;
    this.#revision = revision;
    this.#queued = table.seq;
    this.#snapshot = table.snapshot.seq;
  }

  /** Puts on disk what is not on its way there yet. */
  async write(rest: Pick<Change, 'seats' | 'bot' | 'quiet'>): Promise<void> {
    const expected = this.#revision;
    this.#revision = randomInt(1, MOST_REVISIONS);
    const change = { ...this.#played(), ...rest, revision: this.#revision };
    this.#writing += 1;
    try {
      await this.#store.append(this.#table.id, expected, change);
    } finally {
      this.#writing -= 1;
    }
  }

  #played(): Pick<Change, 'entries' | 'progress' | 'snapshot'> {
    const table = this.#table;
    const { snapshot } = table;
    const entries = table.entries.slice(this.#queued);
    this.#queued = table.seq;
    const isFresh = snapshot.seq > this.#snapshot;
    this.#snapshot = snapshot.seq;
    return {
      entries,
      progress: progressOf(table),
      ...(isFresh && { snapshot: { ...snapshot, schema: this.#layout } }),
    };
  }
}

/** How often what is asked is judged again because another server was first. */
const TRIES = 20;

/** Does what is asked, and once more from the start, when all is `ready`, whenever another server was first. */
export async function judgeAgain<T>(
  work: () => Promise<T>,
  ready: () => Promise<void> | undefined,
): Promise<T> {
  for (let left = TRIES; ; left--)
    try {
      await ready();
      return await work();
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      if (left === 0) throw new HttpError(503, refuse('server.not-written'));
    }
}
