/** Sections 1 to 5: components, map, counters, preparation, sequence of play. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const components = [
  heading('1', 'Components'),
  rule(
    '1.1',
    'What belongs to the game',
    'A map in panels, four sheets of counters, two dice of six, and these rules with their scenarios.',
  ),
  rule(
    '1.2',
    'Charts',
    'Combat results, results of gas, costs of terrain, defence of terrain, prices, the turn track and the kinds of units can be looked up at any time.',
  ),

  heading('2', 'Map'),
  rule(
    '2.1',
    'Panels',
    'Six panels, numbered 1 to 6, which fit each other in several ways. The scenario says which of them lie where.',
  ),
  rule('2.2', 'North', 'All numbered panels lie with their north the same way.'),
  rule('2.3', 'Edge pieces', 'Pieces A to F are added to the edge where the scenario lists them.'),
  rule('2.4', 'Partial hexes', 'Parts of hexes along the outer edge are not played on.'),
  rule(
    '2.5',
    'Where units begin',
    'A place named by the number of a panel is that panel alone, without the edge pieces beside it.',
  ),
  rule(
    '2.6',
    'Terrain',
    'A hex is clear, forest, city, slope, hilltop, lake, swamp, river or bridge, all of it: what prevails in it counts.',
  ),
  rule(
    '2.7',
    'Roads',
    'There are no road hexes. A road changes movement along it and nothing else; otherwise its hexes are what they would be without it.',
  ),

  heading('3', 'Counters'),
  rule(
    '3.1',
    'Armies',
    'Green and Tan are conventional and have the same counters, Red are mercenaries, Blue are armoured mercenaries; yellow counters mark turns, fortresses and rubble. There are 328 in all.',
  ),
  rule(
    '3.2',
    'Ratings',
    'A unit has an attack, a defence, a range and a movement. An S for attack is a calliope’s [13.8].',
  ),
  rule(
    '3.3',
    'Two faces',
    'Infantry of Red and Blue has a face for going on foot and one for riding skimmers, each with ratings of its own. Conventional infantry has one face.',
  ),
  rule(
    '3.4',
    'Classes',
    'Tanks of both kinds, armoured cars, combat cars and fortresses are class A, everything else is class B.',
  ),
  rule(
    '3.5',
    'What moves them',
    'Blue hovers, but for infantry on foot. Red hovers, but for infantry on foot, large and small guns and howitzers. Conventional units are tracked or wheeled, but for infantry, guns, howitzers and towed calliopes.',
  ),

  heading('4', 'Preparation'),
  rule(
    '4.1',
    'A scenario',
    'One to four players choose a scenario and sides, lay the map as it says, and place the units as and in the order it says.',
  ),
  rule(
    '4.2',
    'A scenario of one’s own',
    'Players may build their forces, choose and arrange panels, and settle who moves when [24.1].',
  ),
  rule('4.3', 'Ground that bars', 'Nobody is set up on terrain that he could not enter.'),

  heading('5', 'Sequence of play'),
  rule(
    '5.1',
    'A player turn',
    'Rally; paradrops with the fire at them; movement; ranged combat, indirect before direct; close assaults.',
  ),
  rule(
    '5.2',
    'Whose steps',
    'The moving player rallies, drops and moves. All players fight in the combat steps of every player turn.',
  ),
  rule(
    '5.3',
    'A game turn',
    'When every player has had his turn in the order of the scenario, the turn marker goes one on.',
  ),
  rule(
    '5.4',
    'Who fires first',
    'In every combat section whoever moved first in the game turn fires first, and the others in the order of movement, whoever’s turn it is.',
  ),
];
