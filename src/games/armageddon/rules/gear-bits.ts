/** Pieces of gear that lie together, in one number: five bits each, 0 is empty, else the number of the gear and 1. */

/** More do not fit. */
export const BUNDLE = 3;
const BITS = 5;

/** Numbers of the gear in a bundle, as it was put in; none in one that is not seen. */
export const piecesIn = (bundle: number): number[] =>
  bundle <= 0
    ? []
    : Array.from(
        { length: BUNDLE },
        (_, i) => ((bundle >> (i * BITS)) & ((1 << BITS) - 1)) - 1,
      ).filter((code) => code >= 0);

export const bundleOf = (codes: readonly number[]): number =>
  codes.slice(0, BUNDLE).reduce((sum, code, i) => sum | ((code + 1) << (i * BITS)), 0);
