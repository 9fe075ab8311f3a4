/** Numbers of ways in which dice can fall [5.1]. */
import {
  type Fraction,
  fraction,
  ONE,
  over,
  plus,
  times,
  ZERO,
} from '../../../../kernel/odds/fraction.ts';

/**
 * Maximum number of dice per roll. With more, the number of ways would exceed 32 bits, so the rest is rolled
 * afterwards.
 */
export const MOST_AT_ONCE = 15;

/** Returns n over k, exact up to `MOST_AT_ONCE` dice and far beyond. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/**
 * [5.2] Returns the chance of a margin of at least `margin`. Successes of the attack A plus failures of the defence D
 * come from A + D dice, so it is the chance that Bin(A + D, 1/2) is at least D + margin. Independent of the rules'
 * own dice, to verify them.
 */
export function chanceOfMargin(attack: number, defence: number, margin: number): number {
  const all = attack + defence;
  let ways = 0;
  for (let k = Math.max(0, defence + margin); k <= all; k++) ways += choose(all, k);
  return ways / 2 ** all;
}

/** Returns n over k for any numbers. */
export function waysOf(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/**
 * [2.8] Returns the chance of each pool to have the most successes, if ties are rolled again. The recursion is over
 * sets of pools: of a set that is tied at the top, only its members can still be first.
 */
export function chancesOfFirst(pools: readonly number[]): Fraction[] {
  const known = new Map<number, Fraction[]>();
  const chancesIn = (set: number): Fraction[] => {
    const before = known.get(set);
    if (before) return before;
    const found = pools.map(() => ZERO);
    const again = chanceOfTop(pools, set, set);
    for (let top = (set - 1) & set; top > 0; top = (top - 1) & set) {
      const p = chanceOfTop(pools, set, top);
      const first = isOne(top) ? undefined : chancesIn(top);
      for (const i of pools.keys())
        if ((top >> i) & 1) found[i] = plus(found[i], first ? times(p, first[i]) : p);
    }
    const rest = plus(ONE, [-again[0], again[1]]);
    const shares = isOne(set)
      ? found.map((_, i) => ((set >> i) & 1 ? ONE : ZERO))
      : found.map((p) => over(p, rest));
    known.set(set, shares);
    return shares;
  };
  return chancesIn((1 << pools.length) - 1);
}

const isOne = (set: number): boolean => (set & (set - 1)) === 0;

/** Returns the chance that, in a set of pools, exactly those of `top` have the most successes. */
function chanceOfTop(pools: readonly number[], set: number, top: number): Fraction {
  let ways = 0n;
  const most = Math.max(...pools);
  for (let k = 0; k <= most; k++) {
    let product = 1n;
    for (const [i, dice] of pools.entries()) {
      if ((top >> i) & 1) product *= k > dice ? 0n : waysOf(dice, k);
      else if ((set >> i) & 1) product *= waysBelow(dice, k);
    }
    ways += product;
  }
  const dice = pools.reduce((sum, n, i) => sum + ((set >> i) & 1 ? n : 0), 0);
  return fraction(ways, 1n << BigInt(dice));
}

function waysBelow(dice: number, successes: number): bigint {
  let ways = 0n;
  for (let k = 0; k < Math.min(successes, dice + 1); k++) ways += waysOf(dice, k);
  return ways;
}
