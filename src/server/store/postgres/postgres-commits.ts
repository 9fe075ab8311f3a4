/**
 * Group commit for a database: all changes requested during a write go into the next one. After a write of several
 * tables, the next write waits a moment for more changes, because a write costs much more than a change in it.
 */
import { setTimeout } from 'node:timers/promises';
import { requireDefined } from '../../../kernel/require-defined.ts';
import { ConflictError, type Change } from '../store.ts';
import type { TableWrites } from './postgres-batch.ts';

interface Waiting {
  readonly id: string;
  readonly expected: number;
  readonly change: Change;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Maximum number of changes in one write. */
const MOST = 500;
/** Milliseconds for which a write waits for more changes. */
const DELAY = 4;

export class PostgresCommits {
  /** Writes some of the requested changes, per table all or none; returns the ids of the written tables. */
  readonly #write: (asked: readonly TableWrites[]) => Promise<ReadonlySet<string>>;
  readonly #pause: () => Promise<void>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  /** `pause` resolves when the next write may begin after one of several tables. */
  constructor(
    write: (asked: readonly TableWrites[]) => Promise<ReadonlySet<string>>,
    pause: () => Promise<void> = () => setTimeout(DELAY),
  ) {
    this.#write = write;
    this.#pause = pause;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves once the change is on disk. */
  run(id: string, expected: number, change: Change): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ id, expected, change, done, failed });
      this.#running ??= this.#work();
    });
  }

  /** Resolves when no change waits. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #work(): Promise<void> {
    // All ready sockets are read before the immediate runs.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const groups = this.#take();
      await this.#commit(groups);
      if (groups.length > 1) await this.#pause();
    }
    this.#running = undefined;
  }

  /** Takes changes for one write; several changes of a table only if they depend on each other. */
  #take(): Waiting[][] {
    const tables = new Map<string, Waiting[]>();
    const later: Waiting[] = [];
    for (const one of this.#waiting) {
      const before = tables.get(one.id);
      const last = before?.at(-1);
      if (before && last && one.expected === revisionOf(last)) before.push(one);
      else if (before || tables.size >= MOST) later.push(one);
      else tables.set(one.id, [one]);
    }
    this.#waiting = later;
    return [...tables.values()];
  }

  async #commit(groups: readonly Waiting[][]): Promise<void> {
    try {
      const taken = await this.#write(groups.map(askedOf));
      for (const group of groups) settle(group, taken);
    } catch (error) {
      // Write each change by itself, so that one that cannot be written does not fail the others.
      if (groups.length > 1) for (const group of groups) await this.#commit([group]);
      else for (const { failed } of groups.flat()) failed(error);
    }
  }
}

const revisionOf = ({ expected, change }: Waiting): number => change.revision ?? expected + 1;

function askedOf(group: readonly Waiting[]): TableWrites {
  const { id, expected } = requireDefined(group[0], 'a group has at least one change');
  return { id, expected, changes: group.map(({ change }) => change) };
}

function settle(group: readonly Waiting[], taken: ReadonlySet<string>): void {
  for (const { id, done, failed } of group)
    if (taken.has(id)) done();
    else failed(new ConflictError(id));
}
