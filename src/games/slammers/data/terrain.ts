/** [2.6] Kinds of terrain, and ways of moving over them. */

/**
 * [3.5] [9.15] Ways of moving. `dismounted` is infantry of Red and Blue on foot; `amphibious` are the
 * conventional carriers and armoured cars of scenario 14 [44.6].
 */
export const MODES = ['tracked', 'wheeled', 'foot', 'dismounted', 'hover', 'amphibious'] as const;
export type Mode = (typeof MODES)[number];

/** A cost that nobody can pay: the terrain bars the way. */
export const BARRED = -1;

/** [2.6] Kinds of terrain, and how the boards are written down. Their figures are in `terrain-figures.ts`. */
export const TERRAINS = [
  { id: 'clear', glyph: '.' },
  { id: 'forest', glyph: 'f' },
  { id: 'city', glyph: 'c' },
  { id: 'slope', glyph: 's' },
  { id: 'hilltop', glyph: 'h' },
  { id: 'lake', glyph: 'l' },
  { id: 'swamp', glyph: 'w' },
  { id: 'river', glyph: 'r' },
  { id: 'bridge', glyph: 'b' },
] as const;

export const CLEAR = 0;
export const CITY_HEX = 2;
export const SLOPE = 3;
export const HILLTOP = 4;
export const LAKE_HEX = 5;
export const SWAMP_HEX = 6;
export const RIVER = 7;
export const BRIDGE = 8;

/** [20.4] [20.5] [20.6] Terrains, by index, that rubble can be laid on; a bridge is destroyed by it. */
export const canBeRubble = (t: number): boolean => t < LAKE_HEX || t === BRIDGE;
/** [22.5] [R57] Terrains that take a fortress. */
export const takesFortress = (t: number): boolean => t < LAKE_HEX && t !== CITY_HEX;
/** [19.10] Terrains on which whoever is disrupted is eliminated. */
export const isWet = (t: number): boolean => t === LAKE_HEX || t === SWAMP_HEX || t === RIVER;

/** [9.13] [22.3] Counters of a player in a hex, and in its fortress. */
export const STACK_LIMIT = 3;
