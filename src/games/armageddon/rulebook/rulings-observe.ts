/** R90 and on: rulings of ours on spies and what hides. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOnSpies = [
  ruling(
    'R90',
    'Reports',
    'There are seven reports on an enemy: the terrain within 3 hexes of each base, all facilities, the positions of the armies, the stock, the hand, the tactics, and the headquarters. The hidden dice decide which of these reports you get. You can read them in this round and the next three.',
  ),
  ruling(
    'R91',
    'Where spies work',
    'A spy works in a hex where you have observed another player’s facility. If several players have such facilities there, name one of these players. Only the spy’s side learns the result.',
  ),
  ruling(
    'R92',
    'Harm done by spies',
    'Spies destroy resources of the kind that the enemy has the most of. If the enemy has less of it than the spies would destroy, all of it is lost. A cut in supply range lasts for this round and the next three. The victim learns what was done, but not who did it.',
  ),
  ruling(
    'R93',
    'Opening a Hidden Mouth',
    'When you attack from the hex of a Hidden Mouth, or deploy a card there, all observers in range check at once whether they observe the base. In the next round the base hides again, except from players who have observed it.',
  ),
];
