/** Sections 12 to 17: ranged combat, counter-artillery fire, indirect fire, gas, direct fire, terrain. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const fire = [
  heading('12', 'Ranged combat'),
  rule(
    '12.1',
    'Two kinds of fire',
    'Ranged fire is indirect or direct. Roll two dice for each result.',
  ),
  rule(
    '12.2',
    'Simultaneous fire',
    'All fire in a player turn is simultaneous. A unit that is hit still makes its attack of that player turn and is removed afterwards. This includes direct fire by a unit that indirect fire has eliminated.',
  ),
  rule(
    '12.3',
    'Range',
    'A unit can fire as far as its printed range. Count the target’s hex, but not the hex of the firing unit.',
  ),
  rule('12.4', 'No splitting', 'A unit cannot split its attack between several targets.'),
  rule(
    '12.5',
    'Extended range',
    'A unit can fire at up to twice its range with half its attack, but not at shells or drops. Example: a hover tank with range 4 and attack 8 fires with 4 at a target 5 to 8 hexes away.',
  ),
  rule(
    '12.6',
    'Conditions',
    'A unit can fire if it is not disrupted and not in a close assault, and if the target is in range and in its line of sight. For indirect fire, the line of sight of an observer is enough. Any friendly unit can observe.',
  ),
  rule(
    '12.7',
    'One attack',
    'A unit makes one attack in each player turn: close assault, direct fire, indirect fire, fire at shells or fire at drops.',
  ),
  rule(
    '12.8',
    'Shot down',
    'Units that fire at drops has eliminated are removed at once and never fire.',
  ),

  heading('13', 'Counter-artillery fire'),
  rule(
    '13.1',
    'Units that can fire',
    'Calliopes and hover tanks can fire at the shells of indirect fire, directly before the attack is rolled. This is called fire at shells. It is not possible against direct fire.',
  ),
  rule(
    '13.2',
    'Effect',
    'Each unit that fires at shells stops the attack of one artillery counter, without a roll.',
  ),
  rule(
    '13.3',
    'Place',
    'The hex at which the artillery fires must be in the range and line of sight of the calliope or hover tank, or be its own hex.',
  ),
  rule(
    '13.4',
    'Choice of shells',
    'If several guns fire at the hex, the player who fires at the shells chooses which gun is stopped.',
  ),
  rule('13.5', 'No extended range', 'Use the printed range only.'),
  rule(
    '13.6',
    'Strike by strike',
    'The player with the artillery announces one strike, and the defender answers it before the next one is announced. Example: two guns fire at one hex. The defender may stop one, let the other through, and still answer a third gun at another hex with a second unit.',
  ),
  rule('13.7', 'One shot', 'Each unit can fire at shells once in a player turn.'),
  rule(
    '13.8',
    'S as attack',
    'The S of a calliope stands for fire at shells and fire at drops. In any other attack it is 0.',
  ),

  heading('14', 'Indirect fire'),
  rule(
    '14.1',
    'Artillery',
    'Only artillery can fire indirectly. Indirect fire comes before direct fire, and artillery that has fired indirectly cannot fire directly in the same player turn.',
  ),
  rule(
    '14.2',
    'Howitzers and guns',
    'Howitzers can fire only indirectly. Guns can fire either way.',
  ),
  rule(
    '14.3',
    'Observers',
    'The artillery itself, or any other of your units, must have a line of sight to the target.',
  ),
  rule('14.4', 'Target', 'Aim indirect fire at a hex with enemies, not at single units.'),
  rule(
    '14.5',
    'Odds',
    'Add the attacks of all artillery that fires at the hex, and compare the sum with the defence of the terrain [17.2]. The defence of the units does not count. Example: attack 8 at a forest hex with a defence of 4 is 2-1.',
  ),
  rule('14.6', 'Classes', 'Units of class A and of class B use different columns.'),
  rule(
    '14.7',
    'High odds',
    'For class B, odds above 5-1 count as 5-1. For class A, odds above 6-1 count as 6-1.',
  ),
  rule('14.8', 'Low odds', 'You cannot make an attack below 1-2.'),
  rule('14.9', 'One roll', 'Roll once for both classes, and read the roll in both columns.'),
  rule(
    '14.10',
    'Same result',
    'All units of a class in the hex take the same result. For gas, roll for each unit.',
  ),
  rule(
    '14.11',
    'Fire into a close assault',
    'You may fire indirectly into a close assault of your own units. All units in the hex take the result.',
  ),

  heading('15', 'Gas'),
  rule(
    '15.1',
    'Gas or shells',
    'Artillery with gas can use gas or shells for each attack, direct or indirect.',
  ),
  rule(
    '15.2',
    'Separate rolls',
    'Each gas attack that is not stopped rolls once against each unit in the hex.',
  ),
  rule(
    '15.3',
    'Gas table',
    'The result depends on the class of the unit and on its army: mercenary (Red and Blue) or conventional (Green and Tan). Odds, defence and terrain do not matter.',
  ),
  rule('15.4', 'No rubble', 'Gas never makes rubble.'),
  rule(
    '15.5',
    'Example',
    'One counter with gas fires at two units of infantry: roll twice, once for each.',
  ),

  heading('16', 'Direct fire'),
  rule(
    '16.1',
    'Units that can fire',
    'All units except howitzers can fire directly. They must not be in a close assault or have attacked in this player turn, and they need range and line of sight.',
  ),
  rule(
    '16.2',
    'One target',
    'A unit fires at one target. A target is one or more units in one hex.',
  ),
  rule('16.3', 'Part of a stack', 'You may choose some or all units of a stack as the target.'),
  rule('16.4', 'Alone or together', 'Your units can attack separately, or add up their attacks.'),
  rule(
    '16.5',
    'Defence',
    'Add the defences of all units in the target, then add the terrain once. Example: in terrain that adds 2, two units with a defence of 2 defend with 6. One of them alone defends with 4.',
  ),
  rule(
    '16.6',
    'Repeated attacks',
    'You can attack the same target again and again, as long as you have units to do it.',
  ),
  rule(
    '16.7',
    'Odds',
    'Round the odds in favour of the defender. Odds above 5-1 count as 5-1. Example: 7 against 3 is 2-1, and 5 against 8 is 1-2.',
  ),
  rule('16.8', 'Low odds', 'You cannot make an attack below 1-4.'),

  heading('17', 'Terrain defence'),
  rule(
    '17.1',
    'Direct fire',
    'Terrain adds to the defence: forest, slope and hilltop 2, city 6, all other terrain 0. Rubble adds 2 more.',
  ),
  rule(
    '17.2',
    'Indirect fire',
    'Terrain is the whole defence: clear, road, lake, river and swamp 2; bridge, slope, hilltop and forest 4; city 8. Rubble adds 2 more.',
  ),
  rule(
    '17.3',
    'Fortress',
    'A fortress gives 12 against direct and indirect fire and replaces the terrain. When it has become rubble, the hex is an ordinary hex with rubble.',
  ),
];
