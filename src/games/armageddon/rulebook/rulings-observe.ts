/** R90 and on: rulings of ours on spies and what hides. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOnSpies = [
  ruling(
    'R90',
    'Reports',
    'There are seven, of which the hidden dice draw: the ground within 3 hexes of each base, all facilities, where armies are, the stock, the hand, the tactics, the headquarters. They are read for this round and the next three.',
  ),
  ruling(
    'R91',
    'Where spies work',
    'In the hex of a facility of another player that has been observed; of several players one is named. Only the side of the spy learns what comes of it.',
  ),
  ruling(
    'R92',
    'What spies do',
    'Burns the resource that there is most of, no more than there is; cuts supply for this round and the next three. Who suffers learns what was done, not who did it.',
  ),
  ruling(
    'R93',
    'A mouth that opens',
    'Is looked at at once by everybody in reach, and hides again with the next round, but from those who have seen it.',
  ),
];
