/** Sections 6 and 7: movement and combat on the ground. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const ground = [
  heading('6.00', 'Ground movement'),
  rule(
    '6.01',
    'Entering the map',
    'At the start of the game, all units wait beside the map, at their own side’s short edge. A unit that enters the map pays the usual cost of the hex it enters.',
  ),
  rule(
    '6.02',
    'Movement points',
    'A unit spends movement points to enter hexes. You need not move it or spend all its points, but you can never spend more than it has or save points for a later turn. A C after the movement points on a counter means that the unit can charge.',
  ),
  rule(
    '6.03',
    'Terrain',
    'Plains cost 1 movement point, all other terrain 2. Exceptions: Gantuas pay 1 for river, and Low Renders pay 1 for rough and forest.',
  ),
  rule(
    '6.031',
    'Two types of terrain in a hex',
    'Terrain never costs more than 2. A hex with both river and rough costs every unit 2, plus 1 if the hex is in an enemy zone of control.',
  ),
  rule(
    '6.04',
    'Zones of control',
    'Every ground unit except Workers has a zone of control: the six hexes around it. A hex in an enemy zone of control costs 1 extra to enter. Example: in an enemy zone of control, a rough hex with a river costs 3.',
  ),
  rule('6.05', 'Stacking', 'A hex can hold at most three ground units.'),
  rule(
    '6.051',
    'Stacking of warriors',
    'Warriors of different types can’t share a hex. Basics and Workers can stack with any unit.',
  ),
  rule(
    '6.06',
    'Facing',
    'When you end the move of ground units, choose which of the six sides of the hex they face. All units in a hex face the same way.',
  ),
  rule(
    '6.07',
    'Leaving the map',
    'Units can leave the map only at the end where they entered. Combat units never return. Workers can leave and return: they pay 1 movement point to leave and the usual cost to enter.',
  ),
  rule('6.08', 'Workers', 'Rules [6.081] to [6.083] apply to Workers only.'),
  rule(
    '6.081',
    'Carrying tokens',
    'A Worker in the hex of a token can pick it up [R9]; the token then moves with the Worker. A Worker can carry only one token, worth at most 30. If the Worker dies, the token stays in the hex. If two Workers carry a token and one of them dies, the other Worker keeps the token; in advanced games, the body of the dead Worker is added to that token.',
  ),
  rule(
    '6.082',
    'Workers and zones of control',
    'A Worker can enter a hex in an enemy zone of control only if a friendly combat unit is there or moves with it.',
  ),
  rule(
    '6.083',
    'New Workers',
    'A dead Worker counts as a loss and as food like any other unit. In your next turn, you may bring in a new Worker from your edge of the map. The supply is unlimited, but each side can have at most six Workers on the map.',
  ),
  rule(
    '6.09',
    'Enemy units in the way',
    'Ground units can’t enter a hex with enemy ground units, except in an overrun. Flyers can fly over them.',
  ),

  rule(
    '7.00',
    'Ground combat',
    'Combat follows movement. Flyers that join an attack add their strength to it.',
  ),
  rule(
    '7.01',
    'Stacks',
    'A stack attacks and defends as a whole. It attacks with the strength of its warriors and Basics, plus any adds [7.04]. It defends with the strength of its warriors, plus 1 for each Basic and Worker. A single unit in a hex is a stack too.',
  ),
  rule(
    '7.02',
    'Enemies you must attack',
    'In your turn you must attack every enemy in front of your units. The three hexes that a stack faces are in front of it; the other three are behind it. A stack can attack only enemies in front of it.',
  ),
  rule(
    '7.03',
    'Combined attacks',
    'Several stacks can attack one stack, and one stack can attack two or three, if every defender is in front of every attacker. Every enemy in front of one of your stacks must be included in some attack.',
  ),
  rule(
    '7.04',
    'Adds',
    'Three things add to the strength of an attack: attacking from the rear, attacking the right class of warriors, and, in advanced games, charging.',
  ),
  rule(
    '7.041',
    'Rear add',
    'A stack that attacks from one of the three hexes behind the enemy adds 1 for each warrior and Basic in the stack [R17]. Example: two Termagants have a strength of 4. If they attack from the rear, they have 4 + 2 = 6.',
  ),
  rule(
    '7.042',
    'Class add',
    'Smashers are best against Hackers, Hackers against Renders, Renders against Thrusters, and Thrusters against Smashers. If the defending warriors are of the right class, add 1 for each attacking warrior. Basics and Workers in either stack make no difference. The class add comes on top of a rear add. Example: two Termagants that attack Renders from the rear have a strength of 4 + 2 + 2 = 8.',
  ),
  rule(
    '7.043',
    'Adds in combined attacks',
    'A stack that attacks several stacks gets a class add or a rear add only if that add applies to all of them. If several stacks attack one stack, each has its own adds. Only ground units count for adds. Examples: two charging Phlanxes (6, doubled to 12, + 2 for class = 14) and three Low Renders (6) attack two Gantuas (8): 20 to 8, odds of 2-1. Three Gantuas (12) attack two Termagants (4) from the rear and, at the same time, two Low Renders (4) from the front: no add applies to both, so it is 12 to 8, odds of 3-2. If they attack only the Termagants, each Gantua adds 1 for the rear and 1 for class: 12 + 3 + 3 = 18 to 4, odds of 4-1.',
  ),
  rule(
    '7.05',
    'Enemies behind a stack',
    'A stack that starts the combat phase with an undisrupted enemy warrior behind it loses one unit after combat, unless all enemies behind it are attacked this turn. Its owner chooses the unit.',
  ),
  rule(
    '7.06',
    'Resolving battles',
    'For each battle, the attacker rolls one die on the combat results table.',
  ),
  rule(
    '7.061',
    'Odds',
    'Add up the attacking strengths with their adds; then add up the defending strengths. Round the ratio in favour of the defender to one of the odds on the table. Example: 20 to 12 counts as 3-2, because it is less than 2-1.',
  ),
  rule(
    '7.062',
    'Results',
    'The die and the odds give the result: losses, disruption or retreat. Example: at odds of 1-2, a roll of 2 costs the attacker one unit.',
  ),
  rule(
    '7.063',
    'Losses',
    'The number in a result is the number of units that the attacker or the defender loses. The side that loses them chooses which units to lose, from all its units in the battle. If it has fewer units, it loses them all.',
  ),
  rule(
    '7.064',
    'Disruption',
    'Disruption affects all ground warriors of the attacker (AD) or of the defender (DD) in the battle [7.065]. In their next movement phase they can move only one hex, whatever the terrain, and not into an enemy zone of control. They fight with their disrupted strength. They recover at the end of that movement phase and can then attack, but not charge.',
  ),
  rule(
    '7.065',
    'Units that can be disrupted',
    'Only the four types of ground warriors can be disrupted. Flyers, and stacks of only Basics and Workers, retreat instead. Basics and Workers in a stack with disrupted warriors stay there and are not affected.',
  ),
  rule(
    '7.066',
    'Retreat',
    'A retreat affects all units of the attacker (AR) or of the defender (DR) in the battle. Their enemy moves them one hex, stack by stack, in any direction; a stack is never split. If a stack has nowhere to go because of enemies, friends it can’t stack with or the edge of the map, it loses one unit instead. Of the ground units that fought in the battle, the enemy may then move some into the vacated hexes and turn others.',
  ),
  rule(
    '7.07',
    'Overrun',
    'At odds of 6-1 or better you may attack during movement, as an overrun. The defenders die, and the attackers lose no units. The attackers move into the vacated hex for 2 movement points, plus 1 if the terrain costs them 2 [R29]. They may move on from there, and may still attack after moving.',
  ),
];
