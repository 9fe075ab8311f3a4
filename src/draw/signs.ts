/**
 * Signs and colours of sides for players with deficient colour vision: a sign for each side, and colours that also
 * differ in lightness. Both depend on the colour number of a counter.
 */
import type { Art, Pair } from '../kernel/look/art.ts';
import type { CounterLook } from '../kernel/look/look.ts';
import { paint } from './art.ts';
import { COLOURS } from './art-base.ts';
import { sideColor } from './counter.ts';
import { COUNTER } from './layout.ts';

/** Signs as text, for lists and names. */
export const SIGNS = ['▲', '●', '■', '◆', '✚', '★', '▼', '⬟'] as const;

/** Signs as shapes round the origin, at least 17 units wide. */
const SHAPES = [
  'M0-9 9 7H-9Z',
  'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z',
  'M-8-8H8V8H-8Z',
  'M0-10 9 0 0 10-9 0Z',
  'M-3.5-9h7v5.5H9v7H3.5V9h-7V3.5H-9v-7h5.5Z',
  'M0-10 2.6-3.3 9.6-3 4.1 1.3 6 8.1 0 4.2-6 8.1-4.1 1.3-9.6-3-2.6-3.3Z',
  'M0 9 9-7H-9Z',
  'M0-9 9-2.5 5.6 8H-5.6L-9-2.5Z',
] as const;

/**
 * Draws the sign of a counter's side at its left edge, where nothing is printed; counters without an owner have no
 * sign.
 */
export function drawSign(look: CounterLook): string {
  const color = sideColor(look);
  const shape = SHAPES[Number(color.slice(1))];
  if (!shape) return '';
  const place = `translate(${1 - COUNTER / 2} -1)scale(1.1)`;
  return paint(
    `<path class="m-sign" d="${shape}" transform="${place}" fill="$${color}-ink" stroke="$${color}-edge" stroke-width="4.5" stroke-linejoin="round" paint-order="stroke"/>`,
  );
}

/** Face and print of each colour; hues that could be confused differ in lightness. */
const SAFE = [
  ['#c2500a', '#ffffff'],
  ['#0a4d96', '#ffffff'],
  ['#2f9e78', '#06140e'],
  ['#f6bcd9', '#2e1524'],
  ['#56b4e9', '#0b2233'],
  ['#f0e442', '#2b2700'],
  ['#3b3b3b', '#ffffff'],
  ['#9c9c9c', '#111111'],
] as const;

/** Returns a game's art with these colours for its sides. */
export function withSafeSides(art: Art): Art {
  const same = (color: string): Pair => [color, color];
  const sides = SAFE.slice(0, COLOURS).flatMap(([face, ink], i) => [
    [`s${i}`, same(face)] as const,
    [`s${i}-ink`, same(ink)] as const,
    [`s${i}-spot`, same(ink)] as const,
    [`s${i}-edge`, same(mixed(face, '#000000'))] as const,
    [`s${i}-light`, same(mixed(face, '#ffffff'))] as const,
  ]);
  return { ...art, palette: { ...art.palette, ...Object.fromEntries(sides) } };
}

/** Mixes two colours, `#rrggbb`, in equal parts. */
function mixed(a: string, b: string): string {
  const half = (i: number) =>
    Math.round(
      (Number.parseInt(a.slice(i, i + 2), 16) + Number.parseInt(b.slice(i, i + 2), 16)) / 2,
    )
      .toString(16)
      .padStart(2, '0');
  return `#${half(1)}${half(3)}${half(5)}`;
}
