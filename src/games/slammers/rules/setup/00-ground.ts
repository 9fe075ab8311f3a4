/** [4.3] Terrain that a unit can be in. */
import { BARRED, LAKE_HEX, RIVER, SWAMP_HEX } from '../../data/terrain.ts';
import type { Slammers } from '../../state.ts';
import { NONE } from '../../../../kernel/state.ts';
import { modeOf, put } from '../units.ts';

/**
 * [4.3] [R25] Returns whether a unit can be set up in a hex: only where it could move, and guns only on dry ground.
 */
export function canStandOn(s: Slammers, u: number, n: number): boolean {
  const { terrain, costs } = s.world;
  const mode = modeOf(s, u);
  if (mode !== undefined) return costs[mode][n] !== BARRED;
  return ![LAKE_HEX, SWAMP_HEX, RIVER].includes(terrain[n]);
}

/** [24.8] Returns whether a unit waits to be set up. Units with a drop wait for their turn instead. */
export const isToBePlaced = ({ at, drops }: Slammers, u: number): boolean =>
  at[u] === NONE && drops[u] === 0;

/** [4.1] Sets up a unit in a hex, inside the fortress if there is one [R74]. */
export function setUpAt(s: Slammers, u: number, n: number): void {
  put(s, u, n);
  s.inside[u] = s.fortress[n] ? 1 : 0;
}
