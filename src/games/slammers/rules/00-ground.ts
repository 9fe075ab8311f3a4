/** [4.3] Ground that a unit can be on at all. */
import { BARRED, LAKE_HEX, RIVER, SWAMP_HEX } from '../data/terrain.ts';
import type { Slammers } from '../state.ts';
import { NONE } from '../../../kernel/state.ts';
import { modeOf, put } from './units.ts';

/** [4.3] [R25] Nobody is set up where he could not go: guns on no wet ground, others by their costs. */
export function canStandOn(s: Slammers, u: number, n: number): boolean {
  const { terrain, costs } = s.world;
  const mode = modeOf(s, u);
  if (mode !== undefined) return costs[mode][n] !== BARRED;
  return ![LAKE_HEX, SWAMP_HEX, RIVER].includes(terrain[n]);
}

/** [24.8] Whether a unit waits to be set up; what comes by parachute waits for its turn. */
export const isToBePlaced = ({ at, drops }: Slammers, u: number): boolean =>
  at[u] === NONE && drops[u] === 0;

/** [4.1] Sets a unit up in a hex; [R74] where a fortress is, in it. */
export function setUpAt(s: Slammers, u: number, n: number): void {
  put(s, u, n);
  s.inside[u] = s.fortress[n] ? 1 : 0;
}
