/** Rulings R1 to R31: turn, disruption, drops, movement, towing and mounting. Corrections are worked in. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  // Turn, order of fire, simultaneity
  ruling(
    'R1',
    'Order of fire',
    'The player who moved first in the game turn fires first [5.4]. By option, the moving player fires first, then the others in the order of movement. The text says both, but it says the first one twice, and with “always”. As effects wait [R2], the order matters only for announcements, fire at shells and jamming.',
  ),
  ruling(
    'R2',
    'When effects apply',
    'Units that are eliminated or disrupted in a player turn are marked. They still make their attack of that turn, and are removed or flipped after the close assaults. Only losses to fire at drops and stopped shells apply at once. Rubble is placed at the end of its phase and counts from the next phase on.',
  ),
  ruling(
    'R3',
    'One attack per player turn',
    'The limit of one attack applies to each player turn, your own and those of the others. Fire at shells or at drops is that attack. Jamming is not an attack.',
  ),
  ruling(
    'R4',
    'Eliminated targets',
    'You may choose a unit marked as eliminated as a target again. Nothing more happens to it.',
  ),
  // Rally and disruption
  ruling(
    'R5',
    'Attempts to rally',
    'Rallying is voluntary, and so is the desperate attempt after a failure. A unit has at most two attempts in a turn.',
  ),
  ruling(
    'R6',
    'Losses',
    'Every eliminated counter of the colour is a loss, including carried and towed ones. Morale changes as soon as the number is reached. Units that a rule takes off the map are not losses.',
  ),
  ruling(
    'R7',
    'Disrupted again',
    'A unit that was disrupted when the game turn began, and has not rallied since, is eliminated. Any other unit ignores a second disruption. This is the letter of the text. By option, the player turn counts instead of the game turn, which is harsher.',
  ),
  ruling(
    'R8',
    'Shared condition',
    'A towing unit and its gun have one condition and one rally roll. A personnel carrier rolls for itself; the infantry in it is never disrupted.',
  ),
  ruling(
    'R9',
    'Half of odd movement',
    'Half of an odd movement is rounded down. The unit can still always move one hex.',
  ),
  // Drops
  ruling(
    'R10',
    'Drop zones',
    'Roll for each unit separately. A drop zone is a hex of the map without enemies, in any terrain. Only the landing hex matters for the result.',
  ),
  ruling(
    'R11',
    'Landing off the map',
    'Hexes off the map are clear, so no unit is eliminated there. Put the counter on the nearest hex of the map. If several are equally near, use one on the path of the fall, otherwise the first by panel and number. The terrain of that hex does not matter.',
  ),
  ruling(
    'R12',
    'Clear terrain for landings',
    'For vehicles and guns, a road over clear terrain is clear. Rubble, bridges, fortresses and all other terrain are not. Infantry is eliminated only in a lake, swamp or river.',
  ),
  ruling(
    'R13',
    'Landing among enemies',
    'A unit that lands among enemies cannot move. In its first assault it has no shift, infantry doubles, and the defenders fight as usual.',
  ),
  ruling(
    'R14',
    'Overstacked by a drop',
    'No unit is eliminated for overstacking. The owner must move out units that can move. Units that cannot stay over the limit until they can.',
  ),
  ruling(
    'R15',
    'Mercenaries after landing',
    'Red and Blue infantry lands on foot. Units that have landed have their whole movement, including mounting.',
  ),
  ruling(
    'R16',
    'Fire at drops',
    'Fire at drops comes when the landing hex is known, before movement. It needs no line of sight, because the target is in the sky, and terrain does not count; this is ours. Disrupted units and units in a close assault cannot fire. Each unit fires once, and each target is fired at once.',
  ),
  ruling(
    'R17',
    'After firing at a drop',
    'A unit that has fired at a drop makes no other attack in that player turn. It can still be attacked.',
  ),
  // Movement and stacking
  ruling(
    'R18',
    'Along the road',
    'Count movement points in halves. The road rate applies only between two hexes that a road connects. A bridge entered from anywhere else costs 2, like the river. Rubble ends the road rate in its hex.',
  ),
  ruling(
    'R19',
    'Minimum move',
    'The minimum move of one hex is the unit’s only move in that turn. It can go into any hex that its type may enter.',
  ),
  ruling(
    'R20',
    'Beside a fortress',
    'A unit that enters the hex of a fortress and stays outside the fortress pays only for the terrain.',
  ),
  ruling(
    'R21',
    'When stacking applies',
    'The stacking limit applies at the end of your movement phase, to all your units together. Entering a close assault as the fourth counter is never allowed.',
  ),
  ruling(
    'R22',
    'Counting for stacking',
    'A carrier with infantry counts as 2, a towing unit with its gun as 2, spice and markers as 0. Units inside and outside a fortress are counted together.',
  ),
  ruling(
    'R23',
    'Contact',
    'Entering a hex with enemies ends the move, and units cannot move through it. A unit can leave only after the enemies are gone, in a later movement phase of its own.',
  ),
  ruling(
    'R24',
    'Leaving and entering the map',
    'Units can leave the map only where the scenario counts them. Leaving costs 1, or 1/2 along a road that leaves there, or it is the minimum move. Entering the map along such a road costs 1/2 too.',
  ),
  ruling(
    'R25',
    'Guns and wet terrain',
    'A gun can cross lakes and swamps only behind a hover unit. It can cross rivers only at bridges, which it enters along the road. Infantry on foot cannot enter a lake, and infantry cannot dismount from skimmers there.',
  ),
  // Towing, carriers, skimmers
  ruling(
    'R26',
    'Hooking up and setting up',
    'A unit hooks up one gun at the start of its move. It must be undisrupted, and both must have been in the hex since the start of the turn. Units that were dropped in this turn cannot hook up or be hooked up. A towing unit has half its movement, also in later turns. It sets the gun up at the start of a later move; then it moves normally, and the gun may fire. All vehicles can tow, including carriers, self-propelled artillery and calliopes, and hover units. Skimmers, infantry and carriers with infantry cannot. A disrupted unit with a gun cannot move.',
  ),
  ruling(
    'R27',
    'Towed guns',
    'A towed gun never attacks and is not a target. The results of the towing unit apply to it. Against indirect fire and gas, use the class of the towing unit.',
  ),
  ruling(
    'R28',
    'Mounting and dismounting',
    'A unit can mount once and dismount once in a turn. Each costs the carrier and the infantry 1, so a carrier can load, drive and unload in one turn.',
  ),
  ruling(
    'R29',
    'Fire from a carrier',
    'Carried infantry may fire with its own ratings from the carrier’s hex. It cannot make ranged attacks while the carrier is disrupted. It is not a target of its own, and its defence does not count.',
  ),
  ruling(
    'R30',
    'Carrier in a close assault',
    'The infantry attacks doubled and shifted, even from a disrupted carrier. The disrupted carrier then attacks separately, without doubling or shift.',
  ),
  ruling(
    'R31',
    'Two kinds of movement points',
    'Infantry with skimmers has movement points on foot and movement points on skimmers. Mounting or dismounting costs 1 of each. Walking uses the first, riding the second.',
  ),
];
