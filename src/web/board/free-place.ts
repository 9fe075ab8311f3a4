/** Where a box can stand in a window without lying on anything that matters. */
import type { Point } from '../../kernel/board/graph.ts';
import type { Size } from './viewport-math.ts';

export interface Rect extends Point, Size {}

const STEP = 12;
const EDGE = 4;

/** The place nearest to a point at which a box lies on none of the others; undefined if there is none. */
export function freePlace(
  size: Size,
  frame: Size,
  at: Point,
  taken: readonly Rect[],
): Point | undefined {
  let best: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let y = EDGE; y + size.height <= frame.height - EDGE; y += STEP)
    for (let x = EDGE; x + size.width <= frame.width - EDGE; x += STEP) {
      const away = Math.hypot(x + size.width / 2 - at.x, y + size.height / 2 - at.y);
      if (away >= least || taken.some((other) => overlaps({ x, y, ...size }, other))) continue;
      least = away;
      best = { x, y };
    }
  return best;
}

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
