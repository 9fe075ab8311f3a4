/** [17.1] [17.2] [17.3] Defence values of terrain, rubble and fortresses. */
import { BRIDGE, isWet, RIVER } from '../../data/terrain.ts';
import type { Slammers } from '../../state.ts';
import { ratingsOf } from '../units.ts';

type S = Slammers;

/**
 * [20.6] [R55] Returns the current terrain of a hex. A bridge under rubble is a river, and the rubble itself has no
 * effect.
 */
function terrainNow({ world, rubble }: S, n: number): number {
  const t = world.terrain[n];
  return t === BRIDGE && rubble[n] ? RIVER : t;
}

const rubbleAt = ({ world, rubble }: S, n: number): number =>
  rubble[n] && world.terrain[n] !== BRIDGE ? world.values['defence.rubble'] : 0;

/** [19.10] [R55] Returns whether a disruption in a hex eliminates the unit. */
export const isWetNow = (s: S, n: number): boolean => isWet(terrainNow(s, n));

/** [17.1] [R54] Returns what a hex adds to the defence of a target in it but outside its fortress. */
export const coverOf = (s: S, n: number): number =>
  s.world.terrains[terrainNow(s, n)].direct + rubbleAt(s, n);

/**
 * [17.2] [R54] Returns the defence of a hex against indirect fire, or [R43] that of its fortress, for units inside.
 */
export const hexDefence = (s: S, n: number, inside: boolean): number =>
  inside ? fortressDefence(s) : s.world.terrains[terrainNow(s, n)].indirect + rubbleAt(s, n);

/** [17.3] [22.1] Returns what a fortress defends with, and adds for each unit in it. */
export const fortressDefence = ({ world }: S): number => world.values['defence.fortress'];

/** [22.1] [R36] Returns what a unit adds to the defence of a target: its own defence, plus its fortress. */
export const ownDefence = (s: S, u: number): number =>
  ratingsOf(s, u).defence + (s.inside[u] ? fortressDefence(s) : 0);

/** [16.5] Returns a unit's defence as the only target: [17.3] terrain counts only outside the fortress. */
export const defenceAlone = (s: S, u: number): number =>
  ownDefence(s, u) + (s.inside[u] ? 0 : coverOf(s, s.at[u]));
