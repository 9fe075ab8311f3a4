/** Designed values: what had to be there and was not found, so that we made it. */
import { designedValue } from '../../../kernel/rulebook.ts';

export const designed = [
  designedValue(
    'D1',
    'Ratings of units',
    'These ratings are printed or were found: hover tank 8-8-4-6, combat car defence 4, mercenary infantry movement 2 and 6, towed guns movement 0. All others are ours. They are whole numbers for which one formula gives every printed price: add attack, defence, range and movement, then 5 for a hover tank or 2 for a calliope. Example: the hover tank is 8 + 8 + 4 + 6 + 5 = 31.',
  ),
  designedValue(
    'D2',
    'Numbers of counters',
    'The total of 328 is printed. How it is divided is ours: Green and Tan 60 each, Red 53, Blue 60, markers 95. These limits apply to forces that are bought, not to the printed scenarios.',
  ),
  designedValue(
    'D3',
    'Panels',
    'All terrain and roads are ours. Each panel has 12 columns of 10 flat-topped hexes, with odd columns half a hex lower. A road leaves it in the middle of all four sides.',
  ),
  designedValue(
    'D4',
    'Edge pieces',
    'The edge pieces are ours. A, B, E and F have 6 columns of 4 hexes; C and D have 4 columns of 10. A and F join the west half of a panel. B and E join the east half and have a road. C and D join the right side and have a road.',
  ),
  designedValue(
    'D5',
    'Layouts',
    'The layouts of scenarios 1, 2, 4, 5, 10, 11 and 13 are given, except for the exact positions. The layouts of 3, 6, 7, 8, 9, 12 and 14 are ours.',
  ),
  designedValue(
    'D6',
    'Unit types in the scenarios',
    'The numbers are printed, but the pictures beside them are lost. We decided which unit each number means. We used the order of the unit chart, the units with gas or electronics, the story, and points that suit attacker and defender.',
  ),
  designedValue(
    'D7',
    'Lost forces',
    'Scenario 10, Green’s column on panel 5: 6 tanks, 4 cars, 2 infantry, 2 carriers. Scenario 12: Green 7 tanks, 5 cars, 8 infantry, 6 carriers, 1 artillery; Tan 4 cars, 12 infantry, 4 carriers, 2 small guns; Red 2 combat cars, 4 infantry; Blue 2 tanks, 2 combat cars, 2 infantry.',
  ),
  designedValue(
    'D8',
    'Scenario 5',
    'The title and the sides are lost; ours are these. Blue is in the middle, Green on panel 3 and Red on panel 6. With two players, Blue plays against Green and Red. With three, all play against each other. Set-up order: Blue, Green, Red. Movement order: Red, Green, Blue; with two players, Red and Green move in one player turn.',
  ),
  designedValue(
    'D9',
    'Gaps in the tables',
    'If a result of the combat table is under no odds, it is left out [R41].',
  ),
  designedValue(
    'D10',
    'Last turn',
    'Scenarios 11 and 14 have 40 turns, unless the option says otherwise.',
  ),
  designedValue(
    'D11',
    'Hex labels',
    'A hex label is the piece, then the column and the row, both counted from 01 in the north-west: 4-0605. Rotated pieces keep their labels.',
  ),
  designedValue('D12', 'Ties', 'In scenarios 2, 5, 9, 13 and 14, a tie is a shared victory.'),
  designedValue(
    'D13',
    'Auto-placement',
    'If you do not place your units one by one, they are placed for you. They go near the objective. Units that wait for the enemy are in cover, guns are farther back, and hunted units are as far away as possible.',
  ),
  designedValue(
    'D14',
    'Automatic purchase',
    'If a side with 300 points does not buy unit by unit, it gets this force; with other points, it gets a force in proportion. Green and Tan: 6 tanks, 4 cars, 8 infantry, 6 carriers, 1 self-propelled artillery and 1 self-propelled calliope. Red: 4 tanks, 4 combat cars, 6 infantry, 1 artillery and 1 calliope. Blue: 4 tanks, 4 combat cars, 7 infantry and 1 artillery. Where morale is sold, 85 of 100 points go into units and the rest into morale.',
  ),
];
