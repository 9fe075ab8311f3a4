/**
 * Size of statistics, exhaustive checks and checks over many games. `foo.test.ts` runs about a tenth of them;
 * `foo.long.test.ts` imports it, and with `LONG=1`, as in `.ci/run`, all of them run.
 */
const isLong = process.env['LONG'] === '1';

/** Chooses the value for the tier that is running. */
export const byTier = <T>(long: T, quick: T): T => (isLong ? long : quick);

/** Every tenth item in the quick tier, beginning with the first; all in the long tier. */
export const everyTenth = <T>(items: readonly T[]): T[] =>
  items.filter((_, i) => isLong || i % 10 === 0);
