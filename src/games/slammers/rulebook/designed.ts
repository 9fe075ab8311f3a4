/** Designed values: what had to be there and was not found, so that we made it. */
import { designedValue } from '../../../kernel/rulebook.ts';

export const designed = [
  designedValue(
    'D1',
    'Ratings of units',
    'These ratings are known from the original: hover tank attack 8, defence 8, range 4, movement 6; combat car defence 4; mercenary infantry movement 2 on foot and 6 on skimmers; towed guns movement 0. All other ratings are our design. We chose whole numbers that fit one formula for the printed prices: attack + defence + range + movement, plus 5 for a hover tank or 2 for a calliope. Example: a hover tank costs 8 + 8 + 4 + 6 + 5 = 31. Only the prices of fortresses, militia and bought buses do not fit.',
  ),
  designedValue(
    'D2',
    'Numbers of counters',
    'The printed total is 328 counters. The breakdown is ours: 60 each for Green, Tan and Blue, 53 for Red, and 95 markers. These limits apply to bought forces, not to the printed scenarios.',
  ),
  designedValue(
    'D3',
    'Panels',
    'All terrain and roads are our design. Each panel has 12 columns of 10 flat-topped hexes, with even-numbered columns half a hex lower. A road leaves each panel in the middle of each of its four sides.',
  ),
  designedValue(
    'D4',
    'Edge pieces',
    'The edge pieces are our design. A, B, E and F have 6 columns of 4 hexes; C and D have 4 columns of 10. A and F fit against the west half of a panel’s north or south side, B and E against the east half, and C and D against the east side. B, C, D and E have a road.',
  ),
  designedValue(
    'D5',
    'Layouts',
    'For scenarios 1, 2, 4, 5, 10, 11 and 13, the original shows how the panels and edge pieces are arranged, but not exactly where they join. The layouts of scenarios 3, 6, 7, 8, 9, 12 and 14 are our design.',
  ),
  designedValue(
    'D6',
    'Unit types in the scenarios',
    'The printed scenarios say how many units there are, but the pictures of their types are missing from our source. We chose the types, guided by the order of the unit chart, the notes on gas and electronics, the story, and a fair balance of points between attacker and defender.',
  ),
  designedValue(
    'D7',
    'Forces missing from the source',
    'We designed these forces. In scenario 10, Green’s column on panel 5 has 6 tanks, 4 armoured cars, 2 infantry and 2 carriers. In scenario 12, Green has 7 tanks, 5 armoured cars, 8 infantry, 6 carriers and 1 self-propelled artillery; Tan has 4 armoured cars, 12 infantry, 4 carriers and 2 small guns; Red has 2 combat cars and 4 infantry; Blue has 2 tanks, 2 combat cars and 2 infantry.',
  ),
  designedValue(
    'D8',
    'Sides in scenario 5',
    'The title and the sides of scenario 5 are missing from our source, so we supplied them. Blue is in the middle, Green on panel 3 and Red on panel 6. With two players, Blue plays against Green and Red; with three, all play against each other. Blue sets up first, then Green, then Red. Red moves first, then Green, then Blue; with two players, Red and Green move in one player turn.',
  ),
  designedValue(
    'D9',
    'Stray table results',
    'In the printed combat table, ignore any result that has no odds above it [R41].',
  ),
  designedValue(
    'D10',
    'Last turn',
    'Scenarios 11 and 14 last 40 turns, unless you choose another last turn or no turn limit.',
  ),
  designedValue(
    'D11',
    'Hex labels',
    'A hex label gives the panel or edge piece, then the column and the row, both counted from 01 in the north-west corner. Example: 4-0605 is the hex in column 6 and row 5 of panel 4. If an edge piece is rotated, its hexes keep their labels.',
  ),
  designedValue('D12', 'Ties', 'In scenarios 2, 5, 9, 13 and 14, a tie is a shared victory.'),
  designedValue(
    'D13',
    'Auto-placement',
    'Units that you do not place yourself are placed for you, near the objective. Defenders are placed in cover, and artillery and calliopes about 5 hexes from the objective. If a colour loses the game by being eliminated, its units are placed as far from their enemies as possible.',
  ),
  designedValue(
    'D14',
    'Automatic purchase',
    'A side with 300 points that does not buy unit by unit gets the force listed here. With more or fewer points, the force is scaled in proportion. Green and Tan each: 6 tanks, 4 armoured cars, 8 infantry, 6 carriers, 1 self-propelled artillery and 1 self-propelled calliope. Red: 4 tanks, 4 combat cars, 6 infantry, 1 self-propelled artillery and 1 self-propelled calliope. Blue: 4 tanks, 4 combat cars, 7 infantry and 1 self-propelled artillery. Where morale has a price, 85% of the points go into units and the rest into morale.',
  ),
];
