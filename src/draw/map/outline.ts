/** Outlines of sets of hexes: edges between hexes of the set vanish, and the rest is chained into loops. */
import type { Point } from '../../kernel/board/graph.ts';
import { neighbour } from '../../kernel/board/graph.ts';
import { hexCorner, type BoardLayout, nodeOutline } from '../layout.ts';
import { at, between, distance, noise, polygon } from '../svg.ts';

/** A side of a hex on the rim of a set: from `from` to `to`, clockwise round `node`. */
interface RimSide {
  readonly node: number;
  readonly from: Point;
  readonly to: Point;
}

/** A corner of a loop, with the hexes whose sides meet there. */
interface LoopCorner extends Point {
  readonly inner: Point;
}

const keyOf = (p: Point): string => `${Math.round(p.x)},${Math.round(p.y)}`;

function rimOf(layout: BoardLayout, inside: ReadonlySet<number>): Map<string, RimSide> {
  const sides = new Map<string, RimSide>();
  for (const node of inside) {
    if (layout.shapes[node] !== 'hex') continue;
    for (let slot = 0; slot < 6; slot++) {
      if (inside.has(neighbour(layout.board, node, slot))) continue;
      const from = hexCorner(layout, node, slot);
      sides.set(keyOf(from), { node, from, to: hexCorner(layout, node, slot + 1) });
    }
  }
  return sides;
}

/**
 * Returns the loops round a set of hexes, clockwise round the inside. At most three hexes meet in a corner, so every
 * corner of the rim has one incoming and one outgoing side.
 */
export function loopsOf(layout: BoardLayout, nodes: readonly number[]): LoopCorner[][] {
  const sides = rimOf(layout, new Set(nodes));
  const loops: LoopCorner[][] = [];
  for (const start of [...sides.values()]) {
    const loop: LoopCorner[] = [];
    let last = start;
    for (let side: RimSide | undefined = start; side && sides.delete(keyOf(side.from)); ) {
      last = side;
      side = sides.get(keyOf(side.to)) ?? undefined;
      const next: RimSide = side ?? start;
      const inner = between(layout.points[last.node], layout.points[next.node], 0.5);
      loop.push({ x: last.to.x, y: last.to.y, inner });
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

/** Returns the outline of a set of nodes as path data: merged hexes with straight sides, other nodes one by one. */
export function outlinePath(layout: BoardLayout, nodes: readonly number[]): string {
  const others = nodes.filter((n) => layout.shapes[n] !== 'hex');
  return [
    ...loopsOf(layout, nodes).map(polygon),
    ...others.map((n) => polygon(nodeOutline(layout, n))),
  ].join('');
}

/** Deviation of a natural outline from the hex sides. */
interface Softness {
  /** Picture units by which corners are drawn inwards (negative: outwards). */
  readonly inset: number;
  /** Picture units by which corners vary. */
  readonly jitter: number;
}

/** Returns the outline of a set of hexes as soft curves: woods, slopes, lakes. */
export function softPath(layout: BoardLayout, nodes: readonly number[], soft: Softness): string {
  return loopsOf(layout, nodes)
    .map((loop) => curveThrough(loop.map((corner) => softened(corner, soft))))
    .join('');
}

function softened(corner: LoopCorner, { inset, jitter }: Softness): Point {
  const length = distance(corner, corner.inner) || 1;
  const [a, b] = [Math.round(corner.x), Math.round(corner.y)];
  return {
    x: corner.x + ((corner.inner.x - corner.x) * inset) / length + (noise(a, b) - 0.5) * jitter,
    y: corner.y + ((corner.inner.y - corner.y) * inset) / length + (noise(b, a) - 0.5) * jitter,
  };
}

/** Returns a closed smooth curve with the points as its control points. */
export function curveThrough(points: readonly Point[]): string {
  const n = points.length;
  if (n < 3) return '';
  const middle = (i: number): Point => between(points[i % n], points[(i + 1) % n], 0.5);
  const parts = points.map((_, i) => `Q${at(points[(i + 1) % n])} ${at(middle(i + 1))}`);
  return `M${at(middle(0))}${parts.join('')}Z`;
}

/** Returns the sides of all hexes, or of some, each once: the grid. */
export function gridPath(
  layout: BoardLayout,
  nodes: readonly number[] = layout.points.map((_, n) => n),
): string {
  const { board } = layout;
  const inside = new Set(nodes);
  let path = '';
  for (const node of nodes) {
    if (layout.shapes[node] !== 'hex') continue;
    for (let slot = 0; slot < 6; slot++) {
      const next = neighbour(board, node, slot);
      if (next > node && inside.has(next)) continue;
      path += `M${at(hexCorner(layout, node, slot))}L${at(hexCorner(layout, node, slot + 1))}`;
    }
  }
  return path;
}
