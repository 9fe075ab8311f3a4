/** Sections 38 to 44: scenarios 8 to 14. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const laterScenarios = [
  heading('38', 'Scenario 8: Break Out'),
  rule('38.1', 'Map', 'Lay panels 1 and 3 in the north, and 6 and 2 in the south.'),
  rule(
    '38.2',
    'Green and Red',
    'Green and Red attack together: Green with 32 units on 2, south of all river hexes, and Red with 18 units on 6, 7 hexes south of 1 [R61]. They set up second, move first and have morale 7.',
  ),
  rule(
    '38.3',
    'Tan',
    'Tan defends with 34 units anywhere on 1 and 3. Tan sets up first, moves second and has morale 7.',
  ),
  rule(
    '38.4',
    'Victory',
    'Count the Green and Red units that have left the map by the north edge of 1 and 3 by the end of turn 8. Up to 19: decisive defeat. 20 to 24: marginal defeat. 25 to 29: draw. 30 to 34: marginal victory. 35 or more: decisive victory. A carrier with infantry counts as two units.',
  ),

  heading('39', 'Scenario 9: The Better Part of Valor'),
  rule('39.1', 'Map', 'Use panels 5 and 4, without edge pieces.'),
  rule(
    '39.2',
    'Green and Red',
    'Green and Red attack: Green with 16 units anywhere on 5, Red with 9 units on the west edge of 5. They set up first and move first.',
  ),
  rule('39.3', 'Tan', 'Tan defends with 13 units in city hexes of 4.'),
  rule(
    '39.4',
    'Morale',
    'Morale is 7, from 6 losses 8, from 12 losses 9. Red’s morale stays 7 [R62].',
  ),
  rule(
    '39.5',
    'Desertion',
    'All Red units leave the game at once, even from close assaults, if a disrupted Red unit rolls high enough in a rally: 9 or more after 1 Red loss, 8 or more after 2, 7 or more after 3.',
  ),
  rule(
    '39.6',
    'Victory',
    'After 6 turns, the player with more undisrupted units in city hexes of 5 wins [R62].',
  ),

  heading('40', 'Scenario 10: Holding Out to Payday'),
  rule('40.1', 'Map', 'Lay panels 6, 3, 2, 5 and 4 in a row, without edge pieces.'),
  rule(
    '40.2',
    'Tan and Red',
    'Tan and Red attack. Tan drops 14 units onto 4 in turn 1. Red sets up second, with 39 units anywhere on 6. They move first and have morale 7.',
  ),
  rule(
    '40.3',
    'Blue and Green',
    'Blue and Green defend. Before the drop, Green sets up 4 units anywhere on 4 and 20 anywhere on 3. In turn 1, a Green column [D7] enters 5 by the south road, and Blue enters 2 by the south road with 15 units, including artillery with gas. They move second and have morale 7.',
  ),
  rule(
    '40.4',
    'Held back',
    'The defenders cannot leave the panel where they began or entered until a Red unit has left the next panel to the west [R42].',
  ),
  rule(
    '40.5',
    'Victory',
    'The attackers win as soon as a Red unit occupies the easternmost city hex of 4, with no enemy there, in or before turn 16. Otherwise the defenders win.',
  ),

  heading('41', 'Scenario 11: Traditional Objectives'),
  rule('41.1', 'Map', 'Lay panels 2, 4 and 3 in a row, without edge pieces.'),
  rule(
    '41.2',
    'Blue and Red',
    'Blue and Red are rivals: Blue with 19 units on the west edge of 2, Red with 18 units on the east edge of 3. They have morale 7.',
  ),
  rule(
    '41.3',
    'Tan and Green',
    'Tan and Green are one army against both: Tan with 17 units on 3, at least 5 hexes from the east edge, Green with 17 units anywhere on 4. Both have gas. They set up before Blue and Red, may stack together up to three in a hex, and never fight each other. They have morale 7.',
  ),
  rule(
    '41.4',
    'Crossed commands',
    'The Blue player sets up, moves and fires Blue and Tan in one player turn. The Red player does the same with Red and Green.',
  ),
  rule(
    '41.5',
    'First move',
    'Both players roll a die. The player with the higher roll decides who moves first.',
  ),
  rule(
    '41.6',
    'Victory',
    'The player of the first Blue or Red unit on the bridge of 4 wins, even if the unit is only crossing it. Until then, play continues.',
  ),

  heading('42', 'Scenario 12: Religious War'),
  rule('42.1', 'Map', 'Lay panels 1, 4 and 6 in a column.'),
  rule(
    '42.2',
    'Green',
    'Green attacks from the south edge of 6 [D7]. Green sets up second, moves first and has morale 7.',
  ),
  rule(
    '42.3',
    'Tan, Blue and Red',
    'Tan, Blue and Red defend anywhere on 1 and 4 [D7]. Tan has morale 6, Red and Blue have morale 8.',
  ),
  rule('42.4', 'No second chance', 'A Tan unit that fails to rally is eliminated.'),
  rule(
    '42.5',
    'Hired help',
    'When Red has 3 losses, remove all Red units at once. The same applies to Blue.',
  ),
  rule(
    '42.6',
    'Victory',
    'Green wins if it has eliminated all of Tan by the end of turn 14. Otherwise Tan wins.',
  ),

  heading('43', 'Scenario 13: Everybody Wants a Piece of the Action'),
  rule(
    '43.1',
    'Map',
    'For three players. Lay panels 1, 2, 3 and C in a row, and 6, 5, 4 and D in a row below. Lay A and B above 2 and 3, and F and E below 6 and 4.',
  ),
  rule(
    '43.2',
    'Tan',
    'Tan has garrisons: 8 units on 1, 3 on 2, 3 on 3, 12 on 4, 3 on 5, and 7 on any of the panels. Tan sets up first, moves third and has morale 8.',
  ),
  rule(
    '43.3',
    'Red and Blue',
    'Red and Blue each roll a die for the panel they enter; Blue rolls again if it gets Red’s panel. They enter in turn 1 by any outer edge of it [R63]. Red moves first with 20 units, Blue second with 19. They have morale 8.',
  ),
  rule(
    '43.4',
    'Victory',
    'After 10 turns, a city scores one point per hex for the player with units in every one of its hexes. The player with the most points wins.',
  ),

  heading('44', 'Scenario 14: Spice Madness'),
  rule('44.1', 'Map', 'For four players. Use five panels, including panel 2, without edge pieces.'),
  rule(
    '44.2',
    'Forces',
    'Each player buys for 300 points. Gas, electronics and drops are allowed. Blue and Red may have at most four combat cars. Tan begins on 6, Green on 5, Blue on 3 and Red on 4. They play in this order.',
  ),
  rule(
    '44.3',
    'Spice',
    'Each swamp hex of 2 has one container of spice. Taking it costs 1 movement point. It does not count for stacking. If its carrier is eliminated, it stays in the hex. On the panel of its owner, it is safe.',
  ),
  rule(
    '44.4',
    'Nerves',
    'All units have morale 6 for free, and every attempt to rally is a desperate one.',
  ),
  rule(
    '44.5',
    'Battlefield',
    'Only units on 2 can be attacked. Units on other panels may fire at them. You cannot enter an opponent’s panel.',
  ),
  rule(
    '44.6',
    'Amphibious vehicles',
    'Conventional personnel carriers and armoured cars can enter swamp and lake hexes, for 1 movement point.',
  ),
  rule(
    '44.7',
    'Victory',
    'The game ends when no spice is left on 2. The player with the most containers safe wins.',
  ),
];
