/** Value of a unit in its current state. */
import type { Weights } from './weights.ts';
import { FIRST_REPAIRBOT, SQUADS } from '../data/units.ts';
import { type AnnihilatorState, typeOf } from '../state.ts';

/** In Assault Squads; a disrupted one has lost a turn. */
export const worthOf = (s: AnnihilatorState, w: Weights, u: number): number =>
  s.disrupted[u] ? wholeWorth(s, w, u) * w.disrupted : wholeWorth(s, w, u);

/** The same as if it were not disrupted: a squad in danger has no less to lose for it. */
export function wholeWorth(s: AnnihilatorState, w: Weights, u: number): number {
  if (u >= FIRST_REPAIRBOT) return w.repairbot;
  if (u >= SQUADS) return w.security;
  return typeOf(s, u).id === 'assault' ? 1 : w.demolition;
}
