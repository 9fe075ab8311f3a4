/** Draws icons of resources, action points and other values, and amounts with icons. */
import type { IconLook } from '../../kernel/look/card.ts';
import { escapeText, num } from '../svg.ts';

const INK = '#1c1e1a';
const PAPER = '#fffdf8';
const LINE = '#f0805c';

/** Half the side of the square that holds an icon, centred on the origin. */
export const ICON_HALF = 13;

const HEXAGON =
  `<path d="M-6.5-11.5H6.5L13 0 6.5 11.5H-6.5L-13 0Z" fill="${INK}"/>` +
  `<path d="M-5.6-9.9H5.6L11.2 0 5.6 9.9H-5.6L-11.2 0Z" fill="none" stroke="${LINE}" stroke-width="1.5"/>`;

/** Draws an icon as the content of a `<g>`, 26 units wide. `n` is printed inside a hexagon; other shapes ignore it. */
export function drawIcon(icon: IconLook, n?: number): string {
  const { shape, color, ink = PAPER, svg } = icon;
  if (shape === 'hexagon') return n === undefined ? HEXAGON : HEXAGON + hexagonNumber(String(n));
  if (shape === 'figure') return `<g fill="${color}" color="${color}">${svg}</g>`;
  return `<circle r="12.5" fill="${color}"/><g fill="${ink}" color="${ink}" transform="scale(.82)">${svg}</g>`;
}

const hexagonNumber = (n: string): string =>
  `<text y="5.3" text-anchor="middle" font-size="${n.length > 1 ? 13 : 15}" font-weight="800" fill="${PAPER}">${escapeText(n)}</text>`;

/**
 * Draws a cost on a dark background: the icon and then the number, on a pill that is `58 / 34` times as wide as high.
 */
export function drawCost(icon: IconLook, n: number, x: number, y: number, height: number): string {
  const scale = height / 34;
  return (
    `<g transform="translate(${num(x)} ${num(y)})scale(${num(scale * 100) === '100' ? 1 : scale.toFixed(3)})">` +
    '<rect x="-17" y="-17" width="58" height="34" rx="17" fill="#12130f" fill-opacity=".75"/>' +
    `<g transform="scale(1.25)"><circle r="13" fill="${PAPER}"/>${drawIcon(icon)}</g>` +
    `<text x="19" y="8.5" font-size="24" font-weight="800" fill="${PAPER}">${n}</text></g>`
  );
}
