/** The map as the rules use it: board, costs, fronts, megahexes. Built once from `map.ts`. */
import { neighbour } from '../../../kernel/board/graph.ts';
import { hexBoard, hexDistance } from '../../../kernel/board/hex.ts';
import { MEGAHEX_RADIUS, MEGAHEX_STEPS, MEGAHEXES, NORTH_ENTRY, ROWS, TERRAINS } from './map.ts';

const cells = ROWS.flatMap(([r, q, glyphs]) => glyphs.split('').map((_, i) => ({ q: q + i, r })));

/** Number of hexes on the map; they are nodes 0 to `HEXES - 1`. */
export const HEXES = cells.length;
/** [6.01] The two boxes off the map, beside the short edges, where a side waits and leaves. */
export const NORTH = HEXES;
export const SOUTH = HEXES + 1;

export const BOARD = hexBoard('pointy', cells, [
  { label: 'North', point: { x: 5, y: -13.8 } },
  { label: 'South', point: { x: -5, y: 13.8 } },
]);
export const NODES = BOARD.size;

const Q = Int16Array.from(cells, ({ q }) => q);
const R = Int16Array.from(cells, ({ r }) => r);

/** Returns the hex at axial coordinates, or -1. */
export const hexAt = (q: number, r: number): number => BOARD.hex?.at(q, r) ?? -1;

/** Returns the distance in hexes. */
export const distance = (a: number, b: number): number => hexDistance(Q[a], R[a], Q[b], R[b]);

/**
 * Returns the direction from one hex that best points at another. Halfway between two directions, it is the first one
 * clockwise, so that half a turn of the map gives the opposite direction.
 */
export function sectorOf(from: number, to: number): number {
  const q = Q[to] - Q[from];
  const r = R[to] - R[from];
  // Chooses among the axes E-W, SE-NW and SW-NE the one that covers most of the way.
  const [east, southEast, southWest] = [2 * q + r, q + 2 * r, r - q];
  const most = Math.max(Math.abs(east), Math.abs(southEast), Math.abs(southWest));
  if (Math.abs(east) === most) return east > 0 ? 0 : 3;
  if (Math.abs(southEast) === most) return southEast > 0 ? 1 : 4;
  return southWest > 0 ? 2 : 5;
}

/** Terrain of each hex, an index into `TERRAINS`. */
export const TERRAIN_OF = Int8Array.from(
  ROWS.flatMap(([, , glyphs]) => glyphs.split('')),
  (glyph) => TERRAINS.findIndex((t) => t.glyph === glyph),
);
export const isForest = (n: number): boolean => TERRAINS[TERRAIN_OF[n]].forest;

/** Neighbours by direction, `NEXT[n * 6 + d]`; -1 off the map. */
export const NEXT = BOARD.neighbours;

/** Returns whether two hexes touch. */
export function isBeside(a: number, b: number): boolean {
  for (let i = a * 6; i < a * 6 + 6; i++) if (NEXT[i] === b) return true;
  return false;
}

/** [7.02] Returns the direction after turning `steps` sixths clockwise. */
const turned = (direction: number, steps: number): number => (direction + steps + 6) % 6;

/** [7.02] Returns whether a direction points into one of the three front hexes. */
export function isFront(facing: number, direction: number): boolean {
  const off = turned(direction, -facing);
  return off === 0 || off === 1 || off === 5;
}

// ---------------------------------------------------------------- megahexes

export const MEGAHEX_COUNT = MEGAHEXES.length;
export const MEGAHEX_NAMES = MEGAHEXES.map(([name]) => name);
/** [R32] The centre hex of each megahex, where flyers are drawn and die, and where a lettered token lies. */
export const CENTRE = Int16Array.from(MEGAHEXES, ([, q, r]) => hexAt(q, r));

/** [2.01] Megahex of each hex. */
export const MEGAHEX_OF = Int8Array.from(cells, ({ q, r }) =>
  MEGAHEXES.findIndex(([, mq, mr]) => hexDistance(q, r, mq, mr) <= MEGAHEX_RADIUS),
);

/** The hexes of each megahex, ascending. */
export const HEXES_OF: readonly (readonly number[])[] = MEGAHEXES.map((_, m) =>
  cells.flatMap((__, n) => (MEGAHEX_OF[n] === m ? [n] : [])),
);

/** [8.011] Neighbouring megahexes of each megahex, ascending. */
export const MEGAHEX_NEXT: readonly (readonly number[])[] = MEGAHEXES.map(([, q, r]) =>
  MEGAHEXES.flatMap(([, mq, mr], m) =>
    MEGAHEX_STEPS.some(
      ([dq, dr]) => (mq - q === dq && mr - r === dr) || (q - mq === dq && r - mr === dr),
    )
      ? [m]
      : [],
  ),
);

/** Starting hexes of tokens A to G [3.01]: the centre of the megahex of that letter. */
export const LETTERED = 'ABCDEFG'.split('').map((letter) => CENTRE[MEGAHEX_NAMES.indexOf(letter)]);

// ---------------------------------------------------------------- ends of the map

/** The two ends, and the node off the map beside each. */
export const ENDS = ['north', 'south'] as const;
export const boxOf = (end: number): number => (end === 0 ? NORTH : SOUTH);

/** [6.01] Entry hexes of each end, ascending. */
export const ENTRY: readonly (readonly number[])[] = [
  NORTH_ENTRY.map(([q, r]) => hexAt(q, r)).sort((a, b) => a - b),
  NORTH_ENTRY.map(([q, r]) => hexAt(-q, -r)).sort((a, b) => a - b),
];
/** `IS_ENTRY[end][n]` is 1 on its entry hexes. */
export const IS_ENTRY: readonly Int8Array[] = ENTRY.map((hexes) =>
  Int8Array.from({ length: NODES }, (_, n) => (hexes.includes(n) ? 1 : 0)),
);
/** [R37] Megahexes that hold an entry hex of each end. */
export const AIR_ENTRY: readonly (readonly number[])[] = ENTRY.map((hexes) =>
  [...new Set(hexes.map((n) => MEGAHEX_OF[n]))].sort((a, b) => a - b),
);

/**
 * [R59] [8.021] Distance in hexes from each hex to the box beside each end: `HEXES_HOME[end][n]`, 1 on an entry hex.
 */
export const HEXES_HOME: readonly Int8Array[] = ENTRY.map((hexes) =>
  Int8Array.from(cells, (_, n) => 1 + Math.min(...hexes.map((to) => distance(n, to)))),
);
/** [R59] Largest of these distances. */
export const FARTHEST = Math.max(...HEXES_HOME[0]);

/**
 * Returns the movement points that a Worker needs from each hex to each end on an empty board, with these terrain costs:
 * `wayHome(costs)[end][n]`.
 */
export const wayHome = (costs: Int8Array): readonly Int16Array[] =>
  ENDS.map((_, end) => wayTo(end, costs));

function wayTo(end: number, costs: Int8Array): Int16Array {
  const way = new Int16Array(HEXES).fill(999);
  const queue = [...ENTRY[end]];
  for (const n of queue) way[n] = 1;
  for (let i = 0; i < queue.length; i++) {
    const n = queue[i];
    for (let d = 0; d < 6; d++) {
      const to = neighbour(BOARD, n, d);
      if (to < 0 || way[n] + costs[n] >= way[to]) continue;
      way[to] = way[n] + costs[n];
      queue.push(to);
    }
  }
  return way;
}
