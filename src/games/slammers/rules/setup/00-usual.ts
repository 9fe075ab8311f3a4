/** [D13] The set-up that we suggest, for whoever does not want to place counter by counter. */
import { TERRAINS } from '../../data/terrain.ts';
import { isArtillery } from '../../data/units.ts';
import { distancesTo, goalsOf, isHunted } from '../../goals.ts';
import type { Slammers } from '../../state.ts';
import { setUpAt } from './00-ground.ts';
import { openHexes } from './00-room.ts';
import { countAt, kindOf, partyOf } from '../units.ts';

type S = Slammers;

/** Artillery would stand so far from what it is about. */
const GUN_DISTANCE = 5;

/** [D13] Sets up a unit where it is of most use, the first of equally good hexes. */
export function placeUsually(s: S, next: number): void {
  const u = s.world.placing[next];
  const distance = distancesTo(s.world, goalsOf(s.world, s.world.colour[u]));
  const hexes = openHexes(s, next);
  const worth = hexes.map((n) => worthOf(s, u, n, distance[n]));
  setUpAt(s, u, hexes[worth.indexOf(Math.max(...worth))]);
}

/** Cover counts, more for those who wait for the enemy; the way to go counts; so does not to crowd. */
function worthOf(s: S, u: number, n: number, distance: number): number {
  const { colour, forces, terrain } = s.world;
  const waits = forces[colour[u]]?.role === 'defender';
  const cover = TERRAINS[terrain[n]].direct * (waits ? 3 : 1);
  return cover - 2 * farOff(s, u, distance) - 3 * countAt(s, partyOf(s, u), n);
}

function farOff(s: S, u: number, distance: number): number {
  if (isHunted(s.world, s.world.colour[u])) return -distance;
  const kind = kindOf(s, u);
  if (isArtillery(kind) || kind.calliope) return Math.abs(distance - GUN_DISTANCE);
  return distance;
}
