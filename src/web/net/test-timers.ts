/** A clock and timers that a test moves by hand. */
import type { Timers } from './heartbeat.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class ManualTimers implements Timers {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now = 0) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  set(run: () => void, milliseconds: number): Timer {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return timer;
  }

  clear(timer: unknown): void {
    this.#timers.delete(timer as Timer);
  }

  /** Lets time pass; each timer runs when it is due. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#now = next.at;
      this.#timers.delete(next);
      next.run();
    }
    this.#now = end;
  }

  /** The device sleeps: time passes, and timers that were due meanwhile run when it wakes up. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
    for (const timer of [...this.#timers].filter(({ at }) => at <= this.#now)) {
      this.#timers.delete(timer);
      timer.run();
    }
  }

  #nextUntil(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
