/** Abilities on a large card: each with its sign, name, rule and sentence, in the most spacious layout that fits. */
import type { CardAbility } from '../../kernel/look/card.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { Box } from '../layout.ts';
import { num } from '../svg.ts';
import { drawLine, sizeFor, wrapEvenly } from './text.ts';
import { measure } from './widths.ts';

/** Formats a message in the reader's language. */
export type Format = (text: LocalizedText) => string;

const INK = '#1c1e1a';
const BODY = '#33352f';
const RULE = '#a8321a';

/** Width reserved for the sign before the text. */
const INDENT = 37;

interface Sizes {
  readonly name: number;
  readonly text: number;
  readonly gap: number;
}

/** Print sizes to try, largest first. */
const SIZES: readonly Sizes[] = [
  { name: 14.5, text: 13, gap: 7 },
  { name: 14, text: 12.5, gap: 4 },
  { name: 13, text: 12, gap: 2 },
];

/** An ability broken into lines, ready to be drawn. */
interface Entry {
  readonly ability: CardAbility;
  readonly name: string;
  readonly lines: readonly string[];
}

/** Draws the abilities within a zone, in the colour of the frame. */
export function drawAbilities(
  abilities: readonly CardAbility[],
  zone: Box,
  color: string,
  format: Format,
): string {
  for (const sizes of SIZES) {
    const entries = abilities.map((ability) => entryOf(ability, zone, sizes, format));
    if (heightOf(entries, sizes) <= zone.height) return drawEntries(entries, zone, sizes, color);
  }
  return drawList(abilities, zone, color, format);
}

/** Returns the height that abilities take in the largest print. */
export function roomyHeight(abilities: readonly CardAbility[], zone: Box, format: Format): number {
  const [sizes] = SIZES;
  return heightOf(
    abilities.map((ability) => entryOf(ability, zone, sizes, format)),
    sizes,
  );
}

function entryOf(ability: CardAbility, zone: Box, { text }: Sizes, format: Format): Entry {
  const sentence = format(ability.text);
  const lines = sentence ? wrapEvenly(sentence, text, 'regular', zone.width - INDENT) : [];
  return { ability, name: format(ability.name), lines };
}

const lead = (size: number): number => size * 1.19;

/** Returns the height of an entry, which is at least the height of its sign. */
const entryHeight = ({ lines }: Entry, { name, text }: Sizes): number =>
  Math.max(30, lead(name) + lines.length * lead(text));

const heightOf = (entries: readonly Entry[], sizes: Sizes): number =>
  entries.reduce((sum, entry) => sum + entryHeight(entry, sizes) + sizes.gap, -sizes.gap);

function drawEntries(
  entries: readonly Entry[],
  { x, y, width }: Box,
  sizes: Sizes,
  color: string,
): string {
  let top = y;
  return entries
    .map((entry) => {
      const at = top;
      top += entryHeight(entry, sizes) + sizes.gap;
      const from = x + INDENT;
      const lines = entry.lines.map((line, i) =>
        drawLine(line, from, at + lead(sizes.name) + (i + 0.8) * lead(sizes.text), {
          ...{ size: sizes.text, color: BODY, face: 'regular' },
        }),
      );
      const name = drawName(entry, from, at + sizes.name * 0.85, width - INDENT, sizes.name);
      return drawSign(entry.ability.sign, x + 15, at + 15, 14, color) + name + lines.join('');
    })
    .join('');
}

/** Draws the name in bold, followed by its rule number. */
function drawName(
  { ability, name }: Pick<Entry, 'ability' | 'name'>,
  x: number,
  y: number,
  width: number,
  most: number,
): string {
  const rule = `[${ability.rule}]`;
  const ruled = measure(rule, 12, 'bold') + 5;
  const size = sizeFor(name, width - ruled, [most, 12]);
  return (
    drawLine(name, x, y, { size, color: INK }) +
    drawLine(rule, x + measure(name, size, 'bold') + 5, y, { size: 12, color: RULE })
  );
}

const drawSign = (sign: string, x: number, y: number, radius: number, color: string): string =>
  sign &&
  `<g transform="translate(${num(x)} ${num(y)})"><circle r="${radius}" fill="${color}"/>` +
    `<g transform="scale(${(radius / 15.5).toFixed(2)})" color="#fff" fill="#fff">${sign}</g></g>`;

/** Draws a list of names and rules, if the sentences do not fit. */
function drawList(
  abilities: readonly CardAbility[],
  { x, y, width, height }: Box,
  color: string,
  format: Format,
): string {
  const pitch = Math.min(20, height / abilities.length);
  return abilities
    .map(({ sign, name, rule }, i) => {
      const middle = y + (i + 0.5) * pitch;
      const base = middle + 4.2;
      return (
        drawSign(sign, x + 9, middle, pitch / 2 - 0.4, color) +
        drawLine(format(name), x + 24, base, { size: 12, color: INK }) +
        drawLine(`[${rule}]`, x + width, base, { size: 12, color: RULE, anchor: 'end' })
      );
    })
    .join('');
}
