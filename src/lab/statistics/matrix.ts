/** Small linear systems. */

/** Returns the inverse of a symmetric positive definite matrix by Gauss-Jordan elimination; its pivots are never 0. */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => Number(i === j))]);
  for (let k = 0; k < n; k++) {
    const pivot = rows[k] ?? [];
    const by = pivot[k] ?? 1;
    for (let j = 0; j < 2 * n; j++) pivot[j] = (pivot[j] ?? 0) / by;
    rows.forEach((row, i) => {
      const times = row[k] ?? 0;
      if (i !== k) for (let j = 0; j < 2 * n; j++) row[j] = (row[j] ?? 0) - times * (pivot[j] ?? 0);
    });
  }
  return rows.map((row) => row.slice(n));
}

/** Returns the sum of products of two lists of equal length. */
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
