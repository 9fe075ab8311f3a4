/** A part of a game's look: icons for amounts, and cards as pictures with everything printed on them. */
import type { LocalizedText } from '../text/message.ts';

/** A small picture that stands for a word: a resource, action points, a number on a card. */
export interface IconLook {
  readonly name: LocalizedText;
  /** `disc`: a glyph on a disc; `figure`: the glyph alone; `hexagon`: no glyph, the amount is printed inside. */
  readonly shape: 'disc' | 'figure' | 'hexagon';
  /** Colour of the disc or of the figure, `#rrggbb`; the same in light and dark. */
  readonly color: string;
  /** Colour of the glyph on a disc; absent: white. */
  readonly ink?: string;
  /** Glyph as SVG without colours, 20 wide round the origin; empty for a hexagon. */
  readonly svg: string;
  /** Text of the amount 0 in prices, such as `0 H`; the page shows the icon in place of such amounts. */
  readonly price?: LocalizedText;
}

/** An amount of something that has an icon. */
export interface AmountLook {
  /** Key of `Look.icons`. */
  readonly icon: string;
  readonly n: number;
  /** The amount spelled out for screen readers: "6 humans". */
  readonly name: LocalizedText;
}

/** A figure of a card, with its icon. */
export interface CardFigure {
  /** Key of `Look.icons`. */
  readonly icon: string;
  readonly value: number;
  /** One short word under the number. */
  readonly label: LocalizedText;
}

/** An ability of a card: its sign, its name, its rule, and its effect in one sentence. */
export interface CardAbility {
  /** SVG in `currentColor`, 20 wide round the origin; empty: no sign. */
  readonly sign: string;
  readonly name: LocalizedText;
  readonly rule: string;
  readonly text: LocalizedText;
}

/** Shapes of the window that shows the art of a card, one for each family of cards. */
const CARD_WINDOWS = ['plain', 'arch', 'battlements', 'streaks', 'night'] as const;
export type CardWindow = (typeof CARD_WINDOWS)[number];

/** Colours of a card's frame and art, `#rrggbb`; the same in light and dark. */
export interface CardFrame {
  readonly color: string;
  /** Colour of the outer edge and of the band that names the card's kind. */
  readonly edge: string;
  /** Colour of text printed on `edge`. */
  readonly print: string;
  readonly skyTop: string;
  readonly sky: string;
  readonly sun: string;
  readonly skyline: string;
  readonly ground: string;
  readonly silhouette: string;
}

/** Everything on the face of a card. */
export interface CardLook {
  /** Seed of its art: unique among the cards of the game. */
  readonly id: string;
  readonly name: LocalizedText;
  /** Kind of card: "Vehicle". */
  readonly kind: LocalizedText;
  /** Points that the card costs when a deck is built; absent: it is never part of one. */
  readonly worth?: LocalizedText;
  /** Key of `CardsPart.frames`. */
  readonly frame: string;
  readonly window: CardWindow;
  /** Owner's mark, SVG in `currentColor`, 20 wide round the origin; empty: any side may own the card. */
  readonly crest: string;
  /** Silhouette, SVG in `currentColor`, 48 by 30 round the origin. */
  readonly symbol: string;
  /** Number in the corner. */
  readonly price: AmountLook;
  readonly costs: readonly AmountLook[];
  readonly figures: readonly CardFigure[];
  /** Icons of the figures that a small face shows, three at most. */
  readonly deciding: readonly string[];
  /** Short form of its effect, for a small face without figures. */
  readonly gist?: LocalizedText;
  readonly abilities: readonly CardAbility[];
  readonly flavour?: LocalizedText;
}

/** Part of a look that shows the faces of cards. */
export interface CardsPart {
  readonly frames: Readonly<Record<string, CardFrame>>;
  /** Returns the card of a unit type (`ZoneThing.type`, `CatalogueItem.type`); undefined if it has no card. */
  face(type: string): CardLook | undefined;
}
