/**
 * Does long work a little at a time, so that nobody waits behind it: all of it together gets a few
 * milliseconds in each turn of the event loop, slice by slice in turn.
 */
import type { Slices } from '../../table/slices.ts';

interface Job {
  /** Does the next slice; true if it was the last. */
  step(): boolean;
}

/** Milliseconds of each turn. */
const SHARE = 5;

export class CooperativeScheduler {
  #jobs: Job[] = [];
  #waits = false;

  /** The result, as soon as it may be; at once if the work is short and nothing else waits. */
  run<T>(work: Slices<T>): Promise<T> {
    return new Promise((done, failed) => {
      const step = (): boolean => {
        try {
          const { done: last, value } = work.next();
          if (last) done(value as T);
          return last === true;
        } catch (error) {
          failed(error);
          return true;
        }
      };
      if (this.#jobs.length === 0 && step()) return;
      this.#jobs.push({ step });
      this.#soon();
    });
  }

  /** Slices that wait. */
  get waiting(): number {
    return this.#jobs.length;
  }

  #soon(): void {
    if (this.#waits) return;
    this.#waits = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#waits = false;
    const until = performance.now() + SHARE;
    do {
      const job = this.#jobs.shift();
      if (!job) return;
      if (!job.step()) this.#jobs.push(job);
    } while (performance.now() < until);
    if (this.#jobs.length > 0) this.#soon();
  }
}
