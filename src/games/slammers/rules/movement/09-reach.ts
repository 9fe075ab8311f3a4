/** [9.1] Movement range of a unit in the current position. */
import { NONE } from '../../../../kernel/state.ts';
import { BARRED, STACK_LIMIT } from '../../data/terrain.ts';
import { entryCost, floodFrom, type Trip } from '../../ground/reach.ts';
import { BLOWN_UP, type Slammers } from '../../state.ts';
import { closedPieces } from './09-closed.ts';
import { isFresh, isTowing, pointsLeft } from './09-points.ts';
import { cargoOf, countAt, countStacks, modeOf, partyOf } from '../units.ts';

type S = Slammers;

/**
 * [11.7] [R22] Returns the number of counters that a unit counts as: two for a carrier with infantry or a vehicle
 * with a gun.
 */
export const sizeOf = (s: S, u: number): number => (cargoOf(s, u) === NONE ? 1 : 2);

/** [9.10] Returns whether enemies of a party are in a hex. Call `countStacks` first. */
export function hasFoes(s: S, party: number, n: number): boolean {
  for (let other = 0; other < s.world.parties; other++)
    if (other !== party && countAt(s, other, n) > 0) return true;
  return false;
}

/** Returns the trip of a unit with the given half points. Call `countStacks` first. */
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
    // [9.10] [9.12] A unit passes friends, but stops at enemies. [36.3] It stops at an unsearched forest too.
    stops: (n) => (isHunter && isUnsearched(s, n)) || hasFoes(s, party, n),
    bars(n) {
      // [22.8] A blown-up fortress is closed.
      if (fortress[n] === BLOWN_UP || (closed >> world.piece[n]) & 1) return true;
      // [19.12] [18.7] [9.14] A close assault is closed to disrupted units, and to a fourth counter of a side.
      const isFull = disrupted || countAt(s, party, n) + size > STACK_LIMIT;
      return isFull && hasFoes(s, party, n);
    },
  };
}

/** [36.3] Returns whether partisans would be enemies of the unit. */
const isSearching = ({ world }: S, u: number): boolean => {
  const { partisans } = world.scenario.specials;
  return partisans !== undefined && world.forces[world.colour[u]]?.colour !== partisans.colour;
};

/** [36.3] Returns whether a forest has not been entered yet. */
export const isUnsearched = ({ world, searched }: S, n: number): boolean =>
  world.areas.isHiding[n] === 1 && searched[n] === 0;

/** [36.2] [40.3] [43.3] Returns the hexes by which a waiting unit can enter the map. */
export function entriesOf({ world, entry }: S, u: number): readonly number[] {
  const { arrival, hexes } = world.groups[world.group[u]];
  if (arrival.how === 'enter') return hexes;
  return world.areas.outer[entry[world.colour[u]]] ?? [];
}

/**
 * [9.4] Returns the half points that a unit would have left, by hex; -1 if out of reach. Stacking is ignored, except
 * in assaults [18.7]. Calls `countStacks`; the result is valid until the next call.
 */
export function reachOf(s: S, u: number): Int16Array {
  countStacks(s);
  if (s.at[u] === NONE) return enterFrom(s, u);
  const { world } = s;
  return floodFrom(world, world.costs, world.scratch.flood, s.at[u], tripOf(s, u)).left;
}

/** Merges the reach over all entry hexes. */
function enterFrom(s: S, u: number): Int16Array {
  const { reach, flood } = s.world.scratch;
  reach.fill(-1);
  for (const n of entriesOf(s, u)) {
    if (!floodIn(s, u, n)) continue;
    for (let m = 0; m < reach.length; m++) if (flood.left[m] > reach[m]) reach[m] = flood.left[m];
  }
  return reach;
}

/** [36.2] Fills the flood from an entry hex, minus its cost; returns false if the unit cannot enter there. */
function floodIn(s: S, u: number, n: number): boolean {
  const { world } = s;
  const { costs, scratch } = world;
  const trip = tripOf(s, u);
  const cost = entryCost(world, costs, trip, n);
  if (cost === BARRED) return false;
  // [9.5] The one hex that can always be moved is the entry hex here.
  const points = Math.max(0, trip.points - cost);
  floodFrom(world, costs, scratch.flood, n, { ...trip, points, fresh: false });
  // [9.10] In a hex with enemies it stops at once.
  if (trip.stops(n)) scratch.flood.left.fill(-1).fill(points, n, n + 1);
  return true;
}

export interface ReachWay {
  /** Hexes entered, in order. */
  readonly hexes: readonly number[];
  /** Half points left at the end. */
  readonly left: number;
}

/** [9.2] Returns the cheapest path of a unit to a hex within reach. */
export function wayTo(s: S, u: number, n: number): ReachWay {
  const left = reachOf(s, u)[n];
  const { flood } = s.world.scratch;
  if (s.at[u] !== NONE) return { hexes: flood.pathTo(n), left };
  const by = entriesOf(s, u).find((m) => floodIn(s, u, m) && flood.left[n] === left);
  return { hexes: [by ?? n, ...flood.pathTo(n)], left };
}
