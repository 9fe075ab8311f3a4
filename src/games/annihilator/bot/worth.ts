/** Value of a unit in its current state. */
import type { Weights } from './weights.ts';
import { FIRST_REPAIRBOT, SQUADS } from '../data/units.ts';
import { type AnnihilatorState, typeOf } from '../state.ts';

/** Returns the value in Assault Squads; a disrupted squad loses a turn. */
export const worthOf = (s: AnnihilatorState, w: Weights, u: number): number =>
  s.disrupted[u] ? wholeWorth(s, w, u) * w.disrupted : wholeWorth(s, w, u);

/** Returns the same as if the unit were not disrupted: a disrupted squad in danger has as much to lose. */
export function wholeWorth(s: AnnihilatorState, w: Weights, u: number): number {
  if (u >= FIRST_REPAIRBOT) return w.repairbot;
  if (u >= SQUADS) return w.security;
  return typeOf(s, u).id === 'assault' ? 1 : w.demolition;
}
