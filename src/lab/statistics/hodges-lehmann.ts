/** Robust centre of victory margins, a few of which are huge. */
import { type Interval, USUAL_ERROR } from './interval.ts';
import { criticalValue } from './normal.ts';

/** The centre of a sample with its interval, in the unit of the sample. */
export interface RobustCentre extends Interval {
  readonly centre: number;
}

/**
 * Returns the Hodges–Lehmann estimate of a sample's centre, the median of the means of all pairs, with the interval of
 * Wilcoxon's signed-rank test in its normal approximation (J. L. Hodges and E. L. Lehmann, Estimates of Location Based
 * on Rank Tests, Annals of Mathematical Statistics 34, 1963). Valid for a sample size fixed in advance and a roughly
 * symmetric distribution, which paired differences have. Undefined for fewer than six values.
 */
export function hodgesLehmann(
  sample: readonly number[],
  error = USUAL_ERROR,
): RobustCentre | undefined {
  const n = sample.length;
  if (n < 6) return undefined;
  const sorted = sample.toSorted((a, b) => a - b);
  const pairs = (n * (n + 1)) / 2;
  const spread = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
  const cut = Math.max(0, Math.round(pairs / 2 - criticalValue(error) * spread - 0.5));
  const upper = nthMean(sorted, Math.floor(pairs / 2));
  const lower = nthMean(sorted, Math.floor((pairs - 1) / 2));
  return {
    centre: (upper + lower) / 2,
    low: nthMean(sorted, cut),
    high: nthMean(sorted, pairs - 1 - cut),
  };
}

/**
 * Returns the mean of rank `rank`, counted from 0, among the means of all pairs of a sorted sample. A value also forms
 * a pair with itself.
 */
function nthMean(sorted: readonly number[], rank: number): number {
  let [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  if (countUpTo(sorted, low) > rank) return low;
  while (true) {
    const middle = (low + high) / 2;
    // No double lies between the two.
    if (middle <= low || middle >= high) return high;
    if (countUpTo(sorted, middle) > rank) high = middle;
    else low = middle;
  }
}

/** Returns the number of pairs with a mean of at most `limit`; a value also forms a pair with itself. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let count = 0;
  let j = sorted.length - 1;
  for (let i = 0; i < sorted.length; i++) {
    while (j >= i && ((sorted[i] ?? 0) + (sorted[j] ?? 0)) / 2 > limit) j -= 1;
    if (j < i) break;
    count += j - i + 1;
  }
  return count;
}
