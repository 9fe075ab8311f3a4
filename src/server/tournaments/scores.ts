/** Points for a result in a tournament. */
import type { Outcome } from '../../kernel/outcome.ts';
import type { RecordEntry } from '../../table/record/record.ts';
import { abortedBy } from '../../table/table-parts.ts';

/** Returns the points of the first and the second side; without a winner, both get half a point. */
export function scoresOf({ winners }: Outcome): readonly [number, number] {
  if (winners.length === 1) return winners[0] === 0 ? [1, 0] : [0, 1];
  return winners.length === 0 ? [0, 0] : [0.5, 0.5];
}

/** Returns the points of a game that a player resigned before both had moved: in a tournament, the opponent wins it. */
export function abortedScores(
  entries: readonly RecordEntry[],
): readonly [number, number] | undefined {
  const by = abortedBy(entries);
  return by === undefined ? undefined : by === 0 ? [0, 1] : [1, 0];
}
