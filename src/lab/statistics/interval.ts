/** Interval estimates: two numbers between which the truth is expected. */

/** Bounds of an estimate; `low` is at most `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Default error probability of intervals: they contain the truth in 95 of 100 experiments. */
export const USUAL_ERROR = 0.05;

/** Returns half the width of an interval. */
export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2;

/** Returns whether a value lies outside an interval. */
export const excludes = ({ low, high }: Interval, value: number): boolean =>
  value < low || value > high;
