/** Rulings: how we play where the rules say nothing or can be read in two ways, and why. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  // Movement and stacking
  ruling(
    'R1',
    'Cost of a hex',
    'A hex costs the highest of what the unit pays for its terrains, plus 1 if it is in any enemy zone of control, however many enemies control it. Leaving a zone of control is free, and a zone never stops a unit. The rules name only the cost of entering.',
  ),
  ruling(
    'R2',
    'Zones of control',
    'A zone of control covers all six hexes around a unit, whatever its facing. Every ground unit has one, also Basics and disrupted units, but not Workers; flyers never have one. A friendly unit in the hex does not cancel it, because the rules exclude only Workers.',
  ),
  ruling(
    'R3',
    'When stacking limits apply',
    'Stacking limits apply where units stop, also after a retreat or an advance. Passing through friends is free, because only enemies block the way. Workers and Basics count towards the limit of three; flyers do not.',
  ),
  ruling(
    'R4',
    'Splitting and joining stacks',
    'Units can leave and join stacks freely as they move, each with its own points left. Units that start together from a hex can move as a group, hex by hex, and each pays its own costs. Choose the units of a group in the order they are listed, before it moves, so that each group is chosen in one way only.',
  ),
  ruling(
    'R5',
    'When to choose the facing',
    'Choose the facing at the end of a move, for all units in the hex; the last choice counts. Units that have not moved may turn too, also disrupted ones, and have then ended their move. The rules do not say whether turning is a move.',
  ),
  ruling(
    'R6',
    'When to enter',
    'Units may enter in any turn, at any entry hex of their own end, in any number. Units that have not entered yet count neither as lost nor as having left. The rules set no time.',
  ),
  ruling(
    'R7',
    'How to leave',
    'Ground units leave from an entry hex of their own end for 1 movement point, as the rules say of Workers. Flyers leave from a megahex at that end for one of their two moves. A Worker that has left may return in the same turn if it has points left.',
  ),
  ruling(
    'R8',
    'When new Workers arrive',
    'A new Worker can enter from its owner’s next turn on, in basic games too. Only the food and the points for a dead Worker are advanced rules.',
  ),
  // Workers and tokens
  ruling(
    'R9',
    'Taking a token',
    'Taking a token is free and optional, where a Worker starts or stops; each Worker can carry one. Several Workers may hold the same token. When one of them moves, it takes the token along, and those that stay no longer hold it.',
  ),
  ruling(
    'R10',
    'No dropping, no relay',
    'A Worker puts a token down only by dying, because the rules name no other way. A token that has been carried in a turn can’t be taken again in that turn.',
  ),
  ruling(
    'R11',
    'Bringing a token home',
    'A token scores when its carrier leaves the map at its own end. A token alone in a hex belongs to nobody, and any unit may stand on it.',
  ),
  ruling(
    'R12',
    'Escorts',
    'A combat unit that escorts a Worker is a ground warrior or a Basic, not a flyer. To move with a Worker, it must take the same way hex by hex. A Worker may stay in an enemy zone of control without an escort, because the rule is only about entering.',
  ),
  ruling(
    'R13',
    'Retreating carriers',
    'A Worker that retreats takes its token along, because a token moves with its carrier.',
  ),
  // Attacks
  ruling(
    'R14',
    'Duty to attack',
    'Every enemy ground unit in front of one of your ground units with attack strength must be in exactly one battle. Not every stack of yours has to attack, and Workers alone never have to. You can always fulfil this duty: if need be, have each of these enemies attacked by one stack that faces it.',
  ),
  ruling(
    'R15',
    'Shape of battles',
    'Many stacks can attack one, and one can attack two or three. Many can attack several only if every attacker has every defender in front of it. A stack is in only one battle a turn, so flyers and ground units that attack the same stack fight one battle together.',
  ),
  ruling(
    'R16',
    'Whole stacks',
    'A stack always attacks as a whole. Its Workers add nothing, but you may choose them as losses, because they are in the battle.',
  ),
  ruling(
    'R17',
    'Units that add',
    'The rear add is 1 for each warrior and Basic, the class add 1 for each warrior; Workers add nothing. Attackers are never disrupted, because they have recovered before combat.',
  ),
  ruling(
    'R18',
    'One stack against several',
    'For the class add, all defending warriors must be of the right class, and there must be at least one; stacks without warriors do not matter. For the rear add, the attacker must be behind all defenders.',
  ),
  ruling(
    'R19',
    'When the odds are fixed',
    'The odds and the units of each battle are fixed when the attacks are announced. The attacker chooses the order of the battles. A stack that retreats into a hex still to be attacked takes no part in that battle.',
  ),
  ruling(
    'R20',
    'Enemies behind a stack, in full',
    'Every stack of the moving side is checked when combat starts, also a stack that attacks nothing or has only Basics and Workers. Only ground warriors behind it count. It loses the unit after all battles, if the stack still exists, and the loss counts like any other.',
  ),
  ruling(
    'R21',
    'Losses in combined attacks',
    'The number is for the whole side in that battle, not for each stack, because the result is for the side. Flyers, Basics and Workers in the battle may be chosen too.',
  ),
  ruling(
    'R22',
    'Disruption by stack',
    'All ground warriors in all stacks of that side are disrupted; in the same result its flyers and its stacks without warriors retreat. Units that are already disrupted stay so.',
  ),
  ruling(
    'R23',
    'Recovery',
    'Only units of the moving side recover. So a unit disrupted in its own attack is weak in the enemy’s turn and slow in its next turn; a unit disrupted in defence is only slow in its next turn.',
  ),
  ruling(
    'R24',
    'Moves of disrupted units',
    'A disrupted unit can move one hex, whatever the hex costs, but not into an enemy zone of control. It can also turn, and leave the map from an entry hex.',
  ),
  ruling(
    'R25',
    'Where a stack can retreat',
    'A stack retreats to a hex of the map without enemy ground units, within the stacking limits; zones of control do not matter, because they never stop units. If there is no such hex, it loses one unit and the rest stays. It keeps its facing, or takes that of friends in the hex.',
  ),
  ruling(
    'R26',
    'Advance',
    'When an enemy stack of the battle has died or left its hex, the other side, attacker or defender, may move ground units of that battle into the hex. They move free of cost, within the stacking limits, disrupted or not, one by one or together. The side may also turn its stacks of that battle. It does so in any order until it chooses to end. A unit advances only once. A stack turns once, and again when a unit has advanced into it. No new attack follows, and flyers never advance.',
  ),
  ruling(
    'R27',
    'Charging units advance first',
    'Charging units may advance before the charge disrupts them, because the rule says so.',
  ),
  ruling(
    'R28',
    'The side that advances',
    'The victor advances, attacker or defender. A result affects only one side, so the other side is the victor.',
  ),
  // Overrun
  ruling(
    'R29',
    'Overrun in full',
    'One group at a time can overrun. It must be adjacent to the enemy, turned to it and not disrupted. Its strength with rear and class adds must be at least six times the defence; a charge does not double it, and no other stack helps. It pays 2 movement points, 1 more for terrain that costs it 2, and 1 more in the zone of control of another enemy. The defenders die at once. The group moves on, and may still attack and charge.',
  ),
  ruling(
    'R30',
    'Overruns are optional',
    'You never have to overrun. Overruns are part of the basic rules, because they stand in section 7. Flyers can’t overrun or be overrun.',
  ),
  ruling(
    'R31',
    'Units that die in an overrun',
    'They count as losses like all others. Their bodies are added to tokens at the end of the turn, from the hex where they died.',
  ),
  // Flyers
  ruling(
    'R32',
    'Where a flyer is',
    'A flyer is in its megahex as a whole. It is drawn on the centre hex, and when it dies, its body lies there.',
  ),
  ruling(
    'R33',
    'When flyers must fight flyers',
    'In each megahex, as many of your flyers as entered it this turn must fight the enemy flyers, or as many as the enemy has there, if that is fewer. Flyers that started the turn there need not fight, but can take the place of others. All enemy flyers there defend together, and all your flyers that fight them attack together. Flyers that fly on must leave enough behind.',
  ),
  ruling(
    'R34',
    'Stacks that join the battle',
    'Stacks join a flyers’ battle if they are adjacent to the stack you chose, in the same megahex, and not in another attack. Flyers can’t join a battle that extends into another megahex, because they are in one megahex only.',
  ),
  ruling(
    'R35',
    'Flyers over forest',
    'Flyers have half strength in a battle if any stack they attack is in forest. The rules do not say what happens when only some of them are.',
  ),
  ruling(
    'R36',
    'Flyers and the ground',
    'Flyers neither get nor give adds, have no zone of control, stop no unit, and can’t be attacked from the ground. If attacking flyers are disrupted or must retreat, the defender moves them one megahex, on the map.',
  ),
  ruling(
    'R37',
    'Flyers that enter',
    'A flyer off the map enters any megahex with an entry hex of its own end, for one of its two moves.',
  ),
  // Command
  ruling(
    'R38',
    'When command is checked',
    'Command is checked once, as your movement phase starts, for all your ground warriors on the map. Warriors out of command are disrupted until the end of movement: one hex, no enemy zone of control, no charge, no overrun. They recover before combat, so they attack in that turn with full strength.',
  ),
  ruling(
    'R39',
    'Command off the map',
    'Units that enter the map are in command, because they start in no megahex.',
  ),
  ruling(
    'R40',
    'Basic games',
    'Basic games have no charges, command, flyers, Basics or food values, because all of these are advanced rules.',
  ),
  ruling(
    'R41',
    'Declaring a charge',
    'You can declare a charge at any time in the movement phase: before a move, between two moves, while you choose the facing, or with no points left. All warriors of the group charge and get 2 points on top of those they have left; Basics and Workers with them get none. The charge must end with an enemy in front and an attack, so a declaration, a move, an overrun or a stay that would prevent this is not allowed. The charging units need not move, because the rules name no minimum.',
  ),
  ruling(
    'R42',
    'Doubling in a charge',
    'Only the strength of the charging warriors is doubled, before adds. A Basic with them adds its 1 undoubled, because it can’t charge.',
  ),
  // Bodies and points
  ruling(
    'R43',
    'Where bodies go',
    'At the end of the turn, bodies are added to tokens in the order of death. The body of a carrier goes to the token that its partner still carries [6.081]. Every other body goes to the nearest token below 30 in the megahex where the unit died; tokens carried by either side count. If there is none, the next unused letter starts there.',
  ),
  ruling(
    'R44',
    'No letters left',
    'When H to N are all in use, a letter that has left the map is used again. If there is none, the body does not count, because the game has no other tokens.',
  ),
  ruling(
    'R45',
    'Score',
    'Your score is the value you brought home minus 2 for each unit you lost, whichever side killed it; leaving the map is no loss. Example: 25 minus 10 is 15. Equal scores are a draw.',
  ),
  ruling(
    'R46',
    'Early win in basic games',
    'A side that has brought home most of the tokens, two of three or four of seven, wins at once, because the other side can’t catch up. With an option, play continues to the last token.',
  ),
  ruling(
    'R47',
    'When advanced games end',
    'The game ends after the turn in which the last starting token leaves the map. Tokens H to N do not matter, because they are no starting tokens.',
  ),
  ruling(
    'R48',
    'First off, in full',
    'A side is off when it has been on the map, has no unit left there, Workers included, and has none that has yet to enter. It does not matter whether its units died or left. Workers waiting at the edge do not count as units that have yet to enter.',
  ),
  ruling(
    'R49',
    'Turn limit',
    'After each side has had 60 turns, or the number agreed on, the game ends and is scored as it stands. The rules do not guarantee an end, and players can avoid a standstill [R59].',
  ),
  ruling(
    'R50',
    'Choosing forces',
    'Both players choose in secret; then both forces are shown, because the rules speak of outguessing. Points you do not spend are lost.',
  ),
  ruling(
    'R51',
    'Choice after the first roll',
    'The higher roller either moves first, and the other chooses an end, or chooses an end, and the other moves first. Ties are rolled again.',
  ),
  ruling(
    'R52',
    'Workers in Bitter End',
    'Each side has six Workers, as in the other scenarios. The rules give no number for this one.',
  ),
  ruling(
    'R53',
    'Basics alone',
    'A stack of only Basics can attack, and must attack enemies in front of it like any other stack, because Basics have attack strength. Where a result would disrupt it, it retreats.',
  ),
  // Of the program
  ruling(
    'R54',
    'A neighbour of two stacks',
    'An enemy beside two stacks that flyers attack joins the battle of the stack in the lower hex, because it can be in only one.',
  ),
  ruling(
    'R55',
    'Order of declaring attacks',
    'Declare attacks from north to south, in each row from west to east, and in each hex clockwise from the east. This changes nothing else; it only means that each set of attacks can be declared in one way.',
  ),
  ruling(
    'R56',
    'Order of flyers',
    'Flyers declare before ground units, one by one: in each megahex first attacks on flyers, then attacks on stacks in the order of their hexes [R55], then the flyers that attack nothing. The reason is the same as for ground units.',
  ),
  ruling(
    'R57',
    'The auto-chosen force',
    'If you do not want to choose, you can take a force that the program chooses: all Basics and flyers that are allowed, then ground warriors of each type in turn while the points last.',
  ),
  ruling(
    'R58',
    'Advance only to an adjacent hex',
    'A unit advances only into a hex adjacent to its own, because an advance follows a battle between adjacent hexes.',
  ),
  ruling(
    'R59',
    'Standstill',
    'An advanced game also ends after six rounds of standstill and is scored as it stands; a round is one turn of each side. A round does not count if, after one of its turns, a carried token is nearer home, in hexes, than it has been since it was picked up. The count starts again with a round in which a token comes home, a starting token that nobody carried is picked up, or a combat unit dies. Battles without deaths do not matter. Dead Workers do not matter either, because they are replaced without end, nor do the tokens they leave and tokens H to N. The limit is six because a Worker reaches the farthest token in five turns. From the third counted round on, both sides are warned. With “first off” [4.05], nobody scores the tokens that are left.',
  ),
  ruling(
    'R60',
    'Adds beside flyers',
    'For its class and rear adds, a ground stack looks only at the enemies in front of it that ground stacks of its battle attack. Enemies that join only because of flyers [8.015] count in the total defence and take no add away. Example: three Gantuas behind Termagants worth 4 attack with 18. With a Plunge, which brings in a Phlanx, it is 20 to 7.',
  ),
];
