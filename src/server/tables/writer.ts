/** Writes down what happens at a table: in order, each write standing on the one before it. */
import { randomInt } from 'node:crypto';
import type { Snapshot } from '../../table/history.ts';
import type { Table } from '../../table/table.ts';
import { HttpError } from '../http/errors.ts';
import { EntryEffects } from './entry-effects.ts';
import { type Change, ConflictError, type Store } from '../store/store.ts';
import { type RestoredTable, progressOf } from './stored-table.ts';
import { refuse } from '../http/refuse.ts';

/** Revisions are drawn, so that nobody's next one is taken for another's. */
const MOST_REVISIONS = 2 ** 47;

export class TableWriter {
  readonly #store: Store;
  readonly #layout: string;
  #table: Table;
  #meanings: EntryEffects;
  /** Of the store, once what is under way is there. */
  #revision: number;
  /** How much of the record is on its way to the disk. */
  #queued: number;
  #snapshot: number;
  #writing = 0;

  /** `noted`: the store knows what was played there meant. */
  constructor(
    store: Store,
    table: Table,
    layout: string,
    { revision = 0, noted = false }: Partial<Pick<RestoredTable, 'revision' | 'noted'>>,
  ) {
    this.#store = store;
    this.#layout = layout;
    this.#table = table;
    this.#meanings = new EntryEffects(table, noted);
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

  /** The table has gone on in the store by somebody else's hand, and here as there. */
  wentOn(revision: number): void {
    this.#meanings.skip();
    this.#standsAt(revision);
  }

  /** Another table in the place of this one, as it was read from the store. */
  renew({ table, revision, noted }: Pick<RestoredTable, 'table' | 'revision' | 'noted'>): void {
    this.#table = table;
    this.#meanings = new EntryEffects(table, noted);
    this.#standsAt(revision);
  }

  #standsAt(revision: number): void {
    this.#revision = revision;
    this.#queued = this.#table.seq;
    this.#snapshot = this.#table.snapshot.seq;
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

  #played(): Pick<Change, 'entries' | 'meanings' | 'progress' | 'snapshot'> {
    const table = this.#table;
    const { snapshot } = table;
    const entries = table.entries.slice(this.#queued);
    this.#queued = table.seq;
    const meanings = this.#meanings.take();
    return {
      entries,
      ...(meanings.length > 0 && { meanings }),
      progress: progressOf(table),
      ...(snapshot.seq > this.#snapshot && { snapshot: this.#fresh(snapshot) }),
    };
  }

  #fresh(snapshot: Snapshot): NonNullable<Change['snapshot']> {
    this.#snapshot = snapshot.seq;
    const meant = this.#meanings.printAt(snapshot.seq);
    return { ...snapshot, schema: this.#layout, meant };
  }
}

/** How often what is asked is judged again because another server was first. */
const TRIES = 20;

/** Does what is asked, and once more from the start, when all is `ready`, whenever another server was first. */
export async function withConflictRetry<T>(
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
