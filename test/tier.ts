/**
 * Sizes of statistics, exhaustive checks, and checks over many games or window sizes. `foo.test.ts` runs about a tenth
 * of the cases. `foo.long.test.ts` imports it: with `LONG=1`, as in `.ci/run`, it runs more of them, and with
 * `EXHAUSTIVE=1`, before a release, it runs all. If the long tier would prove nothing new, only a
 * `foo.exhaustive.test.ts` imports it.
 */
const isExhaustive = process.env['EXHAUSTIVE'] === '1';
const isLong = process.env['LONG'] === '1';

/** Returns the value for the current tier; without a third value, the exhaustive tier uses the second. */
export const byTier = <T>(long: T, quick: T, exhaustive: T = long): T =>
  isExhaustive ? exhaustive : isLong ? long : quick;

/**
 * Returns every tenth item in the quick tier, every fifth in the long tier, and all in the exhaustive tier; the first
 * is always included.
 */
export const everyTenth = <T>(items: readonly T[]): T[] => {
  const step = byTier(5, 10, 1);
  return items.filter((_, i) => i % step === 0);
};

/**
 * Returns the last item in the quick tier (of window sizes, the smallest), the first and the last in the long tier, and
 * all in the exhaustive tier.
 */
export const lastUnlessLong = <T>(items: readonly T[]): readonly T[] => {
  const ends = items.length > 2 ? [...items.slice(0, 1), ...items.slice(-1)] : items;
  return byTier(ends, items.slice(-1), items);
};
