/** Rulings: our decisions where the rules are silent or ambiguous, and their reasons. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  // Movement and stacking
  ruling(
    'R1',
    'Cost of a hex',
    'If a hex has two types of terrain, a unit pays only the higher of the two costs. If the hex is in an enemy zone of control, it costs 1 extra, however many enemies control it. The rules name a cost only for entering a zone of control, so leaving one costs nothing, and a zone never stops a unit.',
  ),
  ruling(
    'R2',
    'Zones of control',
    'A zone of control covers all six hexes around a unit, whatever its facing. Every ground unit has a zone of control, including Basics and disrupted units, but not Workers; flyers never have one. A friendly unit in a hex does not cancel the enemy zone of control there, because the rules make no such exception.',
  ),
  ruling(
    'R3',
    'When stacking limits apply',
    'Stacking limits apply where units stop, including after a retreat or an advance. Units may pass through friends, because only enemies block the way. Workers and Basics count towards the limit of three; flyers do not.',
  ),
  ruling(
    'R4',
    'Splitting and joining stacks',
    'Units can leave and join stacks freely as they move, each with the movement points it has left. Units that start together from a hex can move as a group, hex by hex, and each pays its own costs. Before a group moves, choose its units in the order in which they are listed. This order only ensures that each group can be chosen in just one way; it changes nothing else.',
  ),
  ruling(
    'R5',
    'When to choose the facing',
    'Choose the facing at the end of a move, for all units in the hex; the last choice counts. Units that have not moved may turn too, even if they are disrupted. The rules do not say whether turning is a move. We count it as one, so a unit that turns can’t move after that in the same turn.',
  ),
  ruling(
    'R6',
    'When units enter the map',
    'Units may enter on any turn, at any entry hex at their own end of the map, in any number. Units that have not entered yet count neither as lost nor as having left the map. The rules set no time limit.',
  ),
  ruling(
    'R7',
    'How units leave the map',
    'Ground units leave from an entry hex at their own end of the map for 1 movement point, as the rules say for Workers. Flyers leave from a megahex at their own end, which uses one of their two moves. A Worker that has left may return in the same turn if it has points left.',
  ),
  ruling(
    'R8',
    'When new Workers arrive',
    'If a Worker dies, a new one can enter from its owner’s next turn on, even in basic games. Only the food and the points for a dead Worker belong to the advanced rules.',
  ),
  // Workers and tokens
  ruling(
    'R9',
    'Picking up a token',
    'A Worker may pick up a token in the hex where the Worker starts or stops. This costs no movement points and is optional. Each Worker can carry one token. Several Workers may carry the same token. If one of them moves, it takes the token along, and the Workers that stay no longer carry it.',
  ),
  ruling(
    'R10',
    'Dropping and passing on tokens',
    'A Worker can’t put its token down. The token is left behind only when the Worker dies, because the rules give no other way to drop it. A token that has been carried in a turn can’t be picked up again in that turn.',
  ),
  ruling(
    'R11',
    'Bringing a token home',
    'A token scores when a Worker carries it off the map at the Worker’s own end. A token that no Worker carries belongs to neither side, and any unit may be in its hex.',
  ),
  ruling(
    'R12',
    'Escorts',
    'The combat unit that a Worker needs to enter an enemy zone of control [6.082] is its escort. An escort must be a ground warrior or a Basic, not a flyer. An escort that moves with the Worker must take the same path, hex by hex. A Worker may stay in an enemy zone of control without an escort, because [6.082] applies only to entering.',
  ),
  ruling(
    'R13',
    'Retreating with a token',
    'A Worker that retreats takes its token along, because a token moves with its carrier.',
  ),
  // Attacks
  ruling(
    'R14',
    'Duty to attack',
    'If a ground unit of yours has an attack strength, every enemy ground unit in front of it must be in exactly one battle. Not every stack of yours has to attack, and a stack of only Workers never has to attack. This duty can always be met: if need be, attack each of these enemies with a single stack that faces it.',
  ),
  ruling(
    'R15',
    'Which stacks can share a battle',
    'Any number of stacks can attack one stack, and one stack can attack two or three stacks. Several stacks can attack several enemy stacks only if every attacker has every defender in front of it. Each stack fights in only one battle a turn, so flyers and ground units that attack the same stack fight one battle together.',
  ),
  ruling(
    'R16',
    'Stacks attack as a whole',
    'A stack never splits to attack. Its Workers add no strength, but you may choose them as losses, because they are in the battle.',
  ),
  ruling(
    'R17',
    'Units that count for adds',
    'The rear add is 1 for each warrior and Basic, and the class add is 1 for each warrior; Workers add nothing. No unit is disrupted at the moment it attacks, because disrupted units recover before combat.',
  ),
  ruling(
    'R18',
    'Adds against several stacks',
    'For the class add, all defending warriors must be of the right class, and there must be at least one defending warrior; stacks without warriors make no difference. For the rear add, the attacker must be behind all defenders.',
  ),
  ruling(
    'R19',
    'When the odds are fixed',
    'The odds and the units of each battle are fixed when the attacks are announced. The attacker chooses the order of the battles. If a stack retreats into a hex that is still to be attacked, it takes no part in the battle there.',
  ),
  ruling(
    'R20',
    'Enemies behind a stack: details',
    'Every stack of the moving side is checked when combat starts [7.05], even if it attacks nothing or has only Basics and Workers. Only ground warriors behind the stack count. A stack that must lose a unit loses it after all battles, if the stack still exists, and the loss counts like any other.',
  ),
  ruling(
    'R21',
    'Losses in combined attacks',
    'The number of losses applies to the whole side in that battle, not to each of its stacks. Flyers, Basics and Workers in the battle may also be chosen as losses.',
  ),
  ruling(
    'R22',
    'Disruption of several stacks',
    'If a side is disrupted, the result applies to all ground warriors in all its stacks in the battle. On the same result, its flyers and its stacks without warriors retreat. Units that are already disrupted stay disrupted.',
  ),
  ruling(
    'R23',
    'Recovery',
    'Only units of the moving side recover. A unit disrupted in its own attack is therefore weak in the enemy’s turn and slow in its own next turn; a unit disrupted in defence is only slow in its own next turn.',
  ),
  ruling(
    'R24',
    'Moves of disrupted units',
    'A disrupted unit can move one hex, whatever the hex costs, but not into an enemy zone of control. It can also turn, and it can leave the map from an entry hex.',
  ),
  ruling(
    'R25',
    'Where a stack can retreat to',
    'A stack retreats to a hex on the map that contains no enemy ground units, within the stacking limits. Zones of control make no difference, because they never stop units. If there is no such hex, the stack loses one unit, and the rest stay. A stack that retreats keeps its facing, or takes the facing of friends in the new hex.',
  ),
  ruling(
    'R26',
    'Advance after combat',
    'If a stack in the battle dies or retreats, the other side, attacker or defender, may move ground units that fought in the battle into the vacated hex. This costs no movement points, and the stacking limits apply. Disrupted units may advance too, and units may advance one by one or together. The side that advances may also turn its stacks that fought in the battle, and may advance and turn in any order until it ends the advance. Each unit can advance only once. A stack can turn once, and again after a unit has advanced into its hex. No new attack follows, and flyers never advance.',
  ),
  ruling(
    'R27',
    'Charging units advance first',
    'Charging units may advance before the charge disrupts them, as [8.024] says.',
  ),
  ruling(
    'R28',
    'The side that advances',
    'The winner of the battle advances, whether attacker or defender. A result affects only one side, so the other side is the winner.',
  ),
  // Overrun
  ruling(
    'R29',
    'Overruns in detail',
    'Only one group at a time can overrun. The group must be undisrupted and adjacent to the enemy, and it turns to face that enemy. Its strength, with rear and class adds, must be at least six times the defence. A charge does not double this strength, and no other stack can help. Each unit pays 2 movement points, plus 1 if the terrain costs it 2, plus 1 if the hex is in the zone of control of another enemy. The defenders die at once. The group can keep moving, and may still attack and charge.',
  ),
  ruling(
    'R30',
    'Overruns are optional',
    'You never have to overrun. Overruns are part of the basic rules, because they are in section 7. Flyers can’t overrun or be overrun.',
  ),
  ruling(
    'R31',
    'Units that die in an overrun',
    'Units that die in an overrun count as losses like all others. At the end of the turn, their bodies are added to tokens as usual. Distances are counted from the hex where they died.',
  ),
  // Flyers
  ruling(
    'R32',
    'Where a flyer is',
    'A flyer is in every hex of its megahex. It is drawn in the centre hex, and if it dies, its body lies there.',
  ),
  ruling(
    'R33',
    'When flyers must fight flyers',
    'In each megahex with enemy flyers, some of your flyers must fight them: as many as entered the megahex this turn, or as many as the enemy has there, whichever is fewer. Your flyers that started the turn there need not fight, but can take the place of others. All enemy flyers there defend together, and all your flyers that fight them attack together. Flyers that fly on must leave enough flyers behind for this.',
  ),
  ruling(
    'R34',
    'Stacks that join a battle with flyers',
    'When flyers attack a stack, other enemy stacks join the battle if they are adjacent to that stack, in the same megahex, and not part of another attack. Flyers can attack only in their own megahex, so they can’t join a battle that extends into another one.',
  ),
  ruling(
    'R35',
    'Flyers against forest',
    'Flyers have half strength in a battle if any stack they attack is in forest. The rules do not say what happens when only some of the stacks are in forest.',
  ),
  ruling(
    'R36',
    'Flyers and ground units',
    'Flyers neither get nor give adds, have no zone of control, never stop a unit, and can’t be attacked from the ground. If a result would disrupt flyers or make them retreat, the enemy moves them one megahex, within the map.',
  ),
  ruling(
    'R37',
    'How flyers enter the map',
    'Flyers waiting off the map can enter any megahex that has an entry hex at their own end of the map. This uses one of their two moves.',
  ),
  // Command
  ruling(
    'R38',
    'When command is checked',
    'Command is checked once, as your movement phase starts, for all your ground warriors on the map. Warriors out of command are disrupted until the end of movement: they can move only one hex, can’t enter an enemy zone of control, and can’t charge or overrun. They recover before combat, so they attack in that turn with full strength.',
  ),
  ruling(
    'R39',
    'Command for units that enter',
    'Units that enter the map are in command, because they do not start in a megahex.',
  ),
  ruling(
    'R40',
    'Basic games',
    'Basic games have no charges, command, flyers, Basics or food values, because all of these belong to the advanced rules.',
  ),
  ruling(
    'R41',
    'Declaring a charge',
    'You can declare a charge at any time in the movement phase: before a move, between two moves, while you choose the facing, or with no points left. All warriors of the group charge and get 2 movement points on top of those they have left; Basics and Workers with them get none. At the end of the charge, the group must have an enemy in front of it and must attack. You can’t declare a charge, move, overrun or stay in a way that would prevent this. The charging units need not move, because the rules set no minimum distance.',
  ),
  ruling(
    'R42',
    'Doubling in a charge',
    'Only the strength of the charging warriors is doubled, before adds. A Basic with them adds its strength of 1, which is not doubled, because a Basic can’t charge.',
  ),
  // Bodies and points
  ruling(
    'R43',
    'Where bodies go',
    'At the end of the turn, bodies are added to tokens in the order in which the units died. If two Workers carried a token and one of them died, its body goes to that token [6.081]. Every other body goes to the nearest token worth less than 30 in the megahex where the unit died; tokens carried by either side count. If there is no such token, the next unused token is placed where the unit died.',
  ),
  ruling(
    'R44',
    'No unused tokens left',
    'If the tokens H to N have all been used, reuse one that has left the map. If all of them are still on the map, the body is not added to any token.',
  ),
  ruling(
    'R45',
    'Score',
    'Your score is the value of the tokens you brought home, minus 2 for each unit you lost, whichever side killed it. A unit that leaves the map is not lost. Example: a value of 25 and five lost units give a score of 15. Equal scores are a draw.',
  ),
  ruling(
    'R46',
    'Early win in basic games',
    'A side that has brought home more than half of the tokens (two of three, or four of seven) wins at once, because the other side can’t catch up. As an option, play continues until the last token has left the map.',
  ),
  ruling(
    'R47',
    'When advanced games end',
    'The game ends after the turn in which the last starting token leaves the map. Tokens H to N make no difference, because they are not starting tokens.',
  ),
  ruling(
    'R48',
    '“First off” in detail',
    'A side is off the map if it has entered the map, has no units left there (not even Workers), and has no units other than Workers still waiting to enter. It does not matter whether its units died or left.',
  ),
  ruling(
    'R49',
    'Turn limit',
    'After each side has had 60 turns, or the number agreed on, the game ends and is scored as it stands. We added this limit because neither the original rules nor the standstill rule [R59] guarantees an end.',
  ),
  ruling(
    'R50',
    'Choosing forces',
    'Both players choose in secret, because the rules speak of outguessing the opponent. Then both forces are revealed. Points you do not spend are lost.',
  ),
  ruling(
    'R51',
    'Choice after the first roll',
    'The player with the higher roll gets only one of the two advantages [3.02]: a player who moves first does not choose an end of the map, and a player who chooses an end does not move first. If the rolls are equal, both players roll again.',
  ),
  ruling(
    'R52',
    'Workers in Bitter End',
    'In Bitter End, each side has six Workers, as in the other scenarios. The rules give no number for this scenario.',
  ),
  ruling(
    'R53',
    'Stacks of only Basics',
    'A stack of only Basics can attack, and must attack enemies in front of it like any other stack, because Basics have an attack strength. If a result would disrupt such a stack, it retreats instead.',
  ),
  // About the program
  ruling(
    'R54',
    'Enemies beside two attacked stacks',
    'If flyers attack two stacks and another enemy stack is adjacent to both, that stack can join only one of the two battles. It joins the battle for the hex that comes first in the order of [R55].',
  ),
  ruling(
    'R55',
    'Order in which attacks are declared',
    'Declare attacks in the order of the attacking stacks’ hexes: from north to south, and in each row from west to east. If a stack attacks several hexes, declare these attacks clockwise, starting in the east. This order only ensures that each set of attacks can be declared in just one way; it changes nothing else.',
  ),
  ruling(
    'R56',
    'Order in which flyers declare attacks',
    'Flyers declare their attacks one by one, before ground units. In each megahex, first declare attacks on flyers, then attacks on stacks, in the order of the stacks’ hexes. Finally, name the flyers that do not attack. As in [R55], this order only ensures that each set of attacks can be declared in just one way.',
  ),
  ruling(
    'R57',
    'The auto-chosen force',
    'If you do not want to choose, you can take a force that the program chooses: all Basics and flyers that are allowed, then ground warriors of each type in turn for as long as the points last.',
  ),
  ruling(
    'R58',
    'Advance only to an adjacent hex',
    'A unit advances only into a hex adjacent to its own, because an advance follows a battle between adjacent hexes.',
  ),
  ruling(
    'R59',
    'Standstill',
    'An advanced game also ends when the standstill count reaches six; it is then scored as it stands. Each round (one turn of each side) adds 1 to the count, with two exceptions. If a token comes home, a starting token that nobody carried is picked up, or a combat unit dies, the count returns to zero. If a turn brings a carried token nearer home, in hexes, than at any time since it was picked up, the round does not count. Three things make no difference: a battle without deaths, picking up one of the tokens H to N, and the death of a Worker, because Workers are replaced without limit. The limit is six because a Worker can reach the farthest token in five turns. From a count of three on, both sides are warned. With “first off” [4.05], a standstill means that nobody scores the tokens still on the map.',
  ),
  ruling(
    'R60',
    'Adds when flyers join the battle',
    'The class and rear adds of a ground stack depend only on the enemies that ground stacks attack in the same battle. Enemies that join only because of flyers [8.015] count in the total defence but do not cancel adds. Example: three Gantuas (12) attack two Termagants (4) from behind, with adds of 3 + 3: 18 to 4. If a Plunge (2) joins the attack and thereby brings in a Phlanx (3), the strengths are 20 to 7.',
  ),
];
