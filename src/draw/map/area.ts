/** Draws areas: tinted nodes, each with an optional text. */
import type { Point } from '../../kernel/board/graph.ts';
import type { AreaLook } from '../../kernel/look/look.ts';
import type { Art, AreaArt } from '../../kernel/look/art.ts';
import { paint } from '../art.ts';
import { FONT } from '../font.ts';
import type { BoardLayout, Box } from '../layout.ts';
import { outlinePath } from './outline.ts';
import { escapeText, num } from '../svg.ts';

const PLAIN: AreaArt = { color: 'area' };

/** Areas that the page marks in any game, unless the art of a game defines its own. */
const MARKED: Readonly<Record<string, AreaArt>> = { asked: { color: 'selected', opacity: 0.14 } };

/** An area to draw: its kind, and short texts of its nodes. */
export type AreaDrawing = Pick<AreaLook, 'type' | 'nodes'> & { readonly texts?: readonly string[] };

const artOfArea = ({ type }: AreaDrawing, art: Art): AreaArt =>
  art.areas[type] ?? MARKED[type] ?? PLAIN;

/** Draws an area below the counters, as the content of a `<g>`: merged tint, outline, signs. */
export function drawArea(area: AreaDrawing, layout: BoardLayout, art: Art): string {
  const { color, dash, opacity, sign } = artOfArea(area, art);
  const nodes = area.nodes.filter((n) => n >= 0);
  if (sign !== undefined) return paint(nodes.map((n) => drawSign(layout.points[n], sign)).join(''));
  if (nodes.length === 0) return '';
  const path = outlinePath(layout, nodes);
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  const tint =
    `<path d="${path}" fill="$${color}" fill-opacity="${opacity ?? 0.22}" stroke="$${color}" ` +
    `stroke-width="4" stroke-opacity=".9" stroke-linejoin="round"${dashes}/>`;
  return paint(tint);
}

/** Draws the texts of an area on pills, which are above the counters so that no counter covers them. */
export function drawAreaTexts(area: AreaDrawing, layout: BoardLayout, art: Art): string {
  const { color, sign } = artOfArea(area, art);
  if (sign !== undefined) return '';
  const pills = (area.texts ?? []).map((text, i) => {
    const p = layout.points[area.nodes[i] ?? -1];
    return p && text ? drawPill(p, text, color) : '';
  });
  return paint(pills.join(''));
}

/** Draws a sign in the lower left of a node, beside its counters. */
const drawSign = ({ x, y }: Point, sign: string): string =>
  `<g transform="translate(${num(x - 26)} ${num(y + 34)})">${sign}</g>`;

/** Returns the rectangle of a pill that hangs from a point, in units of the board. */
export function pillBox({ x, y }: Point, text: string): Box {
  const width = 14 + text.length * 10.5;
  return { x: x - width / 2, y: y + 29, width, height: 23 };
}

/** Draws a short text on a pill in the lower corner of a node. */
export function drawPill(point: Point, text: string, color: string): string {
  const { x, y } = point;
  const box = pillBox(point, text);
  return (
    `<rect x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${box.height}" rx="11.5" fill="$pill" stroke="$${color}" stroke-width="2"/>` +
    `<text x="${num(x)}" y="${num(y + 46.5)}" font-size="17" font-weight="700" text-anchor="middle" fill="$pill-ink" font-family="${FONT}">${escapeText(text)}</text>`
  );
}
