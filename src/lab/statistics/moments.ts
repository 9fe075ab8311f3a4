/** Means, variances and covariances of samples. */

/** Returns the mean of a sample; 0 if it is empty. */
export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, x) => sum + x, 0) / values.length;

/** Returns the unbiased covariance of two samples of equal length; 0 for fewer than two pairs. */
export function covarianceOf(xs: readonly number[], ys: readonly number[]): number {
  if (xs.length < 2) return 0;
  const [mx, my] = [meanOf(xs), meanOf(ys)];
  let sum = 0;
  for (const [i, x] of xs.entries()) sum += (x - mx) * ((ys[i] ?? my) - my);
  return sum / (xs.length - 1);
}

/** Returns the unbiased variance of a sample; 0 for fewer than two values. */
export const varianceOf = (values: readonly number[]): number => covarianceOf(values, values);

/** Returns Pearson's correlation, -1 to 1; undefined if one of the samples does not vary. */
export function correlationOf(xs: readonly number[], ys: readonly number[]): number | undefined {
  const spread = Math.sqrt(varianceOf(xs) * varianceOf(ys));
  return spread > 0 ? Math.max(-1, Math.min(1, covarianceOf(xs, ys) / spread)) : undefined;
}
