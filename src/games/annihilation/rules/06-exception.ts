/** Rule 6: the carrier closest to the opponent's emergence may not move forwards. */
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, distanceFor, isAnnihilator, ownerOf } from '../state.ts';

/** Distance of a missing carrier, greater than any on a board. */
const NO_RIVAL = 99;

/**
 * [6.1] [R10] Returns the smallest distance to the opponent's emergence among the other carriers of the owner of `u` on
 * the board, not counting annihilators. `u` is the closest if it is nearer than this, not if it is equally near; a lone
 * carrier always is.
 */
export function rivalDistance(s: AnnihilationState, u: number): number {
  const { place } = s;
  const owner = ownerOf(s, u);
  let least = NO_RIVAL;
  for (let v = 0; v < place.length; v++) {
    const n = place[v];
    if (n === NONE || v === u || ownerOf(s, v) !== owner || isAnnihilator(s, v)) continue;
    const d = distanceFor(s, owner, n);
    if (d < least) least = d;
  }
  return least;
}

/**
 * Returns a function that gives the `rivalDistance` of any carrier of the side on the board, computed in one pass: the
 * smallest distance, or the second smallest for the carrier that has the smallest.
 */
export function rivalsOf(s: AnnihilationState, side: number): (u: number) => number {
  const { place } = s;
  let [least, second] = [NO_RIVAL, NO_RIVAL];
  for (let v = 0; v < place.length; v++) {
    const n = place[v];
    if (n === NONE || ownerOf(s, v) !== side || isAnnihilator(s, v)) continue;
    const d = distanceFor(s, side, n);
    if (d < least) {
      second = least;
      least = d;
    } else if (d < second) second = d;
  }
  return (u) => (distanceFor(s, side, place[u]) === least ? second : least);
}

/** [6.1] Returns the closest carrier of a side; `NONE` in a tie, or without carriers on the board. */
export function closestCarrier(s: AnnihilationState, side: number): number {
  for (let u = 0; u < s.place.length; u++) {
    const n = s.place[u];
    if (n === NONE || ownerOf(s, u) !== side || isAnnihilator(s, u)) continue;
    if (distanceFor(s, side, n) < rivalDistance(s, u)) return u;
  }
  return NONE;
}
