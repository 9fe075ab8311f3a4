/** Values and figures of our own, where the original's are lost or where it has none. */
import { designedValue, type Rule } from '../../../kernel/rulebook.ts';

export const designed: readonly Rule[] = [
  designedValue(
    'D1',
    'The map',
    'The original map is lost. Ours has 420 hexes in rings round the two hexes of the brain core. Ring 1: obstructed passable. 2: the core corridor, a passageway. 3: obstructed passable. 4: the closed shield of 26 auto-defend hexes. 5: the inner passageway. 6 and 7: the bulkhead, with twelve openings. 8: the outer passageway. 9 and 10: the outer works. 11: the outer armour. The map is symmetrical from left to right and from top to bottom, and no side is nearer to the brain core than another.',
  ),
  designedValue(
    'D2',
    'Numbered impact hexes',
    'Sides 1 to 6 run clockwise from the top. On each side, the numbers 2 to 12 run clockwise along eleven hexes of outer armour. The tips at the far left and far right have no number.',
  ),
  designedValue(
    'D3',
    'Shapes of the demolition patterns',
    'The original drawings are lost; these shapes fit the odds in [DCT]. A is a line of four hexes that begins with hex 1. B is a wedge that widens from hex 1 towards a corner: a row with hexes 2 and 3, then a row with 4, 5 and 6. C is hex 1 and the ring round it, and has no direction. D is a fan: hex 1 and the three hexes in front of it, with hex 3 in the middle. The six hex sides are the directions; B faces the corner clockwise of its direction.',
  ),
  designedValue(
    'D4',
    'Option: pattern A as a fork',
    'Hexes 3 and 4 of pattern A are not in the line, but to the front left and front right of hex 2. This fits the odds as well; the line is simpler and better for tunnelling.',
  ),
  designedValue(
    'D5',
    'Suggested set-up',
    'At any point of the set-up, the Annihilator player may have all remaining robots placed automatically: Security Robots evenly round the inner passageway, Repairbots round the core corridor. If a hex is full, the robot is placed in the next one of these that has room.',
  ),
  designedValue(
    'D6',
    'Learning scenario',
    'Two ships have hit hex 7 of side 1 and hex 7 of side 4, with A1 to A4, D1 and D2. Four Security Robots are round the inner passageway and five Repairbots round the core corridor. All other rules apply. These numbers make an even game: between greedy bots of equal strength, the squads won 53 of 100 games, measured over 480; against six Security Robots and three Repairbots they won 38 of 100.',
  ),
  designedValue(
    'D7',
    'Option: no mind weapon',
    'You may leave out the mind weapon in a first game. The squads are then much the stronger side, and a standstill ends the game [R20].',
  ),
  designedValue(
    'D8',
    'Unlimited markers',
    'There are as many markers as you need; the 17 of the original were a limit of the printed sheet. Charges that a squad leaves behind [8.5] have a marker of their own, which shows their number.',
  ),
];
