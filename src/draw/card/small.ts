/** Draws the small face of a card, for 60 to 160 pixels: name, price, signs, costs and the deciding figures. */
import type { CardFrame, CardLook } from '../../kernel/look/card.ts';
import { num } from '../svg.ts';
import type { Box } from '../layout.ts';
import type { Format } from './abilities.ts';
import { halvesOf } from './hyphen.ts';
import { drawCost, drawIcon } from './icon.ts';
import type { Icons } from './large.ts';
import { drawScene } from './scene.ts';
import { drawLine, sizeFor, wrapEvenly } from './text.ts';
import { measure } from './widths.ts';

/** Size of the small face in units. */
export const SMALL = { width: 240, height: 336 } as const;

/** Zones for text on a small face. */
export const SMALL_ZONES = {
  name: { x: 64, y: 8, width: 168, height: 58 },
  figures: { x: 10, y: 240, width: 220, height: 86 },
} as const satisfies Readonly<Record<string, Box>>;

const PAPER = '#f8f2e3';
const WHITE = '#fffdf8';
const INK = '#1c1e1a';

/** Draws the content of the small face; `id` must be unique in its document. */
export function drawSmall(
  card: CardLook,
  frame: CardFrame,
  icons: Icons,
  format: Format,
  id: string,
): string {
  const last = 216;
  return [
    `<rect width="240" height="336" rx="15" fill="${frame.edge}"/>`,
    `<rect x="3" y="3" width="234" height="330" rx="12.5" fill="${frame.color}"/>`,
    `<rect x="10" y="66" width="220" height="260" rx="7" fill="${PAPER}"/>`,
    `<g class="name">${drawName(format(card.name))}</g>`,
    `<g transform="translate(10 66)">${drawScene(card, frame, { width: 220, height: 170, id })}</g>`,
    drawSigns(card, frame),
    card.costs
      .map(({ icon, n }, i) =>
        drawCost(icons[icon], n, 31, last - (card.costs.length - 1 - i) * 37, 34),
      )
      .join(''),
    `<g transform="translate(36 37)scale(2.25)">${drawIcon(icons[card.price.icon], card.price.n)}</g>`,
    `<rect x="10" y="236" width="220" height="3" fill="${frame.edge}"/>`,
    `<g class="figures">${drawDeciding(card, icons, format)}</g>`,
  ].join('');
}

/**
 * Draws the name in one line at the largest size that fits, otherwise in two smaller lines; a single word is
 * hyphenated.
 */
function drawName(name: string): string {
  const width = SMALL_ZONES.name.width - 3;
  const whole = sizeFor(name, width, [25, 20]);
  if (measure(name, whole, 'bold') <= width)
    return drawLine(name, 67, 37 + whole * 0.36, { size: whole, color: WHITE });
  const halves = name.includes(' ') ? halvesAtSpace(name) : halvesOf(name);
  const size = Math.min(...halves.map((half) => sizeFor(half, width, [22, 12])));
  return halves
    .map((half, i) =>
      drawLine(half, 67, 37 + (i - (halves.length - 1) / 2) * size * 1.08 + size * 0.36, {
        ...{ size, color: WHITE },
      }),
    )
    .join('');
}

/** Breaks a name at a space into two lines of similar width. */
function halvesAtSpace(name: string): string[] {
  const words = name.split(' ');
  const halves = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const wide = (lines: string[]) => Math.max(...lines.map((line) => measure(line, 1, 'bold')));
  return halves.reduce((best, each) => (wide(each) < wide(best) ? each : best));
}

/** Draws the signs of the first two abilities, in the upper right corner of the art. */
const drawSigns = ({ abilities }: CardLook, { edge, print }: CardFrame): string =>
  abilities
    .filter(({ sign }) => sign)
    .slice(0, 2)
    .map(
      ({ sign }, i) =>
        `<g transform="translate(${205 - i * 42} 92)"><circle r="19" fill="${edge}" stroke="${print}" stroke-width="2"/>` +
        `<g transform="scale(1.15)" color="#fff" fill="#fff">${sign}</g></g>`,
    )
    .join('');

/** Text height of deciding figures with one digit and with two: 21 and 17 pixels on a card of 120 pixels. */
const [DIGIT, DIGITS] = [43, 35];
/** Width of an icon and the space after it. */
const ICON = 35;

function drawDeciding(card: CardLook, icons: Icons, format: Format): string {
  const shown = card.deciding.flatMap((id) => card.figures.filter(({ icon }) => icon === id));
  if (shown.length === 0) return drawGist(card.gist === undefined ? '' : format(card.gist));
  const parts = shown.map(({ icon, value }) => {
    const number = String(value);
    const size = number.length > 1 ? DIGITS : DIGIT;
    return { icon, number, size, width: ICON + measure(number, size, 'bold') };
  });
  const { x, width } = SMALL_ZONES.figures;
  const gap = (width - parts.reduce((sum, part) => sum + part.width, 0)) / (parts.length + 1);
  let left = x;
  return parts
    .map((part) => {
      const from = left + gap;
      left = from + part.width;
      return (
        `<g transform="translate(${num(from + 16)} 282)scale(1.7)">${drawIcon(icons[part.icon])}</g>` +
        drawLine(part.number, from + ICON, 282 + part.size * 0.355, { size: part.size, color: INK })
      );
    })
    .join('');
}

function drawGist(gist: string): string {
  const sizes = [24, 22, 20, 18, 16.5];
  const width = SMALL_ZONES.figures.width - 12;
  const size =
    sizes.find((each) => {
      const lines = wrapEvenly(gist, each, 'bold', width);
      return lines.length * each * 1.12 <= 82 && lines.join(' ') === gist;
    }) ?? 15;
  const lines = wrapEvenly(gist, size, 'bold', width);
  const first = 282 - ((lines.length - 1) * size * 1.12) / 2 + size * 0.36;
  return lines
    .map((line, i) =>
      drawLine(line, 120, first + i * size * 1.12, { size, color: INK, anchor: 'middle' }),
    )
    .join('');
}
