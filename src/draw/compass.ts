/** Draws a compass: the directions of a hex board, with their names. */
import type { Point } from '../kernel/board/graph.ts';
import { paint } from './art.ts';
import { FONT } from './font.ts';
import { HEX_RADIUS, type BoardLayout, slotAngle } from './layout.ts';
import { escapeText, num, polar } from './svg.ts';

const COMPASSES = [
  { radius: 62, inset: 112, size: 20 },
  { radius: 17, inset: 62, size: 14 },
] as const;

/** Returns the large compass, or a small one if a hex lies in the corner. */
function compassFor({ bounds, points }: BoardLayout): (typeof COMPASSES)[number] {
  const [large, small] = COMPASSES;
  const [x, y] = [bounds.x + large.inset, bounds.y + large.inset];
  const room = HEX_RADIUS + large.radius + large.size;
  return points.some((p) => Math.hypot(p.x - x, p.y - y) < room) ? small : large;
}

/** Draws the compass in a corner of the picture. */
export function drawCompass(layout: BoardLayout): string {
  const { board, bounds } = layout;
  if (!board.hex) return '';
  const { radius, inset, size } = compassFor(layout);
  return drawNeedles(layout, { x: bounds.x + inset, y: bounds.y + inset }, radius, size);
}

/** Distance in pixels from the middle of a separate compass to the edge of its picture. */
export const ROSE = 34;

/** Draws a separate compass round (0, 0); undefined on boards without directions. */
export const drawRose = (layout: BoardLayout): string | undefined =>
  layout.board.hex && paint(drawNeedles(layout, { x: 0, y: 0 }, 15, 11));

/** Draws the needles, with the names of the directions as the game's notation uses them. */
function drawNeedles(layout: BoardLayout, centre: Point, radius: number, size: number): string {
  const needles = layout.board.directions.map((name, slot) => {
    const angle = slotAngle(layout, slot);
    const [tip, left, right] = [
      polar(centre, radius, angle),
      polar(centre, 0.27 * radius, angle - 30),
      polar(centre, 0.27 * radius, angle + 30),
    ];
    const text = polar(centre, radius + 0.95 * size, angle);
    return (
      `<path d="M${num(centre.x)} ${num(centre.y)}L${num(left.x)} ${num(left.y)}L${num(tip.x)} ${num(tip.y)}Z" fill="$compass-ink"/>` +
      `<path d="M${num(centre.x)} ${num(centre.y)}L${num(right.x)} ${num(right.y)}L${num(tip.x)} ${num(tip.y)}Z" fill="$compass"/>` +
      `<text x="${num(text.x)}" y="${num(text.y + 0.35 * size)}">${escapeText(name)}</text>`
    );
  });
  return (
    '<g class="m-compass" fill="$compass-ink" stroke="$compass-ink" stroke-width=".8" ' +
    `font-size="${size}" font-weight="700" text-anchor="middle" font-family="${FONT}">${needles.join('')}</g>`
  ).replaceAll('<text ', '<text stroke="none" ');
}
