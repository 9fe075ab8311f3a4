/** [4.3] Ground that a unit can be on at all. */
import { BARRED, LAKE_HEX, RIVER, SWAMP_HEX } from '../../data/terrain.ts';
import type { Slammers } from '../../state.ts';
import { NONE } from '../../../../kernel/state.ts';
import { modeOf, put } from '../units.ts';

/** [4.3] [R25] Whether a unit can be set up in a hex: only where it could move, and guns on dry ground only. */
export function canStandOn(s: Slammers, u: number, n: number): boolean {
  const { terrain, costs } = s.world;
  const mode = modeOf(s, u);
  if (mode !== undefined) return costs[mode][n] !== BARRED;
  return ![LAKE_HEX, SWAMP_HEX, RIVER].includes(terrain[n]);
}

/** [24.8] Whether a unit waits to be set up; a unit that comes by parachute waits for its turn instead. */
export const isToBePlaced = ({ at, drops }: Slammers, u: number): boolean =>
  at[u] === NONE && drops[u] === 0;

/** [4.1] Sets a unit up in a hex; if there is a fortress, inside it [R74]. */
export function setUpAt(s: Slammers, u: number, n: number): void {
  put(s, u, n);
  s.inside[u] = s.fortress[n] ? 1 : 0;
}
