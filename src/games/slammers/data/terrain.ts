/** [2.6] Terrain: what it costs [25.1] [25.2], how it defends [17.1] [17.2], how it stands in a line of sight [21.5]. */

/**
 * [3.5] [9.15] Ways of moving. `dismounted` is infantry of Red and Blue on foot; `amphibious` are the
 * conventional carriers and armoured cars of scenario 14 [44.6].
 */
export const MODES = ['tracked', 'wheeled', 'foot', 'dismounted', 'hover', 'amphibious'] as const;
export type Mode = (typeof MODES)[number];

/** A cost that nobody can pay: the terrain bars the way. */
export const BARRED = -1;

export interface Terrain {
  readonly id: string;
  /** How the boards are written down. */
  readonly glyph: string;
  /** [17.1] Added to the defence against direct fire. */
  readonly direct: number;
  /** [17.2] The whole defence against indirect fire. */
  readonly indirect: number;
  /** [21.5] Value at either end of a line of sight: the height of whoever is there. */
  readonly height: number;
  /** [21.5] Value between. */
  readonly cover: number;
  /** [R18] Half points to enter it, or `BARRED`. */
  readonly costs: Readonly<Record<Mode, number>>;
}

const alike = (cost: number): Readonly<Record<Mode, number>> => ({
  tracked: cost,
  wheeled: cost,
  foot: cost,
  dismounted: cost,
  hover: cost,
  amphibious: cost,
});

const terrain = (
  [id, glyph]: readonly [string, string],
  [direct, indirect]: readonly [number, number],
  [height, cover]: readonly [number, number],
  costs: Readonly<Record<Mode, number>>,
): Terrain => ({ id, glyph, direct, indirect, height, cover, costs });

/** [25.1] Tracks, wheels and conventional infantry go through a city at the rate of a road. */
const CITY = { tracked: 1, wheeled: 1, foot: 1, dismounted: 2, hover: 2, amphibious: 1 };
/** [25.4] [9.7] [9.8] Hover units alone. */
const LAKE = { ...alike(BARRED), hover: 2, amphibious: 2 };
/** [25.5] [9.7] [9.8] Hover units and those on foot. */
const SWAMP = { ...alike(BARRED), foot: 4, dismounted: 4, hover: 2, amphibious: 2 };

export const TERRAINS: readonly Terrain[] = [
  terrain(['clear', '.'], [0, 2], [0, 0], alike(2)),
  terrain(['forest', 'f'], [2, 4], [0, 2], alike(4)),
  terrain(['city', 'c'], [6, 8], [0, 2], CITY),
  terrain(['slope', 's'], [2, 4], [1, 1], alike(4)),
  terrain(['hilltop', 'h'], [2, 4], [2, 3], alike(4)),
  terrain(['lake', 'l'], [0, 2], [0, 0], LAKE),
  terrain(['swamp', 'w'], [0, 2], [0, 0], SWAMP),
  // [9.9]
  terrain(['river', 'r'], [0, 2], [0, 0], alike(4)),
  terrain(['bridge', 'b'], [0, 4], [0, 0], alike(4)),
];

export const CLEAR = 0;
export const CITY_HEX = 2;
export const SLOPE = 3;
export const HILLTOP = 4;
export const LAKE_HEX = 5;
export const SWAMP_HEX = 6;
export const RIVER = 7;
export const BRIDGE = 8;

/** [25.3] Half points along a road. */
export const ROAD_COST = 1;
/** [25.6] Half points more where there is rubble. */
export const RUBBLE_COST = 2;
/** [25.7] Half points more to go into a fortress. */
export const FORTRESS_COST = 2;
/** [R24] Half points to leave the map where no road does. */
export const EXIT_COST = 2;
/** [17.1] [17.2] What rubble adds to either defence. */
export const RUBBLE_DEFENCE = 2;
/** [17.3] [22.1] What a fortress defends with, and adds for each unit in it. */
export const FORTRESS_DEFENCE = 12;

/** [20.4] [20.5] [20.6] Terrains, by index, that rubble can be laid on; a bridge is destroyed by it. */
export const canBeRubble = (t: number): boolean => t < LAKE_HEX || t === BRIDGE;
/** [22.5] [R57] Terrains that take a fortress. */
export const takesFortress = (t: number): boolean => t < LAKE_HEX && t !== CITY_HEX;
/** [19.10] Terrains on which whoever is disrupted is eliminated. */
export const isWet = (t: number): boolean => t === LAKE_HEX || t === SWAMP_HEX || t === RIVER;

/** [9.13] [22.3] Counters of a player in a hex, and in its fortress. */
export const STACK_LIMIT = 3;
