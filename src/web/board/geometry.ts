/** Finding one's way over a board by keys: which node lies where, and in which order. */
import type { Point } from '../../kernel/board/graph.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { edgeAngle, HEX_RADIUS, type BoardLayout, slotAngle } from '../../draw/layout.ts';
import { distance, polar } from '../../draw/svg.ts';
import type { BoardPicks, PickKind } from './props.ts';

/**
 * The node that an arrow key leads to: the nearest in a cone of 60 degrees to either side, far
 * ones and those off the straight line counting as farther. Undefined at the rim.
 */
export function nodeTowards(
  layout: BoardLayout,
  from: number,
  dx: number,
  dy: number,
): number | undefined {
  const here = layout.points[from];
  if (!here) return undefined;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  layout.points.forEach((point, node) => {
    const along = (point.x - here.x) * dx + (point.y - here.y) * dy;
    const aside = Math.abs((point.x - here.x) * dy - (point.y - here.y) * dx);
    if (node === from || along <= 1 || aside > along * Math.sqrt(3) + 1) return;
    const cost = along + aside * 1.6;
    if (cost < least - 0.01) {
      least = cost;
      best = node;
    }
  });
  return best;
}

/** The middle of a node of the board. */
export const middleOf = ({ points }: Pick<BoardLayout, 'points'>, node: number): Point =>
  requireDefined(points[node], 'every node of the board has a point');

/** The node nearest to a point of the picture. */
export function nearestNode(layout: BoardLayout, point: Point): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  layout.points.forEach((p, node) => {
    const apart = distance(p, point);
    if (apart >= least) return;
    least = apart;
    best = node;
  });
  return best;
}

/** Something that can be picked, and the node it is at. */
export interface Spot {
  readonly kind: PickKind;
  readonly index: number;
  readonly node: number;
}

/**
 * All legal picks in reading order of their nodes, for Tab: units before the node they are on,
 * then edges, then directions.
 */
export function spotsOf(
  layout: BoardLayout,
  picks: BoardPicks,
  nodeOfUnit: (unit: number) => number | undefined,
  focus: number,
): Spot[] {
  const { slots } = layout.board;
  const spots: Spot[] = [
    ...[...picks.units].map((u) => ({
      kind: 'unit' as const,
      index: u,
      node: nodeOfUnit(u) ?? -1,
    })),
    ...[...picks.nodes].map((n) => ({ kind: 'node' as const, index: n, node: n })),
    ...[...(picks.edges ?? [])].map((e) => ({
      kind: 'edge' as const,
      index: e,
      node: Math.floor(e / slots),
    })),
    ...[...(picks.directions ?? [])].map((d) => ({
      kind: 'direction' as const,
      index: d,
      node: focus,
    })),
  ];
  const shown = spots.filter((spot) => spot.node >= 0);
  const place = (spot: Spot): Point => middleOf(layout, spot.node);
  return shown.sort((a, b) => {
    const rows = Math.round(place(a).y / 10) - Math.round(place(b).y / 10);
    return (
      rows ||
      place(a).x - place(b).x ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      a.index - b.index
    );
  });
}

const KINDS: readonly PickKind[] = ['unit', 'node', 'edge', 'direction'];

/** How far out handles stand round the middle of their node. */
const reachIn = ({ board }: BoardLayout): number => (board.hex ? 50 : 62);

/** Half of a handle. */
const HANDLE = 21;

/** How far out arrows stand round the middle of their node. */
export const ARROWS = 78;

/** How far out arrows go that are drawn at that scale. */
export const arrowsReach = (scale: number): number => (ARROWS + HANDLE) * scale;

/** How far out handles go that are drawn at that scale. */
export const handlesReach = (layout: BoardLayout, scale: number): number =>
  (reachIn(layout) + HANDLE) * scale;

/** Whether two of these nodes are nearer to one another than that. */
export const areClose = (layout: BoardLayout, nodes: readonly number[], least: number): boolean =>
  nodes.some((a, i) =>
    nodes.slice(i + 1).some((b) => distance(middleOf(layout, a), middleOf(layout, b)) < least),
  );

/** The handle of an edge: its node, which way it points from there, and how far out it stands. */
export function edgeHandle(
  layout: BoardLayout,
  edge: number,
): { at: Point; angle: number; reach: number } {
  const { slots } = layout.board;
  const [node, slot] = [Math.floor(edge / slots), edge % slots];
  const angle = edgeAngle(layout, node, slot);
  return { at: middleOf(layout, node), angle, reach: reachIn(layout) };
}

/** Degrees of a direction on this board. */
export const directionAngle = (layout: BoardLayout, direction: number): number =>
  slotAngle(layout, direction);

/** Degrees between two directions, where counters have no sign of their own: to the right and down. */
export function gapAngle(layout: BoardLayout): number {
  const gap = 360 / layout.board.slots;
  const angle = (((slotAngle(layout, 0) + gap / 2) % gap) + gap) % gap;
  return angle < gap / 4 ? angle + gap : angle;
}

/**
 * Where a node has room for a sign of its own: between two directions, on a hex at its corner, clear of figures. To the
 * right and down, or up where counters of two sides lie, of which the upper reach that far.
 */
export function gapAt(layout: BoardLayout, node: number, isContested = false): Point {
  const { hex, slots } = layout.board;
  const angle = gapAngle(layout) - (isContested ? 360 / slots : 0);
  return polar(middleOf(layout, node), hex ? HEX_RADIUS : 50, angle);
}

/** Of some directions that which is nearest to the way of (`dx`, `dy`), y down. */
export function directionTowards(
  layout: BoardLayout,
  directions: ReadonlySet<number>,
  dx: number,
  dy: number,
): number {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const off = (d: number) => Math.abs(((directionAngle(layout, d) - angle + 900) % 360) - 180);
  return [...directions].reduce((best, d) => (off(d) < off(best) ? d : best));
}
