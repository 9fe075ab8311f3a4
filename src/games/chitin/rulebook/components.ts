/** Sections 2 to 5: components, set-up, aim, sequence. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const components = [
  heading('2.00', 'Components'),
  rule(
    '2.01',
    'Map',
    'A hex is plains, river, rough or forest; some hexes combine two of these. Plains cost every ground unit 1 movement point. River costs Gantuas 1 and all other ground units 2. Rough and forest cost Low Renders 1 and all other ground units 2. Flyers have half strength when they attack units in forest. Heavy lines divide the map into megahexes of 19 hexes, which matter for tokens, bodies and flying.',
  ),
  rule(
    '2.02',
    'Counters',
    'There are two kinds of counters: units, which belong to a side, and harvest tokens, which belong to neither side.',
  ),
  rule(
    '2.021',
    'Units',
    'Both hives have the same units. A unit stands for a large number of insects.',
  ),
  rule(
    '2.022',
    'Combat units',
    'Warriors have five classes: Renders, Hackers, Thrusters, Smashers and Flyers. Warriors and Basics are combat units. A counter shows its strength, its movement points, a C if it can charge, and its class; the back shows its disrupted strength. Flyers and Basics have no disrupted side. Examples: three Gantuas have a strength of 12 (6 when disrupted) and 4 movement points, and can charge; two Plunges have a strength of 4 and can fly two megahexes.',
  ),
  rule(
    '2.023',
    'Workers',
    'A Worker has a defence strength of 1 and 4 movement points. It can’t attack and has no zone of control. Only Workers can carry harvest tokens.',
  ),
  rule(
    '2.024',
    'Harvest tokens',
    'Tokens A to G have a number. Each token that the scenario uses starts in the megahex with the same letter. In advanced games, tokens without a number appear where units die.',
  ),
  rule(
    '2.03',
    'Reference card',
    'The reference card shows both players the combat results table, the combat adds and the terrain costs.',
  ),
  rule(
    '2.04',
    'Token values',
    'The value of each token is tracked. Tokens A to G start at their printed number. Tokens H to N are tracked from the moment they come onto the map.',
  ),
  rule(
    '2.05',
    'Points and losses',
    'Two totals are tracked for each side: the value of the tokens it has brought home, and the number of units it has lost.',
  ),

  rule(
    '3.00',
    'Set-up',
    'Each player takes the units of one colour. The scenario says which units and how many.',
  ),
  rule(
    '3.01',
    'Placing tokens',
    'Place the tokens that the scenario uses on their lettered hexes.',
  ),
  rule(
    '3.02',
    'First move',
    'Both players roll a die. The player with the higher roll chooses one of two advantages: moving first or choosing an end of the map. The other player gets the other advantage.',
  ),
  rule(
    '3.03',
    'Scenarios',
    'Learning: tokens A, C and F; three each of Gantuas, Phlanxes, Termagants and Low Renders; bring home two tokens to win. Basic: all seven tokens; 48 points for ground warriors; bring home four tokens to win. These two scenarios use no advanced rules. Small: tokens A, C and F; 48 points for warriors and Basics, at most 8 of these points for Plunges. Intermediate: all tokens; 60 points, at most 12 for Plunges. Bitter End: all tokens; 78 points, at most 16 for Plunges. Armageddon: all tokens; all units. These four scenarios use all advanced rules. Each unit costs as many points as its attack strength. In every scenario, each side also has six Workers, at no cost.',
  ),

  heading('4.00', 'Victory and the end of the game'),
  rule(
    '4.01',
    'Basic victory',
    'In Learning and Basic, you win if you bring home more tokens than the enemy. A token is home when one of your Workers has carried it over your edge of the map.',
  ),
  rule(
    '4.02',
    'Advanced victory',
    'In the other scenarios, the side with more points wins. Each side scores points for the tokens it has brought home and loses points for the units it has lost.',
  ),
  rule(
    '4.021',
    'Points for tokens',
    'A token scores its number, plus 1 for each dead unit added to it.',
  ),
  rule('4.022', 'Points for losses', 'Each unit you lose, of any kind, costs you 2 points.'),
  rule(
    '4.023',
    'Example',
    'You bring home token A, worth 20, with five dead units added: it scores 25. If all five were your own units, they cost you 10, and 15 points remain.',
  ),
  rule(
    '4.03',
    'End of basic games',
    'Learning and Basic games end when every token has left the map, or earlier [R46].',
  ),
  rule(
    '4.04',
    'End of advanced games',
    'Advanced games end when all starting tokens have left the map. Units and other tokens still on the map score nothing.',
  ),
  rule(
    '4.05',
    'First off',
    'If the players agree, an advanced game continues until all units of one side have left the map. The other side then scores every token that is still on the map.',
  ),

  rule(
    '5.00',
    'Turn sequence',
    'The players take turns. A turn has four steps. (1) Move all your ground units and flyers. (2) Your disrupted units recover. (3) Fight. First announce all attacks, charges and odds. Then roll for each battle. Remove the losses. Units that retreat are moved by their enemy. The winner of the battle may advance units and turn stacks. (4) In advanced games, count the losses and add the bodies to tokens.',
  ),
];
