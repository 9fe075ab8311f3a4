/** [9.1] Where a unit can go, with what stands and lies there now. */
import { NONE } from '../../../../kernel/state.ts';
import { BARRED, STACK_LIMIT } from '../../data/terrain.ts';
import { entryCost, floodFrom, type Trip } from '../../ground/reach.ts';
import { BLOWN_UP, type Slammers } from '../../state.ts';
import { closedPieces } from './09-closed.ts';
import { isFresh, isTowing, pointsLeft } from './09-points.ts';
import { cargoOf, countAt, countStacks, modeOf, partyOf } from '../units.ts';

type S = Slammers;

/** [11.7] [R22] Counters that a unit counts as: a carrier with infantry, or a tower with its gun, is two. */
export const sizeOf = (s: S, u: number): number => (cargoOf(s, u) === NONE ? 1 : 2);

/** [9.10] Whether enemies of a party are in a hex. `countStacks` has been called. */
export function hasFoes(s: S, party: number, n: number): boolean {
  for (let other = 0; other < s.world.parties; other++)
    if (other !== party && countAt(s, other, n) > 0) return true;
  return false;
}

/** A unit on its way, with half points to go. `countStacks` has been called. */
export function tripOf(s: S, u: number, points = pointsLeft(s, u)): Trip {
  const { world, rubble, fortress } = s;
  const [party, size, disrupted] = [partyOf(s, u), sizeOf(s, u), s.disrupted[u] === 1];
  const [mode, closed, isHunter] = [modeOf(s, u), closedPieces(s, u), isSearching(s, u)];
  if (mode === undefined) throw new Error('a gun does not move by itself');
  return {
    mode,
    points,
    fresh: isFresh(s, u),
    towing: isTowing(s, u),
    disrupted,
    rubble,
    // [9.10] [9.12] Friends are passed. [36.3] Who hides is met before anything else is done.
    stops: (n) => (isHunter && isUnsearched(s, n)) || hasFoes(s, party, n),
    bars(n) {
      // [22.8]
      if (fortress[n] === BLOWN_UP || (closed >> world.piece[n]) & 1) return true;
      // [19.12] [18.7] [9.14] An assault takes no disrupted units, and no fourth of a side.
      const isFull = disrupted || countAt(s, party, n) + size > STACK_LIMIT;
      return isFull && hasFoes(s, party, n);
    },
  };
}

/** [36.3] Whether partisans would be its enemies. */
const isSearching = ({ world }: S, u: number): boolean => {
  const { partisans } = world.scenario.specials;
  return partisans !== undefined && world.forces[world.colour[u]]?.colour !== partisans.colour;
};

/** [36.3] A forest that nobody has entered. */
export const isUnsearched = ({ world, searched }: S, n: number): boolean =>
  world.areas.isHiding[n] === 1 && searched[n] === 0;

/** [36.2] [40.3] [43.3] Hexes by which a unit that waits comes onto the map. */
export function entriesOf({ world, entry }: S, u: number): readonly number[] {
  const { arrival, hexes } = world.groups[world.group[u]];
  if (arrival.how === 'enter') return hexes;
  return world.areas.outer[entry[world.colour[u]]] ?? [];
}

/**
 * [9.4] Half points that a unit has left wherever it can get, by hex; -1 where it cannot. Stacking aside, but
 * for assaults [18.7]. Counts stacks; valid until the next call.
 */
export function reachOf(s: S, u: number): Int16Array {
  countStacks(s);
  if (s.at[u] === NONE) return enterFrom(s, u);
  const { world } = s;
  return floodFrom(world, world.costs, world.scratch.flood, s.at[u], tripOf(s, u)).left;
}

/** The best of the ways in. */
function enterFrom(s: S, u: number): Int16Array {
  const { reach, flood } = s.world.scratch;
  reach.fill(-1);
  for (const n of entriesOf(s, u)) {
    if (!floodIn(s, u, n)) continue;
    for (let m = 0; m < reach.length; m++) if (flood.left[m] > reach[m]) reach[m] = flood.left[m];
  }
  return reach;
}

/** [36.2] Fills the flood from a hex by which a unit comes in, and has paid for; false if it cannot. */
function floodIn(s: S, u: number, n: number): boolean {
  const { world } = s;
  const { costs, scratch } = world;
  const trip = tripOf(s, u);
  const cost = entryCost(world, costs, trip, n);
  if (cost === BARRED) return false;
  // [9.5] One hex can always be moved, and here it is this one.
  const points = Math.max(0, trip.points - cost);
  floodFrom(world, costs, scratch.flood, n, { ...trip, points, fresh: false });
  // [9.10] Among enemies it stops at once.
  if (trip.stops(n)) scratch.flood.left.fill(-1).fill(points, n, n + 1);
  return true;
}

export interface ReachWay {
  /** Hexes that are entered, in order. */
  readonly hexes: readonly number[];
  /** Half points left at the end. */
  readonly left: number;
}

/** [9.2] The cheapest way of a unit to a hex in its reach. */
export function wayTo(s: S, u: number, n: number): ReachWay {
  const left = reachOf(s, u)[n];
  const { flood } = s.world.scratch;
  if (s.at[u] !== NONE) return { hexes: flood.pathTo(n), left };
  const by = entriesOf(s, u).find((m) => floodIn(s, u, m) && flood.left[n] === left);
  return { hexes: [by ?? n, ...flood.pathTo(n)], left };
}
