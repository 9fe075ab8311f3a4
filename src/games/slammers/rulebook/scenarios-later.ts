/** Sections 38 to 44: scenarios 8 to 14. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const laterScenarios = [
  heading('38', 'Scenario 8: Break Out'),
  rule('38.1', 'Map', 'Lay panels 1 and 3 in the north, and panels 6 and 2 south of them.'),
  rule(
    '38.2',
    'Green and Red',
    'Green and Red attack together. Green has 32 units on panel 2, south of all river hexes, and Red has 18 units on panel 6, at least 7 hexes south of panel 1 [R61]. Green and Red set up second, move first and have morale 7.',
  ),
  rule(
    '38.3',
    'Tan',
    'Tan defends with 34 units anywhere on panels 1 and 3. Tan sets up first, moves second and has morale 7.',
  ),
  rule(
    '38.4',
    'Victory',
    'Count the Green and Red units that have left the map at the north edge of panels 1 and 3 by the end of turn 8. For Green and Red, up to 19 units are a decisive defeat, 20 to 24 a marginal defeat, 25 to 29 a draw, 30 to 34 a marginal victory, and 35 or more a decisive victory. A carrier with infantry counts as two units.',
  ),

  heading('39', 'Scenario 9: The Better Part of Valor'),
  rule('39.1', 'Map', 'Use panels 5 and 4, without edge pieces.'),
  rule(
    '39.2',
    'Green and Red',
    'Green and Red attack together. Green has 16 units anywhere on panel 5, and Red has 9 units on the west edge of panel 5. Green and Red set up first and move first.',
  ),
  rule('39.3', 'Tan', 'Tan defends with 13 units in city hexes of panel 4.'),
  rule(
    '39.4',
    'Morale',
    'Green and Tan have morale 7, which worsens to 8 at 6 losses and to 9 at 12 losses. Red always has morale 7 [R62].',
  ),
  rule(
    '39.5',
    'Desertion',
    'If a disrupted Red unit rolls too high when it tries to rally, all Red units leave the game at once, even from close assaults. After 1 Red loss, a roll of 9 or more is too high; after 2 losses, 8 or more; after 3 or more losses, 7 or more.',
  ),
  rule(
    '39.6',
    'Victory',
    'After 6 turns, the player with more undisrupted units in city hexes of panel 5 wins [R62].',
  ),

  heading('40', 'Scenario 10: Holding Out to Payday'),
  rule(
    '40.1',
    'Map',
    'Lay panels 6, 3, 2, 5 and 4 in a row from west to east, without edge pieces.',
  ),
  rule(
    '40.2',
    'Tan and Red',
    'Tan and Red attack. In turn 1, Tan drops 14 units onto panel 4. Red sets up second, with 39 units anywhere on panel 6. Tan and Red move first and have morale 7.',
  ),
  rule(
    '40.3',
    'Blue and Green',
    'Blue and Green defend. Before the drop, Green sets up 4 units anywhere on panel 4 and 20 anywhere on panel 3. In turn 1, a Green column [D7] enters panel 5 by the south road, and Blue enters panel 2 by the south road with 15 units, including artillery with gas. Blue and Green move second and have morale 7.',
  ),
  rule(
    '40.4',
    'Defenders held back',
    'Each defending unit must stay on the panel where it began or entered. It may leave that panel only after a Red unit has left the next panel to the west [R42].',
  ),
  rule(
    '40.5',
    'Victory',
    'The attackers win as soon as a Red unit is in the easternmost city hex of panel 4 with no enemy there. If that has not happened by the end of turn 16, the defenders win.',
  ),

  heading('41', 'Scenario 11: Traditional Objectives'),
  rule('41.1', 'Map', 'Lay panels 2, 4 and 3 in a row from west to east, without edge pieces.'),
  rule(
    '41.2',
    'Blue and Red',
    'Blue and Red are rivals. Blue has 19 units on the west edge of panel 2, and Red has 18 units on the east edge of panel 3. Both have morale 7.',
  ),
  rule(
    '41.3',
    'Tan and Green',
    'Tan and Green are one army against both Blue and Red. Tan has 17 units on panel 3, at least 5 hexes from the east edge, and Green has 17 units anywhere on panel 4. Both have gas and morale 7, and both set up before Blue and Red. Tan and Green may stack together, up to three counters in a hex, and never fight each other.',
  ),
  rule(
    '41.4',
    'Command',
    'The Blue player sets up Blue and Tan, moves both colours in the same player turn and fires with both. The Red player does the same with Red and Green. The two colours of a player are still enemies [41.3].',
  ),
  rule(
    '41.5',
    'First move',
    'Both players roll a die, and roll again if they tie. The player with the higher roll decides who moves first.',
  ),
  rule(
    '41.6',
    'Victory',
    'The first player with a Blue or Red unit on the bridge of panel 4 wins, even if the unit is only crossing it. Until then, play continues.',
  ),

  heading('42', 'Scenario 12: Religious War'),
  rule('42.1', 'Map', 'Lay panels 1, 4 and 6 in a column from north to south.'),
  rule(
    '42.2',
    'Green',
    'Green attacks. Green sets up second, on the south edge of panel 6 [D7], moves first and has morale 7.',
  ),
  rule(
    '42.3',
    'Tan, Blue and Red',
    'Tan, Blue and Red defend together. They set up first, anywhere on panels 1 and 4 [D7], and move second. Tan has morale 6; Blue and Red have morale 8.',
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
    'This scenario is for three players. Lay panels 1, 2 and 3 and edge piece C in a row from west to east, and panels 6, 5 and 4 and edge piece D in a row below. Lay edge pieces A and B above panels 2 and 3, and F and E below panels 5 and 4.',
  ),
  rule(
    '43.2',
    'Tan',
    'Tan has garrisons: 8 units on panel 1, 12 on panel 4, 3 each on panels 2, 3 and 5, and 7 more anywhere on the six panels. Tan sets up first, moves third and has morale 8.',
  ),
  rule(
    '43.3',
    'Red and Blue',
    'Red and Blue each roll a die for the panel they enter; Blue rolls again if it gets Red’s panel. They enter in turn 1 at any outer edge of their panel [R63]. Red moves first and has 20 units; Blue moves second and has 19. Both have morale 8.',
  ),
  rule(
    '43.4',
    'Victory',
    'After 10 turns, a player with units in every hex of a city scores one point for each hex of that city. The player with the most points wins.',
  ),

  heading('44', 'Scenario 14: Spice Madness'),
  rule('44.1', 'Map', 'This scenario is for four players. Use panels 2 to 6, without edge pieces.'),
  rule(
    '44.2',
    'Forces',
    'Each player buys units for up to 300 points. Gas, electronics and drops are allowed. Blue and Red may have at most four combat cars each. Tan begins on panel 6, Green on panel 5, Blue on panel 3 and Red on panel 4. The order of movement is Tan, Green, Blue, Red.',
  ),
  rule(
    '44.3',
    'Spice',
    'Each swamp hex on panel 2 has one container of spice. Taking a container costs 1 movement point. Containers do not count for stacking. If the unit that carries a container is eliminated, the container stays in the hex. A container is safe as soon as a unit brings it to its own side’s panel.',
  ),
  rule(
    '44.4',
    'Morale',
    'All units have morale 6 at no cost. Every attempt to rally counts as a desperate rally, so a unit that fails is eliminated [6.5].',
  ),
  rule(
    '44.5',
    'Battlefield',
    'Only units on panel 2 can be attacked, but units on other panels may fire at them. You cannot enter an opponent’s panel.',
  ),
  rule(
    '44.6',
    'Amphibious vehicles',
    'Conventional personnel carriers and armoured cars can enter swamp and lake hexes, at a cost of 1 movement point.',
  ),
  rule(
    '44.7',
    'Victory',
    'The game ends when no spice is left on panel 2. The player with the most safe containers wins.',
  ),
];
