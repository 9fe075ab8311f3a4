/**
 * Places of the nodes of a board in a picture. In every game, neighbouring nodes are about 100 units apart, y down, so
 * that counters, labels and strokes have the same size.
 */
import type { Board, Point } from '../kernel/board/graph.ts';
import { between, distance, polar } from './svg.ts';

/** Distance between neighbouring hex centres in a picture. */
export const PITCH = 100;
/** Length of the side of a counter, in units of the picture. */
export const COUNTER = 64;

/** A rectangle of the picture, in its units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shape of a node. `hex`: a hexagon; `point`: a place on lines; `tray`: a box without neighbours. */
type NodeShape = 'hex' | 'point' | 'tray';

/** Places of the nodes of a board in the picture. */
export interface BoardLayout {
  readonly board: Board;
  readonly points: readonly Point[];
  readonly shapes: readonly NodeShape[];
  /** The whole picture with its margin. */
  readonly bounds: Box;
  /** 180 if the board is turned upside down; signs and names stay upright. */
  readonly turn: 0 | 180;
}

/** Distance from the centre to a corner of a hex. */
export const HEX_RADIUS = PITCH / Math.sqrt(3);
const POINT_RADIUS = 40;
const TRAY = 46;

const shapeOf = (board: Board, node: number): NodeShape => {
  if (board.hex && node < board.hex.q.length) return 'hex';
  for (let slot = 0; slot < board.slots; slot++)
    if (board.neighbours[node * board.slots + slot] >= 0) return 'point';
  return 'tray';
};

/** Returns picture units per board unit: hexes are 1 apart; lines may be drawn at any size. */
function scaleOf(board: Board, shapes: readonly NodeShape[]): number {
  if (board.hex) return PITCH;
  let least = Number.POSITIVE_INFINITY;
  for (let a = 0; a < board.size; a++)
    for (let b = a + 1; b < board.size; b++)
      if (shapes[a] === 'point' && shapes[b] === 'point')
        least = Math.min(least, distance(board.points[a], board.points[b]));
  return Number.isFinite(least) && least > 0 ? PITCH / least : PITCH;
}

/** Margin round the outermost nodes, for rock, edge and compass. */
const MARGIN = 140;

const layouts = new WeakMap<Board, BoardLayout>();
const turned = new WeakMap<Board, BoardLayout>();

/** Returns the layout of a board turned upside down; the same object for the same board. */
export function turnedLayoutOf(board: Board): BoardLayout {
  const known = turned.get(board);
  if (known) return known;
  const upright = layoutOf(board);
  const points = upright.points.map(({ x, y }) => ({ x: -x, y: -y }));
  const layout = { ...upright, points, bounds: boundsOf(points, MARGIN), turn: 180 } as const;
  turned.set(board, layout);
  return layout;
}

/** Returns the layout of a board; the same object for the same board. */
export function layoutOf(board: Board): BoardLayout {
  const known = layouts.get(board);
  if (known) return known;
  const shapes = board.points.map((_, node) => shapeOf(board, node));
  const scale = scaleOf(board, shapes);
  const points = board.points.map((p) => ({ x: p.x * scale, y: p.y * scale }));
  const layout = { board, points, shapes, bounds: boundsOf(points, MARGIN), turn: 0 } as const;
  layouts.set(board, layout);
  return layout;
}

function boundsOf(points: readonly Point[], margin: number, above = margin): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.floor(Math.min(...xs) - margin);
  const y = Math.floor(Math.min(...ys) - above);
  return {
    x,
    y,
    width: Math.ceil(Math.max(...xs) + margin) - x,
    height: Math.ceil(Math.max(...ys) + above) - y,
  };
}

/** Margin round the outermost nodes of a map with trays beside it; names are printed above and below them. */
const VERGE = { x: 75, y: 95 };

/** Returns the part of the picture that the map covers, without the trays beside it. */
export function mapBounds({ points, shapes, bounds }: BoardLayout): Box {
  const places = points.filter((_, n) => shapes[n] !== 'tray');
  return places.length === points.length ? bounds : boundsOf(places, VERGE.x, VERGE.y);
}

/** Returns the direction of a slot in degrees clockwise from east. */
export const slotAngle = (
  { board, turn }: Pick<BoardLayout, 'board' | 'turn'>,
  slot: number,
): number => 60 * slot - (board.hex?.orientation === 'flat' ? 90 : 0) + turn;

/** Returns the facing of a unit or marker in degrees, for `drawCounter`; undefined if it has no facing. */
export const facingAngle = (layout: BoardLayout, facing: number): number | undefined =>
  facing < 0 || !layout.board.hex ? undefined : slotAngle(layout, facing);

/** Returns the direction from a node to its neighbour in a slot, in degrees clockwise from east; works on lines too. */
export function edgeAngle(layout: BoardLayout, node: number, slot: number): number {
  const { board, points } = layout;
  const to = board.neighbours[node * board.slots + slot];
  if (board.hex || to < 0) return slotAngle(layout, slot);
  const [a, b] = [points[node], points[to]];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

/** Returns corner `k` of a hex; the side of slot `k` runs from corner `k` to corner `k + 1`. */
export const hexCorner = (
  layout: BoardLayout,
  node: number,
  k: number,
  radius = HEX_RADIUS,
): Point => polar(layout.points[node], radius, slotAngle(layout, k) - 30);

/** Returns the middle of the side of a hex towards a slot. */
export const sideMiddle = (layout: BoardLayout, node: number, slot: number): Point =>
  between(hexCorner(layout, node, slot), hexCorner(layout, node, slot + 1), 0.5);

/** Returns the outline of a node, for filling, highlighting or clicks; `grow` 1 is its full size. */
export function nodeOutline(layout: BoardLayout, node: number, grow = 1): Point[] {
  const centre = layout.points[node];
  const shape = layout.shapes[node];
  if (shape === 'hex')
    return [0, 1, 2, 3, 4, 5].map((k) => hexCorner(layout, node, k, HEX_RADIUS * grow));
  if (shape === 'tray')
    return [45, 135, 225, 315].map((a) => polar(centre, TRAY * Math.SQRT2 * grow, a));
  return Array.from({ length: 16 }, (_, k) => polar(centre, POINT_RADIUS * grow, k * 22.5));
}

/** Minimum distance between the counters of a stack, and maximum number of places; closer ones would be only lines. */
const STEP = 6;
const PLACES = 5;

/**
 * Returns the offset of the `i`th of `count` counters in a stack, lowest first; in tall stacks several share one place.
 */
export function stackOffset(i: number, count: number): Point {
  const places = Math.min(count, PLACES);
  const place = count <= places ? i : Math.round((i * (places - 1)) / (count - 1));
  const middle = (places - 1) / 2;
  return { x: (place - middle) * STEP, y: (middle - place) * STEP };
}
