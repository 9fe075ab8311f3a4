/** Win probabilities fitted to the results of games, because an evaluation is not a probability by itself. */
import { dot, invert } from './matrix.ts';

/**
 * A moment of a game: its evaluation from -1 to 1, its time as a share of the longest game from 0 to 1, and the final
 * points.
 */
export interface Moment {
  readonly value: number;
  readonly time: number;
  readonly points: number;
}

/** Returns the win probability at a moment, 0 to 1. */
export type Calibration = (moment: Pick<Moment, 'value' | 'time'>) => number;

const STEPS = 50;
/** Variance of the prior of each coefficient: wide, but it keeps estimates finite under perfect separation. */
const PRIOR = 25;

const featuresOf = ({ value, time }: Pick<Moment, 'value' | 'time'>): number[] => [
  1,
  value,
  time,
  value * time,
];

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Fits P(win | time, evaluation) by logistic regression with a weak normal prior (J. Platt, Probabilistic Outputs
 * for Support Vector Machines, 1999; the model is linear in evaluation, time and their product), by Newton's method.
 */
export function calibrate(moments: readonly Moment[]): Calibration {
  let weights = [0, 0, 0, 0];
  const rows = moments.map((moment) => ({ x: featuresOf(moment), points: moment.points }));
  for (let step = 0; step < STEPS; step++) {
    const change = newtonStep(rows, weights);
    weights = weights.map((w, i) => w + (change[i] ?? 0));
    if (Math.max(...change.map(Math.abs)) < 1e-9) break;
  }
  return (moment) => logistic(dot(featuresOf(moment), weights));
}

function newtonStep(
  rows: readonly { readonly x: readonly number[]; readonly points: number }[],
  weights: readonly number[],
): number[] {
  const slope = weights.map((w) => -w / PRIOR);
  const curve = weights.map((_, i) => weights.map((_, j) => (i === j ? 1 / PRIOR : 0)));
  for (const { x, points } of rows) {
    const p = logistic(dot(x, weights));
    const weight = p * (1 - p);
    x.forEach((xi, i) => {
      slope[i] = (slope[i] ?? 0) + (points - p) * xi;
      const row = curve[i] ?? [];
      x.forEach((xj, j) => {
        row[j] = (row[j] ?? 0) + weight * xi * xj;
      });
    });
  }
  return invert(curve).map((row) => dot(row, slope));
}
