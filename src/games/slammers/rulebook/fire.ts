/** Sections 12 to 17: ranged combat, counter-artillery fire, indirect fire, gas, direct fire, terrain. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const fire = [
  heading('12', 'Ranged combat'),
  rule(
    '12.1',
    'Two kinds of fire',
    'Ranged fire is indirect or direct. Roll two dice for the result.',
  ),
  rule(
    '12.2',
    'Simultaneous fire',
    'All fire in a player turn is simultaneous. An eliminated unit still makes its attack in that player turn and is removed afterwards. For example, a unit eliminated by indirect fire may still fire directly.',
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
    'If a target is beyond a unit’s range but within twice that range, the unit can fire with half its attack. There is no extended range for fire at shells or fire at drops. Example: a hover tank with range 4 and attack 8 attacks with 4 if its target is 5 to 8 hexes away.',
  ),
  rule(
    '12.6',
    'Conditions',
    'A unit can fire if it is not disrupted, is not in a close assault, and has the target in range and in its line of sight. For indirect fire, the line of sight of an observer is enough. Any friendly unit can observe.',
  ),
  rule(
    '12.7',
    'One attack',
    'A unit makes at most one attack in each player turn: close assault, direct fire, indirect fire, fire at shells or fire at drops.',
  ),
  rule(
    '12.8',
    'Shot down',
    'Units eliminated in the air by fire at drops are removed at once and never fire.',
  ),

  heading('13', 'Counter-artillery fire'),
  rule(
    '13.1',
    'Units that can fire',
    'When artillery fires indirectly, calliopes and hover tanks can fire at its shells just before the dice are rolled. This is called fire at shells. You cannot stop direct fire in this way.',
  ),
  rule(
    '13.2',
    'Effect',
    'Each unit that fires at shells stops the attack of one artillery counter, without a roll.',
  ),
  rule(
    '13.3',
    'Target hex',
    'The calliope or hover tank must have the artillery’s target hex in range and in its line of sight, or be in that hex itself.',
  ),
  rule(
    '13.4',
    'Choice of shells',
    'If several artillery units fire at the hex, the player who fires at the shells chooses which unit’s shells to stop.',
  ),
  rule('13.5', 'No extended range', 'Use the printed range only.'),
  rule(
    '13.6',
    'Strike by strike',
    'A strike is all of one player’s indirect fire at one hex. The player announces one strike, and the defender responds before the next strike is announced. Example: two guns fire at one hex. The defender uses one unit to stop one gun and lets the other fire. A third gun then fires at another hex, and the defender may stop it with a second unit.',
  ),
  rule('13.7', 'One shot', 'Each unit can fire at shells once in a player turn.'),
  rule(
    '13.8',
    'S in place of an attack',
    'A calliope has an S instead of an attack value: it can only fire at shells and at drops. In all other combat, its attack is 0.',
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
    'The artillery, or another friendly unit that observes for it, must have a line of sight to the target.',
  ),
  rule('14.4', 'Target', 'Aim indirect fire at a hex with enemies, not at individual units.'),
  rule(
    '14.5',
    'Odds',
    'Add the attacks of all artillery that fires at the hex, and compare the sum with the defence of the terrain [17.2]. The defence of the units does not count. Example: attack 8 against a forest hex with a defence of 4 gives odds of 2-1.',
  ),
  rule(
    '14.6',
    'Classes',
    'Read the results against class A and against class B in different columns [26.2].',
  ),
  rule(
    '14.7',
    'High odds',
    'For class B, odds above 5-1 count as 5-1. For class A, odds above 6-1 count as 6-1.',
  ),
  rule('14.8', 'Low odds', 'You cannot fire indirectly at odds below 1-2.'),
  rule('14.9', 'One roll', 'Roll once for both classes, and read the roll in both columns.'),
  rule(
    '14.10',
    'Same result',
    'All units of the same class in the hex get the same result. With gas, however, roll separately for each unit.',
  ),
  rule(
    '14.11',
    'Fire into a close assault',
    'You may fire indirectly into a close assault in which your own units are fighting. The result applies to all units in the hex, including your own.',
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
    'For each gas attack that is not stopped, roll once against each unit in the hex.',
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
    'If one counter uses gas against two infantry units, roll twice, once for each unit.',
  ),

  heading('16', 'Direct fire'),
  rule(
    '16.1',
    'Units that can fire',
    'All units except howitzers can fire directly. The unit must not be disrupted or in a close assault, and must not have attacked yet in this player turn. The target must be within the unit’s range and line of sight.',
  ),
  rule(
    '16.2',
    'One target',
    'A unit fires at one target. A target is one or more units in one hex.',
  ),
  rule('16.3', 'Part of a stack', 'You may choose some or all units of a stack as the target.'),
  rule('16.4', 'Alone or together', 'Your units can attack separately or combine their attacks.'),
  rule(
    '16.5',
    'Defence',
    'Add the defences of all units in the target, then add the defence of the terrain once. Example: in terrain that adds 2, two units, each with a defence of 2, together defend with 6. One of them alone defends with 4.',
  ),
  rule(
    '16.6',
    'Repeated attacks',
    'You can attack the same target again and again, as long as you have units left that can fire.',
  ),
  rule(
    '16.7',
    'Odds',
    'Round the odds in favour of the defender. Odds above 5-1 count as 5-1. Example: 7 against 3 is 2-1, and 5 against 8 is 1-2.',
  ),
  rule('16.8', 'Low odds', 'You cannot fire directly at odds below 1-4.'),

  heading('17', 'Terrain defence'),
  rule(
    '17.1',
    'Direct fire',
    'Terrain adds to the defence of the target: forest, slope and hilltop add 2, a city adds 6, and all other terrain adds nothing. Rubble adds 2 more.',
  ),
  rule(
    '17.2',
    'Indirect fire',
    'Only the terrain counts as defence: 2 in clear (with or without a road), lake, river and swamp hexes; 4 in bridge, slope, hilltop and forest hexes; 8 in city hexes. Rubble adds 2 more.',
  ),
  rule(
    '17.3',
    'Fortress',
    'Against direct fire, a fortress adds 12 to the defence of each unit in it. Against indirect fire, the whole defence is 12. The terrain does not count. Once the fortress has become rubble, its hex is an ordinary hex with rubble.',
  ),
];
