/** Sections 2 to 5: components, set-up, aim, sequence. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const components = [
  heading('2.00', 'Components'),
  rule(
    '2.01',
    'Map',
    'Hexes are plains, river, rough or forest, and some are two of these. Plains cost every ground unit 1. River costs Gantuas 1 and all others 2; rough and forest cost Low Renders 1 and all others 2. Flyers attacking units in forest count half. Heavy lines part the map into megahexes of 19 hexes, which matter for tokens, bodies and flying.',
  ),
  rule(
    '2.02',
    'Counters',
    'There are units, which belong to a side, and harvest tokens, which belong to nobody.',
  ),
  rule(
    '2.021',
    'Units',
    'Both hives own the same units. One unit stands for a great many insects.',
  ),
  rule(
    '2.022',
    'Combat units',
    'Warriors are Renders, Hackers, Thrusters, Smashers or Flyers; Basics count as combat units too. A counter prints strength, movement, a C if it may charge, its class, and on the back the strength when disrupted; flyers and those without warriors have no back. So three Gantuas are worth 12, or 6 when disrupted, move 4 and may charge; two Plunges are worth 4 and fly two megahexes.',
  ),
  rule(
    '2.023',
    'Workers',
    'A Worker defends with 1, moves 4, attacks nobody and controls no hexes. Workers alone carry harvest tokens.',
  ),
  rule(
    '2.024',
    'Harvest tokens',
    'Tokens A to G have a number and lie in the megahexes of their letters, if the scenario uses them. Tokens without a number come into advanced games where units die.',
  ),
  rule(
    '2.03',
    'Reference card',
    'The combat results, the combat adds and the terrain costs are at hand for both players.',
  ),
  rule(
    '2.04',
    'Trackers of tokens',
    'What each token is worth is kept up to date: A to G begin with their number, H to N when they come onto the map.',
  ),
  rule(
    '2.05',
    'Tracker of points',
    'Kept for each side: the value of tokens brought home, and units lost.',
  ),

  rule('3.00', 'Set-up', 'Each player takes the units of one colour; the scenario says how many.'),
  rule('3.01', 'Placing tokens', 'The tokens that the scenario names lie on the lettered hexes.'),
  rule(
    '3.02',
    'First move',
    'Both roll a die. The higher roller takes the first move, and the other an end of the map; or the higher roller takes an end, and the other moves first.',
  ),
  rule(
    '3.03',
    'Scenarios',
    'Learning: tokens A, C, F; three each of Gantua, Phlanx, Termagant and Low Render; two tokens win. Basic: all seven tokens; 48 points of ground warriors; four tokens win. Both without advanced rules. Small: A, C, F; 48 points of warriors and Basics, 8 of them Plunges at most. Intermediate: all tokens, 60 points, 12 of Plunges. Bitter End: all tokens, 78 points, 16 of Plunges. Armageddon: all tokens, all units. These four use all advanced rules. Everybody has six Workers besides.',
  ),

  heading('4.00', 'Aim and end'),
  rule(
    '4.01',
    'Basic victory',
    'In Learning and Basic whoever moves most tokens over the own end wins.',
  ),
  rule(
    '4.02',
    'Advanced victory',
    'With the advanced rules points decide: tokens brought home, less units lost.',
  ),
  rule(
    '4.021',
    'Points of tokens',
    'A token is worth its number and one more for each dead unit added to it.',
  ),
  rule(
    '4.022',
    'Points of losses',
    'Each unit lost, of whatever kind, costs its owner two points.',
  ),
  rule(
    '4.023',
    'Example',
    'Token A, worth 20, with five bodies brings 25. If all five were units of the one who brings it home, they cost 10: 15 remain.',
  ),
  rule('4.03', 'End of basic games', 'Learning and Basic end when every token has left the map.'),
  rule(
    '4.04',
    'End of advanced games',
    'Advanced games end when all tokens of the set-up have left the map. Units and other tokens still there count for nobody.',
  ),
  rule(
    '4.05',
    'First off',
    'By agreement an advanced game goes on instead until all units of one player have left; the other is then credited with every token on the map.',
  ),

  rule(
    '5.00',
    'Sequence',
    'Players take turns. In a turn the mover (1) moves all ground and air units, (2) turns disrupted units up again, (3) fights: (a) announces all attacks, charges and odds, (b) rolls for each battle; losses are taken, the opponent of those who must retreat moves them, and victors may advance and turn; (4) in advanced games losses are written down and bodies added to tokens.',
  ),
];
