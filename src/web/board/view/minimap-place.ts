/** How large the small map is, and in which corner it lies. */
import { overlaps, type Rect } from './placement.ts';
import { isNarrow, type Size } from './viewport-math.ts';

/** Pixels that it covers, and that it is long at most, in wide windows and in narrow ones. */
const WIDE = { area: 24_000, longest: 240 };
const NARROW = { area: 14_000, longest: 170 };
/** Pixels from the edges: signs of what lies beyond stand there, buttons of the page, and those of the zoom. */
const EDGE = { top: 36, left: 8, right: 8, bottom: 44, zoom: 56 };

/** As large as a stamp, in the shape of the board. */
export function mapSize({ width, height }: Size, frame: Size): Size {
  const { area, longest } = isNarrow(frame) ? NARROW : WIDE;
  const scale = Math.min(Math.sqrt(area / (width * height)), longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

interface MinimapWishes {
  /** Where it lay: there it stays if it can. */
  readonly last?: Rect | undefined;
  /** It was asked for, and so lies on something rather than be gone. */
  readonly isAsked: boolean;
  /** Where counters are: it lies on as few of them as it can. */
  readonly spared?: readonly Rect[];
}

/**
 * The first corner in which it lies on nothing that can be picked, and on fewest of the counters. If there is none: undefined, or where it is asked for
 * that in which it lies on the fewest.
 */
export function mapPlace(
  frame: Size,
  size: Size,
  taken: readonly Rect[],
  { last, isAsked, spared = [] }: MinimapWishes,
): Rect | undefined {
  const right = frame.width - size.width - EDGE.right;
  const bottom = frame.height - size.height - EDGE.bottom;
  const beside = isNarrow(frame) ? right : right - EDGE.zoom;
  const corners = [
    { x: right, y: EDGE.top, ...size },
    { x: beside, y: bottom, ...size },
    { x: EDGE.left, y: bottom, ...size },
    { x: EDGE.left, y: EDGE.top + EDGE.left, ...size },
  ];
  const covered = (corner: Rect): number => taken.filter((other) => overlaps(corner, other)).length;
  const hidden = (corner: Rect): number => spared.filter((one) => overlaps(corner, one)).length;
  const isFree = (corner: Rect): boolean => covered(corner) === 0;
  const stays = corners.find(({ x, y }) => x === last?.x && y === last.y);
  if (stays && isFree(stays) && hidden(stays) === 0) return stays;
  const by = (a: Rect, b: Rect): number => covered(a) - covered(b) || hidden(a) - hidden(b);
  const best = corners.reduce((a, b) => (by(b, a) < 0 ? b : a));
  return isAsked || isFree(best) ? best : undefined;
}
