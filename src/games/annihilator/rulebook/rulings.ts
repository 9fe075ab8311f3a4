/**
 * Rulings: where the rules are silent or can be read in two ways, what is played here, and why.
 * All are ours; none contradicts the text.
 */
import { type Rule, ruling } from '../../../kernel/rulebook.ts';

export const rulings: readonly Rule[] = [
  ruling(
    'R1',
    'Setting up',
    'Robots are set up in hexes that robots may enter, at most six in a hex; so not in outer armour and not in the brain core. Two or three ships may hit the same hex, because [6.0] sets no limit for squads there.',
  ),
  ruling(
    'R1b',
    'Impact hexes',
    'The numbered hexes of [4.2] are hexes of outer armour. A hex with a ship counts as clear for both sides for the rest of the game, whatever blasts do to it, and is never repaired. The ship has broken the armour open; otherwise squads there could neither be attacked nor come back.',
  ),
  ruling(
    'R2',
    'Units in close combat',
    'You may make one attack in each hex in each of your combat steps. All your units there that are not disrupted take part, because attackers risk nothing; you only decide whether to attack. All enemy units there defend. Below 1-2 you can’t attack; above 4-1 use the 4-1 column. Example: 1 against 4 is too weak, and 20 against 2 is 4-1.',
  ),
  ruling(
    'R3',
    'No disrupted robots',
    'Robots are never disrupted, because [CET] eliminates them on a D as on an X.',
  ),
  ruling(
    'R4',
    'How long disruption lasts',
    'A squad is disrupted until the next step 3 ends. If it is disrupted in step 5, it can’t act in steps 1 to 3 of the next turn. If an auto-defend hex disrupts it in step 1, it can’t act for the rest of steps 1 to 3. Either way it loses one turn. A second D adds nothing. A disrupted squad can’t move, attack, set or recover charges, or advance, but it defends with its full strength.',
  ),
  ruling(
    'R5',
    'Mind weapon in detail',
    'The Annihilator player may use the mind weapon once in each step 5, on any hex with a squad, also on an impact hex. It attacks all squads in the hex at 1-2 and does not affect robots. Robots may attack in the same hex as well, before or after. The mind weapon works even when no robot is left.',
  ),
  ruling(
    'R6',
    'Auto-defend hexes in detail',
    'Roll for each squad separately, each time it enters an auto-defend hex without a marker in step 1, even if it comes from another such hex. NE: it may move on. D: it stops there, disrupted. X: it is eliminated, but not in close combat, so no charges stay behind. A squad is not attacked for staying in the hex or for entering it in the advance of step 3; robots are never attacked. A hex with a marker does not attack. When it is repaired, it attacks squads that enter it later. The note under [HTC] could mean all squads inside, but [7.3] says that they enter.',
  ),
  ruling(
    'R7',
    'When stacking counts',
    'The limits of a hex are checked when a move or an advance ends there. So a unit may enter a hex where it could have to stop, because it has enemies or is an auto-defend hex, only if there is room for it. In a hex with a ship there is no limit for squads; the limit for robots is still six.',
  ),
  ruling(
    'R8',
    'Leaving enemies',
    'A unit may leave a hex with enemies freely; there are no zones of control. An advance ends in a hex with enemies, as a move does.',
  ),
  ruling(
    'R9',
    'One charge per step',
    'In each step 3, each squad that has a charge and is not disrupted may set one charge. It may set it in its own hex or in any adjacent hex of the map: armour, impassable, brain core or occupied. Pattern and direction are public. The charge is spent. It goes off in the next turn, whatever happens to the squad; nothing can move, disarm or destroy it.',
  ),
  ruling(
    'R10',
    'Detonation in detail',
    'Charges go off one after another, in the order in which they were set. You can’t choose another order, because no order would change the outcome. Hex 1 takes an X without a roll. Hexes off the map are ignored. Apply each result to the hex as it is at that moment. Armour, auto-defend, impassable and brain core hexes without a marker become OB-PAS on a D and CLEAR on an X. All other hexes, including those with an OB-PAS marker, become CLEAR on a D or X. A CLEAR hex stays CLEAR.',
  ),
  ruling(
    'R10b',
    'Blasts on brain core and outer armour',
    'Hexes of the brain core are treated as armour, because [10.0] speaks of obstructed passable ones. Either marker counts for victory and stays to the end of the game. Units may enter a marked hex of the brain core or the outer armour as the marker says, but they never leave the map.',
  ),
  ruling(
    'R11',
    'Units in the blast',
    'A D or X eliminates all units in the hex, of both sides; an NE harms none.',
  ),
  ruling(
    'R12',
    'The advance in detail',
    'There is one advance in each step 3, after all charges have gone off. Its area is every hex that took a D or X in this step or was hex 1 of a charge, even if it was clear before. Units that are not disrupted and not held by [R19] have their whole Movement Factor again. They may enter only hexes of the area and follow [R7] and [R8]. No charges are set after the advance, so you can’t set one from a new breach before the next turn.',
  ),
  ruling(
    'R13',
    'Recovery in detail',
    'Only a Demolition Squad that robots eliminate in close combat leaves charges behind. A marker in the hex shows their number; charges of several squads there are put together, and blasts do not harm them. An Assault Squad that enters the hex in step 1 or in the advance, and finds room there, may roll once. If it does not roll, the charges stay for the next Assault Squad that enters. The new Demolition Squad has at most three charges. The points that it has spent stay spent, and it may move on.',
  ),
  ruling(
    'R14',
    'Repair in detail',
    'A Repairbot may repair after it has moved and attacked, even with squads in the hex. Each Repairbot may repair one hex a turn. Squads in a hex that becomes impassable again are unharmed and may walk out, but not back in. Hexes of the brain core and hexes with a ship can’t be repaired.',
  ),
  ruling(
    'R15',
    'Which victory comes first',
    'When all charges of the step have gone off, check the brain core first. If both its hexes are destroyed, the human player wins, even if the same blasts eliminated the last squad. At any other moment the loss of the last squad ends the game at once, even if charges are set.',
  ),
  ruling(
    'R16',
    'Out of charges',
    'The Annihilator player wins if no squad has a charge, no charge is set, and no charge lies in a hex that an Assault Squad could still enter to recover it. Nothing can harm the brain core any longer.',
  ),
  ruling(
    'R17',
    'No other end',
    'Losing every robot does not end the game; the auto-defend hexes and the mind weapon remain. There is no limit of turns, because the mind weapon ends the game sooner or later: each time it strikes, its chance to eliminate the squads is one in six. [R20] applies without it. Either player may resign.',
  ),
  ruling(
    'R18',
    'Odds of auto-defend hexes',
    'Auto-defend hexes attack at 1-1, as [7.3] says. The note under [HTC] has come down to us with 1-2 as well as with 1-1; the numbered rule decides, and 1-2 is an option.',
  ),
  ruling(
    'R19',
    'Movement over for the turn',
    '[5.4] ends a unit’s movement for the turn of its own player: steps 1 to 3 for squads, steps 4 to 6 for robots. A squad that enters a hex with robots in step 1 can’t advance in step 3, even if those robots are gone. A robot that enters a hex with squads in the advance stops there, but in step 4 it moves as usual, because the advance was in the human player’s turn. Only the unit that enters is held; the units that it meets are free to move. The ruling is needed because [8.3] moves units a second time within one turn.',
  ),
  ruling(
    'R20',
    'Standstill without the mind weapon',
    'In a game without the mind weapon [D7], the Annihilator player wins after ten quiet turns in a row. A turn is quiet if no charge is set, goes off or is rolled for in recovery, and no unit is eliminated. From the sixth quiet turn on, both players are warned. Without the mind weapon the reason given in [R17] does not hold, and ten turns are enough to cross the whole map. With the mind weapon, [10.0] applies as written.',
  ),
];
