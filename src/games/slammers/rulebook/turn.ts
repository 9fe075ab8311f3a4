/** Sections 6 to 8: rallying, paradrops and the fire at them. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const turn = [
  heading('6', 'Rally'),
  rule(
    '6.1',
    'Units that may rally',
    'At the start of your player turn, you may try to rally each of your disrupted units once. Units in a close assault cannot rally.',
  ),
  rule(
    '6.2',
    'Roll',
    'Roll two dice. If the result equals or exceeds the unit’s morale, the unit is no longer disrupted.',
  ),
  rule('6.3', 'Failure', 'If the roll is lower, the unit stays disrupted.'),
  rule(
    '6.4',
    'Desperate rally',
    'Immediately after a failure, you may roll once more for the unit, against the same morale.',
  ),
  rule(
    '6.5',
    'Failed desperate rally',
    'If a desperate rally fails, the unit is eliminated, together with the gun it tows or the infantry it carries.',
  ),
  rule(
    '6.6',
    'Morale',
    'The scenario gives the morale of each colour. A higher number is worse: with morale 7, a unit rallies on a roll of 7 or more; with morale 9, only on 9 or more. In some scenarios, the morale of a colour gets worse when its losses reach certain numbers.',
  ),

  heading('7', 'Paradrops'),
  rule(
    '7.1',
    'Units that can drop',
    'Infantry of all armies, small guns, armoured cars and personnel carriers can be dropped.',
  ),
  rule(
    '7.2',
    'Drop zones',
    'Choose a hex without enemies as the drop zone. Each unit may have its own drop zone.',
  ),
  rule(
    '7.3',
    'Scatter',
    'Roll a die for each unit. On 1 to 3, it lands in its drop zone. On 4 to 6, it is blown off course.',
  ),
  rule(
    '7.4',
    'Direction',
    'If a unit is blown off course, roll a die for the direction: 1 is north, and 2 to 6 follow clockwise.',
  ),
  rule(
    '7.5',
    'Distance',
    'Then roll a die for the distance. The unit lands that many hexes from the drop zone in the direction rolled; do not count the drop zone itself.',
  ),
  rule(
    '7.6',
    'Off the map',
    'Hexes off the map count as clear terrain. Put a unit that lands there on the nearest hex of the map.',
  ),
  rule('7.7', 'Water', 'A unit that lands on a lake, swamp or river is eliminated.'),
  rule(
    '7.8',
    'Vehicles and guns',
    'Armoured cars, personnel carriers and guns survive only in clear hexes. If they land in any other terrain, they are eliminated.',
  ),
  rule(
    '7.9',
    'Movement after landing',
    'A unit that has landed may use its full movement in the same player turn, unless it landed among enemies.',
  ),
  rule(
    '7.10',
    'Landing among enemies',
    'A unit that lands in a hex with enemies starts a close assault. It gets no column shift in the first turn of that assault, but infantry still doubles its attack.',
  ),
  rule(
    '7.11',
    'Too many in a hex',
    'A drop may leave too many counters in a hex. As soon as the units there can move, their owner must move enough of them out of the hex.',
  ),
  rule(
    '7.12',
    'Separate counters',
    'Each counter drops separately. No unit is carried or towed in the air.',
  ),

  heading('8', 'Fire at drops'),
  rule(
    '8.1',
    'Units that can fire',
    'Calliopes and hover tanks can fire at a unit that is being dropped, while that unit is still in the air. This is called fire at drops.',
  ),
  rule('8.2', 'Range', 'Use the printed range. There is no extended range.'),
  rule(
    '8.3',
    'Counting range',
    'Count the hexes from the firing unit to the hex where the dropped unit lands, including the landing hex but not the hex of the firing unit.',
  ),
  rule('8.4', 'Calliopes', 'A calliope eliminates a dropped unit without a roll.'),
  rule(
    '8.5',
    'Hover tanks',
    'A hover tank compares its attack with the defence of the dropped unit and rolls on the direct fire table. Example: attack 8 against infantry with a defence of 2 gives odds of 4-1.',
  ),
  rule('8.6', 'One shot per drop', 'Only one unit can fire at each dropped unit.'),
  rule(
    '8.7',
    'Effect',
    'If the dropped unit is disrupted or eliminated, remove it at once. It does not fire back.',
  ),
  rule('8.8', 'No rubble', 'Fire at drops never makes rubble.'),
  rule(
    '8.9',
    'No other attack',
    'A unit that has fired at a drop makes no other attack in this player turn, not even against units that land in its own hex.',
  ),
];
