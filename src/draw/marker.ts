/** Draws markers: small pieces other than counters, and changes of the ground. */
import type { MarkerLook } from '../kernel/look/look.ts';
import type { Art, MarkerArt } from '../kernel/look/art.ts';
import { paint } from './art.ts';
import { drawFacing } from './counter.ts';
import { FONT } from './font.ts';
import { facingAngle, type BoardLayout } from './layout.ts';
import { drawLabelOver } from './map/map.ts';
import { escapeText, num, polar, polygon } from './svg.ts';

const HERE = { x: 0, y: 0 };

const PLAIN: MarkerArt = { shape: 'tile', color: 'marker', ink: 'marker-ink' };

/**
 * Draws a marker as it lies on a board, with its node as origin; the node's label is drawn over changes of the ground.
 */
export function placeMarker(look: MarkerLook, art: Art, layout: BoardLayout): string {
  const ground = art.markers[look.type]?.shape === 'ground';
  const marker = drawMarker(look, art, facingAngle(layout, look.facing));
  return ground ? marker + drawLabelOver(layout, look.node, art.halo) : marker;
}

/** Draws a marker round the origin, as the content of a `<g>`; `angle` as for counters. */
export function drawMarker(look: MarkerLook, art: Art, angle?: number): string {
  const own = art.markers[look.type] ?? PLAIN;
  const text = own.mute ? '' : look.text || (own.symbol ? '' : look.type.slice(0, 2).toUpperCase());
  const scale = own.size && own.size !== 1 ? ` transform="scale(${own.size})"` : '';
  if (own.shape === 'arrow') return paint(drawArrow(own, angle ?? 0));
  const arrow = angle === undefined ? '' : drawFacing('sn', angle);
  const parts = [drawShape(own), drawInner(own), drawText(own, text)];
  return paint(`${arrow}<g${scale}>${parts.join('')}</g>`);
}

function drawShape({ shape, color, ink }: MarkerArt): string {
  const paintwork = `fill="$${color}" stroke="$${ink}" stroke-width="2.5"`;
  switch (shape) {
    case 'arrow':
    case 'ground':
    case 'spot':
      return '';
    case 'disc':
      return `<circle cx="1.5" cy="2.5" r="25" fill="$shadow" fill-opacity=".4"/><circle r="24" ${paintwork}/>`;
    case 'ring':
      return `<circle r="38" fill="none" stroke="$${color}" stroke-width="5" stroke-dasharray="9 5"/>`;
    case 'hex':
      return `<path d="${corners(30, 6, 30)}" ${paintwork} stroke-linejoin="round"/>`;
    case 'star':
      return `<path d="${burst()}" ${paintwork} stroke-linejoin="round"/>`;
    case 'tile':
      return `<rect x="-22" y="-20" width="48" height="46" rx="6" fill="$shadow" fill-opacity=".4"/><rect x="-24" y="-23" width="48" height="46" rx="6" ${paintwork}/>`;
  }
}

/** Draws an arrow from the edge of a counter well into the next hex. */
const drawArrow = ({ color, ink }: MarkerArt, angle: number): string =>
  `<path d="M34-7H50V-16L70 0 50 16V7H34Z" transform="rotate(${num(angle)})" fill="$${color}" stroke="$${ink}" stroke-width="3" stroke-linejoin="round"/>`;

const corners = (radius: number, count: number, turn = 0): string =>
  polygon(Array.from({ length: count }, (_, i) => polar(HERE, radius, turn + (360 / count) * i)));

const burst = (): string =>
  polygon(Array.from({ length: 20 }, (_, i) => polar(HERE, i % 2 ? 22 : 31, i * 18)));

const drawInner = ({ symbol, ink }: MarkerArt): string =>
  symbol ? `<g color="$${ink}" fill="currentColor">${symbol}</g>` : '';

function drawText({ shape, symbol, ink }: MarkerArt, text: string): string {
  if (!text) return '';
  const low = symbol !== undefined;
  const size = Math.min(low ? 14 : 22, 42 / (text.length * 0.62));
  const y = shape === 'ground' ? 44 : low ? 16 : size * 0.36;
  return `<text y="${num(y)}" font-size="${num(size)}" font-weight="800" text-anchor="middle" fill="$${ink}" font-family="${FONT}">${escapeText(text)}</text>`;
}
