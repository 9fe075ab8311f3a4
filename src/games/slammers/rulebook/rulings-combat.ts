/** Rulings from R32 on: combat, sight, fortresses, scenarios, layouts. Corrections are worked in. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfCombat = [
  ruling(
    'R32',
    'A carrier disrupted again',
    'is eliminated with its infantry by the same test as any unit [R7]. The text speaks of any later turn; this reading is ours.',
  ),
  ruling(
    'R33',
    'Half an attack',
    'is kept as it is; halves are added up before the odds are taken. Extended range is for direct, indirect and gas attacks. That no half is lost is ours.',
  ),
  ruling(
    'R34',
    'Targets',
    'A direct attack names a hex and any of its enemies, whose defences add up with the terrain once. Any units in range and sight may join; each hex and each target may be attacked any number of times.',
  ),
  ruling(
    'R35',
    'Own units in the hex',
    'No direct fire into a hex with own or allied units; this is ours. Indirect fire there is legal and strikes all.',
  ),
  ruling(
    'R36',
    'Fortress and surroundings',
    'Units inside and outside are different targets. The 12 are added for each unit inside, without terrain; both are ours where the text can be read otherwise. The fortress itself is no target; it falls only when its hex becomes rubble.',
  ),
  ruling(
    'R37',
    'Self-propelled artillery',
    'is called neither gun nor howitzer; it fires both ways, as all but howitzers fire directly.',
  ),
  ruling(
    'R38',
    'Buses',
    'Bought ones have the ratings of armoured cars, a defence of 1, and carry nobody. Those of scenario 3 are personnel carriers with a defence of 1. No bus is dropped.',
  ),
  ruling(
    'R39',
    'Artillery in a close assault',
    'Howitzers attack with their printed value, calliopes with 0, which is nothing.',
  ),
  ruling(
    'R40',
    'Odds under 1-4',
    'in a close assault are refused only after the shift: 1-5 by undisrupted units is 1-4. Who has no legal attack, alone or with others, makes none.',
  ),
  ruling(
    'R41',
    'Torn tables',
    'Rolls of 11 and 12 show nine results over eight columns, and gas four over three. Here results stand under the odds of their column, and gas has the columns 1-2, 1-1 and 2-1 of direct fire. Options play the other readings: "shifted", and "four columns".',
  ),
  ruling(
    'R42',
    'The defenders of scenario 10',
    'The sentence is torn. Blue and Green units do not leave the panel they begin or enter on before a Red unit has left the panel next to it in the west; they may fire across. By option they are free.',
  ),
  ruling(
    'R43',
    'Classes in a hex',
    'Indirect fire at a hex is one attack with one roll, read by each unit in the columns of its class. Units in a fortress keep their class; only the defence of 12 is the fortress’s. Units outside it go by the terrain.',
  ),
  ruling(
    'R44',
    'Shots at shells',
    'Undisrupted, in no close assault, one each, at shells that come down on any friendly unit. Then no other attack in that player turn. A strike left under 1-2 lapses without a roll.',
  ),
  ruling(
    'R45',
    'Observers',
    'Any friendly unit on the map, allied armies included, disrupted or not, that is neither carried nor towed; one may observe for many guns.',
  ),
  ruling(
    'R46',
    'Gas',
    'Chosen for each attack. Every counter whose gas arrives rolls against every unit in the hex, one’s own too, but not carried and towed ones. It does not combine. Range and sight as for its kind of fire. The class is the unit’s own, in a fortress too.',
  ),
  ruling(
    'R47',
    'Jamming',
    'is declared attack by attack, before shots at shells; this is ours. Each undisrupted tank, one unit in a player turn. A jammed unit fires alone or not at all; a jammed gun may fire by its own sight.',
  ),
  ruling(
    'R48',
    'Order of bonuses',
    'Double first, then add up, then odds, then the shift; 5-1 stays 5-1.',
  ),
  ruling(
    'R49',
    'First turn of an assault',
    'is the first player turn in which it is fought. Only units inside the fortress have its 12. Attackers who survive it are inside from then on, three at most.',
  ),
  ruling(
    'R50',
    'Three sides in a hex',
    'Each unit chooses among all enemies; allies fight together.',
  ),
  ruling(
    'R51',
    'Rubble by close assault',
    'needs an R; a fortress in the hex becomes rubble with it.',
  ),
  ruling(
    'R52',
    'Geometry of sight',
    'A hex lies between if the line, ends included, touches it in any point, corners included. Along a hexside both hexes count and either may block. It is the same from both ends.',
  ),
  ruling(
    'R53',
    'What never blocks',
    'Units, fortresses, rubble, roads. Gaps in the map count as hexes of value 0, for range too.',
  ),
  ruling(
    'R54',
    'Rubble',
    'One marker a hex. A city with rubble adds 8 against direct fire and defends with 10 against indirect; clear ground with rubble 2 and 4.',
  ),
  ruling(
    'R55',
    'A destroyed bridge',
    'is a river: nobody is eliminated by it, what stands there stands on a river, and the road is cut on both sides. Scenario 11 still means this hex.',
  ),
  ruling(
    'R56',
    'Blowing up a fortress',
    'At the start of movement, only if all in it can leave. No rubble comes of it.',
  ),
  ruling(
    'R57',
    'Ground for fortresses',
    'slope, hilltop, forest and clear, with or without a road.',
  ),
  // What else is ours in the scenarios
  ruling(
    'R58',
    'Scenario 1, fourth group',
    'The text has it on E but bounds it by D; here it is on the outer hexes of D south of the road.',
  ),
  ruling(
    'R59',
    'Scenario 2, first turn',
    'A unit of Green that is fired at or close assaulted is free to fire from then on; the others are not.',
  ),
  ruling(
    'R60',
    'Scenario 7, which city',
    'Any city hex of panel 1. The text names no panel, and panel 2 has city hexes of ours.',
  ),
  ruling(
    'R61',
    'Scenario 8, south of the river',
    'goes by columns: no river or bridge of panel 2 lies in the same column at or south of the hex. Seven hexes south of panel 1 are its rows 7 and more of panel 6.',
  ),
  ruling(
    'R62',
    'Scenario 9',
    'Morale gets worse by the losses of the colour itself; Red’s never does. Every roll of an attempt to rally counts for desertion. The text gives the victory to city hexes of panel 5; by option it is panel 4, where the defender stands.',
  ),
  ruling(
    'R63',
    'Scenario 13, places',
    'A city is a group of city hexes that touch. Red and Blue enter at any outer hex of their panel or of the edge pieces beside it, and pay for that hex.',
  ),
  ruling(
    'R64',
    'Scenarios 11 and 14, last turn',
    'They have no printed end. If nobody has won by the turn that an option names, the game is a draw in 11, and counted as it stands in 14. By option there is no turn limit.',
  ),
  // Layouts
  ruling(
    'R65',
    'Roads of two pieces',
    'Facing road ends of two pieces are one road. A layout in which a road runs against a piece that has none there is refused.',
  ),
  ruling(
    'R66',
    'Layouts of one’s own',
    'At least one numbered panel; each piece once; no overlap; every piece touches another; an even number of columns apart. Edge pieces may be turned by half, numbered panels not [2.2]. An edge piece belongs to the panel that it shares most hexsides with.',
  ),
  ruling(
    'R67',
    'Setting up',
    'Carriers are empty and guns stand by themselves; infantry of Red and Blue is on either face. Allied colours share the three of a hex [9.13]. Nobody takes a place that a unit after him cannot do without.',
  ),
  ruling(
    'R68',
    'Changing places',
    'A unit may end its move in a full hex if one of those there has not moved yet and can step to a hex beside it that has room. That one moves next, and leaves.',
  ),
  ruling(
    'R69',
    'Coming onto the map',
    'Who enters in a turn may do so in a later one. Infantry of Red and Blue comes on either face, as in the set-up [R67].',
  ),
];
