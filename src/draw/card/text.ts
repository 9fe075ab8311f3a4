/** Lines of text on a card, measured, wrapped and fitted without a browser. */
import { escapeText, num } from '../svg.ts';
import { type Typeface, measure } from './widths.ts';

/** Style of a line. */
export interface Print {
  readonly size: number;
  readonly color: string;
  /** Typeface; absent: bold. */
  readonly face?: Typeface;
  readonly anchor?: 'middle' | 'end';
  /** Extra space between letters, in units. */
  readonly spacing?: number;
}

/** Fonts of a card; all of them have the widths that the layout is computed with. */
export const CARD_FONT = 'Helvetica Neue,Helvetica,Liberation Sans,Arial,sans-serif';
const SERIF = 'Palatino,Liberation Serif,Georgia,serif';

const attributesOf = ({ size, color, face = 'bold', anchor, spacing = 0 }: Print): string =>
  `font-size="${num(size)}" fill="${color}"` +
  (face === 'bold' ? ' font-weight="700"' : '') +
  (face === 'italic' ? ` font-style="italic" font-family="${SERIF}"` : '') +
  (spacing ? ` letter-spacing="${spacing}"` : '') +
  (anchor ? ` text-anchor="${anchor}"` : '');

/**
 * Draws a line of text with its baseline at `y`. It takes the measured width in any font; on a system without these
 * fonts it would otherwise run over the frame.
 */
export function drawLine(text: string, x: number, y: number, print: Print): string {
  const { size, face = 'bold', spacing = 0 } = print;
  const length = text.length > 2 ? ` textLength="${num(measure(text, size, face, spacing))}"` : '';
  return `<text x="${num(x)}" y="${num(y)}" ${attributesOf(print)}${length}>${escapeText(text)}</text>`;
}

/**
 * Returns the largest size from `most` down to `least`, in steps of a half, at which a line fits `width`; otherwise
 * `least`.
 */
export function sizeFor(
  text: string,
  width: number,
  [most, least]: readonly [number, number],
  face: Typeface = 'bold',
  spacing = 0,
): number {
  for (let size = most; size > least; size -= 0.5)
    if (measure(text, size, face, spacing) <= width) return size;
  return least;
}

/** Breaks text into lines no wider than `width`. A single word that is wider is broken with a hyphen. */
export function wrap(text: string, size: number, face: Typeface, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer, size, face) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (line.length > 1 && measure(line, size, face) > width) {
      const cut = longestStart(line, size, face, width);
      lines.push(`${line.slice(0, cut)}-`);
      line = line.slice(cut);
    }
  }
  return [...lines, line];
}

/** Returns the number of letters of a word that fit on a line with a hyphen, at least one. */
function longestStart(word: string, size: number, face: Typeface, width: number): number {
  let n = word.length - 1;
  while (n > 1 && measure(`${word.slice(0, n)}-`, size, face) > width) n--;
  return n;
}

/** Breaks text into as many lines as `wrap`, but of similar width: no last line of one short word. */
export function wrapEvenly(text: string, size: number, face: Typeface, width: number): string[] {
  let lines = wrap(text, size, face, width);
  for (let narrower = width - 4; narrower > width / 2; narrower -= 4) {
    const tried = wrap(text, size, face, narrower);
    if (tried.length > lines.length || tried.join(' ') !== lines.join(' ')) break;
    lines = tried;
  }
  return lines;
}
