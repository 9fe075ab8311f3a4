/**
 * [D1] The map, redrawn by us because the original is lost: 420 hexes around two brain hexes. Plain rows, read once
 * into a board and constant typed arrays.
 */
import { hexBoard, hexDistance } from '../../../kernel/board/hex.ts';

/** [2.1] Hex types in the order of their numbers, with the letters of `ROWS`. */
export const TERRAINS = [
  { id: 'hull', glyph: '#' },
  { id: 'impassable', glyph: 'X' },
  { id: 'obstructed', glyph: '.' },
  { id: 'passageway', glyph: '=' },
  { id: 'auto-defend', glyph: 'a' },
  { id: 'brain', glyph: 'B' },
] as const;

export const HULL = 0;
export const IMPASSABLE = 1;
export const OBSTRUCTED = 2;
export const PASSAGEWAY = 3;
export const AUTO_DEFEND = 4;
export const BRAIN = 5;

/** Rows from the top: axial r, axial q of the first hex, one letter for each hex. */
export const ROWS: readonly (readonly [r: number, q: number, hexes: string])[] = [
  [-11, 0, '#############'],
  [-10, -1, '#=...====...=#'],
  [-9, -2, '#.=XXX.=.XXX=.#'],
  [-8, -3, '#.X==========X.#'],
  [-7, -4, '#.X==XXX=XXX==X.#'],
  [-6, -5, '#.X=X=XX==XX=X=X.#'],
  [-5, -6, '#===XX=======XX===#'],
  [-4, -7, '#====X=aaaaaa=X====#'],
  [-3, -8, '#.X=X==a.....a==X=X.#'],
  [-2, -9, '#.X=XX=a.====.a=XX=X.#'],
  [-1, -10, '#.X=XX=a.=...=.a=XX=X.#'],
  [0, -11, '#======a.=.BB.=.a======#'],
  [1, -11, '#.X=XX=a.=...=.a=XX=X.#'],
  [2, -11, '#.X=XX=a.====.a=XX=X.#'],
  [3, -11, '#.X=X==a.....a==X=X.#'],
  [4, -11, '#====X=aaaaaa=X====#'],
  [5, -11, '#===XX=======XX===#'],
  [6, -11, '#.X=X=XX==XX=X=X.#'],
  [7, -11, '#.X==XXX=XXX==X.#'],
  [8, -11, '#.X==========X.#'],
  [9, -11, '#.=XXX.=.XXX=.#'],
  [10, -11, '#=...====...=#'],
  [11, -11, '#############'],
];

/**
 * [D2] Numbered hull hexes of sides 1 to 6, clockwise from the top: the hex numbered 2, and the step from each number
 * to the next, up to 12.
 */
const IMPACT_ROWS: readonly (readonly [q: number, r: number, dq: number, dr: number])[] = [
  [1, -11, 1, 0],
  [12, -11, 0, 1],
  [11, 1, -1, 1],
  [0, 11, -1, 0],
  [-11, 11, 0, -1],
  [-10, -1, 1, -1],
];

const cells = ROWS.flatMap(([r, q0, hexes]) =>
  [...hexes].map((glyph, i) => ({ q: q0 + i, r, glyph })),
);

export const BOARD = hexBoard('pointy', cells);

/** Hex type of each node: an index into `TERRAINS`. */
export const TERRAIN = Int8Array.from(cells, ({ glyph }) =>
  TERRAINS.findIndex((t) => t.glyph === glyph),
);

/** Both hexes of the brain core, ascending. */
export const BRAINS: readonly number[] = nodesOf(BRAIN);

/** [D1] Distance of each node to the nearer brain hex: brain 0, shield 4, hull 11. */
export const RING = Int8Array.from(cells, ({ q, r }) =>
  Math.min(hexDistance(q, r, 0, 0), hexDistance(q, r, 1, 0)),
);

/** [4.2] Returns the impact hex for a side, 1 to 6, and the sum of two dice, 2 to 12. */
export function impactNode(side: number, sum: number): number {
  const [q, r, dq, dr] = IMPACT_ROWS[side - 1];
  return nodeAt(q + dq * (sum - 2), r + dr * (sum - 2));
}

/** Returns the node at axial coordinates; throws if they are off the map. */
export function nodeAt(q: number, r: number): number {
  const node = BOARD.hex?.at(q, r) ?? -1;
  if (node < 0) throw new Error(`annihilator: no hex at ${q},${r}`);
  return node;
}

/** Returns all nodes of a hex type, ascending. */
export function nodesOf(terrain: number): number[] {
  return [...TERRAIN.keys()].filter((n) => TERRAIN[n] === terrain);
}
