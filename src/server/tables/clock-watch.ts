/** Makes clocks run out on time, also at tables without clients. */
import { HttpError } from '../http/errors.ts';
import { progressOf } from './live-table.ts';
import type { TableSession } from './session.ts';
import type { Tables } from './tables.ts';

/** Longest timer, in milliseconds: timers cannot exceed 24 days. */
const LONGEST = 6 * 3_600_000;
/** Wait in milliseconds if the store does not answer or no server is up. */
const RETRY = 5000;

export class ClockWatch {
  readonly #tables: Tables;
  readonly #log: (line: string) => void;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  #isClosed = false;

  constructor(tables: Tables, log: (line: string) => void) {
    this.#tables = tables;
    this.#log = log;
    tables.watchers.clock.push((session) => this.consider(session));
    tables.uptime.watchers.push(() => void this.#resumeAgain());
  }

  /** Sets timers for the running clocks of all tables in the store. */
  async resume(): Promise<void> {
    if (this.#tables.store.fault !== undefined) return;
    for (const { id, header, due } of await this.#tables.store.list(Number.MAX_SAFE_INTEGER, false))
      if (header.clock) {
        await this.#look(id);
        if (due === 0) await this.#setDeadline(id);
      }
  }

  /** Stores the end of the running clock for tables of older versions, which lack it until their next entry. */
  async #setDeadline(id: string): Promise<void> {
    try {
      const { table, live } = await this.#tables.get(id);
      const { due = 0 } = progressOf(table);
      if (due > 0) await this.#tables.store.setDeadline(id, live.revision, due);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }

  /** Sets all timers anew after an outage: running clocks get its time back, and run out later. */
  async #resumeAgain(): Promise<void> {
    await this.resume().catch((error: unknown) => this.#log(`clocks: ${error}`));
  }

  /** Sets or clears the timer for the running clock of a table. */
  consider({ id, table }: TableSession): void {
    const { deadline } = table.timing;
    this.#wait(id, deadline === undefined ? undefined : deadline * 1000 - Date.now());
  }

  /** Sets a timer to check a table after some milliseconds; undefined: clears it. */
  #wait(id: string, milliseconds: number | undefined): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (milliseconds === undefined || this.#isClosed) return;
    const wait = Math.min(Math.max(0, milliseconds), LONGEST);
    this.#timers.set(
      id,
      setTimeout(() => void this.#look(id), wait),
    );
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** Checks a table, reading it if necessary, and does what was agreed if a player has run out of time. */
  async #look(id: string): Promise<void> {
    try {
      await this.#tables.uptime.settled();
      const session = await this.#tables.get(id);
      // While no server is up, players cannot move: they get that time back.
      if (!this.#tables.uptime.isUp) return this.#wait(id, RETRY);
      await session.update((table) => table.timing.flag(Date.now() / 1000));
      this.consider(session);
    } catch (error) {
      this.#log(`clock of table ${id}: ${error instanceof Error ? error.message : error}`);
      // A table that is deleted or damaged has no clock to check.
      const isGone = error instanceof HttpError && error.status !== 503;
      this.#wait(id, isGone ? undefined : RETRY);
    }
  }
}
