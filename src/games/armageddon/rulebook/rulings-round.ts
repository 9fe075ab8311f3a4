/** Rulings of ours on the round and the hand. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfRound = [
  ruling(
    'R70',
    'Resources of any kind',
    'When you pay a price in any kinds of resources, you pay one resource at a time, each from the kind that you have most of. If kinds are tied, the order is H, M, E, T. This saves asking you each time.',
  ),
  ruling(
    'R71',
    'Discarding',
    'In your own turn, you may discard cards while your hand is full. If you hold too many cards at the end of your turn, you must discard. No other player sees the discarded cards.',
  ),
  ruling(
    'R80',
    'A base that you did not see',
    'If you try to build a base in a hex where another base is hidden, you find that base: nothing is built, and you pay nothing.',
  ),
  ruling(
    'R81',
    'Limits of building',
    'You may build a collector only where resources are left for it to collect. You may have only one minefield in a hex.',
  ),
  ruling(
    'R82',
    'Custom decks',
    'A file holds the custom decks and their limits. All players at the table can read the file, but it does not show the order of the cards. A player without a custom deck plays the starter deck of their faction.',
  ),
  ruling(
    'R83',
    'The last elimination',
    'If the last players are eliminated together, only they draw; players who were eliminated earlier do not. If a cult outlives all players, or has kept the last player from winning, nobody wins.',
  ),
];
