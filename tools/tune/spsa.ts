/**
 * Simultaneous perturbation stochastic approximation: J. C. Spall, "Multivariate stochastic approximation using a
 * simultaneous perturbation gradient approximation", IEEE Transactions on Automatic Control 37 (1992). Two points on
 * opposite sides of the current one play each other; all weights then move together towards the winner. The cost of a
 * round does not depend on the number of weights, which is why chess engines are tuned like this.
 */
import type { Rng } from '../../src/kernel/random.ts';

/** Numbers by name. A weight of 0 is unused by the game, and stays 0. */
export type SpsaWeights = Readonly<Record<string, number>>;

/** Gains, as in Spall's guidelines: `step / (k + rounds / 10)^0.602` and `reach / k^0.101`. */
interface Gains {
  readonly rounds: number;
  /** First perturbation, as a share of each weight. */
  readonly reach: number;
  /** Distance that a clear win moves the weights in the first round, as a share of each. */
  readonly step: number;
}

/** Compares two points in one round; returns -1 (the second won everything) to 1. */
export type Compare = (plus: SpsaWeights, minus: SpsaWeights, round: number) => number;

const STEP_POWER = 0.602;
const REACH_POWER = 0.101;
/** A weight stays within this factor of its first value. */
const FURTHEST = 8;

/**
 * Runs all rounds from `start` and returns the mean of the second half of the path, which varies less than its end.
 * `watch` gets the result of every round.
 */
export function improve(
  start: SpsaWeights,
  gains: Gains,
  compare: Compare,
  rng: Rng,
  watch?: (round: number, result: number) => void,
): SpsaWeights {
  const names = Object.keys(start).filter((name) => start[name] !== 0);
  // Shares of the first values, so that large and small weights move equally.
  const at = names.map(() => 0);
  const sums = names.map(() => 0);
  const weightsAt = (shift: readonly number[]): SpsaWeights => ({
    ...start,
    ...Object.fromEntries(names.map((name, i) => [name, moved(start[name] ?? 0, shift[i] ?? 0)])),
  });
  for (let k = 1; k <= gains.rounds; k++) {
    const reach = gains.reach / k ** REACH_POWER;
    const signs = names.map(() => (rng.below(2) === 0 ? -1 : 1));
    const towards = (sign: number) =>
      weightsAt(at.map((x, i) => x + sign * reach * (signs[i] ?? 0)));
    const result = compare(towards(1), towards(-1), k);
    const stride = gains.step * stepAt(k, gains.rounds) * result;
    signs.forEach((sign, i) => {
      at[i] = clamp((at[i] ?? 0) + stride * sign);
      if (2 * k > gains.rounds) sums[i] = (sums[i] ?? 0) + (at[i] ?? 0);
    });
    watch?.(k, result);
  }
  return weightsAt(sums.map((sum) => sum / Math.ceil(gains.rounds / 2)));
}

/** Gain by round: 1 in the first round, then less. */
function stepAt(k: number, rounds: number): number {
  const stability = rounds / 10;
  return ((1 + stability) / (k + stability)) ** STEP_POWER;
}

const clamp = (x: number): number => Math.max(-Math.log(FURTHEST), Math.min(Math.log(FURTHEST), x));

/** Returns a weight moved by a share of itself, as a factor, so that it keeps its sign. */
const moved = (weight: number, share: number): number => weight * Math.exp(share);
