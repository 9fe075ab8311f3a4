/** Draws the guide to a counter: an enlarged counter, and a callout for each thing printed on it. */
import type { Point } from '../kernel/board/graph.ts';
import type { Art } from '../kernel/look/art.ts';
import type { CounterLook, GoalLook } from '../kernel/look/look.ts';
import type { LocalizedText } from '../kernel/text/message.ts';
import { drawCounter, valuesSize } from './counter.ts';
import { CARD_FONT, wrap } from './card/text.ts';
import { measure } from './card/widths.ts';
import { COUNTER } from './layout.ts';
import { escapeText, num } from './svg.ts';

/** Dimensions of a picture, in its own units. */
const SHAPES = {
  /** `scale`: picture units per counter unit; `centre`: middle of the counter; `words`: left edge of the texts. */
  wide: { width: 640, scale: 3.4, centre: 122, words: 306 },
  narrow: { width: 340, scale: 1.9, centre: 66, words: 168 },
} as const;
/** Shape of the guide; `narrow` is for pages less than 640 pixels wide. */
export type GuideShape = keyof typeof SHAPES;
const SIZE = 16;
const LINE = 21;
/** Minimum height of a callout, and the space between two callouts. */
const [LEAST, GAP] = [40, 14];

/**
 * Draws the guide as a standalone SVG document, 640 or 340 units wide, as high as its callouts. It needs the art's
 * palette as CSS custom properties around it, as boards do; text is in `currentColor`, and rule numbers are in
 * `--accent`.
 */
export function drawCounterGuide(
  { counter, marks }: Pick<GoalLook, 'counter' | 'marks'>,
  art: Art,
  format: (text: LocalizedText) => string,
  shape: GuideShape = 'wide',
): string {
  const { width, scale, centre, words } = SHAPES[shape];
  const places = art.counter === 'particle' ? marks.map(() => HERE) : placesOfMarks(counter, marks);
  // Sorted from the top of the counter down, so that no two lines cross.
  const callouts = marks
    .map(({ print, means }, i) => ({
      ...{ print, place: places[i] },
      lines: wrap(format(means), SIZE, 'regular', width - words - 8),
    }))
    .sort((a, b) => a.place.y - b.place.y);
  const heights = callouts.map(({ lines }) => Math.max(LEAST, lines.length * LINE + 4));
  const needed = heights.reduce((sum, h) => sum + h + GAP, -GAP);
  const height = Math.max(COUNTER * scale + 60, needed + 32);
  const middle = height / 2;
  const tops = heights.map(
    (_, i) => middle - needed / 2 + heights.slice(0, i).reduce((sum, h) => sum + h + GAP, 0),
  );
  const drawn = callouts.map(({ print, lines, place }, i) => {
    const from = { x: centre + place.x * scale, y: middle + place.y * scale };
    return drawCallout(print, lines, from, { x: words, y: tops[i] + heights[i] / 2 });
  });
  const name = format(counter.name);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${num(height)}" role="figure" aria-label="${escapeText(name)}" font-family="${CARD_FONT}">` +
    `<g transform="translate(${centre} ${num(middle)})scale(${scale})">${drawCounter(counter, art)}</g>${drawn.join('')}</svg>`
  );
}

/** Draws a ring on the printed mark, a line to its number, and its meaning as text that starts at `{ x, y }`. */
function drawCallout(
  print: string,
  lines: readonly string[],
  from: Point,
  { x, y }: Point,
): string {
  const to = x - 44;
  const line = `M${num(from.x)} ${num(from.y)}L${to - 14} ${num(y)}H${to}`;
  const first = y - ((lines.length - 1) * LINE) / 2 + SIZE * 0.35;
  const words = lines.map(
    (text, i) =>
      `<text x="${x}" y="${num(first + i * LINE)}" font-size="${SIZE}" fill="currentColor">${withRules(text)}</text>`,
  );
  return (
    `<path d="${line}" fill="none" stroke="#fffdf8" stroke-width="5" stroke-opacity=".75"/>` +
    `<path d="${line}" fill="none" stroke="#1c1e1a" stroke-width="2"/>` +
    `<circle cx="${num(from.x)}" cy="${num(from.y)}" r="5.5" fill="var(--accent, #b3371a)" stroke="#fffdf8" stroke-width="2"/>` +
    `<rect x="${to}" y="${num(y - 16)}" width="34" height="32" rx="4" fill="var(--ink, #1c1e1a)"/>` +
    `<text x="${to + 17}" y="${num(y + 6)}" font-size="${print.length > 2 ? 13 : 17}" font-weight="800" text-anchor="middle" fill="var(--paper, #fbf9f3)">${escapeText(print)}</text>` +
    words.join('')
  );
}

/** Colours the rule numbers in a line of text. */
const withRules = (line: string): string =>
  escapeText(line).replace(
    /\[[\d.RD]+\]/g,
    (rule) => `<tspan fill="var(--accent, #b3371a)" font-weight="700">${rule}</tspan>`,
  );

const HALF = COUNTER / 2;
const HERE = { x: 0, y: 0 };
/** Places of the badge's rim and of the symbol on a counter. */
const [BADGE, SYMBOL] = [
  { x: HALF + 3, y: -HALF + 7 },
  { x: 0, y: -10 },
];

/**
 * Returns the place of each mark, from the middle of the counter: its number in the values, the badge, or else the
 * symbol. Marks come in reading order, so equal numbers are taken from left to right.
 */
export function placesOfMarks(counter: CounterLook, marks: GoalLook['marks']): Point[] {
  const parts = valuePlaces(counter.values);
  let isBadgeFree = counter.badge !== '';
  return marks.map(({ print }) => {
    const part = parts.findIndex(({ text }) => text === print);
    if (part >= 0) return parts.splice(part, 1)[0].at;
    if (isBadgeFree && counter.badge.includes(print)) {
      isBadgeFree = false;
      return BADGE;
    }
    const within = parts.find(({ text }) => text.includes(print));
    return within ? within.at : SYMBOL;
  });
}

/** Returns the upper edge of each number in the values, which are printed in the middle of the lower edge. */
function valuePlaces(values: string): { readonly text: string; readonly at: Point }[] {
  const size = valuesSize(values);
  const whole = measure(values, size, 'bold');
  const squeeze = Math.min(1, 58 / whole);
  return [...values.matchAll(/\d+|[^\d\-/· ]+/g)].map(({ 0: text, index }) => {
    const before = measure(values.slice(0, index), size, 'bold');
    const x = (before + measure(text, size, 'bold') / 2 - whole / 2) * squeeze;
    return { text, at: { x, y: 10 } };
  });
}
