/** Sections 18 to 20: close assault, disruption, rubble; 22 and 23: fortresses, electronics; 26: tables. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const assault = [
  heading('18', 'Close assault'),
  rule('18.1', 'When', 'Wherever units of opposing players share a hex.'),
  rule('18.2', 'Duty', 'All units of both sides attack, in every player turn, whoever’s it is.'),
  rule(
    '18.3',
    'All at once',
    'The attacks are simultaneous, each against one, some or all of the enemies in the hex.',
  ),
  rule('18.4', 'Shift', 'Undisrupted units attack one column farther to the right.'),
  rule('18.5', 'Infantry', 'doubles its attack, mounted or not.'),
  rule(
    '18.6',
    'Disrupted units',
    'fight without either. Infantry in a disrupted carrier is not disrupted itself and keeps both; on skimmers it would be dead.',
  ),
  rule(
    '18.7',
    'Reinforcing',
    'The moving player may bring in more, up to three of his in the hex.',
  ),
  rule('18.8', 'No rally', 'Disrupted units in a close assault do not rally.'),
  rule(
    '18.9',
    'Apart',
    'Disrupted and undisrupted units of a player attack separately, never together.',
  ),
  rule('18.10', 'No dismounting', 'in a close assault, from carriers or skimmers.'),
  rule('18.11', 'No leaving', 'until all opponents in the hex are gone.'),
  rule('18.12', 'No passing', 'Nobody moves through a hex with a close assault.'),
  rule('18.13', 'No cover', 'Terrain and rubble do not count.'),
  rule(
    '18.14',
    'Fortress',
    'The defenders in it have their 12 in the first turn of the assault. After that the attackers who survived are inside, and nobody has it.',
  ),
  rule('18.15', 'No ranged fire', 'by units in a close assault.'),

  heading('19', 'Disruption'),
  rule('19.1', 'When', 'Units disrupted in a player turn are flipped after all its attacks.'),
  rule('19.2', 'No fire', 'Disrupted units do not fire, unless they are close assaulted.'),
  rule('19.3', 'Half movement', 'They move at half their movement.'),
  rule('19.4', 'Once a turn', 'Further disruptions of a unit in the same player turn are ignored.'),
  rule(
    '19.5',
    'Twice disrupted',
    'A unit that began the game turn disrupted and is disrupted again is eliminated.',
  ),
  rule('19.6', 'In a close assault', 'they have neither shift nor doubling.'),
  rule(
    '19.7',
    'Infantry on foot',
    'ignores disruption, except on river, swamp or lake, where it is eliminated by it.',
  ),
  rule('19.8', 'Skimmers', 'Infantry on skimmers is eliminated when disrupted.'),
  rule('19.9', 'No towing', 'Disrupted vehicles tow nothing.'),
  rule('19.10', 'Wet ground', 'Any unit disrupted on swamp, river or lake is eliminated.'),
  rule('19.11', 'Water', 'Disrupted units do not enter rivers or lakes.'),
  rule('19.12', 'No assault', 'Disrupted units do not move into a close assault.'),

  heading('20', 'Rubble'),
  rule(
    '20.1',
    'By direct fire and close assault',
    'A result with R makes the hex of the target rubble.',
  ),
  rule(
    '20.2',
    'By indirect fire',
    'A result with R or with a star does, if it was no gas. The star counts only if the units of the hex were attacked by nothing else in that player turn.',
  ),
  rule(
    '20.3',
    'When',
    'The marker is laid when all combat in that hex is over in the section that made it: indirect, direct or close assault.',
  ),
  rule(
    '20.4',
    'Effect',
    'Hilltop, slope, clear, forest, city and road hexes can become rubble: 1 more to enter, 2 more in defence against either fire.',
  ),
  rule('20.5', 'Never', 'swamp, lake and river.'),
  rule(
    '20.6',
    'Bridges',
    'A bridge that becomes rubble is gone; its hex is a river from then on, and the marker only shows it.',
  ),
  rule('20.7', 'Fortresses', 'A fortress that becomes rubble is replaced by it.'),
  rule('20.8', 'Sight', 'Rubble changes no line of sight.'),
];

export const works = [
  heading('22', 'Fortresses'),
  rule(
    '22.1',
    'Defence',
    'Each unit in a fortress has 12 added; neither it nor the fortress has anything from the terrain.',
  ),
  rule(
    '22.2',
    'Inside or outside',
    'Units in the hex are in the fortress or not, and it is seen which.',
  ),
  rule('22.3', 'Room', 'One fortress a hex, three units in it.'),
  rule('22.4', 'Targets', 'Units in a fortress may be attacked one by one.'),
  rule('22.5', 'Where', 'Not in city, swamp, lake, river or on a bridge.'),
  rule(
    '22.6',
    'Its end',
    'A fortress goes only by becoming rubble; the units in it can be eliminated as ever.',
  ),
  rule('22.7', 'Empty ones', 'may be used by anybody.'),
  rule(
    '22.8',
    'Blowing it up',
    'Those in it may destroy it at the start of their movement. They must leave the hex, and no unit of that player enters it in this turn.',
  ),

  heading('23', 'Electronic counter measures'),
  rule(
    '23.1',
    'Who and against whom',
    'Hover tanks where the scenario gives it, against conventional units only.',
  ),
  rule(
    '23.2',
    'How',
    'When the enemy has announced his attacks, each tank may jam one unit in its line of sight, however far.',
  ),
  rule('23.3', 'Alone', 'A jammed unit does not combine its attack with others.'),
  rule('23.4', 'Movement', 'It moves as ever.'),
  rule('23.5', 'Observers', 'There is no indirect fire by an observer that is jammed.'),
  rule('23.6', 'No roll', 'It always works.'),
];

export const tables = [
  heading('26', 'Result tables'),
  rule(
    '26.1',
    'Direct fire, close assault, fire at drops',
    'Two dice against the odds from 1-4 to 5-1.',
  ),
  rule(
    '26.2',
    'Indirect fire',
    'The same results; class A suffers one column less than class B. Class B has columns from 1-2 to 5-1, class A from 1-2 to 6-1.',
  ),
  rule(
    '26.3',
    'Results',
    'Dis: disrupted. DE: eliminated. DE*: eliminated, and rubble by indirect fire. DE-R: eliminated, and rubble by any fire but gas.',
  ),
  rule('26.4', 'Gas', 'Two dice against class and kind of army: Dis and DE, never rubble.'),

  heading('27', 'Turn track'),
  rule(
    '27.1',
    'Without an end',
    'Where the scenario names no last turn, the marker goes from 20 back to 1 and play goes on.',
  ),
];
