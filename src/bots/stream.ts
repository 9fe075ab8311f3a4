/** A small generator that can be reset to any of its streams at once. */
import type { Rng } from '../kernel/random.ts';

/**
 * Playouts that are compared run on the same stream. Identical parts of two plans then meet the same dice, so that the
 * comparison shows only their differences ("common random numbers"). Mixing function: murmur3's finalizer over a
 * counter; good enough for dice, but for nothing else.
 */
export class Stream implements Rng {
  #counter = 0;

  /** Resets the generator to the beginning of a stream. */
  reset(stream: number): void {
    this.#counter = Math.imul(stream + 1, 0x9e3779b1);
  }

  below(n: number): number {
    this.#counter = (this.#counter + 0x6d2b79f5) | 0;
    let z = this.#counter;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    z ^= z >>> 16;
    return Math.floor(((z >>> 0) / 0x1_0000_0000) * n);
  }
}
