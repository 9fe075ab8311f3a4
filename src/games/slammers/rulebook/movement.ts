/** Sections 9 to 11: movement, towing, mounted infantry; 25: what terrain costs. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const movement = [
  heading('9', 'Movement'),
  rule(
    '9.1',
    'Who moves',
    'The moving player moves all, some or none of his units, each up to its movement.',
  ),
  rule(
    '9.2',
    'Step by step',
    'from hex to neighbouring hex; each costs what the hex that is entered costs [25.1].',
  ),
  rule('9.3', 'No saving', 'Points are not kept for a later turn and not lent to another unit.'),
  rule('9.4', 'Enough points', 'A hex may only be entered with points enough for it.'),
  rule(
    '9.5',
    'One hex at least',
    'may always be moved, except by units whose printed movement is 0.',
  ),
  rule('9.6', 'Movement 0', 'Units that print 0 move only when towed.'),
  rule('9.7', 'Tracks and wheels', 'Conventional vehicles never enter swamp or lake.'),
  rule(
    '9.8',
    'Hovering',
    'Hover units enter swamp and lake, and are eliminated if disrupted there.',
  ),
  rule(
    '9.9',
    'Rivers',
    'All units may enter and cross rivers, and are eliminated if disrupted there.',
  ),
  rule(
    '9.10',
    'Among enemies',
    'A unit that enters a hex with an enemy stops there, and stays as long as any enemy does, disrupted or not.',
  ),
  rule(
    '9.11',
    'Onto a road',
    'The rate of the road is for going from one hex of the road to the next along it. Who comes from beside the road pays for the terrain.',
  ),
  rule('9.12', 'Friends', 'may be passed through.'),
  rule('9.13', 'Stacking', 'A player may have three counters in a hex.'),
  rule(
    '9.14',
    'More in a close assault',
    'Each player has his three: six counters in a hex, nine with three players.',
  ),
  rule(
    '9.15',
    'Mercenaries on foot',
    'Infantry of Red and Blue moves like conventional infantry on foot, and hovers on skimmers.',
  ),

  heading('10', 'Towing'),
  rule(
    '10.1',
    'Who tows what',
    'Any vehicle but skimmers may tow a gun, a howitzer or a calliope.',
  ),
  rule(
    '10.2',
    'Hooking up',
    'is announced at the start of the turn; both begin the turn in the same hex.',
  ),
  rule('10.3', 'Half movement', 'A towing unit has half its movement, rounded down.'),
  rule('10.4', 'No fire', 'What is towed does not fire.'),
  rule(
    '10.5',
    'One target',
    'Fire is aimed at the towing unit, without the defence of what it tows, and what happens to it happens to both.',
  ),
  rule(
    '10.6',
    'Disrupted tower',
    'While the towing unit is disrupted, nothing is hooked up or set up.',
  ),
  rule('10.7', 'One rally', 'Both rally by one roll.'),
  rule(
    '10.8',
    'Setting up',
    'At the start of a movement a towed gun may be set up: it stays in its hex and fires normally, and the unit that towed it moves normally.',
  ),
  rule('10.9', 'Rivers', 'Towed units cross rivers only at bridges.'),

  heading('11', 'Mounted infantry'),
  rule(
    '11.1',
    'Personnel carriers',
    'carry one counter of conventional infantry, which must begin the turn in the carrier’s hex to mount.',
  ),
  rule('11.2', 'Cost', 'Mounting and dismounting cost 1 to the carrier and 1 to the infantry.'),
  rule('11.3', 'Fire', 'Both may fire in the turn of mounting or dismounting.'),
  rule('11.4', 'Disrupted carriers', 'let nobody in or out.'),
  rule(
    '11.5',
    'Fire from a disrupted carrier',
    'Infantry in a disrupted carrier fires as a disrupted unit does.',
  ),
  rule(
    '11.6',
    'Twice disrupted',
    'A disrupted carrier that is disrupted again in a later turn is eliminated with its infantry.',
  ),
  rule('11.7', 'Stacking', 'A carrier with infantry counts as two units.'),
  rule(
    '11.8',
    'What is not ridden',
    'Nobody rides on tanks, and infantry of Red and Blue never in a conventional carrier.',
  ),
  rule('11.9', 'Lost together', 'An eliminated carrier takes its infantry with it.'),
  rule(
    '11.10',
    'Skimmers',
    'To mount or dismount, infantry of Red and Blue spends 1 of its movement on foot and 1 of its movement on skimmers.',
  ),
  rule(
    '11.11',
    'Skimmers, an example',
    'With 2 on foot and 6 on skimmers it mounts, rides four clear hexes and dismounts, and has spent everything.',
  ),
  rule(
    '11.12',
    'Ratings on skimmers',
    'Mounted infantry of Red and Blue uses the ratings of that face, for combat and range too.',
  ),
  rule('11.13', 'Disrupted on skimmers', 'It is eliminated.'),
];

export const costs = [
  heading('25', 'What terrain costs'),
  rule('25.1', 'Conventional units', 'Clear 1, slope 2, hilltop 2, city 1/2, river 2, forest 2.'),
  rule('25.2', 'Hover units', 'Clear 1, slope 2, hilltop 2, city 1, river 2, forest 2.'),
  rule(
    '25.3',
    'Roads and bridges',
    '1/2 for everybody, from a hex along the road to the next, whatever the terrain; not in rubble.',
  ),
  rule('25.4', 'Lake', '1 for hover units. Nobody else enters.'),
  rule(
    '25.5',
    'Swamp',
    '1 for hover units, 2 for infantry of all kinds on foot. Tracks and wheels do not enter.',
  ),
  rule('25.6', 'Rubble', 'costs 1 more than the terrain of its hex.'),
  rule('25.7', 'Fortress', 'Going into a fortress costs 1 more, also by road.'),
];
