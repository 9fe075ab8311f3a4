/** Draws the large face of a card, with all its text, in 320 by 448 units. */
import type { CardFigure, CardFrame, CardLook, IconLook } from '../../kernel/look/card.ts';
import { num } from '../svg.ts';
import type { Box } from '../layout.ts';
import { drawAbilities, roomyHeight, type Format } from './abilities.ts';
import { drawCost, drawIcon } from './icon.ts';
import { drawScene } from './scene.ts';
import { drawLine, sizeFor } from './text.ts';
import { measure } from './widths.ts';

export type Icons = Readonly<Record<string, IconLook>>;

/** Size of the large face in units. */
export const LARGE = { width: 320, height: 448 } as const;

/** Zones for text on a large face. */
export const LARGE_ZONES = {
  name: { x: 62, y: 14, width: 242, height: 42 },
  kind: { x: 16, y: 248, width: 288, height: 28 },
  figures: { x: 12, y: 278, width: 296, height: 52 },
  abilities: { x: 17, y: 339, width: 286, height: 95 },
  flavour: { x: 16, y: 410, width: 288, height: 22 },
} as const satisfies Readonly<Record<string, Box>>;

/** Width reserved for the crest after a name. */
const CREST = 34;

const PAPER = '#f8f2e3';
const WHITE = '#fffdf8';
const INK = '#1c1e1a';
const SOFT = '#5c5e53';
const RULING = '#d8cfb8';

/** Draws the content of the large face; `id` must be unique in its document. */
export function drawLarge(
  card: CardLook,
  frame: CardFrame,
  icons: Icons,
  format: Format,
  id: string,
): string {
  return [
    `<rect width="320" height="448" rx="16" fill="${frame.edge}"/>`,
    `<rect x="4" y="4" width="312" height="440" rx="13" fill="${frame.color}"/>`,
    `<rect x="12" y="56" width="296" height="380" rx="7" fill="${PAPER}"/>`,
    drawTitle(card, frame, format),
    `<g transform="translate(12 56)">${drawScene(card, frame, { width: 296, height: 192, id })}</g>`,
    card.costs.map(({ icon, n }, i) => drawCost(icons[icon], n, 30, 80 + i * 33, 29)).join(''),
    `<g transform="translate(34 33)scale(2)">${drawIcon(icons[card.price.icon], card.price.n)}</g>`,
    drawKind(card, frame, format),
    drawFigures(card.figures, icons, format),
    drawTexts(card, frame, format),
  ].join('');
}

function drawTitle(card: CardLook, frame: CardFrame, format: Format): string {
  const name = format(card.name);
  const room = LARGE_ZONES.name.width - 4 - (card.crest ? CREST : 0);
  const size = sizeFor(name, room, [name.length < 20 ? 21 : 18, 12]);
  const crest = card.crest
    ? `<g transform="translate(288 34)scale(1.1)" color="${frame.print}" fill="${frame.print}">${card.crest}</g>`
    : '';
  return part('name', drawLine(name, 64, 34 + size * 0.36, { size, color: WHITE })) + crest;
}

/** Marks the text of one zone, so that tests can find it. */
const part = (zone: keyof typeof LARGE_ZONES, svg: string): string =>
  svg && `<g class="${zone}">${svg}</g>`;

/** Draws the kind of the card on the left and its worth on the right. */
function drawKind(card: CardLook, { edge, print }: CardFrame, format: Format): string {
  const worth = card.worth === undefined ? '' : format(card.worth);
  const kind = format(card.kind).toUpperCase();
  const room = 276 - (worth ? measure(worth, 12, 'bold') + 10 : 0);
  const size = sizeFor(kind, room, [12, 9], 'bold', 0.9);
  return (
    `<rect x="12" y="248" width="296" height="28" fill="${edge}"/>` +
    part(
      'kind',
      drawLine(kind, 22, 266.5, { size, color: print, spacing: 0.9 }) +
        (worth ? drawLine(worth, 298, 266.5, { size: 12, color: print, anchor: 'end' }) : ''),
    )
  );
}

/** Draws the figures side by side in columns of equal width, with a word under each. */
function drawFigures(figures: readonly CardFigure[], icons: Icons, format: Format): string {
  if (figures.length === 0) return '';
  const column = 296 / figures.length;
  const drawn = figures.map(({ icon, value, label }, i) => {
    const middle = 12 + (i + 0.5) * column;
    const number = String(value);
    const wide = 22 + measure(number, 24, 'bold');
    const left = middle - wide / 2;
    const word = format(label).toUpperCase();
    const size = sizeFor(word, column - 5, [9, 6.5]);
    return (
      `${i > 0 ? `<path d="M${num(12 + i * column)} 285V324" stroke="${RULING}"/>` : ''}` +
      `<g transform="translate(${num(left + 9)} 299)scale(.95)">${drawIcon(icons[icon])}</g>` +
      drawLine(number, left + 22, 307.5, { size: 24, color: INK }) +
      drawLine(word, middle, 322.5, { size, color: SOFT, anchor: 'middle' })
    );
  });
  return part('figures', drawn.join('')) + `<path d="M12 331H308" stroke="${RULING}"/>`;
}

/** Draws the abilities, and below them the flavour text if it fits. */
function drawTexts(card: CardLook, frame: CardFrame, format: Format): string {
  const { abilities: low, flavour } = LARGE_ZONES;
  const raised = card.figures.length === 0 ? 52 : 0;
  const zone = { ...low, y: low.y - raised, height: low.height + raised };
  const text = card.flavour === undefined ? '' : format(card.flavour);
  const size = text ? sizeFor(text, flavour.width, [13, 11], 'italic') : 0;
  const hasRoom =
    text !== '' &&
    measure(text, size, 'italic') <= flavour.width &&
    zone.y + roomyHeight(card.abilities, zone, format) <= flavour.y;
  return (
    part('abilities', drawAbilities(card.abilities, zone, frame.color, format)) +
    (hasRoom
      ? part(
          'flavour',
          drawLine(text, 160, 426, { size, color: SOFT, face: 'italic', anchor: 'middle' }),
        )
      : '')
  );
}
