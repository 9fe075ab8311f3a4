/** Rulings of ours on the round and the hand. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfRound = [
  ruling(
    'R70',
    'Paying with a mix of resources',
    'If you may pay with any mix of resources, the game chooses the mix: it takes resources one at a time, each from the kind that you have most of. Ties are broken in the order H, M, E, T. This way, you are not asked about each resource.',
  ),
  ruling(
    'R71',
    'Discarding',
    'In your own turn, you may discard cards while your hand is full. If you hold too many cards at the end of your turn, you must discard until your hand is within its limit. No other player sees the discarded cards.',
  ),
  ruling(
    'R80',
    'A base that you did not see',
    'If you try to build a base in a hex where another base is hidden, you find that base: nothing is built, and you pay nothing.',
  ),
  ruling(
    'R81',
    'Building limits',
    'You may build a collector only where resources are left for it to collect. You may have only one minefield in a hex.',
  ),
  ruling(
    'R82',
    'Custom decks',
    'Custom decks and their limits are stored in a file. All players at the table can read this file, but it does not show the order of the cards. A player without a custom deck plays the starter deck of their faction.',
  ),
  ruling(
    'R83',
    'The last elimination',
    'If the last players are eliminated at the same time, the game is a draw between them, and players who were eliminated earlier lose. If a cult outlives all players, or keeps the last player from winning until that player is eliminated, nobody wins.',
  ),
];
