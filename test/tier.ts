/**
 * Size of statistics, exhaustive checks, checks over many games and in several windows. `foo.test.ts` runs about a tenth
 * of them; `foo.long.test.ts` imports it, and with `LONG=1`, as in `.ci/run`, all of them run.
 */
const isLong = process.env['LONG'] === '1';

/** Chooses the value for the tier that is running. */
export const byTier = <T>(long: T, quick: T): T => (isLong ? long : quick);

/** Every tenth item in the quick tier, beginning with the first; all in the long tier. */
export const everyTenth = <T>(items: readonly T[]): T[] =>
  items.filter((_, i) => isLong || i % 10 === 0);

/** The last item in the quick tier, of sizes of a window the smallest; all in the long tier. */
export const lastUnlessLong = <T>(items: readonly T[]): readonly T[] =>
  isLong ? items : items.slice(-1);
