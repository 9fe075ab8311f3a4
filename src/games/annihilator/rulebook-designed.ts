/** Values and figures of our own, where the original's are lost or where it has none. */
import { designedValue, type Rule } from '../../kernel/rulebook.ts';

export const designed: readonly Rule[] = [
  designedValue(
    'D1',
    'The map',
    'The original map is lost. Ours has 420 hexes in rings round the two brain hexes: 1 obstructed, 2 core corridor, 3 obstructed, 4 the closed auto-defend shield of 26 hexes, 5 inner passageway, 6 and 7 bulkhead with twelve openings, 8 outer passageway, 9 and 10 outer works, 11 the hull. It is the same seen in a mirror, left to right and top to bottom, and no side is nearer to the brain than another.',
  ),
  designedValue(
    'D2',
    'Numbered impact hexes',
    'Sides 1 to 6 run clockwise from the top; on each, the numbers 2 to 12 run clockwise along eleven hull hexes. The tips at the far left and right have no number.',
  ),
  designedValue(
    'D3',
    'Figures of the demolition patterns',
    'The drawings are lost; these fit the odds of [DCT]. A is a line of four hexes from hex 1. B is a wedge that widens from hex 1 towards a corner: a row of hexes 2 and 3, then a row of 4, 5 and 6. C is hex 1 and the ring round it, and has no direction. D is a fan: hex 1 and the three hexes before it, 3 in the middle. Directions are the six hex sides; the corner that B faces lies clockwise of its direction.',
  ),
  designedValue(
    'D4',
    'Option: pattern A as a fork',
    'Instead of in a line, hexes 3 and 4 of pattern A lie half left and half right of the line, beyond hex 2. It fits the odds as well; the line is simpler and better for tunnelling.',
  ),
  designedValue(
    'D5',
    'Suggested set-up',
    'At any point of the set-up the Annihilator player may have all robots still to come placed for it: Security Robots evenly round the inner passageway, Repairbots round the core corridor; where a hex is full, in the next one of these that has room.',
  ),
  designedValue(
    'D6',
    'Learning scenario',
    'Two ships, in 1/7 and 4/7, with A1 to A4, D1 and D2; four Security Robots round the inner passageway and five Repairbots round the core corridor. All other rules hold. So many make it even between equal players: in 480 games of greedy bots the squads won 53 of 100, against 38 with six and three.',
  ),
  designedValue(
    'D7',
    'Option: no mind weapon',
    'For a first game the mind weapon may be left out. The squads are then much the stronger side, and a standstill ends the game [R20].',
  ),
  designedValue(
    'D8',
    'Markers without number',
    'There are as many markers as needed; that a box held 17 was a matter of cardboard. Charges left behind by [8.5] have a marker of their own with their number.',
  ),
];
