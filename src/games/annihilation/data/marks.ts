/** [R18] Numbers that identify positions. */

/** Scatters the bits of a number over 32 bits (the finalizer of MurmurHash3, A. Appleby). */
function scatter(n: number): number {
  let x = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** Returns three patternless 15-bit numbers for each of `count` things, always the same. */
export const makeMarks = (count: number): Int16Array =>
  Int16Array.from({ length: 3 * count }, (_, i) => scatter(i + 1) & 0x7fff);
