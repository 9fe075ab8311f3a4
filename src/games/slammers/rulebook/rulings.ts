/** Rulings R1 to R31: turn, disruption, drops, movement, towing and mounting. Corrections are worked in. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  // Turn, order of fire, simultaneity
  ruling(
    'R1',
    'Order of fire',
    'The text says both that whoever moved first in the game turn fires first and that the moving player does; the first it says twice, and with "always", so it is the rule [5.4]. By option the moving player is first, then the others in order of movement. As effects wait [R2], only announcements, shots at shells and jamming depend on it.',
  ),
  ruling(
    'R2',
    'When effects come',
    'What is eliminated or disrupted in a player turn is noted, still makes its attack of that turn, and is removed or flipped after the close assaults. Only losses to fire at drops and stopped shells take effect at once. Rubble comes at the end of its section and counts from the next.',
  ),
  ruling(
    'R3',
    'One attack a player turn',
    'In each player turn, one’s own and the others’. Shots at shells and drops are that attack; jamming is none.',
  ),
  ruling(
    'R4',
    'Dead targets',
    'A unit noted as eliminated may be named as a target again; nothing more happens to it.',
  ),
  // Rally and disruption
  ruling(
    'R5',
    'Attempts to rally',
    'are voluntary, and so is the desperate one after a failure. Two at most for a unit in a turn.',
  ),
  ruling(
    'R6',
    'What counts as a loss',
    'Every eliminated counter of the colour, carried and towed ones too, from the moment the number is reached. Units that left the map by a rule are no losses.',
  ),
  ruling(
    'R7',
    'Disrupted again',
    'To the letter: a unit that was disrupted when the game turn began, and has not rallied since, is eliminated; any other ignores it. By option the player turn counts in place of the game turn, which is harsher.',
  ),
  ruling(
    'R8',
    'One state for two',
    'A tower and its gun have one state and one roll. A personnel carrier rolls for itself; the infantry in it is never disrupted.',
  ),
  ruling('R9', 'Half of odd movement', 'is rounded down; the one hex at least remains.'),
  // Drops
  ruling(
    'R10',
    'Drop zones',
    'Dice are rolled for each unit by itself. The zone is a hex of the map without enemies, of any terrain; only the landing hex matters.',
  ),
  ruling(
    'R11',
    'Down off the map',
    'Hexes off the map are clear, so nobody dies there. The counter is put on the hex of the map nearest to where it came down; of equally near ones on the path of the fall, else the first by panel and number. Terrain is not looked at there.',
  ),
  ruling(
    'R12',
    'Clear enough',
    'For vehicles and guns a road over clear ground is clear; rubble, bridge, fortress and every other terrain is not. Infantry dies only in lake, swamp and river.',
  ),
  ruling(
    'R13',
    'Among enemies',
    'Such a unit does not move. In its first assault it has no shift, infantry doubles, and the defenders have what they always have.',
  ),
  ruling(
    'R14',
    'Overstacked by a drop',
    'Nobody is eliminated. The owner must move out what can move; what cannot stays over the limit until it can.',
  ),
  ruling(
    'R15',
    'Landing of mercenaries',
    'Their infantry lands on foot. What has landed has its whole movement, mounting included.',
  ),
  ruling(
    'R16',
    'Fire at drops',
    'comes when the landing hex is known, before movement. Ours: no line of sight is asked, for the target is in the sky, and no terrain counts. Disrupted units and units in a close assault do not fire; one shot a unit and one at each target.',
  ),
  ruling(
    'R17',
    'After firing at a drop',
    'A unit makes no attack at all in that player turn; it can be attacked.',
  ),
  // Movement and stacking
  ruling(
    'R18',
    'Along the road',
    'Points are counted in halves. The rate of the road is for listed links between two hexes only. A bridge entered from elsewhere costs 2, like the river. Rubble ends the rate of its hex.',
  ),
  ruling(
    'R19',
    'One hex at least',
    'is the only move of the unit in that turn, into any hex its kind may enter.',
  ),
  ruling(
    'R20',
    'Beside a fortress',
    'Who stays outside a fortress in its hex pays for the terrain only.',
  ),
  ruling(
    'R21',
    'When stacking binds',
    'At the end of the movement of a player turn, for all units of one player together. Entering a close assault as the fourth is illegal at once.',
  ),
  ruling(
    'R22',
    'What counts',
    'Carrier with infantry 2, tower with gun 2, spice and markers 0. Inside and outside a fortress are counted together.',
  ),
  ruling(
    'R23',
    'In contact',
    'Entering a hex with enemies ends movement; such a hex is not passed; nobody leaves it before the enemies are gone, and then in a later movement of his own.',
  ),
  ruling(
    'R24',
    'Off the map',
    'Units leave only where the scenario counts them, for 1, or 1/2 along a road that leaves there, or as their one hex. Who comes onto the map along such a road pays 1/2 too.',
  ),
  ruling(
    'R25',
    'Guns and wet ground',
    'A gun goes over lake and swamp only behind a hover unit, and over rivers only at bridges, which it enters along the road. Infantry on foot enters no lake, and nobody steps off skimmers there.',
  ),
  // Towing, carriers, skimmers
  ruling(
    'R26',
    'Hooking up',
    'At the start of the move, with both in the hex since the start of the turn, one gun for each undisrupted tower; who was dropped in this turn neither hooks up nor is hooked. The tower has half its movement, also in later turns. It sets the gun up at the start of a later move, then moves normally, and the gun may fire. All vehicles tow, carriers, artillery and calliopes on chassis and hover units too; skimmers and infantry do not. Who carries infantry tows nothing. A disrupted tower with a gun does not move.',
  ),
  ruling(
    'R27',
    'A towed gun',
    'never attacks and is no target; results of the tower are its own. Against indirect fire and gas the tower’s class counts.',
  ),
  ruling(
    'R28',
    'Mounting and dismounting',
    'a carrier: each once a turn for a unit, 1 from both, so that a turn may be to load, drive and unload.',
  ),
  ruling(
    'R29',
    'Fire from a carrier',
    'Carried infantry may fire with its own ratings from the carrier’s hex, not in ranged combat while the carrier is disrupted. It is no target of its own, and its defence does not count.',
  ),
  ruling(
    'R30',
    'A carrier in a close assault',
    'The infantry attacks doubled and shifted also from a disrupted carrier, which then attacks by itself without either.',
  ),
  ruling(
    'R31',
    'Two purses',
    'Infantry with skimmers has its movement on foot and that on skimmers; changing takes 1 from both, walking spends the one, riding the other.',
  ),
];
