/**
 * Size of statistics, exhaustive checks, checks over many games and in several windows. `foo.test.ts` runs about a tenth
 * of them. `foo.long.test.ts` imports it: with `LONG=1`, as in `.ci/run`, more of them run, and with `MANY=1`, before a
 * release, all.
 */
const isMany = process.env['MANY'] === '1';
const isLong = process.env['LONG'] === '1';

/** Chooses the value for the tier that is running; without a third one, the long tier has all. */
export const byTier = <T>(long: T, quick: T, many: T = long): T =>
  isMany ? many : isLong ? long : quick;

/** Every tenth item in the quick tier and every third in the long one, beginning with the first; all in the exhaustive tier. */
export const everyTenth = <T>(items: readonly T[]): T[] => {
  const step = byTier(3, 10, 1);
  return items.filter((_, i) => i % step === 0);
};

/**
 * The last item in the quick tier, of sizes of a window the smallest; the first and the last in the long tier; all in the
 * exhaustive one.
 */
export const lastUnlessLong = <T>(items: readonly T[]): readonly T[] => {
  const ends = items.length > 2 ? [...items.slice(0, 1), ...items.slice(-1)] : items;
  return byTier(ends, items.slice(-1), items);
};
