/**
 * Hex boards from axial coordinates (q, r). Pointy-top: x = q + r/2, y = r·√3/2; flat-top:
 * x = q·√3/2, y = r + q/2; one unit is the distance between neighbouring centres, y down.
 */
import { type Board, indexLabels, type OffMapBox, type Point } from './graph.ts';

/** Orientation of the hexes: a corner on top (`pointy`), or a side (`flat`). */
export type Orientation = 'pointy' | 'flat';

/** Axial vectors of the six directions by orientation, clockwise, with their compass names. */
export const DIRECTIONS = {
  pointy: {
    names: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
    vectors: [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ],
  },
  flat: {
    names: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
    vectors: [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ],
  },
} as const satisfies Record<
  Orientation,
  { names: readonly string[]; vectors: readonly (readonly [number, number])[] }
>;

/** A hex of a map by its axial coordinates. */
export interface HexCell {
  readonly q: number;
  readonly r: number;
  /** Label. Absent: column and row of the offset grid, two digits each, counted from 01. */
  readonly label?: string;
}

/** Rotates an axial vector by 60° clockwise `times` times. */
export function rotate(q: number, r: number, times: number): [number, number] {
  let [a, b] = [q, r];
  for (let i = 0; i < ((times % 6) + 6) % 6; i++) [a, b] = [-b, a + b];
  return [a, b];
}

/** Returns the distance in hexes between two axial positions. */
export function hexDistance(q1: number, r1: number, q2: number, r2: number): number {
  const dq = q1 - q2;
  const dr = r1 - r2;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Returns the distance in hexes between two nodes of a hex board. */
export function nodeDistance(board: Board, a: number, b: number): number {
  const { hex } = board;
  if (!hex) throw new Error('not a hex board');
  return hexDistance(hex.q[a], hex.r[a], hex.q[b], hex.r[b]);
}

const ROOT = Math.sqrt(3) / 2;

/** Returns the centre of a hex in the picture. */
export function hexPoint(orientation: Orientation, q: number, r: number): Point {
  return orientation === 'pointy' ? { x: q + r / 2, y: r * ROOT } : { x: q * ROOT, y: r + q / 2 };
}

/** Returns column and row on the offset grid, where odd rows (pointy) or columns (flat) are shifted by half a hex. */
function offsetOf(orientation: Orientation, q: number, r: number): [number, number] {
  return orientation === 'pointy' ? [q + (r - (r & 1)) / 2, r] : [q, r + (q - (q & 1)) / 2];
}

/** Returns labels by column and row of the offset grid, counted from 01 at the top left: `0814`. */
function defaultLabels(orientation: Orientation, cells: readonly HexCell[]): string[] {
  const offsets = cells.map(({ q, r }) => offsetOf(orientation, q, r));
  const left = Math.min(...offsets.map(([c]) => c));
  const top = Math.min(...offsets.map(([, r]) => r));
  const two = (n: number) => String(n + 1).padStart(2, '0');
  return offsets.map(([c, r]) => two(c - left) + two(r - top));
}

/** Builds a hex board. Nodes are the cells in the order given, then the off-map boxes. */
export function hexBoard(
  orientation: Orientation,
  cells: readonly HexCell[],
  boxes: readonly OffMapBox[] = [],
): Board {
  const { names, vectors } = DIRECTIONS[orientation];
  const defaults = defaultLabels(orientation, cells);
  const labels = [...cells.map((c, i) => c.label ?? defaults[i]), ...boxes.map((b) => b.label)];
  const index = new Map(cells.map(({ q, r }, node) => [`${q},${r}`, node]));
  const at = (q: number, r: number): number => index.get(`${q},${r}`) ?? -1;
  const size = labels.length;
  const neighbours = new Int16Array(size * 6).fill(-1);
  cells.forEach(({ q, r }, node) => {
    vectors.forEach(([dq, dr], slot) => {
      neighbours[node * 6 + slot] = at(q + dq, r + dr);
    });
  });
  return {
    size,
    labels,
    slots: 6,
    neighbours,
    directions: names,
    points: [...cells.map(({ q, r }) => hexPoint(orientation, q, r)), ...boxes.map((b) => b.point)],
    lines: [],
    nodeOf: indexLabels(labels),
    hex: {
      orientation,
      q: Int16Array.from(cells, (c) => c.q),
      r: Int16Array.from(cells, (c) => c.r),
      at,
    },
  };
}
