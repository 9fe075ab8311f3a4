/** Several pieces of gear in one number: five bits each, 0 if empty, else the number of the gear plus 1. */

/** Maximum number of pieces. */
export const GEAR_SLOTS = 3;
const BITS = 5;

/** Returns the numbers of the gear in a packed number, in order; empty for a hidden one. */
export const unpackGear = (packed: number): number[] =>
  packed <= 0
    ? []
    : Array.from(
        { length: GEAR_SLOTS },
        (_, i) => ((packed >> (i * BITS)) & ((1 << BITS) - 1)) - 1,
      ).filter((code) => code >= 0);

/** Packs the numbers of up to `GEAR_SLOTS` pieces into one number. */
export const packGear = (codes: readonly number[]): number =>
  codes.slice(0, GEAR_SLOTS).reduce((sum, code, i) => sum | ((code + 1) << (i * BITS)), 0);
