/** Draws the faces and backs of cards as standalone SVG pictures, from the data of a game's look. */
import type { CardLook } from '../../kernel/look/card.ts';
import type { Look } from '../../kernel/look/look.ts';
import { escapeText } from '../svg.ts';
import type { Format } from './abilities.ts';
import { drawLarge, LARGE } from './large.ts';
import { drawSmall, SMALL } from './small.ts';
import { CARD_FONT } from './text.ts';

/** `large`: 320 by 448, from 200 pixels on; `small`: 240 by 336, for 60 to 160 pixels. */
export type CardSize = 'large' | 'small';

/** The parts of a look that cards need. */
type CardsLook = Pick<Look, 'icons' | 'cards'>;

/**
 * Draws the face of a card as a standalone SVG document with its own colours, so that it looks the same inline, as an
 * image and on paper. Throws if the look lacks an icon or a frame that the card names.
 */
export function cardFace(look: CardsLook, card: CardLook, size: CardSize, format: Format): string {
  const { icons = {}, cards } = look;
  const frame = cards?.frames[card.frame];
  if (!frame)
    throw new Error(`the card "${card.id}" has the frame "${card.frame}", which is missing`);
  const used = [card.price, ...card.costs, ...card.figures].map(({ icon }) => icon);
  const missing = used.find((icon) => !icons[icon]);
  if (missing) throw new Error(`the card "${card.id}" has the icon "${missing}", which is missing`);
  const id = `${card.id}-${size[0]}`;
  const draw = size === 'large' ? drawLarge : drawSmall;
  return picture(size, draw(card, frame, icons, format, id), format(card.name));
}

const picture = (size: CardSize, inside: string, title: string): string => {
  const { width, height } = size === 'large' ? LARGE : SMALL;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="${CARD_FONT}" role="img" aria-label="${escapeText(title)}">${inside}</svg>`
  );
};

/** Draws the back of every card, in the size of small faces. */
export function cardBack(title: string): string {
  const back =
    '<rect width="240" height="336" rx="15" fill="#0d0f0c"/>' +
    '<rect x="5" y="5" width="230" height="326" rx="11" fill="#16150f" stroke="#b3371a" stroke-width="3"/>' +
    '<rect x="18" y="18" width="204" height="300" rx="6" fill="none" stroke="#4a443a" stroke-width="2"/>' +
    '<path d="M81 101H159L198 168 159 235H81L42 168Z" fill="none" stroke="#4a443a" stroke-width="4"/>' +
    '<g transform="translate(120 168)scale(2.9)"><rect x="-15" y="-15" width="30" height="30" rx="5" fill="#c2401f"/>' +
    '<path d="M-8-4H7L2-9M8 4H-7L-2 9" fill="none" stroke="#fbf9f3" stroke-width="3" stroke-linecap="square"/></g>';
  return picture('small', back, title);
}
