/** In which corner of the window the compass stands. */
import { overlaps, type Rect } from './placement.ts';
import { isNarrow, type Size } from './viewport-math.ts';

/** Pixels from the edges, and from what stands in a corner. */
const EDGE = 8;
/** The lower edge names the thing under the pointer. */
const READOUT = 40;
/** How far from a corner it still stands in it. */
const BESIDE = 140;

interface Around {
  /** Things that it must not cover: pickable things, and overlays of the page. */
  readonly taken: readonly Rect[];
  /** Its place if there is no other place, and the window is wide. */
  readonly spared: readonly Rect[];
  /** Where it stood: if that is a corner it stays there if it can. */
  readonly last?: Rect | undefined;
}

/** Undefined if it would cover something in each of them. */
export function compassPlace(
  frame: Size,
  size: number,
  { taken, spared, last }: Around,
): Rect | undefined {
  const covered = (place: Rect, others: readonly Rect[]): number =>
    others.filter((other) => overlaps(place, other)).length;
  const corners = cornersOf(frame, size);
  const stays = corners.filter(({ x, y }) => x === last?.x && y === last.y);
  const places = [...stays, ...corners.flatMap((one) => [one, ...besideIn(one, taken)])];
  const free = places.filter((place) => isWithin(place, frame) && covered(place, taken) === 0);
  const rated = free.map((place) => ({ place, lies: covered(place, spared) }));
  const [best] = rated.sort((a, b) => a.lies - b.lies);
  return best && (best.lies === 0 || !isNarrow(frame)) ? best.place : undefined;
}

function cornersOf(frame: Size, size: number): Rect[] {
  const [right, bottom] = [frame.width - size - EDGE, frame.height - size - READOUT];
  return [
    { x: EDGE, y: EDGE },
    { x: right, y: EDGE },
    { x: EDGE, y: bottom },
    { x: right, y: bottom },
  ].map((place) => ({ ...place, width: size, height: size }));
}

/** Below or above what stands in a corner, or beside it, as long as it is still in that corner. */
const besideIn = (corner: Rect, taken: readonly Rect[]): Rect[] =>
  taken
    .filter((other) => overlaps(corner, other))
    .flatMap(({ x, y, width, height }) => [
      { ...corner, y: corner.y > EDGE ? y - corner.height - EDGE : y + height + EDGE },
      { ...corner, x: corner.x > EDGE ? x - corner.width - EDGE : x + width + EDGE },
    ])
    .filter(({ x, y }) => Math.abs(x - corner.x) + Math.abs(y - corner.y) <= BESIDE);

const isWithin = ({ x, y, width, height }: Rect, frame: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= frame.width && y + height <= frame.height;
