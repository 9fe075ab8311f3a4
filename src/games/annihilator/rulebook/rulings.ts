/**
 * Rulings: our decisions where the rules are silent or ambiguous, and their reasons. None of them contradicts the text.
 */
import { type Rule, ruling } from '../../../kernel/rulebook.ts';

export const rulings: readonly Rule[] = [
  ruling(
    'R1',
    'Setting up',
    'Robots are set up only in hexes that robots may enter, so never in outer armour or in the brain core. At most six can be in a hex. Two or three ships may hit the same hex, because [6.0] sets no limit on squads there.',
  ),
  ruling(
    'R1b',
    'Impact hexes',
    'The numbered hexes of [4.2] are hexes of outer armour. A ship breaks the armour open: for the rest of the game, its hex counts as clear for both sides, whatever blasts do to it, and is never repaired. If the hex were still armour, robots could not attack the squads there, and squads that left it could not return.',
  ),
  ruling(
    'R2',
    'Units in close combat',
    'In each of your combat steps, you may make one attack in each hex. All your units there that are not disrupted take part, because attackers risk nothing; you only decide whether to attack. All enemy units there defend. If the odds are below 1-2, you can’t attack; if they are above 4-1, use the 4-1 column. Example: a strength of 1 against 4 is too weak, and 20 against 2 counts as 4-1.',
  ),
  ruling(
    'R3',
    'No disrupted robots',
    'Robots are never disrupted, because [CET] eliminates them on a D as well as on an X.',
  ),
  ruling(
    'R4',
    'How long disruption lasts',
    'A squad is disrupted until the end of the next step 3. If it is disrupted in step 5, it can’t act in steps 1 to 3 of the next turn. If an auto-defend hex disrupts it in step 1, it can’t act for the rest of steps 1 to 3. Either way it loses one turn. A second D has no further effect. A disrupted squad can’t move, attack, set or recover charges, or advance, but it defends with its full strength.',
  ),
  ruling(
    'R5',
    'Mind weapon in detail',
    'The Annihilator player may use the mind weapon once in each step 5, on any hex with a squad, even an impact hex. It attacks all squads in the hex at 1-2 and does not affect robots. Robots may attack in the same hex as well, before or after the mind weapon does. The weapon works even when no robots are left.',
  ),
  ruling(
    'R6',
    'Auto-defend hexes in detail',
    'In step 1, roll separately for each squad each time it enters an auto-defend hex without a marker, even if it comes from another such hex. NE: it may keep moving. D: it stops there, disrupted. X: it is eliminated, but not in close combat, so no charges stay behind. A squad is not attacked for staying in the hex or for entering it during the advance in step 3; robots are never attacked. A hex with a marker does not attack. When the hex is repaired, it attacks squads that enter it later. In the original, a note under [HTC] could be read as an attack on all squads in the hex, but [7.3] speaks only of squads that enter it.',
  ),
  ruling(
    'R7',
    'When stacking counts',
    'The stacking limits of a hex apply when a move or an advance ends there. If a hex holds enemies or is an auto-defend hex, a unit might have to stop there, so it may enter only if there is room for it. In a hex with a ship, there is no limit on squads; the limit on robots is still six.',
  ),
  ruling(
    'R8',
    'Leaving enemies',
    'A unit may freely leave a hex with enemies; there are no zones of control. An advance into a hex with enemies ends there, just as a move does.',
  ),
  ruling(
    'R9',
    'One charge per step',
    'In each step 3, each squad that has a charge and is not disrupted may set one charge, in its own hex or in any adjacent hex of the map, even an armour, impassable, brain core or occupied hex. The pattern and the direction are public. The squad has then used up that charge. The charge goes off in the next turn, whatever happens to the squad; nothing can move, disarm or destroy it.',
  ),
  ruling(
    'R10',
    'Detonation in detail',
    'Charges go off one after another, in the order in which they were set. You can’t choose another order, because the order does not change the outcome. Hex 1 gets an X without a roll. Hexes off the map are ignored. Apply each result to the hex as it is at that moment. Armour, auto-defend, impassable and brain core hexes without a marker become OB-PAS on a D and CLEAR on an X. All other hexes, including those with an OB-PAS marker, become CLEAR on a D or X. A CLEAR hex stays CLEAR.',
  ),
  ruling(
    'R10b',
    'Blasts on brain core and outer armour',
    'Hexes of the brain core are treated like armour, because [10.0] says that they can become obstructed passable. There, an OB-PAS marker and a CLEAR marker both count for victory, and either stays until the end of the game. A unit may enter a hex of the brain core or the outer armour that has a marker, and pays the cost for that marker. Units never leave the map.',
  ),
  ruling(
    'R11',
    'Units in the blast',
    'A D or X eliminates all units in the hex, whichever side they belong to; an NE eliminates none.',
  ),
  ruling(
    'R12',
    'The advance in detail',
    'There is one advance in each step 3, after all charges have gone off. The advance area consists of all hexes that got a D or X in this step or were hex 1 of a charge, even if they were clear before. Units that are neither disrupted nor stopped by [R19] have their whole Movement Factor again. They may enter only hexes of the advance area, and [R7] and [R8] apply to them. No charges are set after the advance, so you can’t set one from a new breach before the next turn.',
  ),
  ruling(
    'R13',
    'Recovery in detail',
    'Only a Demolition Squad that robots eliminate in close combat leaves charges behind. A marker in the hex shows the number of charges; if several squads leave charges in the same hex, the charges are combined. Blasts do not harm them. An Assault Squad that enters the hex in step 1 or in the advance may roll once, if there is room for it in the hex. If it does not roll, the charges stay for the next Assault Squad that enters. The new Demolition Squad has at most three charges. It may continue to move, but only with the points that the Assault Squad had left.',
  ),
  ruling(
    'R14',
    'Repair in detail',
    'A Repairbot may repair after it has moved and attacked, even if there are squads in its hex. Each Repairbot may repair one hex a turn. If a hex becomes impassable again, squads in it are unharmed and may leave, but they may not return. Hexes of the brain core and hexes with a ship can’t be repaired.',
  ),
  ruling(
    'R15',
    'Which victory comes first',
    'The game never ends while the charges of a step are going off. After the last of them, check the brain core first: if both its hexes are obstructed passable or clear [10.0], the human player wins, even if the same blasts eliminated the last squad. At any other time, the loss of the last squad ends the game at once, even if some set charges have not gone off yet.',
  ),
  ruling(
    'R16',
    'Out of charges',
    'The Annihilator player wins if no squad has a charge, no charge is set, and no charge lies in a hex that an Assault Squad could still enter to recover it. In that case, nothing can harm the brain core.',
  ),
  ruling(
    'R17',
    'No other way to end the game',
    'Losing every robot does not end the game; the auto-defend hexes and the mind weapon remain. There is no turn limit, because the mind weapon ends the game sooner or later: each strike has a one-in-six chance of eliminating the squads that it attacks. In games without the mind weapon, [R20] applies. Either player may resign.',
  ),
  ruling(
    'R18',
    'Odds of auto-defend hexes',
    'Auto-defend hexes attack at 1-1, as [7.3] says. The original’s note under [HTC] survives in two versions, one with 1-1 and one with 1-2. We follow the numbered rule; 1-2 is an option.',
  ),
  ruling(
    'R19',
    'Movement over for the turn',
    'When rule [5.4] stops a unit, it can’t move again during its own player’s part of the turn: steps 1 to 3 for squads, steps 4 to 6 for robots. If a squad enters a hex with robots in step 1, it can’t advance in step 3, even if those robots are gone. If a robot enters a hex with squads during the advance, it stops there, but it moves as usual in step 4, because the advance was in the human player’s part of the turn. Only the unit that enters is stopped; the units that it meets are free to move. The ruling is needed because [8.3] moves units a second time within one turn.',
  ),
  ruling(
    'R20',
    'Quiet turns without the mind weapon',
    'In a game without the mind weapon [D7], the Annihilator player wins after ten quiet turns in a row. A turn is quiet if no squad sets a charge or tries to recover charges, no charge goes off, and no unit is eliminated. From the sixth quiet turn on, both players are warned. The limit is needed because a game without the mind weapon might never end [R17]; ten turns are enough to cross the whole map. With the mind weapon, there is no limit, as [10.0] says.',
  ),
];
