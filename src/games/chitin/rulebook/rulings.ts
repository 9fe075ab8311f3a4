/** Rulings: where the rules are silent or can be read in two ways, what is played here, and why. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  // Movement and stacking
  ruling(
    'R1',
    'Cost of a hex',
    'The dearest of what a unit pays for each feature; one more if any enemy controls the hex, however many do. Leaving a zone of control is free, and it stops nobody.',
  ),
  ruling(
    'R2',
    'Zones of control',
    'All six hexes, whatever the facing, of every ground unit but Workers, Basics and disrupted units included, never of flyers. A friend in the hex does not cancel them.',
  ),
  ruling(
    'R3',
    'Where stacking binds',
    'Limits are tested where units stop, also after retreat and advance. Passing through friends is free. Workers and Basics count towards three, flyers do not.',
  ),
  ruling(
    'R4',
    'Splitting and joining',
    'Units leave and join stacks freely as they move, each with its own points left. Units that set out together from one hex move as a party, hex by hex, each paying its own costs; a party is picked in the order of its units, before it moves.',
  ),
  ruling(
    'R5',
    'When facing is chosen',
    'At the end of a move, for all in the hex; whoever faces last decides. Units that did not move, disrupted ones too, may turn, and have then ended their move.',
  ),
  ruling(
    'R6',
    'When to enter',
    'In any turn, by any entry hex of the own end, in any number. Who has not entered is neither lost nor off.',
  ),
  ruling(
    'R7',
    'How to leave',
    'From an entry hex of the own end for 1 point, flyers from a megahex at that end for one of their moves. A Worker that has left may come back in the same turn with points left.',
  ),
  ruling(
    'R8',
    'When Workers are replaced',
    'From the owner’s next turn on, in basic games too; only food and points are advanced.',
  ),
  // Workers and tokens
  ruling(
    'R9',
    'Taking a token',
    'Free and optional, where a Worker starts or stops; one token a Worker. Several Workers may hold one token; whoever moves takes it along, and those left behind have it no longer.',
  ),
  ruling(
    'R10',
    'No dropping, no relay',
    'A token is put down only by dying. Once moved in a turn it is not taken again in that turn.',
  ),
  ruling(
    'R11',
    'Bringing a token home',
    'It counts when its carrier leaves by the own end. A token alone in a hex is nobody’s, and anybody may stand on it.',
  ),
  ruling(
    'R12',
    'Escorts',
    'A combat unit here is a ground warrior or a Basic, no flyer. Coming along means the same way hex by hex. A Worker may stay in a zone of control without escort.',
  ),
  ruling('R13', 'Retreating carriers', 'take their token along.'),
  // Attacks
  ruling(
    'R14',
    'Duty to attack',
    'Every enemy ground unit in front of a ground unit with attack strength must be in exactly one battle. Not every own stack has to attack. Workers alone have no duty. This can always be met, if need be by giving each enemy to one stack before it.',
  ),
  ruling(
    'R15',
    'Shape of battles',
    'Many against one, one against two or three; many against many only if each attacker has each enemy in front. A stack is in one battle a turn, so flyers and ground against one stack are one battle.',
  ),
  ruling(
    'R16',
    'Whole stacks',
    'A stack attacks whole. Workers in it add nothing, but may be lost.',
  ),
  ruling(
    'R17',
    'Who adds',
    'The rear adds 1 for each warrior and Basic, class 1 for each warrior; Workers add nothing. Attackers are never disrupted, having recovered.',
  ),
  ruling(
    'R18',
    'One against several',
    'The class add needs all warriors attacked to be of the right class, and one of them at least; stacks without warriors do not matter. The rear add needs the attacker behind all.',
  ),
  ruling(
    'R19',
    'When odds are fixed',
    'With the announcement. The attacker picks the order of battles. Whoever is retreated into a hex that is yet to be attacked has no part in that battle.',
  ),
  ruling(
    'R20',
    'Enemies behind, in full',
    'Tested for each stack of the mover when combat begins, also for those that attack nobody and for Basics and Workers; only ground warriors behind count. The unit is lost after all battles, if the stack still exists, and counts like any loss.',
  ),
  ruling(
    'R21',
    'Losses in combined attacks',
    'The number is for the whole side in that battle, not for each stack; flyers, Basics and Workers in it may be taken.',
  ),
  ruling(
    'R22',
    'Disruption by stack',
    'All ground warriors of all stacks of that side; in the same result its flyers and stacks without warriors retreat. The disrupted stay so.',
  ),
  ruling(
    'R23',
    'Recovery',
    'Only the mover’s units recover. Disrupted in its own attack, a unit is weak in the enemy’s turn and slow in its next; disrupted in defence, it is slow in its next.',
  ),
  ruling(
    'R24',
    'Disrupted units moving',
    'One hex at most, whatever it costs, into no zone of control; they may turn, and leave the map from an entry hex.',
  ),
  ruling(
    'R25',
    'Where to retreat',
    'Onto the map, no enemy ground unit there, stacking obeyed; zones of control do not matter. With no such hex one unit is lost and the rest stays. Facing is kept, or taken over from friends there.',
  ),
  ruling(
    'R26',
    'Advance',
    'When an enemy stack of the battle has died or gone, the other side, whichever it is, may move ground units of that battle into the hex: free, stacking obeyed, disrupted or not, singly or together; and turn its stacks of that battle. It does so in any order until it ends; a unit advances once, and a stack turns once, and again when somebody has advanced into it. No attack follows. Flyers never advance.',
  ),
  ruling('R27', 'Chargers advance first', 'The disruption after a charge comes after the advance.'),
  ruling(
    'R28',
    'Who advances',
    'A result touches one side only, so the other is the victor, attacker or defender.',
  ),
  // Overrun
  ruling(
    'R29',
    'Overrun in full',
    'One party at a time, adjacent and turned to the enemy, not disrupted, strength with rear and class adds at least six times the defence, no doubling by a charge, no help. It pays 2, 1 more for terrain that costs it 2, 1 more in another enemy’s zone of control; the defenders die at once, and it goes on, and may attack and charge.',
  ),
  ruling(
    'R30',
    'Overrun is optional',
    'and belongs to the basic rules; flyers neither do it nor suffer it.',
  ),
  ruling(
    'R31',
    'Dead of an overrun',
    'are lost like others, and their bodies given out at the end of the turn where they died.',
  ),
  // Flyers
  ruling(
    'R32',
    'Where a flyer is',
    'In its megahex. It is drawn on the centre hex, and counts as dying there.',
  ),
  ruling(
    'R33',
    'Duty of flyers',
    'In each megahex as many own flyers as entered it in this turn, or as the enemy has there if that is less, must fight the enemy flyers; those that began there are not obliged, but may serve. All enemy flyers there defend as one, all own ones sent attack as one. Flyers that fly on must leave enough behind.',
  ),
  ruling(
    'R34',
    'Added neighbours',
    'Beside the stack chosen, in the same megahex, and not in another attack. Flyers do not join a battle that reaches into another megahex.',
  ),
  ruling(
    'R35',
    'Flyers over forest',
    'count half in a battle if any stack they attack is in forest.',
  ),
  ruling(
    'R36',
    'Flyers and the ground',
    'Flyers neither get nor give adds, control nothing, stop nobody, and are not attacked from the ground. When attacking flyers must retreat or are disrupted, the defender moves them one megahex on the map.',
  ),
  ruling(
    'R37',
    'Flyers entering',
    'From off the map into any megahex with an entry hex of their end, for one of their two moves.',
  ),
  // Command
  ruling(
    'R38',
    'When command is tested',
    'Once, as the owner’s movement begins, for all ground warriors on the map. Those without it are disrupted until movement is over: one hex, no zone of control, no charge, no overrun; but they attack in that turn at full strength.',
  ),
  ruling('R39', 'Command off the map', 'Units that enter are in command.'),
  ruling('R40', 'Basic games', 'have no charges, command, flyers, Basics or food values.'),
  ruling(
    'R41',
    'Declaring a charge',
    'At any time of the movement phase: before a move, between two, while facing, or with no points left. All warriors of the party charge, and two points are added to what each has left; Basics and Workers with them get none. The charge must end with an enemy in front and attack; a declaration, a move or a stay that would prevent it is refused, an overrun included. No move is needed.',
  ),
  ruling(
    'R42',
    'What is doubled',
    'The strength of the warriors that charge, before adds; a Basic with them adds its 1 undoubled.',
  ),
  // Bodies and points
  ruling(
    'R43',
    'Giving out bodies',
    'At the end of the turn, in the order of death: that of a carrier to the token that its comrade carries on [6.081], all others to the nearest token below 30 in the megahex of death, carried ones included, whoever carries them. If there is none, the next unused letter begins there.',
  ),
  ruling(
    'R44',
    'Out of letters',
    'When H to N are all in use, a letter that was brought off is used again; if there is none, the body does not count.',
  ),
  ruling(
    'R45',
    'Score',
    'Value brought home less 2 for each unit lost, whoever killed it; leaving the map is no loss. 25 less 10 is 15. Equal scores are a draw.',
  ),
  ruling(
    'R46',
    'Basic victory early',
    'Whoever has most of the tokens, two of three or four of seven, has won at once; by option play goes on to the last token.',
  ),
  ruling(
    'R47',
    'When advanced games end',
    'After the turn in which the last starting token leaves; H to N do not matter.',
  ),
  ruling(
    'R48',
    'First off',
    'A side is off when it has been on the map, has no unit there, dead or gone, Workers too, and none that has yet to enter; Workers at the edge do not count as such.',
  ),
  ruling(
    'R49',
    'Turn limit',
    'Nothing in the rules guarantees an end, and a standstill [R59] may be put off. After 60 turns of each side, or what is agreed, the game is scored as it stands.',
  ),
  ruling(
    'R50',
    'Choosing forces',
    'Both choose in secret, then both are shown. Points not spent are lost.',
  ),
  ruling(
    'R51',
    'First move',
    'The higher die takes the first move and the other chooses an end, or it takes an end and the other moves first. Ties are rolled again.',
  ),
  ruling('R52', 'Workers in Bitter End', 'Six, as in the other scenarios.'),
  ruling(
    'R53',
    'Basics alone',
    'may attack, and must; where warriors would be disrupted they retreat.',
  ),
  // Of the program
  ruling(
    'R54',
    'A neighbour of two',
    'An enemy beside two stacks that flyers attack belongs to the battle of the one in the lower hex.',
  ),
  ruling(
    'R55',
    'Order of declaring',
    'Attacks are declared by hex and direction, in ascending order, so that each set of attacks is declared in one way. It changes nothing else.',
  ),
  ruling(
    'R56',
    'Order of flyers',
    'Flyers declare before the ground, one by one; in a megahex first those against flyers, then those against stacks by hex, then those that hold.',
  ),
  ruling(
    'R57',
    'The usual force',
    'offered to those who do not want to choose: all Basics and flyers that are allowed, then ground warriors of each kind in turn while points last.',
  ),
  ruling('R58', 'Advance only next door', 'A unit advances only into a hex beside its own.'),
  ruling(
    'R59',
    'Standstill',
    'An advanced game also ends after six rounds of standstill, and is scored as it stands; a round is a turn of each side. The count begins anew with a round in which a token comes home, a starting token that nobody carried is picked up, or a combat unit dies. A round is not counted if after one of its turns a carried token is nearer home, in hexes, than it ever was since it was picked up. Battles without dead do not touch it, nor do dead Workers, who are replaced without end, nor taking up what they leave, H to N. Six, because a Worker walks to the farthest token in five turns. From three counted on, both sides are warned. With "first off" [4.05] nobody is credited with what is left.',
  ),
  ruling(
    'R60',
    'Adds beside flyers',
    'Class and rear adds of a ground stack look at the enemies that ground stacks of its battle attack, all of them in front of it. Enemies brought in only for the flyers [8.015] count in the total defence and take no add away: three Gantuas behind Termagants worth 4 have 18; with a Plunge, which brings in a Phlanx, it is 20 to 7.',
  ),
];
