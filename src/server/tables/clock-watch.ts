/** Sees to it that clocks run out on time, at tables that nobody looks at too. */
import { HttpError } from '../http/errors.ts';
import { progressOf } from './live-table.ts';
import type { TableSession } from './session.ts';
import type { Tables } from './tables.ts';

/** Longest time that is waited in one go, in milliseconds: timers reach no further than 24 days. */
const LONGEST = 6 * 3_600_000;
/** The same where the store did not answer, or no server is up. */
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

  /** Winds up the clocks of all tables in the store that have some. */
  async resume(): Promise<void> {
    if (this.#tables.store.fault !== undefined) return;
    for (const { id, header, due } of await this.#tables.store.list(Number.MAX_SAFE_INTEGER, false))
      if (header.clock) {
        await this.#look(id);
        if (due === 0) await this.#noteDue(id);
      }
  }

  /** Tables that older versions wrote have no stored time until their next entry. */
  async #noteDue(id: string): Promise<void> {
    try {
      const { table, live } = await this.#tables.get(id);
      const { due = 0 } = progressOf(table);
      if (due > 0) await this.#tables.store.noteDue(id, live.revision, due);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }

  /** After an outage every clock that ran has got its time back, and runs out later. */
  async #resumeAgain(): Promise<void> {
    await this.resume().catch((error: unknown) => this.#log(`clocks: ${error}`));
  }

  /** Notes when the clock of a table runs out that runs now. */
  consider({ id, table }: TableSession): void {
    const { deadline } = table.timing;
    this.#wait(id, deadline === undefined ? undefined : deadline * 1000 - Date.now());
  }

  /** Looks at a table after so many milliseconds; undefined: not again. */
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

  /** Reads a table, if need be, and does what was agreed for who has no time left. */
  async #look(id: string): Promise<void> {
    try {
      await this.#tables.uptime.settled();
      const session = await this.#tables.get(id);
      // Nobody could have played: the time until a server is up again is given back.
      if (!this.#tables.uptime.isUp) return this.#wait(id, RETRY);
      await session.happen((table) => table.timing.flag(Date.now() / 1000));
      this.consider(session);
    } catch (error) {
      this.#log(`clock of table ${id}: ${error instanceof Error ? error.message : error}`);
      // A table that is gone or damaged has no clock to look at.
      const isGone = error instanceof HttpError && error.status !== 503;
      this.#wait(id, isGone ? undefined : RETRY);
    }
  }
}
