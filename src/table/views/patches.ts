/** Differences of two lists of integers, as runs: small to send, and exact. */

/** An offset, and the values from there on. */
export type Patch = readonly number[];

/** Maximum number of unchanged values between two runs that are repeated, because a new run would cost more. */
const GAP = 2;

/** Returns the runs that turn `before` into `after`, in order; empty if nothing has changed. */
export function patchesBetween(before: Int16Array, after: Int16Array): Patch[] {
  const runs: number[][] = [];
  let run: number[] | undefined;
  let end = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    if (run === undefined || i - end > GAP) {
      run = [i];
      runs.push(run);
      end = i;
    }
    for (; end <= i; end++) run.push(after[end] ?? 0);
  }
  return runs;
}

/** Writes runs into a list. Throws if they do not fit a list of this length. */
export function applyPatches(ints: number[], runs: readonly Patch[]): void {
  for (const [offset = -1, ...values] of runs) {
    if (offset < 0 || offset + values.length > ints.length)
      throw new Error(`a change at ${offset} of ${ints.length} integers`);
    for (const [i, value] of values.entries()) ints[offset + i] = value;
  }
}
