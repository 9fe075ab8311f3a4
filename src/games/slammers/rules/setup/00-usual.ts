/** [D13] Automatic set-up, for players who do not want to place counter by counter. */
import { isArtillery } from '../../data/units.ts';
import { distancesTo, goalsOf, isHunted } from '../../goals.ts';
import type { Slammers } from '../../state.ts';
import { setUpAt } from './00-ground.ts';
import { openHexes } from './00-room.ts';
import { countAt, kindOf, partyOf } from '../units.ts';

type S = Slammers;

/** Preferred distance of artillery from the objective, in hexes. */
const GUN_DISTANCE = 5;

/** [D13] Sets up a unit in the hex with the highest value, the first of equals. */
export function placeUsually(s: S, next: number): void {
  const u = s.world.placing[next];
  const distance = distancesTo(s.world, goalsOf(s.world, s.world.colour[u]));
  const hexes = openHexes(s, next);
  const worth = hexes.map((n) => worthOf(s, u, n, distance[n]));
  setUpAt(s, u, hexes[worth.indexOf(Math.max(...worth))]);
}

/** Returns the value of a hex for a unit: cover (more for defenders), distance to the objective, and crowding. */
function worthOf(s: S, u: number, n: number, distance: number): number {
  const { colour, forces, terrain, terrains } = s.world;
  const waits = forces[colour[u]]?.role === 'defender';
  const cover = terrains[terrain[n]].direct * (waits ? 3 : 1);
  return cover - 2 * farOff(s, u, distance) - 3 * countAt(s, partyOf(s, u), n);
}

function farOff(s: S, u: number, distance: number): number {
  if (isHunted(s.world, s.world.colour[u])) return -distance;
  const kind = kindOf(s, u);
  if (isArtillery(kind) || kind.calliope) return Math.abs(distance - GUN_DISTANCE);
  return distance;
}
