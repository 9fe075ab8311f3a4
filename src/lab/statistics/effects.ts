/** Effects of factors whose levels were drawn at random for each game. Random assignment makes the effects causal. */
import { criticalValue } from './normal.ts';
import { dot, invert } from './matrix.ts';
import { type Interval, USUAL_ERROR } from './interval.ts';

/** Effect of a level of a factor, compared with the factor's first level. */
export interface Effect extends Interval {
  /** Index of the factor, and of its level from 1 on. */
  readonly factor: number;
  readonly level: number;
  readonly mean: number;
  readonly games: number;
}

/** Keeps the matrix regular if a level was never drawn; too small to change an estimate. */
const RIDGE = 1e-9;

/**
 * Computes the main effects in a factorial design by least squares (R. A. Fisher, The Design of Experiments, 1935; G.
 * Box, J. S. Hunter and W. Hunter, Statistics for Experimenters, chapter 5): how much each level adds to the mean,
 * averaged over all other factors. Equal variances are not assumed (H. White's estimator, Econometrica 48, 1980).
 * `levels[i]` holds the levels of result `i` by factor, `sizes` the number of levels of each factor.
 */
export function mainEffects(
  results: readonly number[],
  levels: readonly (readonly number[])[],
  sizes: readonly number[],
  error = USUAL_ERROR,
): Effect[] {
  const columns = sizes.flatMap((size, factor) =>
    Array.from({ length: size - 1 }, (_, i) => ({ factor, level: i + 1 })),
  );
  const rows = levels.map((drawn) => [
    1,
    ...columns.map(({ factor, level }) => Number(drawn[factor] === level)),
  ]);
  const { coefficients, variances } = leastSquares(rows, results);
  const z = criticalValue(error);
  return columns.map((column, i) => {
    const mean = coefficients[i + 1] ?? 0;
    const half = z * Math.sqrt(variances[i + 1] ?? 0);
    const games = levels.filter((drawn) => drawn[column.factor] === column.level).length;
    return { ...column, mean, low: mean - half, high: mean + half, games };
  });
}

/** Returns the coefficients of a regression, and their variances by White's estimator with the HC1 correction. */
function leastSquares(rows: readonly (readonly number[])[], results: readonly number[]) {
  const width = rows[0]?.length ?? 0;
  const product = (weight: (i: number) => number) =>
    Array.from({ length: width }, (_, j) =>
      Array.from({ length: width }, (_, k) =>
        rows.reduce((sum, row, i) => sum + weight(i) * (row[j] ?? 0) * (row[k] ?? 0), 0),
      ),
    );
  const bread = invert(
    product(() => 1).map((row, j) => row.map((x, k) => x + (j === k ? RIDGE : 0))),
  );
  const moments = Array.from({ length: width }, (_, j) =>
    rows.reduce((sum, row, i) => sum + (row[j] ?? 0) * (results[i] ?? 0), 0),
  );
  const coefficients = bread.map((row) => dot(row, moments));
  const residuals = rows.map((row, i) => (results[i] ?? 0) - dot(row, coefficients));
  const meat = product((i) => (residuals[i] ?? 0) ** 2);
  const scale = rows.length / Math.max(1, rows.length - width);
  const variances = bread.map((row) => {
    const half = meat.map((other) => dot(row, other));
    return scale * dot(half, row);
  });
  return { coefficients, variances };
}
