/** Sections 6 to 8: rallying, paradrops and the fire at them. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const turn = [
  heading('6', 'Rally'),
  rule(
    '6.1',
    'Who may rally',
    'At the start of his turn the moving player may try once for each of his disrupted units that is not in a close assault.',
  ),
  rule(
    '6.2',
    'The roll',
    'Two dice; at least the morale of the unit, and it is undisrupted at once.',
  ),
  rule('6.3', 'Failure', 'A unit that fails stays disrupted.'),
  rule(
    '6.4',
    'Desperation',
    'Right after a failure the player may roll once more for the unit, against the same number.',
  ),
  rule(
    '6.5',
    'Failed desperation',
    'removes the unit from play, and with it the gun that it tows or the infantry that it carries.',
  ),
  rule(
    '6.6',
    'Morale',
    'The scenario says the morale of each colour, and at how many losses of that colour it gets worse.',
  ),

  heading('7', 'Paradrops'),
  rule(
    '7.1',
    'What is dropped',
    'Infantry of all armies, small guns, armoured cars and armoured personnel carriers.',
  ),
  rule(
    '7.2',
    'Drop zones',
    'The player names a hex without enemies as drop zone; different units may have different ones.',
  ),
  rule(
    '7.3',
    'On course',
    'One die for each unit: with 1 to 3 it lands in the zone, else off course.',
  ),
  rule(
    '7.4',
    'Direction',
    'Off course, a die gives the direction: 1 is north, and on clockwise to 6.',
  ),
  rule(
    '7.5',
    'Distance',
    'Another die gives the hexes from the zone in that direction, the zone itself not counted.',
  ),
  rule(
    '7.6',
    'Off the map',
    'counts as clear. A unit that comes down there is put on the nearest hex of the map.',
  ),
  rule('7.7', 'Water', 'A unit that lands in lake, swamp or river is eliminated.'),
  rule(
    '7.8',
    'Vehicles and guns',
    'survive only in clear hexes; armoured cars, personnel carriers and guns that land elsewhere are eliminated.',
  ),
  rule(
    '7.9',
    'After landing',
    'a unit may use all its movement in the same turn, unless it landed among enemies.',
  ),
  rule(
    '7.10',
    'Landing among enemies',
    'brings on a close assault. The unit that landed has no shift in its first turn; its infantry doubles as ever.',
  ),
  rule(
    '7.11',
    'Too many in a hex',
    'A drop may overstack a hex. At the first chance to move, enough units must leave it.',
  ),
  rule(
    '7.12',
    'One by one',
    'Each counter drops by itself; nothing is carried or towed in the air.',
  ),

  heading('8', 'Counter paradrop fire'),
  rule(
    '8.1',
    'Who fires',
    'Calliopes and hover tanks, at units that are dropped in this turn and still in the air.',
  ),
  rule('8.2', 'Range', 'is the printed one; there is no extended range.'),
  rule(
    '8.3',
    'Counting',
    'It is counted from the firing unit, its own hex left out, up to and with the hex where the unit lands.',
  ),
  rule('8.4', 'Calliopes', 'eliminate a dropped unit without a roll.'),
  rule(
    '8.5',
    'Hover tanks',
    'roll their attack against the defence of the dropped unit on the table of direct fire.',
  ),
  rule('8.6', 'One against one', 'Only one unit fires at a dropped unit.'),
  rule(
    '8.7',
    'Effect',
    'Disrupted or eliminated, the dropped unit is gone at once and does not fire back.',
  ),
  rule('8.8', 'No rubble', 'comes of it.'),
  rule(
    '8.9',
    'Nothing else',
    'Who has fired at a drop makes no other attack in this player turn, not even in a close assault by those who landed.',
  ),
];
