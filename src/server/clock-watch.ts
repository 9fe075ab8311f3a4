/** Sees to it that clocks run out on time, at tables that nobody looks at too. */
import type { Hub } from './hub.ts';
import type { Tables } from './tables.ts';

/** Longest time that is waited in one go, in milliseconds: timers reach no further than 24 days. */
const LONGEST = 6 * 3_600_000;

export class ClockWatch {
  readonly #tables: Tables;
  readonly #log: (line: string) => void;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(tables: Tables, log: (line: string) => void) {
    this.#tables = tables;
    this.#log = log;
    tables.watchers.push((hub) => this.consider(hub));
  }

  /** Winds up the clocks of all tables in the store that have some. */
  async resume(): Promise<void> {
    if (this.#tables.store.fault !== undefined) return;
    for (const { id, header } of await this.#tables.store.list(Number.MAX_SAFE_INTEGER, false))
      if (header.clock) await this.#look(id);
  }

  /** Notes when the clock of a table runs out that runs now. */
  consider({ id, table }: Hub): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const { deadline } = table.timing;
    if (deadline === undefined) return;
    const wait = Math.min(Math.max(0, deadline * 1000 - Date.now()), LONGEST);
    this.#timers.set(
      id,
      setTimeout(() => void this.#look(id), wait),
    );
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** Reads a table, if need be, and does what was agreed for who has no time left. */
  async #look(id: string): Promise<void> {
    try {
      const hub = await this.#tables.get(id);
      await hub.happen((table) => table.timing.flag(Date.now() / 1000));
      this.consider(hub);
    } catch (error) {
      this.#log(`clock of table ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
