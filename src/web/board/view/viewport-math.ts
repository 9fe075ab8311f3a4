/** Where the picture of a board lies in its window: pure arithmetic of panning and zooming. */
import type { Point } from '../../../kernel/board/graph.ts';
import type { Box } from '../../../draw/layout.ts';
import { between } from '../../../draw/svg.ts';

/** Screen = picture × `zoom` + (`x`, `y`), in CSS pixels; the picture's box starts at 0, 0. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between neighbouring nodes that a finger can still hit. */
const LEAST_PITCH = 27;
const PITCH = 100;
const MOST_ZOOM = 1.6;
/** The share of the board, or of the window if that is smaller, that always stays in sight. */
const KEEP = 0.5;

/** The zoom at which the whole board is seen. */
export const fitZoom = (board: Size, frame: Size): number =>
  Math.min(frame.width / board.width, frame.height / board.height, 1);

/** The smallest zoom offered: the whole board. */
export const leastZoom = (board: Size, frame: Size): number =>
  Math.min(fitZoom(board, frame), LEAST_PITCH / PITCH);

/** Of the margin round the nodes the outermost strip, on which nothing is drawn. */
const BARE = 24;

/**
 * How the board is first shown: as a whole, but for bare margin, where its counters can be read then.
 * Else it fills the window in the one direction and is moved in the other, as large as in the picture at most.
 */
export function homeView(board: Size, frame: Size): View {
  const fit = fitZoom({ width: board.width - 2 * BARE, height: board.height - 2 * BARE }, frame);
  const cover = Math.max(frame.width / board.width, frame.height / board.height);
  return centredView(board, frame, fit >= LEGIBLE ? fit : clamp(cover, LEGIBLE, 1));
}

/** The whole board, in the middle. */
export const wholeView = (board: Size, frame: Size): View =>
  centredView(board, frame, fitZoom(board, frame));

function centredView(board: Size, frame: Size, zoom: number): View {
  const x = (frame.width - board.width * zoom) / 2;
  const y = (frame.height - board.height * zoom) / 2;
  return { x, y, zoom };
}

/** The nearest allowed view: zoom within limits, the board never out of sight. */
export function clampView(view: View, board: Size, frame: Size): View {
  const zoom = clamp(view.zoom, leastZoom(board, frame), MOST_ZOOM);
  const keepX = KEEP * Math.min(board.width * zoom, frame.width);
  const keepY = KEEP * Math.min(board.height * zoom, frame.height);
  return {
    zoom,
    x: clamp(view.x, keepX - board.width * zoom, frame.width - keepX),
    y: clamp(view.y, keepY - board.height * zoom, frame.height - keepY),
  };
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Zooms by a factor so that what is at `at` (window pixels) stays there. */
export function zoomAt(view: View, at: Point, factor: number, board: Size, frame: Size): View {
  const zoom = clamp(view.zoom * factor, leastZoom(board, frame), MOST_ZOOM);
  const scale = zoom / view.zoom;
  const moved = { zoom, x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale };
  return clampView(moved, board, frame);
}

/** Two fingers went from `a0`, `b0` to `a1`, `b1`: moves and zooms with them. */
export function pinchView(
  view: View,
  [a0, b0]: readonly [Point, Point],
  [a1, b1]: readonly [Point, Point],
  board: Size,
  frame: Size,
): View {
  const before = Math.hypot(a0.x - b0.x, a0.y - b0.y) || 1;
  const after = Math.hypot(a1.x - b1.x, a1.y - b1.y) || 1;
  const from = { x: (a0.x + b0.x) / 2, y: (a0.y + b0.y) / 2 };
  const to = { x: (a1.x + b1.x) / 2, y: (a1.y + b1.y) / 2 };
  const zoomed = zoomAt(view, from, after / before, board, frame);
  return clampView(
    { zoom: zoomed.zoom, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y },
    board,
    frame,
  );
}

/** Moves the view only as far as needed to have a point of the picture well inside the window. */
export function revealPoint(view: View, bounds: Box, point: Point, frame: Size): View {
  const margin = Math.min(56, frame.width / 4, frame.height / 4);
  const { x, y } = toScreen(view, bounds, point);
  return {
    zoom: view.zoom,
    x: view.x + clamp(x, margin, frame.width - margin) - x,
    y: view.y + clamp(y, margin, frame.height - margin) - y,
  };
}

/** Half of a node in the picture, with the ring that shows that it can be picked. */
export const NODE_REACH = 58;
/** Half of a counter, which may lie off the middle in a stack. */
const COUNTER_REACH = 40;

/** Windows as narrow as this are those of phones. */
export const isNarrow = ({ width }: Size): boolean => width <= 640;

/** Distances from the edges of a window, in pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Pixels between the outermost node to be seen and the edge of the window. */
const AIR = 12;
/** Height of a label on a node or an arrow in the picture. */
const LABEL = 23;

/** Part of the window that stays free of all actors and targets at this zoom; above them there is room for a label. */
export const safeInsets = (zoom: number): Insets => ({
  top: AIR + 1.5 * LABEL * zoom + NODE_REACH * zoom,
  right: AIR + NODE_REACH * zoom,
  bottom: AIR + NODE_REACH * zoom,
  left: AIR + NODE_REACH * zoom,
});

/**
 * Zoom at which a counter, 64 units wide in the picture, has 40 pixels, which a finger hits, and its
 * values, 18 units high at least, have 11.
 */
export const LEGIBLE = 0.625;
/** Zoom below which the numbers of hexes, 16.5 units high, have less than 8 pixels: they are not drawn. */
const LABELS = 8 / 16.5;

/** Zoom below which the values of counters have less than 6 pixels: a stack is one sign for each side. */
const FIGURES = 6 / 18;

/** Legible parts of the picture at a zoom. */
export type Detail = 'all' | 'unlabelled' | 'far';

export function detailAt(zoom: number): Detail {
  if (zoom < FIGURES) return 'far';
  return zoom < LABELS ? 'unlabelled' : 'all';
}

export interface Reveal {
  /** Is to be seen, whatever else is. */
  readonly about?: Point | undefined;
  /** The smallest zoom to end at, though the view were smaller; absent: `LEGIBLE`. */
  readonly least?: number;
}

/**
 * The view nearest to this one in which all of these points are seen whole, with a margin: moved, smaller
 * if need be, but never so small that they could not be hit, and larger if they were. Where they
 * cannot all be seen then, as many as can, of those near `about` if it is given.
 */
export function revealPoints(
  view: View,
  bounds: Box,
  points: readonly Point[],
  frame: Size,
  { about, least = LEGIBLE }: Reveal = {},
): View {
  if (points.length === 0) return view;
  const wanted = boxOf(points);
  const fit = zoomFor(wanted, frame);
  const zoom = Math.max(least, Math.min(view.zoom, fit));
  const zoomed = zoomAbout(view, zoom, frame);
  const seen =
    fit >= zoom ? points : mostOf(points, zoom, frame, about, middleOf(view, bounds, frame));
  return shiftTo(zoomed, bounds, boxOf(seen), frame);
}

/** Points of the picture whose counters cannot be seen whole, by the edge of the window that they lie beyond. */
export function beyond(
  view: View,
  bounds: Box,
  points: readonly Point[],
  { width, height }: Size,
): Readonly<Record<ViewEdge, readonly Point[]>> {
  const found: Record<ViewEdge, Point[]> = { top: [], left: [], right: [], bottom: [] };
  for (const point of points) {
    const { x, y } = toScreen(view, bounds, point);
    const half = COUNTER_REACH * view.zoom;
    const over = {
      top: half - y,
      left: half - x,
      right: x + half - width,
      bottom: y + half - height,
    };
    const [edge] = EDGES.toSorted((a, b) => over[b] - over[a]);
    if (edge && over[edge] > 0) found[edge].push(point);
  }
  return found;
}

export const EDGES = ['top', 'left', 'right', 'bottom'] as const;
export type ViewEdge = (typeof EDGES)[number];

interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf(points: readonly Point[]): Span {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The largest zoom at which all of a box lies inside the safe insets. */
function zoomFor({ left, top, right, bottom }: Span, { width, height }: Size): number {
  const [unit, air] = [safeInsets(1), safeInsets(0)];
  const across = right - left + unit.left + unit.right - air.left - air.right;
  const down = bottom - top + unit.top + unit.bottom - air.top - air.bottom;
  return Math.min((width - air.left - air.right) / across, (height - air.top - air.bottom) / down);
}

const middleOf = (view: View, bounds: Box, frame: Size): Point => ({
  x: (frame.width / 2 - view.x) / view.zoom + bounds.x,
  y: (frame.height / 2 - view.y) / view.zoom + bounds.y,
});

/** The points that a window at this zoom holds, where it is moved to hold most of them. */
function mostOf(
  points: readonly Point[],
  zoom: number,
  frame: Size,
  about: Point | undefined,
  middle: Point,
): readonly Point[] {
  const { top, right, bottom, left } = safeInsets(zoom);
  const halfWidth = (frame.width - left - right) / zoom / 2;
  const halfHeight = (frame.height - top - bottom) / zoom / 2;
  const near = (a: Point, b: Point): boolean =>
    Math.abs(a.x - b.x) <= halfWidth && Math.abs(a.y - b.y) <= halfHeight;
  const away = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  let best: readonly Point[] = [];
  // Half way to what it is about, where both are held that are too far apart for either to be in the middle.
  const halfWay = about ? points.map((p) => between(p, about, 0.5)) : [];
  const nearer = (a: Point, b: Point): number => away(a) - away(b);
  for (const centre of [...points.toSorted(nearer), ...halfWay.toSorted(nearer)]) {
    if (about && !near(centre, about)) continue;
    const held = points.filter((p) => near(p, centre));
    if (held.length > best.length) best = held;
  }
  return about ? [about, ...best] : best;
}

function zoomAbout(view: View, zoom: number, { width, height }: Size): View {
  const scale = zoom / view.zoom;
  return {
    zoom,
    x: width / 2 - (width / 2 - view.x) * scale,
    y: height / 2 - (height / 2 - view.y) * scale,
  };
}

/** Moves a view no further than it takes to have a box inside the safe insets. */
function shiftTo(view: View, bounds: Box, box: Span, frame: Size): View {
  const { top, right, bottom, left } = safeInsets(view.zoom);
  const from = toScreen(view, bounds, { x: box.left, y: box.top });
  const to = toScreen(view, bounds, { x: box.right, y: box.bottom });
  return {
    zoom: view.zoom,
    x: view.x + shiftInto(from.x, to.x, left, frame.width - right),
    y: view.y + shiftInto(from.y, to.y, top, frame.height - bottom),
  };
}

/** How far an interval has to go to lie within another; in its middle if it is longer. */
function shiftInto(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  return Math.max(0, low - from) + Math.min(0, high - to);
}

/** Of the margin round the nodes the strip beyond the outermost hexes. */
const BEYOND = 76;

/** Whether all hexes and points of the board are in view. */
export function showsAll(view: View, board: Size, frame: Size): boolean {
  const bare = BEYOND * view.zoom;
  const isIn = (from: number, length: number, room: number) =>
    from + bare >= -1 && from + length - bare <= room + 1;
  return (
    isIn(view.x, board.width * view.zoom, frame.width) &&
    isIn(view.y, board.height * view.zoom, frame.height)
  );
}

/** Of points of the picture that which the middle of the window is nearest to. */
export function nearest(
  view: View,
  bounds: Box,
  points: readonly Point[],
  { width, height }: Size,
): Point | undefined {
  const away = (point: Point): number => {
    const { x, y } = toScreen(view, bounds, point);
    return Math.hypot(x - width / 2, y - height / 2);
  };
  return points.toSorted((a, b) => away(a) - away(b))[0];
}

/** Those of these points that the view has not to be moved for. */
export const wellInside = (
  view: View,
  bounds: Box,
  points: readonly Point[],
  frame: Size,
): readonly Point[] =>
  points.filter((point) => {
    const { x, y } = toScreen(view, bounds, point);
    const { top, right, bottom, left } = safeInsets(view.zoom);
    return x >= left && y >= top && x <= frame.width - right && y <= frame.height - bottom;
  });

/** Whether a point of the window can be seen. */
export const isInside = ({ x, y }: Point, frame: Size): boolean =>
  x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;

/** Where a point of the picture is in the window. */
export const toScreen = (view: View, bounds: Box, point: Point): Point => ({
  x: (point.x - bounds.x) * view.zoom + view.x,
  y: (point.y - bounds.y) * view.zoom + view.y,
});

/** How much larger than in the picture handles must be drawn so that a finger can hit them. */
export const handleScale = (zoom: number): number => Math.max(1, 0.62 / zoom);
