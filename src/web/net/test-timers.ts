/** Clock and timers that a test advances by hand. */
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

  /** Advances time; each timer runs when it is due. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#now = next.at;
      this.#timers.delete(next);
      next.run();
    }
    this.#now = end;
  }

  /** Simulates sleep: time passes, and timers that were due meanwhile run when the device wakes up. */
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
