/** Panning and zooming as pure arithmetic: the position of a board's picture in its window. */
import type { Point } from '../../../kernel/board/graph.ts';
import type { Box } from '../../../draw/layout.ts';
import { between } from '../../../draw/svg.ts';

/** Position of the picture: screen = picture × `zoom` + (`x`, `y`), in CSS pixels. The picture's box starts at 0, 0. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum distance between neighbouring nodes that a finger can still hit, in pixels. */
const LEAST_PITCH = 27;
const PITCH = 100;
const MOST_ZOOM = 1.6;
/** Share of the board, or of the window if that is smaller, that always stays in view. */
const KEEP = 0.5;

/** Returns the zoom at which the whole board is visible, at most 1. */
export const fitZoom = (board: Size, frame: Size): number =>
  Math.min(frame.width / board.width, frame.height / board.height, 1);

/**
 * Returns the smallest zoom offered: the whole board, or nodes just large enough for a finger, whichever is smaller.
 */
export const leastZoom = (board: Size, frame: Size): number =>
  Math.min(fitZoom(board, frame), LEAST_PITCH / PITCH);

/** Width of the outermost strip of the margin around the nodes, on which nothing is drawn. */
const BARE = 24;

/**
 * Returns the initial view: the whole board without its bare margin, if its counters are legible then. Otherwise the
 * board fills the window in one dimension and pans in the other, at a zoom of at most 1.
 */
export function homeView(board: Size, frame: Size): View {
  const fit = fitZoom({ width: board.width - 2 * BARE, height: board.height - 2 * BARE }, frame);
  const cover = Math.max(frame.width / board.width, frame.height / board.height);
  return centredView(board, frame, fit >= LEGIBLE ? fit : clamp(cover, LEGIBLE, 1));
}

/** Returns the view of the whole board, centred. */
export const wholeView = (board: Size, frame: Size): View =>
  centredView(board, frame, fitZoom(board, frame));

function centredView(board: Size, frame: Size, zoom: number): View {
  const x = (frame.width - board.width * zoom) / 2;
  const y = (frame.height - board.height * zoom) / 2;
  return { x, y, zoom };
}

/** Returns the nearest allowed view: the zoom within its limits, and the board never out of view. */
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

/** Zooms by a factor around `at`, a point in window pixels that stays in place. */
export function zoomAt(view: View, at: Point, factor: number, board: Size, frame: Size): View {
  const zoom = clamp(view.zoom * factor, leastZoom(board, frame), MOST_ZOOM);
  const scale = zoom / view.zoom;
  const moved = { zoom, x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale };
  return clampView(moved, board, frame);
}

/** Pans and zooms for two fingers that moved from `a0`, `b0` to `a1`, `b1`. */
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

/** Moves the view as little as possible so that a point of the picture is well inside the window. */
export function revealPoint(view: View, bounds: Box, point: Point, frame: Size): View {
  const margin = Math.min(56, frame.width / 4, frame.height / 4);
  const { x, y } = toScreen(view, bounds, point);
  return {
    zoom: view.zoom,
    x: view.x + clamp(x, margin, frame.width - margin) - x,
    y: view.y + clamp(y, margin, frame.height - margin) - y,
  };
}

/** Half of a node in the picture, including the ring of nodes that can be picked. */
export const NODE_REACH = 58;
/** Half of a counter, which may be off the middle in a stack. */
const COUNTER_REACH = 40;

/** Returns whether a window is as narrow as a phone's. */
export const isNarrow = ({ width }: Size): boolean => width <= 640;

/** Distances from the edges of a window, in pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Minimum distance between a visible node and the edge of the window, in pixels. */
const AIR = 12;
/** Height of a label on a node or an arrow in the picture. */
const LABEL = 23;

/**
 * Returns the strips along the edges that stay free of acting units and targets at this zoom. At the top there is room
 * for a label.
 */
export const safeInsets = (zoom: number): Insets => ({
  top: AIR + 1.5 * LABEL * zoom + NODE_REACH * zoom,
  right: AIR + NODE_REACH * zoom,
  bottom: AIR + NODE_REACH * zoom,
  left: AIR + NODE_REACH * zoom,
});

/**
 * Zoom at which counters are legible: a counter, 64 units wide in the picture, has 40 pixels and can be hit by a
 * finger, and its values, at least 18 units high, have 11 pixels.
 */
export const LEGIBLE = 0.625;
/** Zoom below which hex numbers, 16.5 units high, would have less than 8 pixels and are not drawn. */
const LABELS = 8 / 16.5;

/**
 * Zoom below which the values of counters would have less than 6 pixels; a stack is then drawn as one symbol per side.
 */
const FIGURES = 6 / 18;

/** Level of detail that is legible at a zoom. */
export type Detail = 'all' | 'unlabelled' | 'far';

export function detailAt(zoom: number): Detail {
  if (zoom < FIGURES) return 'far';
  return zoom < LABELS ? 'unlabelled' : 'all';
}

export interface Reveal {
  /** Point that must be visible, even if others are not. */
  readonly about?: Point | undefined;
  /** Minimum zoom of the result, even if the current zoom is smaller; `LEGIBLE` by default. */
  readonly least?: number;
}

/**
 * Returns the nearest view in which all of these points are completely visible, with a margin. The view moves, and
 * zooms out if necessary, but not below `least`; it zooms in if the current zoom is below that. If not all points fit,
 * it shows as many as possible, including `about` if given.
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

/** Returns the points whose counters are not completely visible, by the edge of the window beyond which they lie. */
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

/** Returns the largest zoom at which a box lies inside the safe insets. */
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

/** Returns the largest set of points that fits into the window at this zoom. */
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
  // Also tries the midpoints to `about`: two points may fit together although neither can be in the middle.
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

/** Moves a view as little as possible so that a box lies inside the safe insets. */
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

/** Returns the distance that moves an interval into another; if it is longer, the distance that centres it. */
function shiftInto(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  return Math.max(0, low - from) + Math.min(0, high - to);
}

/** Width of the margin strip beyond the outermost hexes. */
const BEYOND = 76;

/** Returns whether all hexes and points of the board are in view. */
export function showsAll(view: View, board: Size, frame: Size): boolean {
  const bare = BEYOND * view.zoom;
  const isIn = (from: number, length: number, room: number) =>
    from + bare >= -1 && from + length - bare <= room + 1;
  return (
    isIn(view.x, board.width * view.zoom, frame.width) &&
    isIn(view.y, board.height * view.zoom, frame.height)
  );
}

/** Returns the point of the picture that is nearest to the middle of the window. */
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

/** Returns the points that are already inside the safe insets, so that the view need not move for them. */
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

/** Returns whether a point of the window is visible. */
export const isInside = ({ x, y }: Point, frame: Size): boolean =>
  x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;

/** Returns the position of a point of the picture in the window. */
export const toScreen = (view: View, bounds: Box, point: Point): Point => ({
  x: (point.x - bounds.x) * view.zoom + view.x,
  y: (point.y - bounds.y) * view.zoom + view.y,
});

/** Returns the scale at which handles must be drawn so that a finger can hit them; 1 is their size in the picture. */
export const handleScale = (zoom: number): number => Math.max(1, 0.62 / zoom);
