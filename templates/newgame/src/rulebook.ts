/** The rules in full. Code and tests name them by number. */
import { heading, type Rule, rule } from 'countermarch/kernel';

export const rulebook: readonly Rule[] = [
  heading('1', 'Set-up'),
  rule('1.1', 'Units', 'Each side has four units, which begin at the hexes printed for them.'),
  rule(
    '1.2',
    'Objectives',
    'Each side draws one of the four towns as its objective. The other side does not see it before the end of the game. Both sides may draw the same town.',
  ),
  heading('2', 'Turns'),
  rule(
    '2.1',
    'Sequence',
    'Red has the first turn of each round. In its turn a side moves, and then it attacks. A game has five rounds, or as many as the option says.',
  ),
  heading('3', 'Movement'),
  rule(
    '3.1',
    'Points',
    'Each unit may move once in a turn, as far as its movement points allow. Clear ground and towns cost 1 point, woods and hills 2.',
  ),
  rule('3.2', 'Occupied hexes', 'A unit cannot enter or pass a hex with another unit.'),
  heading('4', 'Combat'),
  rule('4.1', 'Attacks', 'Each unit may attack one enemy unit beside it, once in a turn.'),
  rule(
    '4.2',
    'Strength',
    'The attacker adds 1 for each other unit of its side beside the target. The defender adds 1 in woods and in a town, and 2 on a hill.',
  ),
  rule(
    '4.3',
    'Odds',
    'The ratio of attack to defence, rounded down, gives the column of the table. Attacks below 1-2 are not allowed; odds above 3-1 count as 3-1.',
  ),
  rule(
    '4.4',
    'Result',
    'The attacker rolls a die. The table says who is destroyed: the attacker, the defender, both (exchange) or nobody.',
  ),
  rule(
    '4.5',
    'Advance',
    'If only the defender is destroyed, the attacker moves into its hex at once.',
  ),
  heading('5', 'End of the game'),
  rule('5.1', 'End', 'The game ends after its last round, or when a side has no units left.'),
  rule(
    '5.2',
    'Points',
    'Each town with a unit scores 2 points for its side, each destroyed enemy unit 1 point. The side with more points wins; equal points are a draw.',
  ),
  rule('5.3', 'Objective', 'A unit in the objective of its side scores 3 more points.'),
];
