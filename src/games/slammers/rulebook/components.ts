/** Sections 1 to 5: components, map, counters, preparation, sequence of play. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const components = [
  heading('1', 'Components'),
  rule(
    '1.1',
    'Contents',
    'The game has a map made of panels, four sheets of counters, two six-sided dice, and these rules with their scenarios.',
  ),
  rule(
    '1.2',
    'Charts',
    'You may consult these charts at any time: combat results, gas results, terrain costs, terrain defence, prices, the turn track and the unit types.',
  ),

  heading('2', 'Map'),
  rule(
    '2.1',
    'Panels',
    'The map has six panels, numbered 1 to 6, which fit together in several ways. The scenario says which panels you use and how to lay them out.',
  ),
  rule('2.2', 'North', 'Lay all numbered panels with north in the same direction.'),
  rule('2.3', 'Edge pieces', 'If the scenario lists edge pieces (A to F), add them to the map.'),
  rule('2.4', 'Partial hexes', 'Partial hexes along the outer edge of the map are not in play.'),
  rule(
    '2.5',
    'Set-up areas',
    'If a scenario names a panel as a set-up area, the area is that panel alone, without the edge pieces beside it.',
  ),
  rule(
    '2.6',
    'Terrain',
    'Every hex has one type of terrain: clear, forest, city, slope, hilltop, lake, swamp, river or bridge. The terrain that fills most of a hex counts for the whole hex.',
  ),
  rule(
    '2.7',
    'Roads',
    'A road changes only the cost of moving along it. In all other respects, the terrain of the hex counts as if there were no road.',
  ),

  heading('3', 'Counters'),
  rule(
    '3.1',
    'Armies',
    'There are 328 counters. Green and Tan are conventional armies with identical counters. Red is an army of mercenaries. Blue is Hammer’s Slammers, an armoured regiment of mercenaries. Yellow counters mark turns, fortresses and rubble.',
  ),
  rule(
    '3.2',
    'Ratings',
    'Each unit has four ratings: attack, defence, range and movement. An S in place of the attack marks a calliope [13.8].',
  ),
  rule(
    '3.3',
    'Two faces',
    'Red and Blue infantry counters have two faces, each with its own ratings: one for infantry on foot, and one for infantry on skimmers (small hovercraft for one soldier each). Conventional infantry counters have only one face.',
  ),
  rule(
    '3.4',
    'Classes',
    'Tanks, hover tanks, armoured cars, combat cars and fortresses are class A. All other units are class B.',
  ),
  rule(
    '3.5',
    'Types of movement',
    'All Blue units hover, except infantry on foot. All Red units hover, except infantry on foot, large guns, small guns and howitzers. Conventional vehicles have tracks or wheels. Conventional infantry walks. Guns, howitzers and calliopes that are not self-propelled are towed.',
  ),

  heading('4', 'Preparation'),
  rule(
    '4.1',
    'Scenario',
    'One to four players choose a scenario and their sides. Lay out the map and set up the units as the scenario says, in the order it gives.',
  ),
  rule(
    '4.2',
    'Custom scenarios',
    'Instead of using a printed scenario, you may buy your own forces, choose and arrange the panels, and agree on the order of play [24.1].',
  ),
  rule('4.3', 'Forbidden terrain', 'You cannot set up a unit on terrain that it could not enter.'),

  heading('5', 'Sequence of play'),
  rule(
    '5.1',
    'Player turn',
    'A player turn has these phases: rally; paradrops and fire at drops; movement; indirect fire; direct fire; close assault.',
  ),
  rule(
    '5.2',
    'Active players',
    'The moving player is the player whose player turn it is. Only the moving player rallies, drops and moves units. In the combat phases of every player turn, all players fight.',
  ),
  rule(
    '5.3',
    'Game turn',
    'Each player takes one player turn, in the order that the scenario gives. Then advance the turn marker by one.',
  ),
  rule(
    '5.4',
    'Order of fire',
    'In every combat phase, the player who moved first in the game turn fires first. The others follow in the order of movement, no matter whose player turn it is.',
  ),
];
