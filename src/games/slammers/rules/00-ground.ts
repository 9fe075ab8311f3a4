/** [4.3] Ground that a unit can be on at all. */
import { BARRED, LAKE_HEX, RIVER, SWAMP_HEX } from '../data/terrain.ts';
import type { Slammers } from '../state.ts';
import { modeOf } from './units.ts';

/** [4.3] [R25] Nobody is set up where he could not go: guns on no wet ground, others by their costs. */
export function canStandOn(s: Slammers, u: number, n: number): boolean {
  const { terrain, costs } = s.world;
  const mode = modeOf(s, u);
  if (mode !== undefined) return costs[mode][n] !== BARRED;
  return ![LAKE_HEX, SWAMP_HEX, RIVER].includes(terrain[n]);
}
