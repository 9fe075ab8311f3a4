/** Long work in slices, so that a server can do other work between them. */

/** Long work as a generator that yields from time to time. `finish` runs it in one go. */
export type Slices<T> = Generator<undefined, T>;

/** Runs sliced work to its end without a pause, and returns the result. */
export function finish<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
