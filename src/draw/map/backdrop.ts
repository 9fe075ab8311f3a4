/** Background of the map. */
import type { Point } from '../../kernel/board/graph.ts';
import type { Art } from '../../kernel/look/art.ts';
import { HEX_RADIUS, type BoardLayout } from '../layout.ts';
import { curveThrough, loopsOf } from './outline.ts';
import { between, distance, noise, num, polygon } from '../svg.ts';

export function drawBackdrop(layout: BoardLayout, art: Art): string {
  const { x, y, width, height } = layout.bounds;
  const sheet = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="$paper"/>`;
  if (art.backdrop === 'rock') return sheet + drawStars(layout) + drawRock(layout);
  if (art.backdrop === 'parchment') return sheet + drawParchment(layout);
  if (art.backdrop === 'field') return sheet + drawField(layout);
  return sheet + drawMount(layout);
}

const allNodes = (layout: BoardLayout): number[] => layout.points.map((_, n) => n);

/** Returns the outermost loop round all hexes, moved outwards by `by` and varied by `jitter`. */
function rim(layout: BoardLayout, by: number, jitter: number): Point[] {
  const loops = loopsOf(layout, allNodes(layout));
  const outer = loops.sort((a, b) => b.length - a.length)[0] ?? [];
  return outer.map((corner, i) => {
    const d = distance(corner, corner.inner) || 1;
    const out = by + (noise(i, 5) - 0.5) * jitter;
    return {
      x: corner.x + ((corner.x - corner.inner.x) * out) / d,
      y: corner.y + ((corner.y - corner.inner.y) * out) / d,
    };
  });
}

/** Returns every `step`th point, for larger facets. */
const thinned = (points: readonly Point[], step: number): Point[] =>
  points.filter((_, i) => i % step === 0);

function drawStars({ bounds }: BoardLayout): string {
  const stars = Array.from({ length: 150 }, (_, i) => {
    const x = bounds.x + noise(i, 1) * bounds.width;
    const y = bounds.y + noise(i, 2) * bounds.height;
    const r = 0.8 + noise(i, 3) ** 3 * 2.4;
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" opacity="${(0.35 + noise(i, 4) * 0.6).toFixed(2)}"/>`;
  });
  return `<g fill="$star">${stars.join('')}</g>`;
}

/** Draws a crust of rock round the hull, with facets light above and dark below. */
function drawRock(layout: BoardLayout): string {
  const outer = thinned(rim(layout, 54, 50), 3);
  const inner = thinned(rim(layout, 18, 16), 3);
  const { x, y, width, height } = layout.bounds;
  const heart = { x: x + width / 2, y: y + height / 2 };
  const facets = outer.map((p, i) => {
    const j = (i + 1) % outer.length;
    const [q, r, s] = [outer[j], inner[j], inner[i]];
    const middle = between(p, q, 0.5);
    const light = ((heart.y - middle.y) / height + (heart.x - middle.x) / width) * 0.9 + 0.5;
    const shade = light + (noise(i, 9) - 0.5) * 0.5;
    const color = shade > 0.72 ? 'rock-light' : shade > 0.38 ? 'rock' : 'rock-dark';
    return `<path d="${polygon([p, q, r, s])}" fill="$${color}" stroke="$rock-edge" stroke-width="1"/>`;
  });
  return (
    `<path d="${polygon(outer)}" fill="$rock"/>${facets.join('')}` +
    `<path d="${polygon(outer)}" fill="none" stroke="$rock-edge" stroke-width="3" stroke-linejoin="round"/>` +
    craters(outer, inner)
  );
}

function craters(outer: readonly Point[], inner: readonly Point[]): string {
  return outer
    .filter((_, i) => noise(i, 21) > 0.62)
    .map((p, i) => {
      const q = between(p, inner[outer.indexOf(p)], 0.45 + noise(i, 22) * 0.25);
      const r = 5 + noise(i, 23) * 7;
      return `<ellipse cx="${num(q.x)}" cy="${num(q.y)}" rx="${num(r)}" ry="${num(r * 0.75)}" fill="$rock-dark" stroke="$rock-light" stroke-width="1.5"/>`;
    })
    .join('');
}

/** Draws a sheet with a soft edge round the valley, and contour lines that run off it. */
function drawParchment(layout: BoardLayout): string {
  const ring = (by: number, jitter: number): string =>
    curveThrough(thinned(rim(layout, by, jitter), 2));
  return (
    `<path d="${ring(62, 34)}" fill="$verge-far"/><path d="${ring(34, 22)}" fill="$verge"/>` +
    `<path d="${ring(62, 34)}" fill="none" stroke="$verge-edge" stroke-width="2" stroke-dasharray="14 7"/>`
  );
}

/** Draws glowing space, brightest in the middle, for boards of lines. */
function drawField({ bounds }: BoardLayout): string {
  const { x, y, width, height } = bounds;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#field-glow)"/>`;
}

/** Draws a plain mount with a shadow line round the hexes. */
function drawMount(layout: BoardLayout): string {
  const path = polygon(rim(layout, HEX_RADIUS * 0.25, 0));
  return path && `<path d="${path}" fill="$mount" stroke="$mount-edge" stroke-width="3"/>`;
}
