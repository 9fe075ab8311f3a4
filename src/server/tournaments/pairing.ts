/** Who plays whom in the next round of a tournament. Pure: the same past gives the same pairs. */
import type { Field, Pair } from './field.ts';
import { pairAll } from './round-robin.ts';

/** Rounds in all. */
export const roundsOf = ({ rounds, entrants }: Pick<Field, 'kind' | 'rounds' | 'entrants'>) =>
  rounds * (entrants.length - (entrants.length % 2 === 0 ? 1 : 0));

/** The pairs of round `round`, from 1 on; undefined if the tournament is over before it. */
export function pairsOf(field: Field, round: number): Pair[] | undefined {
  const still = field.entrants.filter(({ hasLeft }) => !hasLeft);
  if (round > roundsOf(field) || still.length < 2) return undefined;
  return pairAll(field.entrants, round);
}
