/** Rulings R1 to R31: turn, disruption, drops, movement, towing and mounting. Corrections are worked in. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  // Turn, order of fire, simultaneity
  ruling(
    'R1',
    'Order of fire',
    'The player who moved first in the game turn fires first [5.4]. An option lets the moving player fire first, followed by the others in the order of movement. The original rules contain both versions. We follow the version that they state twice, both times with the word “always”. Because effects are delayed [R2], the order matters only for announcements, fire at shells and jamming.',
  ),
  ruling(
    'R2',
    'When effects apply',
    'Units that are eliminated or disrupted in a player turn are marked. They still make their attack in that turn, and are removed or flipped after the close assaults. Only two effects apply immediately: units that are hit while they drop are eliminated, and shells that are hit are stopped. Rubble is placed at the end of the phase in which it was rolled. Rubble from a result with a star is placed at the end of the player turn [20.3]. All rubble counts as soon as it is placed.',
  ),
  ruling(
    'R3',
    'One attack per player turn',
    'A unit can attack once in every player turn, including the player turns of the other players. Fire at shells or at drops counts as this attack. Jamming is not an attack.',
  ),
  ruling(
    'R4',
    'Eliminated targets',
    'You may target a unit again after it has been marked as eliminated. Nothing more happens to it.',
  ),
  // Rally and disruption
  ruling(
    'R5',
    'Attempts to rally',
    'Rallying is voluntary, and so is a desperate rally after a failure. A first attempt that can do no harm is rolled without asking you. A unit has at most two attempts in a turn.',
  ),
  ruling(
    'R6',
    'Losses',
    'Every eliminated counter of a colour is a loss of that colour, including carried and towed units. Morale changes as soon as the number of losses given in the scenario is reached. Units that leave the map without being eliminated are not losses.',
  ),
  ruling(
    'R7',
    'Disrupted again',
    'If a unit was disrupted when the game turn began, has not rallied since and is disrupted again, it is eliminated. Any other unit ignores a second disruption. This follows the wording of the original rules. An option uses the start of the player turn instead of the game turn; this eliminates more units.',
  ),
  ruling(
    'R8',
    'Disrupted together',
    'A result that disrupts a towing unit disrupts its gun too, and the two rally with one roll. A personnel carrier rolls on its own; the infantry in it is never disrupted.',
  ),
  ruling(
    'R9',
    'Rounding half movement',
    'Half of an odd movement rating is rounded down. The unit can still always move one hex.',
  ),
  // Drops
  ruling(
    'R10',
    'Drop zones',
    'Roll for each unit separately. A drop zone must be a hex on the map with no enemies in it. Its terrain can be of any kind. Only the landing hex matters for the result.',
  ),
  ruling(
    'R11',
    'Landing off the map',
    'Hexes off the map count as clear terrain, so no unit is eliminated there. Put the counter on the nearest hex of the map. If several hexes are equally near, use the hex on the path from the drop zone. If none of them is on the path, use the hex that comes first by panel and hex number. The terrain of the hex where you put the counter does not matter.',
  ),
  ruling(
    'R12',
    'Terrain that counts as clear for landings',
    'For vehicles and guns, a road over clear terrain counts as clear. Rubble, bridges, fortresses and all other terrain do not. Infantry is eliminated only in a lake, swamp or river.',
  ),
  ruling(
    'R13',
    'Landing among enemies',
    'A unit that lands among enemies cannot move. In the first turn of the close assault, it gets no column shift, but infantry still doubles its attack. The defenders fight as usual.',
  ),
  ruling(
    'R14',
    'Overstacking by a drop',
    'No unit is eliminated for overstacking. The owner must move units out of the hex until the hex is within the stacking limit. Units that cannot move may stay over the limit until they can.',
  ),
  ruling(
    'R15',
    'Mercenaries after landing',
    'Red and Blue infantry lands on foot. Units that have landed may use their full movement, and may mount their skimmers.',
  ),
  ruling(
    'R16',
    'Fire at drops',
    'Fire at drops comes before movement, once the landing hex is known. The target is in the sky, so no line of sight is needed and terrain does not count; both points are our ruling. Disrupted units and units in a close assault cannot fire. Each unit can fire at only one drop, and only one unit can fire at each drop.',
  ),
  ruling(
    'R17',
    'After firing at a drop',
    'A unit that has fired at a drop makes no other attack in that player turn. It can still be attacked.',
  ),
  // Movement and stacking
  ruling(
    'R18',
    'Road rate',
    'Movement points are counted in halves. The road rate applies only between two hexes that a road connects. A bridge entered from anywhere else costs 2, like a river. The road rate does not apply when a unit enters a hex with rubble.',
  ),
  ruling(
    'R19',
    'Minimum move',
    'The minimum move of one hex is the unit’s only move in that turn. The unit can move into any hex that its type may enter.',
  ),
  ruling(
    'R20',
    'Outside a fortress',
    'A unit that enters the hex of a fortress and stays outside the fortress pays only for the terrain.',
  ),
  ruling(
    'R21',
    'When stacking applies',
    'The stacking limit applies at the end of your movement phase, to all your units in a hex together. You can never move a fourth counter into a close assault.',
  ),
  ruling(
    'R22',
    'Counting for stacking',
    'A carrier with infantry counts as two counters, and so does a towing unit with its gun. Spice and markers do not count. Units inside and outside a fortress are counted together.',
  ),
  ruling(
    'R23',
    'Entering a hex with enemies',
    'A unit that enters a hex with enemies must stop there and cannot move on. It can leave only after the enemies are gone, in a later movement phase of its owner.',
  ),
  ruling(
    'R24',
    'Leaving and entering the map',
    'Units can leave the map only in a scenario that counts departing units, such as scenario 8, and only at the edge that the scenario names [38.4]. Leaving costs 1 movement point, or 1/2 along a road that leaves the map there. A unit without enough points can leave with its minimum move [R19]. Entering the map along such a road also costs 1/2.',
  ),
  ruling(
    'R25',
    'Guns and wet terrain',
    'A gun can cross lakes and swamps only when towed by a hover unit. It can cross rivers only at bridges, and the towing unit must enter the bridge along the road. Infantry on foot cannot enter a lake, so infantry cannot dismount there.',
  ),
  // Towing, carriers, skimmers
  ruling(
    'R26',
    'Hooking up and setting up',
    'A unit can hook up one gun, at the start of its move. The unit must be undisrupted, and the unit and the gun must have been in the same hex since the start of the turn. Units dropped this turn cannot hook up guns or be hooked up. A unit has half its movement for as long as it tows a gun. In a later turn, it can set up its gun at the start of its move; the unit then moves normally, and the gun may fire. All vehicles can tow, including carriers, self-propelled artillery, self-propelled calliopes and hover units. Skimmers, infantry, and carriers with infantry cannot. A disrupted unit that is towing a gun cannot move.',
  ),
  ruling(
    'R27',
    'Towed guns',
    'A towed gun never attacks and is not a separate target. Results against the towing unit apply to the gun too. Against indirect fire and gas, use the class of the towing unit.',
  ),
  ruling(
    'R28',
    'Mounting and dismounting',
    'A unit can mount once and dismount once in a turn. Mounting and dismounting each cost 1 movement point for the carrier and 1 for the infantry, so a carrier can load, drive and unload in one turn.',
  ),
  ruling(
    'R29',
    'Fire from a carrier',
    'Carried infantry may fire with its own ratings from the carrier’s hex. It cannot make ranged attacks while the carrier is disrupted. The infantry is not a separate target, and its defence does not count.',
  ),
  ruling(
    'R30',
    'Carrier in a close assault',
    'Infantry in a carrier doubles its attack and gets the column shift, even if the carrier is disrupted. A disrupted carrier attacks separately, without doubling or shift.',
  ),
  ruling(
    'R31',
    'Two kinds of movement points',
    'Infantry with skimmers has one allowance of movement points on foot and another on skimmers. Mounting or dismounting costs 1 point from each. Walking uses the first allowance, and riding uses the second.',
  ),
];
