/** Where a box can stand in a window without lying on anything that matters. */
import type { Point } from '../../../kernel/board/graph.ts';
import type { Size } from './viewport-math.ts';

export interface Rect extends Point, Size {}

const STEP = 12;
const EDGE = 4;

/**
 * The place at which a box lies on none of the others, on least of those that are to be spared, and nearest to a point;
 * undefined if there is none.
 */
export function freePlace(
  size: Size,
  frame: Size,
  at: Point,
  taken: readonly Rect[],
  spared: readonly Rect[] = [],
): Point | undefined {
  let best: Point | undefined;
  let [least, nearest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let y = EDGE; y + size.height <= frame.height - EDGE; y += STEP)
    for (let x = EDGE; x + size.width <= frame.width - EDGE; x += STEP) {
      const away = Math.hypot(x + size.width / 2 - at.x, y + size.height / 2 - at.y);
      if (least === 0 && away >= nearest) continue;
      const box = { x, y, ...size };
      if (taken.some((other) => overlaps(box, other))) continue;
      const covered = spared.reduce((sum, other) => sum + overlap(box, other), 0);
      if (covered > least || (covered === least && away >= nearest)) continue;
      [least, nearest, best] = [covered, away, { x, y }];
    }
  return best;
}

/** Pixels that two boxes share. */
const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The largest part of a window, as wide or as high as it is, that a box leaves free; undefined if it covers nothing. */
export function largestBeside({ width, height }: Size, box: Rect): Rect | undefined {
  if (!overlaps(box, { x: 0, y: 0, width, height })) return undefined;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const parts: Rect[] = [
    { x: 0, y: 0, width, height: box.y },
    { x: 0, y: 0, width: box.x, height },
    { x: right, y: 0, width: width - right, height },
    { x: 0, y: bottom, width, height: height - bottom },
  ];
  const areaOf = (part: Rect): number => Math.max(0, part.width) * Math.max(0, part.height);
  return parts.reduce((best, part) => (areaOf(part) > areaOf(best) ? part : best));
}
