/** The normal distribution. */

/** Coefficients of W. J. Cody's and P. J. Acklam's rational approximations of the quantile, relative error below 1.2e-9. */
const A = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
] as const;
const B = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
] as const;
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
  4.374664141464968, 2.938163982698783,
] as const;
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416] as const;
/** Probability below which the tail has an approximation of its own. */
const TAIL = 0.02425;

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, c) => sum * x + c, 0);

/**
 * Returns the quantile of the standard normal distribution: the z below which a standard normal variable stays with
 * probability `p`, 0 < p < 1 (P. J. Acklam's algorithm, 2003). Infinite at 0 and 1.
 */
export function normalQuantile(p: number): number {
  if (p <= 0) return Number.NEGATIVE_INFINITY;
  if (p >= 1) return Number.POSITIVE_INFINITY;
  if (p > 1 - TAIL) return -normalQuantile(1 - p);
  if (p < TAIL) {
    const q = Math.sqrt(-2 * Math.log(p));
    return polynomial(C, q) / (polynomial(D, q) * q + 1);
  }
  const q = p - 0.5;
  const r = q * q;
  return (polynomial(A, r) * q) / (polynomial(B, r) * r + 1);
}

/** Returns the number of standard errors on each side of an interval with this error probability; 1.96 for 0.05. */
export const criticalValue = (error: number): number => normalQuantile(1 - error / 2);
