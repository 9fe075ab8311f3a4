/** What an end is worth in a tournament. */
import type { Outcome } from '../../kernel/outcome.ts';

/** Points of the first and the second side; nobody has any where nobody has won. */
export function scoresOf({ winners }: Outcome): readonly [number, number] {
  if (winners.length === 1) return winners[0] === 0 ? [1, 0] : [0, 1];
  return winners.length === 0 ? [0, 0] : [0.5, 0.5];
}
