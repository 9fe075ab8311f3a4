/** [8.1] How often a card may be in a deck. */
import { CARD, type CardId, CARDS } from '../data/cards.ts';
import { DECK_LIMITS } from '../data/numbers.ts';

/** Heroes are there once. */
export const mostOf = (id: CardId): number =>
  CARDS[CARD[id]].family === 'hero' ? 1 : DECK_LIMITS.copies;
