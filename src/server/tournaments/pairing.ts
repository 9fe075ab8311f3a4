/** Pairings of the next round of a tournament. Pure: equal played rounds give equal pairs. */
import type { PairingInput, PlayerPair } from './pairing-input.ts';
import { pairAll } from './round-robin.ts';
import { pairSwiss } from './swiss.ts';

/**
 * Returns the total number of rounds; in the Swiss system at most half the number of players, so that no pairing has to
 * be repeated.
 */
export function roundsOf({
  kind,
  rounds,
  entrants,
}: Pick<PairingInput, 'kind' | 'rounds' | 'entrants'>): number {
  const count = entrants.length;
  if (kind === 'swiss') return Math.min(rounds, Math.max(1, Math.floor(count / 2)));
  return rounds * (count - (count % 2 === 0 ? 1 : 0));
}

/** Returns the pairs of round `round`, from 1; undefined if the tournament is over before it. */
export function pairsOf(field: PairingInput, round: number): PlayerPair[] | undefined {
  const still = field.entrants.filter(({ hasLeft }) => !hasLeft);
  if (round > roundsOf(field) || still.length < 2) return undefined;
  const { kind, entrants, past } = field;
  return kind === 'swiss' ? pairSwiss(entrants, past) : pairAll(entrants, round);
}
