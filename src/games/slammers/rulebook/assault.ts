/** Sections 18 to 20: close assault, disruption, rubble; 22 and 23: fortresses, electronics; 26: tables. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const assault = [
  heading('18', 'Close assault'),
  rule(
    '18.1',
    'Opponents in the same hex',
    'Wherever units of opposing players are in the same hex, they fight a close assault.',
  ),
  rule(
    '18.2',
    'Mandatory attacks',
    'All units of all sides in the hex must attack in every player turn.',
  ),
  rule(
    '18.3',
    'Simultaneous attacks',
    'All attacks are simultaneous. Each attack may target one, some or all of the enemies in the hex.',
  ),
  rule(
    '18.4',
    'Column shift',
    'Undisrupted units shift their odds one column to the right. Example: 2-1 becomes 3-1.',
  ),
  rule(
    '18.5',
    'Infantry',
    'Infantry doubles its attack in a close assault, whether mounted or on foot.',
  ),
  rule(
    '18.6',
    'Disrupted units',
    'Disrupted units get neither the column shift nor a doubled attack. Infantry in a disrupted carrier is not disrupted itself and gets both. Infantry on skimmers is never disrupted: it is eliminated instead.',
  ),
  rule(
    '18.7',
    'Reinforcements',
    'You may move more units into a close assault, but you may have at most three counters in the hex [9.14].',
  ),
  rule('18.8', 'No rally', 'Disrupted units in a close assault cannot rally.'),
  rule(
    '18.9',
    'Separate attacks',
    'A player’s disrupted and undisrupted units attack separately. They never combine their attacks.',
  ),
  rule(
    '18.10',
    'No dismounting',
    'Infantry in a close assault cannot dismount from carriers or skimmers.',
  ),
  rule(
    '18.11',
    'No leaving',
    'A unit cannot leave a close assault until all enemies in the hex are gone.',
  ),
  rule(
    '18.12',
    'No passing',
    'Units cannot move through a hex where a close assault is being fought.',
  ),
  rule('18.13', 'No cover', 'Terrain and rubble do not count in a close assault.'),
  rule(
    '18.14',
    'Fortress',
    'In the first turn of an assault on a fortress, each defender inside adds 12 to its defence [22.1]. After that turn, the surviving attackers are inside the fortress too, and the 12 no longer counts for any unit.',
  ),
  rule('18.15', 'No ranged fire', 'Units in a close assault cannot make ranged attacks.'),

  heading('19', 'Disruption'),
  rule(
    '19.1',
    'When disruption takes effect',
    'Units disrupted in a player turn are flipped after all attacks in that player turn.',
  ),
  rule('19.2', 'No fire', 'Disrupted units cannot fire. They still fight in a close assault.'),
  rule('19.3', 'Half movement', 'The movement of disrupted units is halved.'),
  rule(
    '19.4',
    'Once in a player turn',
    'If a unit is disrupted several times in the same player turn, the later results have no effect.',
  ),
  rule(
    '19.5',
    'Disrupted twice',
    'If a unit was already disrupted at the start of the game turn, has not rallied since and is disrupted again, it is eliminated [R7].',
  ),
  rule(
    '19.6',
    'Close assault',
    'Disrupted units get neither the column shift nor a doubled attack in a close assault.',
  ),
  rule(
    '19.7',
    'Infantry on foot',
    'Infantry on foot ignores disruption, except on a river, swamp or lake, where it is eliminated.',
  ),
  rule('19.8', 'Skimmers', 'Infantry on skimmers is eliminated if it is disrupted.'),
  rule('19.9', 'No towing', 'Disrupted vehicles cannot tow.'),
  rule(
    '19.10',
    'Wet terrain',
    'Any unit that is disrupted on a swamp, river or lake is eliminated.',
  ),
  rule('19.11', 'Rivers and lakes', 'Disrupted units cannot enter rivers or lakes.'),
  rule('19.12', 'Entering a close assault', 'Disrupted units cannot move into a close assault.'),

  heading('20', 'Rubble'),
  rule(
    '20.1',
    'Direct fire and close assault',
    'A result with an R turns the hex of the target into rubble.',
  ),
  rule(
    '20.2',
    'Indirect fire',
    'If you fire shells, a result with an R or a star turns the target hex into rubble; gas never does. A star counts only if nothing but shells attacks the hex in this player turn.',
  ),
  rule(
    '20.3',
    'When to place the marker',
    'Place the rubble marker after all combat in the hex, at the end of the phase in which the result was rolled: indirect fire, direct fire or close assault. For a star, place the marker at the end of the player turn.',
  ),
  rule(
    '20.4',
    'Effect',
    'Hilltop, slope, clear, forest and city hexes can become rubble, with or without a road. Entering a hex with rubble costs 1 more movement point, and the rubble adds 2 to the defence against direct and indirect fire.',
  ),
  rule('20.5', 'No rubble', 'Swamps, lakes and rivers never become rubble.'),
  rule(
    '20.6',
    'Bridges',
    'A bridge that becomes rubble is destroyed. Its hex is a river from then on, and the marker only shows that the bridge is gone.',
  ),
  rule(
    '20.7',
    'Fortresses',
    'If the hex of a fortress becomes rubble, replace the fortress with a rubble marker.',
  ),
  rule('20.8', 'Line of sight', 'Rubble does not change lines of sight.'),
];

export const works = [
  heading('22', 'Fortresses'),
  rule(
    '22.1',
    'Defence',
    'Add 12 to the defence of each unit inside a fortress. The terrain in the hex does not count.',
  ),
  rule(
    '22.2',
    'Inside and outside',
    'A unit in a hex with a fortress is either inside the fortress or outside it. All players can see where the unit is.',
  ),
  rule(
    '22.3',
    'Capacity',
    'A hex can have only one fortress, and a fortress can hold three units.',
  ),
  rule('22.4', 'Targets', 'You may attack units in a fortress individually.'),
  rule(
    '22.5',
    'Terrain',
    'A fortress cannot be in a city, swamp, lake or river hex or on a bridge.',
  ),
  rule(
    '22.6',
    'Destruction',
    'A fortress is destroyed only when it becomes rubble or is blown up. The units in it can be eliminated as usual.',
  ),
  rule('22.7', 'Empty fortresses', 'Any player may use an empty fortress.'),
  rule(
    '22.8',
    'Blowing up a fortress',
    'At the start of your movement phase, your units in a fortress may blow it up. They must then leave its hex, and none of your units can enter that hex for the rest of the turn.',
  ),

  heading('23', 'Electronic countermeasures'),
  rule(
    '23.1',
    'Units that can jam',
    'Hover tanks with electronics can jam, but only conventional units. Your tanks have electronics if the scenario says so or if you bought them [24.7].',
  ),
  rule(
    '23.2',
    'Jamming',
    'After an enemy has announced an attack, each of your hover tanks with electronics may jam one unit in its line of sight, at any range. Each tank can jam once in a player turn.',
  ),
  rule(
    '23.3',
    'Firing alone',
    'A jammed unit cannot combine its attack with those of other units.',
  ),
  rule('23.4', 'Movement', 'A jammed unit moves normally.'),
  rule('23.5', 'Observers', 'A jammed unit cannot observe for indirect fire.'),
  rule('23.6', 'No roll', 'Jamming always works. Do not roll for it.'),
];

export const tables = [
  heading('26', 'Combat results tables'),
  rule(
    '26.1',
    'Direct fire, close assault, fire at drops',
    'Roll two dice and read the result in the column for the odds, from 1-4 to 5-1.',
  ),
  rule(
    '26.2',
    'Indirect fire',
    'Indirect fire uses the table of direct fire. Against class B, read the column of the odds; these odds go from 1-2 to 5-1. Against class A, read one column further to the left; these odds go from 1-2 to 6-1. Example: at odds of 2-1, read the 2-1 column for class B and the 1-1 column for class A.',
  ),
  rule(
    '26.3',
    'Results',
    'Dis means disrupted. DE means eliminated. DE* means eliminated, with rubble if only shells attack the hex in this player turn. DE-R means eliminated, with rubble unless the attack was gas or fire at drops.',
  ),
  rule(
    '26.4',
    'Gas',
    'Roll two dice and read the result in the column for the class and army of the unit. Results are Dis and DE, never rubble.',
  ),

  heading('27', 'Turn track'),
  rule(
    '27.1',
    'No last turn',
    'If the scenario names no last turn, the turn marker goes from 20 back to 1 and play continues.',
  ),
];
