/**
 * Runs long work in slices, so that nothing else waits for it: all of it together gets a few milliseconds in each turn
 * of the event loop, and the jobs take turns slice by slice.
 */
import type { Slices } from '../../table/slices.ts';

interface Job {
  /** Runs the next slice; returns whether it was the last. */
  step(): boolean;
}

/** Milliseconds per turn of the event loop. */
const SHARE = 5;

export class CooperativeScheduler {
  #jobs: Job[] = [];
  #waits = false;

  /** Runs work and resolves with its result; at once if the first slice finishes it and no other work waits. */
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

  /** Number of unfinished jobs. */
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
