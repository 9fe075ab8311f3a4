/** Sections 38 to 44: scenarios 8 to 14. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const laterScenarios = [
  heading('38', 'Scenario 8: Break Out'),
  rule('38.1', 'Map', 'Panels 1 and 3 in the north, 6 and 2 in the south.'),
  rule(
    '38.2',
    'Green and Red',
    'attack together: Green with 32 units on 2 south of all river hexes, Red with 18 on 6, 7 hexes south of 1 [R61]. Set up second, move first; morale 7.',
  ),
  rule(
    '38.3',
    'Tan',
    'defends with 34 anywhere on 1 and 3. Sets up first, moves second; morale 7.',
  ),
  rule(
    '38.4',
    'Victory',
    'Units of Green and Red off the north edge of 1 and 3 by the end of turn 8: up to 19 decisive defeat, 20 to 24 marginal defeat, 25 to 29 draw, 30 to 34 marginal victory, 35 and more decisive victory. A carrier with infantry is two.',
  ),

  heading('39', 'Scenario 9: The Better Part of Valor'),
  rule('39.1', 'Map', 'Panels 5 and 4, no edge pieces.'),
  rule(
    '39.2',
    'Green and Red',
    'attack: Green with 16 anywhere on 5, Red with 9 on the west edge of 5. Set up first and move first.',
  ),
  rule('39.3', 'Tan', 'defends with 13 in city hexes of 4.'),
  rule('39.4', 'Morale', '7, from 6 losses 8, from 12 losses 9. Red’s stays 7 [R62].'),
  rule(
    '39.5',
    'Desertion',
    'All of Red leaves at once, from close assaults too, when a disrupted Red unit rolls to rally at least 9 after 1 Red loss, at least 8 after 2, at least 7 after 3.',
  ),
  rule(
    '39.6',
    'Victory',
    'After 6 turns to whoever has more undisrupted units in city hexes of 5 [R62].',
  ),

  heading('40', 'Scenario 10: Holding Out to Payday'),
  rule('40.1', 'Map', 'Panels 6, 3, 2, 5 and 4 in a row, no edge pieces.'),
  rule(
    '40.2',
    'Tan and Red',
    'attack: Tan drops 14 units onto 4 in turn 1, Red sets up 39 anywhere on 6, second. They move first; morale 7.',
  ),
  rule(
    '40.3',
    'Blue and Green',
    'defend: Green with 4 anywhere on 4 and 20 anywhere on 3 before the drop, and a column [D7] that enters 5 by the south road in turn 1; Blue enters 2 by the south road in turn 1 with 15, artillery with gas among them. They move second; morale 7.',
  ),
  rule(
    '40.4',
    'Held back',
    'Defenders do not leave the panel they began on or entered until a Red unit has left the one in the west of it [R42].',
  ),
  rule(
    '40.5',
    'Victory',
    'A Red unit occupies the easternmost city hex of 4 in or before turn 16, with no enemy there; else the defenders have won.',
  ),

  heading('41', 'Scenario 11: Traditional Objectives'),
  rule('41.1', 'Map', 'Panels 2, 4 and 3 in a row, no edge pieces.'),
  rule(
    '41.2',
    'Blue and Red',
    'are rivals: Blue with 19 on the west edge of 2, Red with 18 on the east edge of 3; morale 7.',
  ),
  rule(
    '41.3',
    'Tan and Green',
    'are one army against both: Tan with 17 on 3, at least 5 hexes from the east edge, Green with 17 anywhere on 4, both with gas. They set up before Blue and Red, may stack three in a hex together, and never fight each other; morale 7.',
  ),
  rule(
    '41.4',
    'Crossed commands',
    'The Blue player sets up, moves and fires Blue and Tan, in one turn; the Red player Red and Green.',
  ),
  rule('41.5', 'First move', 'Both roll a die; the higher roll decides who moves first.'),
  rule(
    '41.6',
    'Victory',
    'to the player of the first Blue or Red unit on the bridge of 4, if only on its way over it; until then play goes on.',
  ),

  heading('42', 'Scenario 12: Religious War'),
  rule('42.1', 'Map', 'Panels 1, 4 and 6 in a column.'),
  rule(
    '42.2',
    'Green',
    'attacks from the south edge of 6 [D7]. Sets up second, moves first; morale 7.',
  ),
  rule(
    '42.3',
    'Tan, Blue and Red',
    'defend anywhere on 1 and 4 [D7]. Morale: Tan 6, Red and Blue 8.',
  ),
  rule('42.4', 'No second chance', 'A Tan unit that fails to rally is eliminated.'),
  rule(
    '42.5',
    'Hired help',
    'When Red has lost 3 units, all of Red is removed at once; and so Blue.',
  ),
  rule('42.6', 'Victory', 'Green has eliminated all of Tan by the end of turn 14, or Tan has won.'),

  heading('43', 'Scenario 13: Everybody Wants a Piece of the Action'),
  rule(
    '43.1',
    'Map',
    'Panels 1, 2, 3 and C; 6, 5, 4 and D below; A and B above 2 and 3, F and E below 6 and 4. For three players.',
  ),
  rule(
    '43.2',
    'Tan',
    'garrisons: 8 units on 1, 3 on 2, 3 on 3, 12 on 4, 3 on 5, and 7 on any of the panels. Sets up first, moves third; morale 8.',
  ),
  rule(
    '43.3',
    'Red and Blue',
    'roll a die for the panel they enter, Blue again if it is Red’s, and enter in turn 1 by any outer edge of it [R63]. Red with 20 moves first, Blue with 19 second; morale 8.',
  ),
  rule(
    '43.4',
    'Victory',
    'After 10 turns a city counts for whoever has units in every one of its hexes: a point a hex. Most points win.',
  ),

  heading('44', 'Scenario 14: Spice Madness'),
  rule('44.1', 'Map', 'Five panels, 2 among them, no edge pieces. For four players.'),
  rule(
    '44.2',
    'Forces',
    'Each player buys for 300 points; gas, electronics and drops may be bought. Blue and Red have four combat cars at most. Tan begins on 6, Green on 5, Blue on 3, Red on 4, in this order of play.',
  ),
  rule(
    '44.3',
    'Spice',
    'One container on each swamp hex of 2. Picking one up costs 1. It does not count for stacking, and stays where its carrier dies. On its owner’s own panel it is safe.',
  ),
  rule(
    '44.4',
    'Nerves',
    'Morale is 6 for all and costs nothing; every attempt to rally is a desperate one.',
  ),
  rule(
    '44.5',
    'Where it is fought',
    'Only units on 2 are attacked; those on other panels may fire at them. Nobody enters an opponent’s panel.',
  ),
  rule(
    '44.6',
    'Amphibious',
    'Conventional personnel carriers and armoured cars enter swamp and lake, for 1.',
  ),
  rule('44.7', 'Victory', 'When no spice is left on 2, to whoever has most of it safe.'),
];
