/**
 * [21.1] Line of sight and range. The hexes between two others depend only on their offset from each other, so the
 * table stores one list of hexes per offset that occurs on the map. The lists are steps on a grid that has a cell for
 * each hex and a margin around the map. A query walks one list.
 *
 * [R52] All arithmetic is in integers: on a map stretched to integer coordinates, the hex with axial coordinates q, r
 * has its centre at (3q, 2r + q), and its corners are (±2, 0) and (±1, ±1) from there.
 */
import type { Board, HexGeometry } from '../../../kernel/board/graph.ts';
import { nodeDistance } from '../../../kernel/board/hex.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';

export interface SightTable {
  /** Cell of each hex on the grid. */
  readonly cell: Int32Array;
  /** Hex of each cell, -1 off the map. */
  readonly node: Int16Array;
  /** [21.5] [R53] Obstacle value of each cell between two hexes; 0 off the map. */
  readonly cover: Int8Array;
  /**
   * Start of each offset's list in `steps`: `first[to - from]` in cells, where `to` is east of `from`, or south of it
   * in the same column. -1 for offsets that do not occur. `end` is where the list ends.
   */
  readonly first: Int32Array;
  readonly end: Int32Array;
  /** All lists, as cells relative to the western end, in order along the line. */
  readonly steps: Int32Array;
}

/** Empty cells around the map, so that hexes beside a line are always on the grid. */
const MARGIN = 1;

/** [21.2] Creates the table. `cover`: obstacle value of each hex, the same for the whole hex. */
export function makeSight(board: Board, cover: Int8Array): SightTable {
  const { hex } = board;
  if (!hex) throw new Error('lines of sight need hexes');
  const hexes = cover.length;
  const [west, north] = [Math.min(...hex.q), Math.min(...hex.r)];
  const columns = Math.max(...hex.q) - west + 1 + 2 * MARGIN;
  // Twice the height of the map, so that each offset between two hexes is a different number of cells.
  const stride = 2 * (Math.max(...hex.r) - north + 1 + 2 * MARGIN);
  const cell = new Int32Array(hexes);
  const node = new Int16Array(columns * stride).fill(-1);
  const covers = new Int8Array(node.length);
  for (let n = 0; n < hexes; n++) {
    cell[n] = (hex.q[n] - west + MARGIN) * stride + hex.r[n] - north + MARGIN;
    node[cell[n]] = n;
    covers[cell[n]] = cover[n];
  }
  return { cell, node, cover: covers, ...listSteps(hex, hexes, stride, node.length) };
}

function listSteps(hex: HexGeometry, hexes: number, stride: number, cells: number) {
  const first = new Int32Array(cells).fill(-1);
  const end = new Int32Array(cells);
  const steps: number[] = [];
  first[0] = 0;
  for (let a = 0; a < hexes; a++)
    for (let b = 0; b < hexes; b++) {
      const [dq, dr] = [hex.q[b] - hex.q[a], hex.r[b] - hex.r[a]];
      const distance = dq * stride + dr;
      if (dq < 0 || distance <= 0 || first[distance] >= 0) continue;
      first[distance] = steps.length;
      for (const [q, r] of hexesOnLine(dq, dr)) steps.push(q * stride + r);
      end[distance] = steps.length;
    }
  return { first, end, steps: Int32Array.from(steps) };
}

/**
 * [21.4] [21.3] Returns the hexes between hex 0, 0 and hex `dq`, `dr`, which is east of it or due south, as axial
 * coordinates in order along the line. Neighbours have none.
 */
function hexesOnLine(dq: number, dr: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const [x, y] = [3 * dq, 2 * dr + dq];
  for (let q = 0; q <= dq; q++)
    for (let r = lowest(y, q); 2 * r + q <= Math.max(0, y) + 1; r++) {
      const isEnd = (q === 0 && r === 0) || (q === dq && r === dr);
      if (!isEnd && isTouched(x, y, 3 * q, 2 * r + q)) found.push([q, r]);
    }
  const way = ([q, r]: readonly [number, number]) => 3 * q * x + (2 * r + q) * y;
  return found.sort((a, b) => way(a) - way(b));
}

/** Returns the first hex of column q that extends down to the line to a hex at height y. */
const lowest = (y: number, q: number): number => Math.ceil((Math.min(0, y) - 1 - q) / 2);

/**
 * [R52] Returns whether the line from 0, 0 to x, y touches the hex with its centre at cx, cy, even in a single point.
 * Line and hex are convex, so they are apart only if one of four directions, each perpendicular to a side, separates
 * them.
 */
export function isTouched(x: number, y: number, cx: number, cy: number): boolean {
  const aside = Math.abs(x * cy - y * cx);
  return (
    aside <= Math.max(2 * Math.abs(y), Math.abs(x) + Math.abs(y)) &&
    overlaps(y, cy, 1) &&
    overlaps(x + y, cx + cy, 2) &&
    overlaps(x - y, cx - cy, 2)
  );
}

/** Returns whether the interval from 0 to `far` and the interval of radius `reach` around `centre` overlap. */
const overlaps = (far: number, centre: number, reach: number): boolean =>
  centre + reach >= Math.min(0, far) && centre - reach <= Math.max(0, far);

/** Map data for lines of sight. */
interface SightMap {
  readonly board: Board;
  readonly height: Int8Array;
  readonly sight: SightTable;
}

/**
 * [12.3] [R53] Returns the range from hex to hex: the target's hex counts, the unit's own does not, and gaps in the
 * map do.
 */
export const rangeOf = ({ board }: SightMap, from: number, to: number): number =>
  nodeDistance(board, from, to);

/** [21.6] [21.8] Returns whether two hexes see each other; [20.8] [R53] markers and gaps in the map do not block. */
export const isInSight = (ground: SightMap, from: number, to: number): boolean =>
  blockerOf(ground, from, to) < 0;

/** [21.6] Returns the hex nearest to `from` that blocks the line to `to`, or -1 if none does. */
export function blockerOf(ground: SightMap, from: number, to: number): number {
  const { cell, cover, node, first, end, steps } = ground.sight;
  const distance = cell[to] - cell[from];
  const limit = Math.max(ground.height[from], ground.height[to]);
  // The lists run from west to east; [21.4] the hexes are the same in both directions.
  if (distance >= 0) {
    for (let i = first[distance]; i < end[distance]; i++)
      if (cover[cell[from] + steps[i]] > limit) return node[cell[from] + steps[i]];
  } else {
    for (let i = end[-distance] - 1; i >= first[-distance]; i--)
      if (cover[cell[to] + steps[i]] > limit) return node[cell[to] + steps[i]];
  }
  return -1;
}

/** [21.7] Returns all hexes that block the line, the nearest to `from` first. */
export function blockersOf(ground: SightMap, from: number, to: number): number[] {
  const { cover, cell } = ground.sight;
  const limit = Math.max(ground.height[from], ground.height[to]);
  return hexesBetween(ground, from, to).filter((n) => cover[cell[n]] > limit);
}

/** [21.4] Returns the hexes of the map between two others, the nearest to `from` first. */
export function hexesBetween(ground: SightMap, from: number, to: number): number[] {
  const { cell, node, first, end, steps } = ground.sight;
  const distance = cell[to] - cell[from];
  if (distance < 0) return hexesBetween(ground, to, from).reverse();
  return [...steps.subarray(first[distance], end[distance])]
    .map((step) => node[cell[from] + step])
    .filter((n) => n >= 0);
}

/** Hex that blocks a line of sight, with the rule. */
export interface SightBlock {
  readonly hex: number;
  readonly rule: RuleId;
}

/** [21.6] Returns why two hexes do not see each other; undefined if they do. */
export function whyBlocked(ground: SightMap, from: number, to: number): SightBlock | undefined {
  const hex = blockerOf(ground, from, to);
  if (hex < 0) return undefined;
  return { hex, rule: isOnlyGrazed(ground.board, from, to, hex) ? '21.4' : '21.6' };
}

/** [21.4] Returns whether the line only runs along an edge of the hex or touches a corner. */
function isOnlyGrazed({ hex }: Board, from: number, to: number, at: number): boolean {
  if (!hex) throw new Error('lines of sight need hexes');
  const place = (n: number) => {
    const [q, r] = [hex.q[n] - hex.q[from], hex.r[n] - hex.r[from]];
    return [3 * q, 2 * r + q] as const;
  };
  const [x, y] = place(to);
  const [cx, cy] = place(at);
  return Math.abs(x * cy - y * cx) === Math.max(2 * Math.abs(y), Math.abs(x) + Math.abs(y));
}
