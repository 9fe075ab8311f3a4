/**
 * Elo from results: the strengths that make the results most likely (Bradley and Terry), with a draw as half a win.
 * Each pair that has met gets one extra drawn game, so that a player who lost or won every game has a finite strength
 * too.
 */

import { invert } from '../../lab/statistics/matrix.ts';

/** Games between two players, `first` and `second` by index. */
export interface PairScore {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** Points of `first`: 1 for a win, ½ for a draw. */
  readonly points: number;
}

interface Rating {
  /** In Elo points; the mean of all players is 0. */
  readonly elo: number;
  /** Half the width of the 95% interval. */
  readonly error: number;
}

interface Ladder {
  readonly ratings: readonly Rating[];
  /** Returns how much stronger one player is than another, in Elo, with the 95% error of that difference. */
  gap(one: number, other: number): Rating;
}

/** Elo points for a factor of e in the odds of winning. */
const ELO = 400 / Math.LN10;
/** Standard errors on each side of a 95% interval. */
const SPREAD = 1.96;
const STEPS = 200;

/** Rates players by their results. */
export function rate(players: number, pairs: readonly PairScore[]): Ladder {
  const strengths = Array.from({ length: players }, () => 0);
  for (let i = 0; i < STEPS; i++) improve(strengths, pairs);
  const spread = invert(information(strengths, pairs));
  const at = (i: number, j: number): number => spread[i]?.[j] ?? 0;
  const error = (variance: number) => SPREAD * ELO * Math.sqrt(Math.max(0, variance));
  return {
    ratings: strengths.map((s, i) => ({ elo: s * ELO, error: error(at(i, i)) })),
    gap: (one, other) => ({
      elo: ((strengths[one] ?? 0) - (strengths[other] ?? 0)) * ELO,
      error: error(at(one, one) + at(other, other) - 2 * at(one, other)),
    }),
  };
}

const chance = (lead: number): number => 1 / (1 + Math.exp(-lead));

/** Does one step of Newton's method on the likelihood, for each strength separately; the mean stays 0. */
function improve(strengths: number[], pairs: readonly PairScore[]): void {
  const push = strengths.map(() => 0);
  const weight = strengths.map(() => 0);
  for (const { first, second, games, points } of pairs) {
    const p = chance((strengths[first] ?? 0) - (strengths[second] ?? 0));
    const n = games + 1;
    const surplus = points + 0.5 - n * p;
    add(push, first, surplus);
    add(push, second, -surplus);
    for (const player of [first, second]) add(weight, player, n * p * (1 - p));
  }
  const moved = strengths.map((s, i) => s + (push[i] ?? 0) / Math.max(weight[i] ?? 0, 1e-9) / 2);
  const mean = moved.reduce((a, b) => a + b, 0) / moved.length;
  moved.forEach((s, i) => {
    strengths[i] = s - mean;
  });
}

function add(list: number[], i: number, value: number): void {
  list[i] = (list[i] ?? 0) + value;
}

/** Information of the games about the strengths; the fixed mean makes the matrix regular. */
function information(strengths: readonly number[], pairs: readonly PairScore[]): number[][] {
  const matrix = strengths.map(() => strengths.map(() => 1 / strengths.length));
  for (const { first, second, games } of pairs) {
    const p = chance((strengths[first] ?? 0) - (strengths[second] ?? 0));
    const value = (games + 1) * p * (1 - p);
    for (const [i, j, sign] of [
      [first, first, 1],
      [second, second, 1],
      [first, second, -1],
      [second, first, -1],
    ] as const)
      add(matrix[i] ?? [], j, sign * value);
  }
  return matrix;
}
