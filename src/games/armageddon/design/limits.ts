/** [8.1] Maximum number of each card in a deck. */
import { CARD, type CardId, CARDS } from '../data/cards.ts';
import { DECK_LIMITS } from '../data/numbers.ts';

/** Returns how often a card may be in a deck; heroes are unique. */
export const mostOf = (id: CardId): number =>
  CARDS[CARD[id]].family === 'hero' ? 1 : DECK_LIMITS.copies;
