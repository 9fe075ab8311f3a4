/** Pairings of the next round of a tournament. Pure: the same past gives the same pairs. */
import type { PairingInput, PlayerPair } from './field.ts';
import { pairAll } from './round-robin.ts';
import { pairSwiss } from './swiss.ts';

/** Rounds in all; by the Swiss system no more than half as many as take part, so that nobody has to meet twice. */
export function roundsOf({
  kind,
  rounds,
  entrants,
}: Pick<PairingInput, 'kind' | 'rounds' | 'entrants'>): number {
  const count = entrants.length;
  if (kind === 'swiss') return Math.min(rounds, Math.max(1, Math.floor(count / 2)));
  return rounds * (count - (count % 2 === 0 ? 1 : 0));
}

/** The pairs of round `round`, from 1 on; undefined if the tournament is over before it. */
export function pairsOf(field: PairingInput, round: number): PlayerPair[] | undefined {
  const still = field.entrants.filter(({ hasLeft }) => !hasLeft);
  if (round > roundsOf(field) || still.length < 2) return undefined;
  const { kind, entrants, past } = field;
  return kind === 'swiss' ? pairSwiss(entrants, past) : pairAll(entrants, round);
}
