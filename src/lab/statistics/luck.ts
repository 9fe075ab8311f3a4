/** Results corrected for the luck of the dice. */
import { meanOf, covarianceOf, varianceOf } from './moments.ts';

/** A mean corrected for luck. */
export interface LuckFree {
  readonly mean: number;
  /** Variance of one result after the correction. */
  readonly variance: number;
  /** Share of the variance that luck explained, 0 to 1. */
  readonly saved: number;
  /** Effect of one unit of luck on a result. */
  readonly share: number;
}

/**
 * Returns the mean of results after correction by a control variate: `luck`, whose expectation is 0 whatever the
 * players do (S. Lavenberg and P. Welch, A Perspective on the Use of Control Variables, Management Science 27, 1981; in
 * games, M. Zinkevich and others, Optimal Unbiased Estimators for Evaluating Agent Performance, AAAI 2006). Undefined
 * for fewer than four results, or if luck does not vary.
 */
export function withoutLuck(
  results: readonly number[],
  luck: readonly number[],
): LuckFree | undefined {
  const n = results.length;
  const spread = varianceOf(luck);
  if (n < 4 || spread === 0) return undefined;
  const share = covarianceOf(results, luck) / spread;
  const whole = varianceOf(results);
  // One more parameter is estimated, so n - 2 degrees of freedom remain.
  const left = Math.max(0, ((whole - share ** 2 * spread) * (n - 1)) / (n - 2));
  return {
    mean: meanOf(results) - share * meanOf(luck),
    variance: left,
    saved: whole > 0 ? Math.max(0, 1 - left / whole) : 0,
    share,
  };
}
