/** Rulings of ours on the round and the hand. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfRound = [
  ruling(
    'R70',
    'Resources of any kind',
    'Are taken one by one from what the payer has most of, of equals the first in the order H, M, E, T: nobody is asked.',
  ),
  ruling(
    'R71',
    'Discarding',
    'Is done in one’s own turn while the hand is full, and at its end by who holds too much. Nobody else sees what goes.',
  ),
  ruling(
    'R80',
    'A base that was not seen',
    'Is found by who would build another in its hex: nothing is built, and nothing paid.',
  ),
  ruling(
    'R81',
    'What is built',
    'A collector only where something is left to collect; one minefield of a player in a hex.',
  ),
  ruling(
    'R82',
    'Decks of one’s own',
    'Stand in a document with their limits, open to all at the table; the order in which they come is not. Who has none there plays the starter of his faction.',
  ),
  ruling(
    'R83',
    'The last to go',
    'Who was out before those who go last together has no part in their draw. Where a cult has outlived everybody, or kept the last one from winning until he was out too, nobody has won.',
  ),
];
