/** How many ways dice can fall [5.1]. */

/** n over k; exact for all pools there are. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/**
 * [5.2] Chance of a margin of at least `margin`: successes of attack A and failures of defence D are A + D dice, so
 * it is that of Bin(A + D, 1/2) being at least D + margin. Beside the dice of the rules, to hold them against.
 */
export function chanceOfMargin(attack: number, defence: number, margin: number): number {
  const all = attack + defence;
  let ways = 0;
  for (let k = Math.max(0, defence + margin); k <= all; k++) ways += choose(all, k);
  return ways / 2 ** all;
}
