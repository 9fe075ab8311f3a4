/** Sections 9 to 11: movement, towing, mounted infantry; 25: what terrain costs. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const movement = [
  heading('9', 'Movement'),
  rule(
    '9.1',
    'Units that move',
    'In your movement phase, you may move all, some or none of your units. Each unit has movement points equal to its movement rating.',
  ),
  rule(
    '9.2',
    'Hex by hex',
    'A unit moves from one hex to an adjacent hex and pays the cost of each hex that it enters [25.1].',
  ),
  rule(
    '9.3',
    'No saving',
    'You cannot save movement points for a later turn or give them to another unit.',
  ),
  rule(
    '9.4',
    'Enough points',
    'A unit can enter a hex only if it can pay the whole cost. The only exception is the minimum move [9.5].',
  ),
  rule(
    '9.5',
    'Minimum move',
    'A unit can always move one hex, even if it cannot pay the whole cost. This does not apply to units with a printed movement of 0.',
  ),
  rule('9.6', 'Movement 0', 'Units with a printed movement of 0 move only when they are towed.'),
  rule('9.7', 'Tracks and wheels', 'Conventional vehicles cannot enter swamps or lakes.'),
  rule(
    '9.8',
    'Hover units',
    'Hover units can enter swamps and lakes, but they are eliminated if they are disrupted there.',
  ),
  rule(
    '9.9',
    'Rivers',
    'Undisrupted units can enter and cross rivers, unless they tow a gun [10.9]. A unit that is disrupted on a river is eliminated.',
  ),
  rule(
    '9.10',
    'Enemies in a hex',
    'A unit that enters a hex with an enemy must stop. It must stay as long as any enemy is in the hex, even a disrupted one.',
  ),
  rule(
    '9.11',
    'Road rate',
    'A unit pays the road rate [25.3] only if it moves from one road hex to the next along the road. If it enters a road hex from anywhere else, it pays for the terrain.',
  ),
  rule('9.12', 'Friendly units', 'You may move through your own and allied units.'),
  rule('9.13', 'Stacking', 'You may have up to three counters in a hex.'),
  rule(
    '9.14',
    'Stacking in a close assault',
    'In a close assault, each player may have three counters in the hex. With two players that makes six, and with three players nine.',
  ),
  rule(
    '9.15',
    'Mercenary infantry',
    'Red and Blue infantry on foot moves like conventional infantry, except that it pays 1 movement point for a city. On skimmers, it moves like a hover unit.',
  ),

  heading('10', 'Towing'),
  rule(
    '10.1',
    'Units that tow',
    'Any vehicle except a skimmer can tow one gun, howitzer or calliope that is not self-propelled. In the rules on towing, “gun” means any of these.',
  ),
  rule(
    '10.2',
    'Hooking up',
    'Hook up a gun at the start of the towing unit’s move. The gun and the towing unit must have been in the same hex since the turn began.',
  ),
  rule(
    '10.3',
    'Half movement',
    'A towing unit has half its movement, rounded down. Example: a movement of 5 becomes 2.',
  ),
  rule('10.4', 'No fire', 'A towed gun cannot fire.'),
  rule(
    '10.5',
    'One target',
    'Enemies can fire only at the towing unit, not at its gun. The defence of the gun is not added, and each result applies to both.',
  ),
  rule(
    '10.6',
    'Disrupted towing unit',
    'A disrupted unit cannot hook up a gun, and cannot set up the gun that it is towing.',
  ),
  rule('10.7', 'One rally', 'A towing unit and its gun rally together with one roll.'),
  rule(
    '10.8',
    'Setting up',
    'At the start of a towing unit’s move, you may set up its gun. The gun stays in its hex and can fire normally, and the unit that towed it moves normally.',
  ),
  rule('10.9', 'Rivers', 'A towing unit can cross a river only at a bridge.'),

  heading('11', 'Mounted infantry'),
  rule(
    '11.1',
    'Personnel carriers',
    'A personnel carrier can carry one counter of conventional infantry. To mount, the infantry must begin the turn in the carrier’s hex.',
  ),
  rule(
    '11.2',
    'Cost',
    'Mounting costs 1 movement point for the carrier and 1 for the infantry. Dismounting costs the same.',
  ),
  rule(
    '11.3',
    'Fire',
    'In the turn in which infantry mounts or dismounts, the carrier and the infantry may both fire.',
  ),
  rule(
    '11.4',
    'Disrupted carriers',
    'While a carrier is disrupted, infantry cannot mount or dismount.',
  ),
  rule(
    '11.5',
    'Fire from a disrupted carrier',
    'Infantry in a disrupted carrier counts as disrupted in ranged combat, so it cannot fire.',
  ),
  rule(
    '11.6',
    'Carrier disrupted twice',
    'If a disrupted carrier is disrupted again in a later turn, it is eliminated together with its infantry.',
  ),
  rule('11.7', 'Stacking', 'A carrier with infantry counts as two counters.'),
  rule(
    '11.8',
    'Riding restrictions',
    'Infantry cannot ride on tanks, and Red and Blue infantry cannot ride in conventional carriers.',
  ),
  rule('11.9', 'Shared losses', 'If a carrier is eliminated, its infantry is eliminated too.'),
  rule(
    '11.10',
    'Skimmers',
    'Red and Blue infantry has separate movement points on foot and on skimmers [R31]. Mounting its skimmers or dismounting from them costs 1 of each.',
  ),
  rule(
    '11.11',
    'Skimmer example',
    'An infantry unit has 2 points on foot and 6 on skimmers. It mounts, rides through four clear hexes and dismounts. This uses up all its points: 2 on foot, and 1 + 4 + 1 = 6 on skimmers.',
  ),
  rule(
    '11.12',
    'Ratings on skimmers',
    'On skimmers, Red and Blue infantry uses the ratings on its skimmer face, in combat too.',
  ),
  rule('11.13', 'Disruption on skimmers', 'Infantry on skimmers is eliminated if it is disrupted.'),
];

export const costs = [
  heading('25', 'Terrain costs'),
  rule(
    '25.1',
    'Conventional units',
    'A conventional unit pays 1 movement point for clear terrain, 1/2 for a city, and 2 for a slope, hilltop, river or forest. For lakes and swamps, see [25.4] and [25.5].',
  ),
  rule(
    '25.2',
    'Hover units',
    'A hover unit pays 1 movement point for clear terrain or a city, and 2 for a slope, hilltop, river or forest. Red and Blue infantry on foot pays the same. For lakes and swamps, see [25.4] and [25.5].',
  ),
  rule(
    '25.3',
    'Roads and bridges',
    'The road rate is 1/2 movement point per hex for every unit, in any terrain. It applies only from one hex to the next along the road, and never when entering rubble. Example: with 2 points, a unit moves four hexes along a road.',
  ),
  rule('25.4', 'Lake', 'A lake costs hover units 1 movement point. No other unit can enter it.'),
  rule(
    '25.5',
    'Swamp',
    'A swamp costs hover units 1 movement point, and infantry on foot 2. Units on tracks or wheels cannot enter it.',
  ),
  rule(
    '25.6',
    'Rubble',
    'Entering a hex with rubble costs 1 movement point more than its terrain.',
  ),
  rule(
    '25.7',
    'Fortress',
    'Entering a fortress costs 1 movement point more than entering its hex, even if the unit arrives by road.',
  ),
];
