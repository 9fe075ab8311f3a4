/** Designed values: what had to be there and was not found, so that we made it. */
import { designedValue } from '../../../kernel/rulebook.ts';

export const designed = [
  designedValue(
    'D1',
    'Ratings of units',
    'Found or printed: hover tank 8-8-4-6, the combat car’s defence 4, movement 2 and 6 of mercenary infantry, 0 of towed guns. All other figures are ours: whole numbers for which one formula gives every printed price: attack, defence, range and movement together, 5 more for a hover tank, 2 more for a calliope.',
  ),
  designedValue(
    'D2',
    'Numbers of counters',
    '328 is printed. Ours is how they are shared out: Green and Tan 60 each, Red 53, Blue 60, markers 95. It binds whoever buys a force, not the printed scenarios.',
  ),
  designedValue(
    'D3',
    'Panels',
    'All terrain and roads are ours. Each is 12 columns of 10 hexes with flat tops, odd columns half a hex lower, with roads leaving in the middle of all four sides.',
  ),
  designedValue(
    'D4',
    'Edge pieces',
    'Ours: A, B, E and F 6 columns of 4 hexes, C and D 4 columns of 10. A and F lie at the west half of a panel, B and E at the east half, with a road; C and D on the right, with a road.',
  ),
  designedValue(
    'D5',
    'Layouts',
    'Those of scenarios 1, 2, 4, 5, 10, 11 and 13 are given but for the exact places; those of 3, 6, 7, 8, 9, 12 and 14 are ours.',
  ),
  designedValue(
    'D6',
    'Kinds of units in the scenarios',
    'The numbers are printed, the pictures beside them lost. Ours is which unit each number means: the order of the chart of units, what has gas or electronics, the story, and points that fit attacker and defender.',
  ),
  designedValue(
    'D7',
    'Lost forces',
    'Scenario 10, Green’s column on panel 5: 6 tanks, 4 cars, 2 infantry, 2 carriers. Scenario 12: Green 7 tanks, 5 cars, 8 infantry, 6 carriers, 1 artillery; Tan 4 cars, 12 infantry, 4 carriers, 2 small guns; Red 2 combat cars, 4 infantry; Blue 2 tanks, 2 combat cars, 2 infantry.',
  ),
  designedValue(
    'D8',
    'Scenario 5',
    'Its title and sides are lost. Blue stands in the middle, Green on 3 and Red on 6. Two players: Blue against Green and Red; three: each for himself. Set-up Blue, Green, Red. Movement Red, Green, Blue; with two players Red and Green in one turn. The title is ours.',
  ),
  designedValue(
    'D9',
    'What the tables leave open',
    'Where a result of the combat table stands under no odds, it is dropped [R41].',
  ),
  designedValue(
    'D10',
    'Last turn',
    '40 turns in scenarios 11 and 14, if the option says nothing else.',
  ),
  designedValue(
    'D11',
    'Labels',
    'A hex is called by its piece, its column and its row, counted from 01 at the north-west: 4-0605. Turned pieces keep the labels they have unturned.',
  ),
  designedValue(
    'D12',
    'Ties',
    'Equal numbers in scenarios 2, 5, 9, 13 and 14 are a shared victory.',
  ),
  designedValue(
    'D13',
    'The usual set-up',
    'Where the units of a side stand that does not place them one by one: near what the scenario is about, in cover if they wait for the enemy, guns farther back, hunted units as far away as they can.',
  ),
  designedValue(
    'D14',
    'The usual purchase',
    'What a side gets for 300 points that does not buy piece by piece; for other points in proportion. Green and Tan 6 tanks, 4 cars, 8 infantry, 6 carriers, an artillery and a calliope on chassis; Red 4 tanks, 4 combat cars, 6 infantry, an artillery and a calliope; Blue 4 tanks, 4 combat cars, 7 infantry, an artillery. Where morale is sold, 85 of 100 points go into units and what is left into morale.',
  ),
];
