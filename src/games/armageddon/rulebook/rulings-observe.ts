/** R90 and on: rulings of ours on spies and what hides. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOnSpies = [
  ruling(
    'R90',
    'Reports',
    'There are seven reports, drawn by the hidden dice: the terrain within 3 hexes of each base, all facilities, the positions of armies, the stock, the hand, the tactics, the headquarters. You can read them for this round and the next three.',
  ),
  ruling(
    'R91',
    'Where spies work',
    'A spy works in the hex of an observed facility of another player; if there are several players, name one. Only the spy’s side learns the result.',
  ),
  ruling(
    'R92',
    'Harm by spies',
    'Spies destroy the resource of which the enemy has most, at most as much as there is. They cut supply for this round and the next three. The victim learns what was done, but not who did it.',
  ),
  ruling(
    'R93',
    'An open Hidden Mouth',
    'When the base opens, all observers in reach look at it at once. With the next round it hides again, except from players who have observed it.',
  ),
];
