/**
 * Rulings: where the rules are silent or can be read in two ways, what is played here, and why.
 * All are ours; none contradicts the text.
 */
import { type Rule, ruling } from '../../kernel/rulebook.ts';

export const rulings: readonly Rule[] = [
  ruling(
    'R1',
    'Where things start',
    'Robots are set up in hexes that a robot may enter, so not in outer armour nor in the brain core, and at most six in a hex. Two or three ships may strike the same hex: [6.0] frees impact hexes from the limit.',
  ),
  ruling(
    'R1b',
    'Impact hexes',
    'The numbered hexes of [4.2] are hull hexes. The ship has holed the armour: its hex counts as clear for both sides, whatever blasts do to it, is never repaired and stays usable. Otherwise squads on the hull could neither be attacked nor return.',
  ),
  ruling(
    'R2',
    'Who takes part in close combat',
    'One attack for each hex in each of the player’s combat steps. All own units there that are not disrupted take part, since attackers risk nothing; the player only says yes or no. All enemy units there defend. Below 1-2 no attack is possible; above 4-1 the 4-1 column is used.',
  ),
  ruling('R3', 'Robots are not disrupted', 'The effect table eliminates robots on D as on X.'),
  ruling(
    'R4',
    'How long disruption lasts',
    'Until the end of the next demolition step. A squad disrupted in step 5 is idle in steps 1 to 3 of the next turn; one disrupted by auto-defence in step 1 is idle for the rest of steps 1 to 3. Either way it loses one turn of action. A second D adds nothing. A disrupted unit does not move, attack, set or recover charges, or advance, but defends with its full strength.',
  ),
  ruling(
    'R5',
    'Mind weapon in detail',
    'Once in each step 5, if the player likes, on any one hex with a human unit, impact hexes included: all human units in it at 1-2, no robot hurt. Robots may attack the same hex besides, before or after. It works without any robot left.',
  ),
  ruling(
    'R6',
    'Auto-defence in detail',
    'Each human unit is rolled for alone, each time it enters an unmarked auto-defend hex in step 1, also from another one. Not for staying there, not in the advance of step 3, not for robots. NE: it may go on; D: it stops there, disrupted; X: eliminated, and it was no close combat, so no charges stay behind. A hex with a marker is silent; when it is repaired it works again, against those who enter later. The note of [HTC] could be read as an attack on everybody inside; [7.3] says entering.',
  ),
  ruling(
    'R7',
    'When stacking counts',
    'When a unit’s move or advance ends. So a hex that may end it, because enemies are there or because it is an auto-defend hex, can be entered only if there is room. By a ship there is no limit for humans; for robots it is still six.',
  ),
  ruling(
    'R8',
    'Leaving enemies',
    'Leaving a hex with enemies is free, and there are no zones of control. An advance ends on meeting an enemy as a move does.',
  ),
  ruling(
    'R9',
    'One charge a step',
    'Each human unit that has one, and is not disrupted, may set one charge in each step 3, in any hex of the map that is its own or adjacent: armour, impassable, brain, occupied. Pattern and direction are open. The charge is spent and goes off in the next turn whatever becomes of the unit; nothing moves it, disarms it or spoils it.',
  ),
  ruling(
    'R10',
    'Detonation in detail',
    'Charges go off one after another in the order they were set. The player is not asked for another, for none makes a difference: whatever several results do to a hex and to those in it, they do in any order. Hex 1 takes an X without a die. Hexes off the map are ignored. A result meets the hex as it is at that moment: armour, auto-defend, impassable and brain hexes without a marker become OB-PAS by D and CLEAR by X; all others, also those with an OB-PAS marker, become CLEAR by either. CLEAR stays CLEAR.',
  ),
  ruling(
    'R10b',
    'Brain hexes and hull under fire',
    'Brain hexes are treated as armour, for [10.0] speaks of brain hexes that are obstructed passable; either marker counts for victory and stays for good. A brain or hull hex with a marker may be entered as the marker says. Nobody leaves the map.',
  ),
  ruling(
    'R11',
    'Everybody in the blast',
    'D or X kills all units in the hex, of both sides; NE hurts nobody.',
  ),
  ruling(
    'R12',
    'The advance in detail',
    'Once in each step 3, after all charges. Its area is every hex that took D or X in this step or was hex 1, also if it was clear before. Units not disrupted, nor held by [R19], have their whole Movement Factor again, enter hexes of the area only, and obey [R7] and [R8]. Charges are not set after it, so a breach is used for setting in the next turn.',
  ),
  ruling(
    'R13',
    'Recovery in detail',
    'Charges are left behind only by Demolition Squads that robots’ close combat eliminates. They are marked in the hex; several lots there become one, and blasts do not hurt them. An Assault Squad that enters the hex, in step 1 or in the advance, and finds room in it may roll, once; if it does not care to, the charges lie there for the next that enters. Converted, it has at most three charges, keeps the points it has spent, and may go on.',
  ),
  ruling(
    'R14',
    'Repair in detail',
    'A Repairbot may repair after moving and attacking, and with human units in the hex. One bot repairs one hex a turn. Humans caught in a hex that becomes impassable are unharmed and may walk out, but not back in. No repair in brain hexes nor in a ship’s hex.',
  ),
  ruling(
    'R15',
    'Which victory comes first',
    'When all charges of the step have gone off, the brain is looked at first: destroyed, the human player wins, even if the same blasts killed the last squad. Otherwise, at any moment, the loss of the last human unit ends the game at once, charges set or not.',
  ),
  ruling(
    'R16',
    'Out of charges',
    'If no human unit has a charge, none is set, and none lies in a hex that an Assault Squad could still enter to recover it, the Annihilator wins: nothing can hurt the brain any more.',
  ),
  ruling(
    'R17',
    'No other end',
    'Losing every robot does not end the game; the shield and the mind weapon remain. There is no limit of turns, nor need there be one: each use of the mind weapon has one chance in six to kill what it strikes. Without it there is [R20]. Either player may resign.',
  ),
  ruling(
    'R18',
    'Odds of the auto-defence',
    'The numbered rule [7.3] has squads attacked at 1-1. The note under [HTC] is handed down with 1-2 as well as with 1-1. The numbered rule decides; the other reading can be played as an option.',
  ),
  ruling(
    'R19',
    'Movement over for the turn',
    '[5.4] ends movement for the turn, and [8.3] moves units a second time within one. The turn is that of the player who moves: steps 1 to 3 for the squads, 4 to 6 for the robots. So a squad that entered a hex with robots in step 1 does not advance in step 3, whatever became of those robots. A robot that enters a hex with squads in the advance ends that advance, but the turn was the human player’s: in step 4 it moves as ever. It is entering that binds; who is entered upon is free.',
  ),
  ruling(
    'R20',
    'Standstill without the mind weapon',
    'Played by the option [D7] nothing need ever end, for [R17] rests on the mind weapon. There a turn is quiet in which no charge is set, goes off or is rolled for in recovery, and no unit is eliminated. After ten quiet turns in a row, which is time to cross the whole map, the Annihilator has won: the assault has come to nothing. From the sixth on both players are told. With the mind weapon this does not hold, and [10.0] stands as it is written.',
  ),
];
