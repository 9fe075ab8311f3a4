/** What a unit is worth as it stands. */
import type { Weights } from './bot-weights.ts';
import { FIRST_REPAIRBOT, SQUADS } from './data/units.ts';
import { type AnnihilatorState, typeOf } from './state.ts';

/** In Assault Squads; a disrupted one has lost a turn. */
export function worthOf(s: AnnihilatorState, w: Weights, u: number): number {
  if (u >= FIRST_REPAIRBOT) return w.repairbot;
  if (u >= SQUADS) return w.security;
  const worth = typeOf(s, u).id === 'assault' ? 1 : w.demolition;
  return s.disrupted[u] ? worth * w.disrupted : worth;
}
