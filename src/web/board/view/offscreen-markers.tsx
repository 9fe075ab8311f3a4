/** At the edges of the window: how much of what can be picked lies beyond, and the way there. */
import type { Point } from '../../../kernel/board/graph.ts';
import { overlaps, type Rect } from './placement.ts';
import { t } from '../../table-messages.ts';
import type { BoardModel } from '../model.ts';
import { rectsOver } from './over.ts';
import type { BoardViewProps } from '../props.ts';
import { beyond, type ViewEdge, EDGES, nearest, nodeRects, type Size } from './viewport-math.ts';

/** Room that a sign takes, in pixels; its style keeps to it. */
const SIGN: Size = { width: 112, height: 30 };
/** How far signs are moved along their edge at a time, to lie on nothing that can be picked. */
const STEP = 8;
const ARROWS: Readonly<Record<ViewEdge, string>> = { top: '↑', left: '←', right: '→', bottom: '↓' };

interface BeyondProps {
  readonly model: BoardModel;
  /** Without a prop of its own it would not see them change. */
  readonly props: BoardViewProps;
  /** Nodes where something can be picked. */
  readonly nodes: readonly number[];
}

export function OffscreenMarkers({ model, props, nodes }: BeyondProps) {
  const rested = model.viewport.rested.value;
  if (!rested || model.carried.value) return null;
  const { bounds, points } = model.layout;
  const pointsOf = (some: Iterable<number>) => [...some].flatMap((n) => points[n] ?? []);
  const rectsOf = (some: readonly Point[]) => nodeRects(rested.view, bounds, some);
  const all = pointsOf(nodes);
  const buttons = rectsOver(model.viewport, '.b-zoom');
  const hidden = beyond(rested.view, bounds, all, rested.frame, buttons);
  const map = model.mapPlace.value;
  const taken: Rect[] = [...rectsOf(all), ...buttons, ...(map ? [map] : [])];
  const spared = rectsOf(pointsOf(model.lie.counters.keys()));
  const what = props.picks.units.size > 0 && props.picks.nodes.size === 0 ? 'units' : 'places';
  return EDGES.filter((edge) => hidden[edge].length > 0).map((edge) => {
    const there = hidden[edge];
    const n = countOf(model, props, there);
    const place = placeOf(edge, rested.frame, taken, spared);
    taken.push({ ...place, ...SIGN });
    return (
      <button
        key={edge}
        type="button"
        // By keys Tab goes from pick to pick, and the board with it.
        tabIndex={-1}
        class="b-beyond"
        style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
        onClick={() =>
          model.viewport.revealAll(there, nearest(rested.view, bounds, there, rested.frame))
        }
      >
        {t(`board.beyond.${what}`, { n, arrow: ARROWS[edge] })}
      </button>
    );
  });
}

/** How many units, or places where there are none to be picked, stand for these points. */
function countOf(model: BoardModel, { picks }: BoardViewProps, there: readonly Point[]): number {
  if (picks.units.size === 0 || picks.nodes.size > 0) return there.length;
  const { points } = model.layout;
  const at = new Set(there);
  return [...picks.units].filter((u) => {
    const point = points[model.nodeOfUnit(u) ?? -1];
    return point !== undefined && at.has(point);
  }).length;
}

/**
 * At the edge, nearest to its middle, where the sign lies on nothing that can be picked, and on no other counter either
 * if there is such a place.
 */
function placeOf(
  edge: ViewEdge,
  frame: Size,
  taken: readonly Rect[],
  spared: readonly Rect[],
): Point {
  const places = placesAt(edge, frame);
  const isOff = (others: readonly Rect[]) => (place: Point) =>
    !others.some((other) => overlaps({ ...place, ...SIGN }, other));
  const free = places.filter(isOff(taken));
  return free.find(isOff(spared)) ?? free[0] ?? places[0];
}

/** Where a sign can stand at an edge, from its middle on. */
function placesAt(edge: ViewEdge, frame: Size): [Point, ...Point[]] {
  const end = { x: frame.width - SIGN.width, y: frame.height - SIGN.height };
  const isAcross = edge === 'top' || edge === 'bottom';
  const length = isAcross ? end.x : end.y;
  const at = (along: number): Point =>
    isAcross
      ? { x: along, y: edge === 'top' ? 0 : end.y }
      : { x: edge === 'left' ? 0 : end.x, y: along };
  const places = [];
  for (let d = 0; d <= length / 2; d += STEP)
    places.push(at(Math.round(length / 2 - d)), at(Math.round(length / 2 + d)));
  const [first = at(Math.round(length / 2)), ...others] = places;
  return [first, ...others];
}
