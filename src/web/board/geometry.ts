/** Keyboard navigation on a board: the neighbouring node in a direction, and the order of the picks. */
import type { Point } from '../../kernel/board/graph.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { edgeAngle, HEX_RADIUS, type BoardLayout, slotAngle } from '../../draw/layout.ts';
import { distance, polar } from '../../draw/svg.ts';
import type { BoardPicks, PickKind } from './props.ts';

/**
 * Returns the node that an arrow key leads to: the nearest in a cone of 60 degrees to either side, where nodes off the
 * straight line count as farther. Undefined at the rim.
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

/** Returns the middle of a node in the picture. */
export const middleOf = ({ points }: Pick<BoardLayout, 'points'>, node: number): Point =>
  requireDefined(points[node], 'every node of the board has a point');

/** Returns the node nearest to a point of the picture. */
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

/** A thing that can be picked, and its node. */
export interface Spot {
  readonly kind: PickKind;
  readonly index: number;
  readonly node: number;
}

/**
 * Returns all legal picks for Tab, in reading order of their nodes: units before the node they are on, then edges, then
 * directions.
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

/** Returns the distance of edge handles from the middle of their node. */
const reachIn = ({ board }: BoardLayout): number => (board.hex ? 50 : 62);

/** Half the size of a handle. */
const HANDLE = 21;

/** Distance of direction arrows from the middle of their node. */
export const ARROWS = 78;

/** Returns the distance from the node's middle to the outer end of direction arrows, drawn at a scale. */
export const arrowsReach = (scale: number): number => (ARROWS + HANDLE) * scale;

/** Returns the distance from the node's middle to the outer end of edge handles, drawn at a scale. */
export const handlesReach = (layout: BoardLayout, scale: number): number =>
  (reachIn(layout) + HANDLE) * scale;

/** Returns whether two of these nodes are nearer to each other than `least`. */
export const areClose = (layout: BoardLayout, nodes: readonly number[], least: number): boolean =>
  nodes.some((a, i) =>
    nodes.slice(i + 1).some((b) => distance(middleOf(layout, a), middleOf(layout, b)) < least),
  );

/** Returns the position of an edge's handle: its node, its angle from there, and its distance. */
export function edgeHandle(
  layout: BoardLayout,
  edge: number,
): { at: Point; angle: number; reach: number } {
  const { slots } = layout.board;
  const [node, slot] = [Math.floor(edge / slots), edge % slots];
  const angle = edgeAngle(layout, node, slot);
  return { at: middleOf(layout, node), angle, reach: reachIn(layout) };
}

/** Returns the angle of a direction on this board, in degrees. */
export const directionAngle = (layout: BoardLayout, direction: number): number =>
  slotAngle(layout, direction);

/** Returns the angle between two directions, in degrees, at which counters have no symbol: to the lower right. */
export function gapAngle(layout: BoardLayout): number {
  const gap = 360 / layout.board.slots;
  const angle = (((slotAngle(layout, 0) + gap / 2) % gap) + gap) % gap;
  return angle < gap / 4 ? angle + gap : angle;
}

/**
 * Returns the place at a node for an additional symbol: between two directions, on a hex at its corner, clear of the
 * figures. It is at the lower right, or at the upper right where counters of two sides lie, because the upper ones
 * cover the lower corner.
 */
export function gapAt(layout: BoardLayout, node: number, isContested = false): Point {
  const { hex, slots } = layout.board;
  const angle = gapAngle(layout) - (isContested ? 360 / slots : 0);
  return polar(middleOf(layout, node), hex ? HEX_RADIUS : 50, angle);
}

/** Returns the direction nearest to the vector (`dx`, `dy`), y down, among `directions`. */
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
