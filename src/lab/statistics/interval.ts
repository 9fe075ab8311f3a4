/** Interval estimates: two numbers between which the truth is expected. */

/** Bounds of an estimate; `low` is at most `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Error probability of intervals where nobody says otherwise: they hold in 95 of 100 experiments. */
export const USUAL_ERROR = 0.05;

/** Half the width of an interval. */
export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2;

/** Whether a value lies outside an interval. */
export const excludes = ({ low, high }: Interval, value: number): boolean =>
  value < low || value > high;
