/** [8.1] [8.3] [8.4] Limits of decks. */
import { CARD, type CardId, CARDS } from '../data/cards.ts';
import type { Values } from '../data/values.ts';

/** [8.3] [8.4] Points among which a document chooses, for decks and for tiles. */
export const DECK_POINTS = [125, 175, 225, 275] as const;
export const TILE_POINTS = [5, 10] as const;
/** The usual ones. */
export const USUAL = { points: DECK_POINTS[1], tiles: TILE_POINTS[0] } as const;

/** [8.1] Returns how often a card may be in a deck; heroes are unique. */
export const mostOf = ({ copies }: Values, id: CardId): number =>
  CARDS[CARD[id]].family === 'hero' ? 1 : copies;
