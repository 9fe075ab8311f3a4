/** Several pieces of gear in one number: five bits each, 0 if empty, else the number of the gear plus 1. */

/** Maximum number of pieces. */
export const BUNDLE = 3;
const BITS = 5;

/** Returns the numbers of the gear in a bundle, in order; empty for a hidden bundle. */
export const piecesIn = (bundle: number): number[] =>
  bundle <= 0
    ? []
    : Array.from(
        { length: BUNDLE },
        (_, i) => ((bundle >> (i * BITS)) & ((1 << BITS) - 1)) - 1,
      ).filter((code) => code >= 0);

export const bundleOf = (codes: readonly number[]): number =>
  codes.slice(0, BUNDLE).reduce((sum, code, i) => sum | ((code + 1) << (i * BITS)), 0);
