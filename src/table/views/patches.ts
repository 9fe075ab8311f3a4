/** Differences of two lists of integers, as patches: small to send, and exact. */

/** An offset, and the values from there on. */
export type Patch = readonly number[];

/** Maximum number of unchanged values between two patches that are repeated, because a new patch would cost more. */
const GAP = 2;

/** Returns the patches that turn `before` into `after`, in order; empty if nothing has changed. */
export function patchesBetween(before: Int16Array, after: Int16Array): Patch[] {
  const patches: number[][] = [];
  let patch: number[] | undefined;
  let end = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    if (patch === undefined || i - end > GAP) {
      patch = [i];
      patches.push(patch);
      end = i;
    }
    for (; end <= i; end++) patch.push(after[end] ?? 0);
  }
  return patches;
}

/** Applies patches to a list. Throws if they do not fit a list of this length. */
export function applyPatches(ints: number[], patches: readonly Patch[]): void {
  for (const [offset = -1, ...values] of patches) {
    if (offset < 0 || offset + values.length > ints.length)
      throw new Error(`a change at ${offset} of ${ints.length} integers`);
    for (const [i, value] of values.entries()) ints[offset + i] = value;
  }
}
