/** Draws boards of lines: smooth curves through the points of each line, and the points on them. */
import { neighbour, type Point } from '../../kernel/board/graph.ts';
import type { Art } from '../../kernel/look/art.ts';
import type { BoardLayout } from '../layout.ts';
import { at, distance, num } from '../svg.ts';

/** Length of a control arm as a share of its piece of curve; a larger value gives a rounder curve. */
const ARM = 0.42;

/** Returns a smooth open curve through points. */
function splineThrough(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const segments = points.slice(1).map((_, i) => {
    const [a, b] = controlsOf(points, i);
    return `C${at(a)} ${at(b)} ${at(points[i + 1])}`;
  });
  return `M${at(first)}${segments.join('')}`;
}

/** Returns the control points of the piece of the curve from point `i` to `i + 1`. */
export function controlsOf(points: readonly Point[], i: number): [Point, Point] {
  const from = points[i];
  const to = points[i + 1];
  const arm = distance(from, to) * ARM;
  const [out, back] = [headingAt(points, i), headingAt(points, i + 1)];
  return [
    { x: from.x + out.x * arm, y: from.y + out.y * arm },
    { x: to.x - back.x * arm, y: to.y - back.y * arm },
  ];
}

/** Returns a path from node to node as path data: along the curves where it follows lines, straight elsewhere. */
export function wayAlong(layout: BoardLayout, nodes: readonly number[]): string {
  const [first, ...others] = nodes.map((n) => layout.points[n]);
  if (!first) return '';
  const pieces = others.map((to, i) => {
    const controls = curveBetween(layout, nodes[i], nodes[i + 1]);
    return controls ? `C${at(controls[0])} ${at(controls[1])} ${at(to)}` : `L${at(to)}`;
  });
  return `M${at(first)}${pieces.join('')}`;
}

/**
 * Returns the control points of the curve between two adjacent nodes of a line, in either direction; undefined if no
 * line joins them.
 */
function curveBetween(layout: BoardLayout, from: number, to: number): [Point, Point] | undefined {
  for (const line of layout.board.lines) {
    const i = line.findIndex((n, k) => isPair(n, line[k + 1], from, to));
    if (i < 0) continue;
    const points = line.map((n) => layout.points[n]);
    const [out, back] = controlsOf(points, i);
    return line[i] === from ? [out, back] : [back, out];
  }
  return undefined;
}

const isPair = (a: number, b: number | undefined, from: number, to: number): boolean =>
  (a === from && b === to) || (a === to && b === from);

/** Returns the direction of the curve in a point, half way between the directions in and out, with length 1. */
function headingAt(points: readonly Point[], i: number): Point {
  const here = points[i];
  const before = unit(points[i - 1] ?? here, here);
  const after = unit(here, points[i + 1] ?? here);
  return unit({ x: 0, y: 0 }, { x: before.x + after.x, y: before.y + after.y });
}

function unit(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** Draws all lines, each in a colour of its own so that the eye can follow it through the crossings. */
export function drawLines(layout: BoardLayout, art: Art): string {
  const curves = layout.board.lines.map((line) => splineThrough(line.map((n) => layout.points[n])));
  const hues = Object.keys(art.palette).filter((name) => /^line\d+$/.test(name)).length || 1;
  const glow = curves
    .map((d, i) => curve(d, `line${i % hues}`, 20, 0.09) + curve(d, `line${i % hues}`, 10, 0.2))
    .join('');
  const thin = curves
    .map((d, i) => curve(d, 'line-bed', 6, 1) + curve(d, `line${i % hues}`, 3, 1))
    .join('');
  return `<g data-feature="lines">${glow}${thin}${drawPoints(layout)}</g>`;
}

const curve = (d: string, color: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="$${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;

function drawPoints(layout: BoardLayout): string {
  const { board } = layout;
  return board.points
    .map((_, node) => {
      if (layout.shapes[node] !== 'point') return '';
      const { x, y } = layout.points[node];
      const degree = degreeOf(layout, node);
      const c = `cx="${num(x)}" cy="${num(y)}"`;
      if (isPole(layout, node))
        return (
          `<circle ${c} r="58" fill="$pole-glow" fill-opacity=".25"/><circle ${c} r="44" fill="$pole" stroke="$point-edge" stroke-width="3"/>` +
          `<circle ${c} r="37" fill="none" stroke="$point-edge" stroke-width="1.5" stroke-dasharray="2 5"/>`
        );
      return (
        `<circle ${c} r="${degree > 2 ? 17 : 12}" fill="$point" stroke="$point-edge" stroke-width="2.5"/>` +
        `<circle ${c} r="4" fill="$point-edge"/>`
      );
    })
    .join('');
}

/** Returns whether many lines end at a node, which is then drawn large. */
export const isPole = (layout: BoardLayout, node: number): boolean => degreeOf(layout, node) > 4;

function degreeOf(layout: BoardLayout, node: number): number {
  let degree = 0;
  for (let slot = 0; slot < layout.board.slots; slot++)
    if (neighbour(layout.board, node, slot) >= 0) degree++;
  return degree;
}
