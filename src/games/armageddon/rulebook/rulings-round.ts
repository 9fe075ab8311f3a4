/** Rulings of ours on the round and the hand. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfRound = [
  ruling(
    'R70',
    'Resources of any kind',
    'They are taken one by one from the kind that you have most of; between equal kinds in the order H, M, E, T. This saves a question.',
  ),
  ruling(
    'R71',
    'Discarding',
    'You may discard in your own turn while your hand is full, and must at its end if you hold too many cards. No other player sees the cards.',
  ),
  ruling(
    'R80',
    'A base that you did not see',
    'If you try to build a base in a hex with a hidden base, you find that base: nothing is built, and you pay nothing.',
  ),
  ruling(
    'R81',
    'Limits of building',
    'Build a collector only where something is left to collect, and only one minefield of yours in a hex.',
  ),
  ruling(
    'R82',
    'Custom decks',
    'A file holds the custom decks and their limits. All players at the table can read it, but not the order of the cards. A player without a custom deck plays the starter deck of the faction.',
  ),
  ruling(
    'R83',
    'The last elimination',
    'Players who were eliminated earlier have no share in a draw of the last ones. If a cult outlives all players, or kept the last player from winning, nobody wins.',
  ),
];
