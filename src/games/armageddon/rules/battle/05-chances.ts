/** How many ways dice can fall [5.1]. */
import {
  type Fraction,
  fraction,
  ONE,
  over,
  plus,
  times,
  ZERO,
} from '../../../../kernel/odds/fraction.ts';

/** Dice of one roll: with more, their ways are no whole numbers of 32 bits, and the rest is rolled after them. */
export const MOST_AT_ONCE = 15;

/** n over k; exact up to `MOST_AT_ONCE` dice and far beyond. */
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

/** n over k of any numbers. */
export function waysOf(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/**
 * [2.8] The chance of each pool to have the most successes, where those that are level are rolled again. All of them
 * together are a set; of a set that is level at the top only its own pools can still be first.
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

/** The chance that of a set of pools just those of `top` have the most successes. */
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
