/** Two arms compared game by game. */
import { correlationOf, meanOf, varianceOf } from './moments.ts';

/** The difference between two arms that played with the same seeds. */
export interface PairedDifference {
  readonly pairs: number;
  /** Mean of the second arm minus the mean of the first. */
  readonly mean: number;
  /** Standard deviation of the difference in one pair. */
  readonly deviation: number;
  /** Correlation between the two games of a pair; undefined if an arm does not vary. */
  readonly correlation: number | undefined;
  /** Variance of the difference, relative to its value with independent games. Below 1, shared dice save games. */
  readonly ratio: number | undefined;
}

/**
 * Compares results in pairs, with common random numbers (A. M. Law, Simulation Modeling and Analysis, chapter 11; P.
 * Glasserman and D. D. Yao, Some Guidelines and Guarantees for Common Random Numbers, Management Science 38, 1992).
 * Both lists have the same order; results without a partner are left out.
 */
export function comparePairs(
  first: readonly number[],
  second: readonly number[],
): PairedDifference {
  const pairs = Math.min(first.length, second.length);
  const [a, b] = [first.slice(0, pairs), second.slice(0, pairs)];
  const differences = a.map((x, i) => (b[i] ?? x) - x);
  const variance = varianceOf(differences);
  const apart = varianceOf(a) + varianceOf(b);
  return {
    pairs,
    mean: meanOf(differences),
    deviation: Math.sqrt(variance),
    correlation: correlationOf(a, b),
    ratio: apart > 0 ? variance / apart : undefined,
  };
}
