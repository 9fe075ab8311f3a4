/**
 * [9.1] Movement range. Everything that changes in play is passed as a `Trip`: rubble, enemies, and what the unit has
 * left. Points are counted in half points [R18].
 */
import { neighbour } from '../../../kernel/board/graph.ts';
import type { Flood } from '../../../kernel/board/path.ts';
import { BARRED, BRIDGE, LAKE_HEX, type Mode, MODES, RIVER, SWAMP_HEX } from '../data/terrain.ts';
import type { Charges, Terrain } from '../data/terrain-figures.ts';
import type { Ground } from './ground.ts';

/** Movement of a unit. */
export interface Trip {
  readonly mode: Mode;
  /** Half points left. */
  readonly points: number;
  /** [9.5] [R19] Whether it has not moved in this turn, so that it may always move one hex. */
  readonly fresh: boolean;
  /** [10.9] [R25] Whether it tows a gun, or is about to. */
  readonly towing: boolean;
  /** [19.11] Whether it is disrupted, which closes rivers and lakes to it. */
  readonly disrupted: boolean;
  /** [20.4] By hex: non-zero if there is rubble. */
  readonly rubble: ArrayLike<number>;
  /** [9.10] Returns whether it must stop in a hex. */
  stops(n: number): boolean;
  /** Returns whether a hex is closed to it for another reason: [18.12] [19.12] [44.5]. */
  bars(n: number): boolean;
}

/** [25.1] [25.2] Half points to enter each hex off the road, by mode, without rubble; and all other costs. */
export type CostTable = Readonly<Record<Mode, Int8Array>> & Charges;

export const makeCosts = (
  { terrain }: Ground,
  terrains: readonly Terrain[],
  charges: Charges,
): CostTable => ({
  ...(Object.fromEntries(
    MODES.map((mode) => [mode, terrain.map((t) => terrains[t].costs[mode])]),
  ) as Record<Mode, Int8Array>),
  ...charges,
});

/** [R9] [10.3] Returns half of a movement rating, rounded down, in half points; the full rating is `2 * rating`. */
export const halfMovement = (rating: number): number => 2 * (rating >> 1);

/** [R55] [20.6] Returns whether a hex counts as river; a bridge with rubble does. */
const isRiver = ({ terrain }: Ground, trip: Trip, n: number): boolean =>
  terrain[n] === RIVER || (terrain[n] === BRIDGE && trip.rubble[n] !== 0);

/** [9.11] [R18] Returns whether it moves from hex to hex along a road at the road rate. */
export function isOnRoad(ground: Ground, trip: Trip, from: number, to: number, slot: number) {
  if (((ground.road[from] >> slot) & 1) === 0 || trip.rubble[to] !== 0) return false;
  // [R55] The road is cut on both sides of a destroyed bridge.
  return !isRiver(ground, trip, from);
}

/** [9.2] Returns the half points to move from a hex to its neighbour in a direction, or `BARRED`. */
export function costOf(
  ground: Ground,
  costs: CostTable,
  trip: Trip,
  from: number,
  to: number,
  slot: number,
): number {
  if (to >= ground.hexes || isClosed(ground, trip, to)) return BARRED;
  if (isOnRoad(ground, trip, from, to, slot)) return costs.road;
  // [R25] A towing unit enters a bridge only along its road.
  if (trip.towing && ground.terrain[to] === BRIDGE) return BARRED;
  return costAcross(ground, costs, trip, to);
}

/**
 * [25.6] Returns the cost of a hex off the road, with its rubble. On a destroyed bridge the rubble costs nothing
 * extra [20.6].
 */
function costAcross({ terrain }: Ground, costs: CostTable, trip: Trip, to: number): number {
  const cost = costs[trip.mode][to];
  if (cost === BARRED || trip.rubble[to] === 0 || terrain[to] === BRIDGE) return cost;
  return cost + costs.rubble;
}

/** Returns whether the unit may not enter a hex at all. */
function isClosed(ground: Ground, trip: Trip, to: number): boolean {
  const river = isRiver(ground, trip, to);
  // [19.11] Swamp stays open to disrupted units.
  if (trip.disrupted && (river || ground.terrain[to] === LAKE_HEX)) return true;
  if (trip.towing && (river || swims(ground, trip, to))) return true;
  return trip.bars(to);
}

/** [R25] Returns whether it would swim, not hover, over lake or swamp. */
const swims = ({ terrain }: Ground, { mode }: Trip, n: number): boolean =>
  mode === 'amphibious' && (terrain[n] === LAKE_HEX || terrain[n] === SWAMP_HEX);

/**
 * [9.4] Fills the flood with the hexes that the trip can reach, the starting hex included: `flood.left` in half
 * points, -1 if out of reach.
 */
export function floodFrom(
  ground: Ground,
  costs: CostTable,
  flood: Flood,
  start: number,
  trip: Trip,
): Flood {
  flood.run(
    start,
    trip.points,
    (from, to, slot) => costOf(ground, costs, trip, from, to, slot),
    trip.stops,
  );
  if (trip.fresh) addOneHex(ground, costs, flood, start, trip);
  return flood;
}

/** [9.5] Adds the neighbours that a unit may always move to, unless the hex is barred. */
function addOneHex(ground: Ground, costs: CostTable, flood: Flood, start: number, trip: Trip) {
  for (let slot = 0; slot < 6; slot++) {
    const to = neighbour(ground.board, start, slot);
    if (to < 0 || flood.left[to] >= 0) continue;
    if (costOf(ground, costs, trip, start, to, slot) === BARRED) continue;
    flood.left[to] = 0;
    flood.from[to] = start;
  }
}

/**
 * [R24] Returns the half points to leave the map from a hex in a direction, or `BARRED` if the map continues there.
 */
export function exitCost(
  ground: Ground,
  costs: CostTable,
  trip: Trip,
  n: number,
  slot: number,
): number {
  if (neighbour(ground.board, n, slot) >= 0) return BARRED;
  const byRoad = (ground.exit[n] >> slot) & 1 && trip.rubble[n] === 0;
  return byRoad ? costs.road : costs.exit;
}

/**
 * [36.2] [43.3] Returns the half points to enter the map in a hex at its edge, along the road that leads there or
 * across country.
 */
export function entryCost(ground: Ground, costs: CostTable, trip: Trip, n: number): number {
  if (isClosed(ground, trip, n)) return BARRED;
  if (ground.exit[n] !== 0 && trip.rubble[n] === 0) return costs.road;
  return costAcross(ground, costs, trip, n);
}
