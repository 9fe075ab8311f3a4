/** Values and figures of our own, where those of the original are lost or it has none. */
import { designedValue, type Rule } from '../../../kernel/rulebook.ts';

export const designed: readonly Rule[] = [
  designedValue(
    'D1',
    'The map',
    'The original map is lost. Ours has 420 hexes in rings round the two hexes of the brain core. Ring 1 is obstructed passable. Ring 2 is the core corridor, a passageway. Ring 3 is obstructed passable. Ring 4 is the closed shield of 26 auto-defend hexes. Ring 5 is the inner passageway. Rings 6 and 7 are the bulkhead, which has twelve openings. Ring 8 is the outer passageway. Rings 9 and 10 are the outer works. Ring 11 is the outer armour. The map is symmetrical from left to right and from top to bottom, and no side is nearer to the brain core than another.',
  ),
  designedValue(
    'D2',
    'Numbered impact hexes',
    'Sides 1 to 6 run clockwise from the top. On each side, the numbers 2 to 12 run clockwise along eleven hexes of outer armour. The tips at the far left and far right have no number.',
  ),
  designedValue(
    'D3',
    'Shapes of the demolition patterns',
    'The original drawings are lost; these shapes fit the odds in [DCT]. Pattern A is a line of four hexes that begins with hex 1. Pattern B is a wedge that widens from hex 1 towards a corner: a row with hexes 2 and 3, then a row with hexes 4, 5 and 6. Pattern C is hex 1 and the ring round it, and has no direction. Pattern D is a fan: hex 1 and the three hexes in front of it, with hex 3 in the middle. The direction of a pattern is one of the six hex sides. Pattern B widens towards the corner at the clockwise end of that side.',
  ),
  designedValue(
    'D4',
    'Option: pattern A as a fork',
    'With this option, hexes 3 and 4 of pattern A are to the front left and front right of hex 2, instead of straight ahead. The fork fits the odds just as well as the line, but the line is simpler and better for blasting a path.',
  ),
  designedValue(
    'D5',
    'Suggested set-up',
    'At any point during set-up, the Annihilator player may have all remaining robots placed automatically: Security Robots evenly round the inner passageway, Repairbots round the core corridor. If a robot’s hex is full, the robot is placed in another of these hexes that has room.',
  ),
  designedValue(
    'D6',
    'Learning scenario',
    'One ship has hit hex 7 of side 1, and a second ship has hit hex 7 of side 4. They have landed four Assault Squads (A1 to A4) and two Demolition Squads (D1 and D2). Four Security Robots are in the inner passageway and five Repairbots in the core corridor. All other rules apply. These numbers make an even game: the squads won 53% of 480 games between bots at the Greedy level. Against six Security Robots and three Repairbots, they won only 38% of the games.',
  ),
  designedValue(
    'D7',
    'Option: no mind weapon',
    'You may leave out the mind weapon in a first game. The game is then much easier for the squads, but the Annihilator player wins after ten quiet turns in a row [R20].',
  ),
  designedValue(
    'D8',
    'Unlimited markers',
    'The number of markers is unlimited. The original’s counter sheet held 17, but that number is not a limit. Charges that a squad leaves behind [8.5] have a marker of their own, which shows how many there are.',
  ),
];
