/**
 * [9.1] Where a unit can go. Everything that changes in play comes in as a `Trip`: rubble, enemies, what the
 * unit has left. Points are counted in halves [R18].
 */
import { neighbour } from '../../../kernel/board/graph.ts';
import type { Flood } from '../../../kernel/board/path.ts';
import {
  BARRED,
  BRIDGE,
  EXIT_COST,
  LAKE_HEX,
  type Mode,
  MODES,
  RIVER,
  ROAD_COST,
  RUBBLE_COST,
  SWAMP_HEX,
  TERRAINS,
} from '../data/terrain.ts';
import type { Ground } from './ground.ts';

/** A unit on its way. */
export interface Trip {
  readonly mode: Mode;
  /** Half points that it has left. */
  readonly points: number;
  /** [9.5] [R19] It has not moved in this turn and may always go one hex. */
  readonly fresh: boolean;
  /** [10.9] [R25] It tows, or is about to. */
  readonly towing: boolean;
  /** [19.11] */
  readonly disrupted: boolean;
  /** [20.4] Not 0 where rubble lies, by hex. */
  readonly rubble: ArrayLike<number>;
  /** [9.10] Hexes where it must stop. */
  stops(n: number): boolean;
  /** Hexes that are closed to it for another reason: [18.12] [19.12] [44.5]. */
  bars(n: number): boolean;
}

/** [25.1] [25.2] Half points of each hex off the road, by mode; without rubble. */
export type CostTable = Readonly<Record<Mode, Int8Array>>;

export const makeCosts = ({ terrain }: Ground): CostTable =>
  Object.fromEntries(
    MODES.map((mode) => [mode, terrain.map((t) => TERRAINS[t].costs[mode])]),
  ) as unknown as CostTable;

/** [R9] [10.3] Half of a movement rating, rounded down, in half points; the whole is `2 * rating`. */
export const halfMovement = (rating: number): number => 2 * (rating >> 1);

/** [R55] [20.6] A bridge with rubble is a river. */
const isRiver = ({ terrain }: Ground, trip: Trip, n: number): boolean =>
  terrain[n] === RIVER || (terrain[n] === BRIDGE && trip.rubble[n] !== 0);

/** [9.11] [R18] Whether it goes from hex to hex along a road that bears it at its rate. */
export function isOnRoad(ground: Ground, trip: Trip, from: number, to: number, slot: number) {
  if (((ground.road[from] >> slot) & 1) === 0 || trip.rubble[to] !== 0) return false;
  // [R55] The road is cut on both sides of a bridge that is gone.
  return !isRiver(ground, trip, from);
}

/** [9.2] Half points to go from a hex to its neighbour in a direction, or `BARRED`. */
export function costOf(
  ground: Ground,
  costs: CostTable,
  trip: Trip,
  from: number,
  to: number,
  slot: number,
): number {
  if (to >= ground.hexes || isClosed(ground, trip, to)) return BARRED;
  if (isOnRoad(ground, trip, from, to, slot)) return ROAD_COST;
  // [R25] Whoever tows comes onto a bridge along its road only.
  if (trip.towing && ground.terrain[to] === BRIDGE) return BARRED;
  return costAcross(ground, costs, trip, to);
}

/** [25.6] The terrain of a hex off the road, with its rubble; that of a bridge is spent with it [20.6]. */
function costAcross({ terrain }: Ground, costs: CostTable, trip: Trip, to: number): number {
  const cost = costs[trip.mode][to];
  if (cost === BARRED || trip.rubble[to] === 0 || terrain[to] === BRIDGE) return cost;
  return cost + RUBBLE_COST;
}

/** Hexes that it may not enter by any way. */
function isClosed(ground: Ground, trip: Trip, to: number): boolean {
  const river = isRiver(ground, trip, to);
  // [19.11] Swamp is not among them.
  if (trip.disrupted && (river || ground.terrain[to] === LAKE_HEX)) return true;
  if (trip.towing && (river || swims(ground, trip, to))) return true;
  return trip.bars(to);
}

/** [R25] Whether it would swim, and not hover, over lake or swamp. */
const swims = ({ terrain }: Ground, { mode }: Trip, n: number): boolean =>
  mode === 'amphibious' && (terrain[n] === LAKE_HEX || terrain[n] === SWAMP_HEX);

/**
 * [9.4] Fills the flood with what the trip can reach from a hex: `flood.left` in half points, -1 where it does
 * not get. The hex it starts from is in it.
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

/** [9.5] One hex can always be moved, into whatever the unit may enter at all. */
function addOneHex(ground: Ground, costs: CostTable, flood: Flood, start: number, trip: Trip) {
  for (let slot = 0; slot < 6; slot++) {
    const to = neighbour(ground.board, start, slot);
    if (to < 0 || flood.left[to] >= 0) continue;
    if (costOf(ground, costs, trip, start, to, slot) === BARRED) continue;
    flood.left[to] = 0;
    flood.from[to] = start;
  }
}

/** [R24] Half points to leave the map from a hex in a direction, or `BARRED` where the map goes on. */
export function exitCost(ground: Ground, trip: Trip, n: number, slot: number): number {
  if (neighbour(ground.board, n, slot) >= 0) return BARRED;
  const byRoad = (ground.exit[n] >> slot) & 1 && trip.rubble[n] === 0;
  return byRoad ? ROAD_COST : EXIT_COST;
}

/** [36.2] [43.3] Half points to come onto the map in a hex at its edge, by the road that leads there or across. */
export function entryCost(ground: Ground, costs: CostTable, trip: Trip, n: number): number {
  if (isClosed(ground, trip, n)) return BARRED;
  if (ground.exit[n] !== 0 && trip.rubble[n] === 0) return ROAD_COST;
  return costAcross(ground, costs, trip, n);
}
