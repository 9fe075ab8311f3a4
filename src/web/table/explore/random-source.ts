/** Random dice on the analysis board. */
import type { Rng } from '../../../kernel/random.ts';

/** Number of values of a 32-bit word. */
const RANGE = 2 ** 32;

/** Unbiased random integers from the browser's generator. */
export const randomSource: Rng = {
  below(n) {
    const limit = RANGE - (RANGE % n);
    const word = new Uint32Array(1);
    do crypto.getRandomValues(word);
    while ((word[0] ?? 0) >= limit);
    return (word[0] ?? 0) % n;
  },
};
