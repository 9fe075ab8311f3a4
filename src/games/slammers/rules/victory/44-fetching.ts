/** [R77] Determines whether any unit can still bring spice home; scenario 14 ends when none can. */
import { NONE } from '../../../../kernel/state.ts';
import { BARRED, type Mode } from '../../data/terrain.ts';
import { COLOURS } from '../../data/units.ts';
import { pieceOf } from '../../ground/ground.ts';
import { floodFrom } from '../../ground/reach.ts';
import type { Slammers } from '../../state.ts';
import { closedPieces } from '../movement/09-closed.ts';
import { kindOf, modeOf } from '../units.ts';

type S = Slammers;

/** Upper bound of the half points that any path on a map costs. */
const ANY_WAY = 30_000;

/** [R77] Returns whether a unit in the game can reach a container that is not safe, and its home. */
export function canSpiceBeFetched(s: S): boolean {
  const places = placesOfSpice(s);
  if (places.length === 0) return false;
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= NONE && modesOf(s, u).some((mode) => canFetch(s, u, mode, places))) return true;
  return false;
}

/** Returns the hexes of the containers that are not safe, including carried ones. */
function placesOfSpice({ at, spiceAt, spiceBy, spiceSafe }: S): number[] {
  return [...spiceSafe.keys()]
    .filter((i) => spiceSafe[i] === NONE)
    .map((i) => (spiceBy[i] === NONE ? spiceAt[i] : at[spiceBy[i]]));
}

/** [3.3] [11.5] Returns the modes in which a unit can move, now or after mounting or dismounting skimmers. */
function modesOf(s: S, u: number): Mode[] {
  const [mode, { mounted, propulsion }] = [modeOf(s, u), kindOf(s, u)];
  if (mode === undefined || propulsion === 'towed') return [];
  return mounted ? ['hover', propulsion] : [mode];
}

function canFetch(s: S, u: number, mode: Mode, places: readonly number[]): boolean {
  const { world } = s;
  // A unit that has yet to drop can land anywhere.
  if (s.at[u] === NONE) return places.some((n) => world.costs[mode][n] !== BARRED);
  const { left } = waysOf(s, u, mode);
  const home = world.scenario.specials.homes?.[COLOURS[world.colour[u]]];
  const isHome = (n: number) => left[n] >= 0 && pieceOf(world, n) === home;
  return places.some((n) => left[n] >= 0) && [...world.terrain.keys()].some(isHome);
}

/** Floods the hexes that a unit can reach with unlimited points, if no enemy is in its way and it rallies. */
function waysOf(s: S, u: number, mode: Mode) {
  const { world, rubble } = s;
  const closed = closedPieces(s, u);
  return floodFrom(world, world.costs, world.scratch.flood, s.at[u], {
    ...{ mode, points: ANY_WAY, fresh: false, towing: false, disrupted: false, rubble },
    stops: () => false,
    bars: (n) => ((closed >> world.piece[n]) & 1) === 1,
  });
}
