/** [17.1] [17.2] [17.3] What terrain, rubble and fortresses are worth to who is fired at. */
import {
  BRIDGE,
  FORTRESS_DEFENCE,
  isWet,
  RIVER,
  RUBBLE_DEFENCE,
  TERRAINS,
} from '../../data/terrain.ts';
import type { Slammers } from '../../state.ts';
import { ratingsOf } from '../units.ts';

type S = Slammers;

/** [20.6] [R55] Terrain of a hex as it is now: a bridge under rubble is a river, and the marker only shows it. */
function terrainNow({ world, rubble }: S, n: number): number {
  const t = world.terrain[n];
  return t === BRIDGE && rubble[n] ? RIVER : t;
}

const rubbleAt = ({ world, rubble }: S, n: number): number =>
  rubble[n] && world.terrain[n] !== BRIDGE ? RUBBLE_DEFENCE : 0;

/** [19.10] [R55] Whether whoever is disrupted in a hex is eliminated. */
export const isWetNow = (s: S, n: number): boolean => isWet(terrainNow(s, n));

/** [17.1] [R54] What a hex adds to the defence of a target in it, but not in its fortress. */
export const coverOf = (s: S, n: number): number =>
  TERRAINS[terrainNow(s, n)].direct + rubbleAt(s, n);

/** [17.2] [R54] With what a hex defends against indirect fire, [R43] or its fortress those in it. */
export const hexDefence = (s: S, n: number, inside: boolean): number =>
  inside ? FORTRESS_DEFENCE : TERRAINS[terrainNow(s, n)].indirect + rubbleAt(s, n);

/** [22.1] [R36] What a unit counts for in a target: its defence, and the fortress it is in. */
export const ownDefence = (s: S, u: number): number =>
  ratingsOf(s, u).defence + (s.inside[u] ? FORTRESS_DEFENCE : 0);

/** [16.5] Its defence as the only target: [17.3] terrain counts only outside the fortress. */
export const defenceAlone = (s: S, u: number): number =>
  ownDefence(s, u) + (s.inside[u] ? 0 : coverOf(s, s.at[u]));
