/** Seeded random number generator for drivers (simulation, bots, tests). Rules never import it. */

/** A source of unbiased integers. */
export interface Rng {
  /** Returns an integer from 0 to n - 1; n is 1 to 2^32. */
  below(n: number): number;
}

/**
 * Generator sfc32 with 128 bits of state (C. Doty-Humphrey, PractRand), seeded with any integer or text. The same seed
 * gives the same numbers on any machine.
 */
export class Sfc32 implements Rng {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number | string) {
    let [a, b, c] = [0x811c9dc5, 0x9e3779b9, 0x7f4a7c15];
    for (const ch of String(seed)) {
      const code = ch.codePointAt(0) ?? 0;
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x85ebca6b);
      c = Math.imul(c ^ code ^ (b >>> 15), 0xc2b2ae35);
    }
    [this.#a, this.#b, this.#c] = [a, b, c];
    for (let i = 0; i < 15; i++) this.next();
  }

  /** Returns the generator's state as four 32-bit words, from which `restore` continues with the same numbers. */
  save(): [a: number, b: number, c: number, counter: number] {
    return [this.#a, this.#b, this.#c, this.#counter];
  }

  /** Continues from a state that `save` returned. */
  restore([a, b, c, counter]: readonly [number, number, number, number]): this {
    [this.#a, this.#b, this.#c, this.#counter] = [a | 0, b | 0, c | 0, counter | 0];
    return this;
  }

  /** Returns the next 32 bits as an unsigned integer. */
  next(): number {
    const t = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 0;
  }

  below(n: number): number {
    if (n === 1) return 0;
    // Takes just enough high bits and redraws when the result is too large: no bias, and no 64-bit division.
    const shift = Math.clz32(n - 1);
    let value = this.next() >>> shift;
    while (value >= n) {
      if (n < 1) throw new RangeError(`no number is from 0 to below ${n}`);
      value = this.next() >>> shift;
    }
    return value;
  }
}
