/** Sections 12 to 17: ranged combat, counter artillery fire, indirect fire, gas, direct fire, terrain. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const fire = [
  heading('12', 'Ranged combat'),
  rule('12.1', 'Two kinds', 'Ranged fire is indirect or direct. Results are rolled with two dice.'),
  rule(
    '12.2',
    'All at once',
    'Fire is simultaneous: a unit destroyed in a player turn still makes its attack of that turn, in the direct fire after indirect fire hit it too, and is removed afterwards.',
  ),
  rule(
    '12.3',
    'Range',
    'A unit fires as far as its printed range; the target’s hex counts, its own does not.',
  ),
  rule('12.4', 'Undivided', 'A unit does not split its attack between several targets.'),
  rule(
    '12.5',
    'Extended range',
    'Up to twice its range any unit fires with half its attack; never at shells or drops.',
  ),
  rule(
    '12.6',
    'Who may fire',
    'A unit that is not disrupted and in no close assault, with the target in range and in line of sight; for indirect fire an observer’s line of sight will do, and any friendly unit observes.',
  ),
  rule(
    '12.7',
    'One attack',
    'In a player turn a unit makes one attack in all: close assault, direct, indirect, against shells or against drops.',
  ),
  rule(
    '12.8',
    'Shot in the air',
    'Units that fire at drops has destroyed are gone at once and never fire.',
  ),

  heading('13', 'Counter artillery fire'),
  rule(
    '13.1',
    'Who and when',
    'Calliopes and hover tanks, against shells of indirect fire only, right before these are rolled for.',
  ),
  rule('13.2', 'Effect', 'Without a roll, each stops the attack of one artillery counter.'),
  rule(
    '13.3',
    'Where',
    'The hex the shells are aimed at must be in its range and line of sight, or be its own.',
  ),
  rule('13.4', 'Whose choice', 'Whoever fires chooses which of several shells is stopped.'),
  rule('13.5', 'No extended range', 'Only the printed range counts.'),
  rule(
    '13.6',
    'Strike by strike',
    'The artillery’s player announces one strike, and the defender answers it before the next is announced. With two guns at one hex he may stop one and let one through, and still answer a third at another hex, if he has a unit left.',
  ),
  rule('13.7', 'Once', 'Each unit fires once in a player turn.'),
  rule(
    '13.8',
    'S for attack',
    'A calliope’s S stands for these two fires, at shells and at drops; in any other attack it is 0.',
  ),

  heading('14', 'Indirect fire'),
  rule(
    '14.1',
    'Artillery',
    'Only artillery fires indirectly, before direct fire; who did so does not fire directly in that player turn.',
  ),
  rule('14.2', 'Howitzers and guns', 'Howitzers fire only indirectly, guns either way.'),
  rule(
    '14.3',
    'Observers',
    'The artillery itself or any unit of the player must have a line of sight to the target.',
  ),
  rule('14.4', 'At hexes', 'It is aimed at a hex that holds enemies, not at single units.'),
  rule(
    '14.5',
    'Odds',
    'The attacks of all artillery at the hex together, against the defence of the hex by its terrain [17.2]; that of the units does not matter.',
  ),
  rule('14.6', 'Classes', 'Units of class A and of class B each have columns of their own.'),
  rule('14.7', 'High odds', 'Above 5-1 class B suffers the 5-1, above 6-1 class A the 6-1.'),
  rule('14.8', 'Low odds', 'Attacks below 1-2 are not allowed.'),
  rule('14.9', 'One roll', 'for both classes, each in its own column.'),
  rule(
    '14.10',
    'All alike',
    'All units of a class in the hex suffer the same; gas is rolled for each.',
  ),
  rule(
    '14.11',
    'Into a close assault',
    'of one’s own it may be aimed, and then all units in the hex suffer.',
  ),

  heading('15', 'Gas'),
  rule(
    '15.1',
    'Gas or shells',
    'Artillery that has gas chooses for each attack, direct or indirect, whether to use it.',
  ),
  rule(
    '15.2',
    'A roll each',
    'Each counter whose gas is not stopped rolls once against each unit in the hex.',
  ),
  rule(
    '15.3',
    'The table',
    'goes by class, and by mercenary (Red and Blue) or conventional. Odds, defence and terrain do not matter.',
  ),
  rule('15.4', 'No rubble', 'comes of gas.'),
  rule(
    '15.5',
    'An example',
    'One counter with gas against two units of infantry rolls twice, once for each.',
  ),

  heading('16', 'Direct fire'),
  rule(
    '16.1',
    'Who',
    'All but howitzers, if in no close assault, with range and line of sight, and without other fire in this player turn.',
  ),
  rule('16.2', 'One target', 'A unit fires at one target: one or more units in one hex.'),
  rule('16.3', 'Part of a stack', 'Some or all units of a stack may be the target.'),
  rule('16.4', 'Alone or together', 'Units attack separately or add their attacks up.'),
  rule(
    '16.5',
    'Defence',
    'The defences of the target add up, and the terrain is added once: two units of 2 in terrain of 2 are 6, one of them alone 4.',
  ),
  rule('16.6', 'Again and again', 'A target may be attacked as often as there are units to do it.'),
  rule('16.7', 'Odds', 'are rounded for the defender; above 5-1 is 5-1.'),
  rule('16.8', 'Low odds', 'Attacks below 1-4 are not allowed.'),

  heading('17', 'Defence by terrain'),
  rule(
    '17.1',
    'Direct fire',
    'Added to the defence: forest, slope, hilltop 2; city 6; everything else 0. Rubble 2 more.',
  ),
  rule(
    '17.2',
    'Indirect fire',
    'The whole defence: clear, road, lake, river, swamp 2; bridge, slope, hilltop, forest 4; city 8. Rubble 2 more.',
  ),
  rule(
    '17.3',
    'Fortress',
    '12 against either, in place of the terrain. Once it is rubble, the hex is a hex with rubble.',
  ),
];
