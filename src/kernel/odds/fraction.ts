/** Exact fractions for probabilities: sums of many dice stay exact, and rows add up to exactly 1. */

/** A fraction in lowest terms. */
export type Fraction = readonly [num: bigint, den: bigint];

export const ZERO: Fraction = [0n, 1n];
export const ONE: Fraction = [1n, 1n];

/** Returns the fraction of two whole numbers, in lowest terms. */
export function fraction(num: bigint, den: bigint): Fraction {
  let [a, b] = [num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? ZERO : [num / a, den / a];
}

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[0], a[1] * b[1]);
export const plus = (a: Fraction, b: Fraction): Fraction =>
  a[1] === b[1] ? fraction(a[0] + b[0], a[1]) : fraction(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[1], a[1] * b[0]);
export const sumOf = (all: Iterable<Fraction>): Fraction => [...all].reduce(plus, ZERO);
export const isZero = ([num]: Fraction): boolean => num === 0n;

/** Formats a fraction: `1/3`. */
export const formatFraction = ([num, den]: Fraction): string => `${num}/${den}`;

/** Returns the nearest number; large fractions work too. */
export function numberOf([num, den]: Fraction): number {
  const excess = Math.max(0, den.toString(2).length - SAFE_BITS);
  const shift = BigInt(excess);
  return Number(num >> shift) / Number(den >> shift);
}
/** Number of bits up to which `Number(bigint)` is finite, with room for a second factor. */
const SAFE_BITS = 1000;

/** Returns the distribution of a sum of independent numbers, from the distribution of each (convolution). */
export function convolve(all: Iterable<ReadonlyMap<number, Fraction>>): Map<number, Fraction> {
  let sums = new Map<number, Fraction>([[0, ONE]]);
  for (const one of all) {
    const next = new Map<number, Fraction>();
    for (const [a, p] of sums)
      for (const [b, q] of one) next.set(a + b, plus(next.get(a + b) ?? ZERO, times(p, q)));
    sums = next;
  }
  return sums;
}
