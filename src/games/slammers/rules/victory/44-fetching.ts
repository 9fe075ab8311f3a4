/** [R77] Whether any unit can still bring spice home: scenario 14 ends when none can. */
import { NONE } from '../../../../kernel/state.ts';
import { BARRED, type Mode } from '../../data/terrain.ts';
import { COLOURS } from '../../data/units.ts';
import { pieceOf } from '../../ground/ground.ts';
import { floodFrom } from '../../ground/reach.ts';
import type { Slammers } from '../../state.ts';
import { closedPieces } from '../movement/09-closed.ts';
import { kindOf, modeOf } from '../units.ts';

type S = Slammers;

/** More half points than any way on a map costs. */
const ANY_WAY = 30_000;

/** [R77] Whether a unit in the game can get to a container that is not safe, and home with it. */
export function canSpiceBeFetched(s: S): boolean {
  const places = placesOfSpice(s);
  if (places.length === 0) return false;
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= NONE && modesOf(s, u).some((mode) => canFetch(s, u, mode, places))) return true;
  return false;
}

/** Hexes of the containers that are not safe, carried ones too. */
function placesOfSpice({ at, spiceAt, spiceBy, spiceSafe }: S): number[] {
  return [...spiceSafe.keys()]
    .filter((i) => spiceSafe[i] === NONE)
    .map((i) => (spiceBy[i] === NONE ? spiceAt[i] : at[spiceBy[i]]));
}

/** [3.3] [11.5] Ways in which a unit can move, now or after it has changed to or from skimmers. */
function modesOf(s: S, u: number): Mode[] {
  const [mode, { mounted, propulsion }] = [modeOf(s, u), kindOf(s, u)];
  if (mode === undefined || propulsion === 'towed') return [];
  return mounted ? ['hover', propulsion] : [mode];
}

function canFetch(s: S, u: number, mode: Mode, places: readonly number[]): boolean {
  const { world } = s;
  // A unit that is still to be dropped can land anywhere.
  if (s.at[u] === NONE) return places.some((n) => world.costs[mode][n] !== BARRED);
  const { left } = waysOf(s, u, mode);
  const home = world.scenario.specials.homes?.[COLOURS[world.colour[u]]];
  const isHome = (n: number) => left[n] >= 0 && pieceOf(world, n) === home;
  return places.some((n) => left[n] >= 0) && [...world.terrain.keys()].some(isHome);
}

/** Hexes that a unit can get to in time, if no enemy is in its way and it rallies. */
function waysOf(s: S, u: number, mode: Mode) {
  const { world, rubble } = s;
  const closed = closedPieces(s, u);
  return floodFrom(world, world.costs, world.scratch.flood, s.at[u], {
    ...{ mode, points: ANY_WAY, fresh: false, towing: false, disrupted: false, rubble },
    stops: () => false,
    bars: (n) => ((closed >> world.piece[n]) & 1) === 1,
  });
}
