/**
 * Long work in slices: a generator that yields now and then. Whoever may not be held up lets others
 * in between two slices; whoever may wait finishes it at once.
 */

export type Slices<T> = Generator<undefined, T>;

/** Does all of it at once. */
export function finish<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
