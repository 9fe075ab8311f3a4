/** Rulings from R32 on: combat, sight, fortresses, scenarios, layouts. Corrections are worked in. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfCombat = [
  ruling(
    'R32',
    'Carrier disrupted again',
    'Ruling [R7] applies to carriers too. If a carrier was disrupted when the game turn began, has not rallied since and is disrupted again, it is eliminated with its infantry. The original rules say only that the second disruption must come in a later turn; the rest is our ruling.',
  ),
  ruling(
    'R33',
    'Half an attack',
    'If an attack is halved, keep the half point: add up all attacks first, and then work out the odds. Keeping the half is our ruling. Extended range applies to direct fire, indirect fire and gas. Example: two units with attack 5 fire together at extended range with 2 1/2 + 2 1/2 = 5.',
  ),
  ruling(
    'R34',
    'Targets',
    'For a direct attack, choose a hex and any of the enemies in it. Add up their defences, then add the defence of the terrain once. Any of your units that have the hex in range and in sight may join. You may attack each hex and each target any number of times.',
  ),
  ruling(
    'R35',
    'Own units in the hex',
    'You cannot fire directly into a hex with your own or allied units; this is our ruling. Indirect fire at such a hex is allowed and hits every unit in it.',
  ),
  ruling(
    'R36',
    'Inside and outside a fortress',
    'Units inside and outside a fortress are separate targets. Add 12 to the defence of each unit inside; the terrain does not count. The original rules can also be read differently; this reading is ours. The fortress itself is not a target: it falls only when its hex becomes rubble.',
  ),
  ruling(
    'R37',
    'Self-propelled artillery',
    'Self-propelled artillery can fire both directly and indirectly. The original rules call it neither a gun nor a howitzer, and they let all units except howitzers fire directly.',
  ),
  ruling(
    'R38',
    'Buses',
    'A bus that you buy has the ratings of an armoured car, but its defence is 1, and it carries no infantry. The buses of scenario 3 are personnel carriers with a defence of 1. No bus can be dropped.',
  ),
  ruling(
    'R39',
    'Howitzers and calliopes in a close assault',
    'Howitzers attack with their printed attack. Calliopes attack with 0, so they have no effect.',
  ),
  ruling(
    'R40',
    'Low odds in a close assault',
    'An attack is not allowed if its odds are still below 1-4 after the column shift. Example: an attack at 1-5 by undisrupted units becomes 1-4 and is allowed. A unit that has no legal attack, alone or with others, does not attack.',
  ),
  ruling(
    'R41',
    'Garbled tables',
    'Both printed tables are garbled. Rows 11 and 12 of the combat table have nine results for eight columns. We assign each result to the odds printed directly above it, and ignore a result with no odds above it [D9]. The gas table has four results for three columns. We read these columns as the 1-2, 1-1 and 2-1 columns of the direct fire table, without rubble. Options offer the other readings: “shifted” for combat and “four columns” for gas.',
  ),
  ruling(
    'R42',
    'Defenders in scenario 10',
    'Each Blue or Green unit must stay on the panel where it began or entered. It may leave only after a Red unit has left the next panel to the west. Defenders may fire at units on other panels. The printed sentence on this is garbled. An option lets the defenders leave from the start.',
  ),
  ruling(
    'R43',
    'Classes in a hex',
    'Indirect fire at a hex is one attack with one roll, and the result for each unit is read in the column for its class. Units in a fortress keep their class; only the defence of 12 comes from the fortress. Units outside the fortress use the defence of the terrain.',
  ),
  ruling(
    'R44',
    'Fire at shells',
    'A calliope or hover tank can fire at shells aimed at a hex with a friendly unit, once per player turn. It must be undisrupted and not in a close assault. It can make no other attack in that player turn. If fire at shells lowers the odds of a strike below 1-2, the remaining shells have no effect and are not rolled for.',
  ),
  ruling(
    'R45',
    'Observers',
    'Any friendly unit on the map can observe, even if it is disrupted or belongs to an allied army. Carried and towed units cannot. One unit may observe for any number of artillery units.',
  ),
  ruling(
    'R46',
    'Gas',
    'Choose gas separately for each attack. For each artillery unit whose gas is not stopped, roll against every unit in the target hex, your own included, but not against carried or towed units. Gas attacks are never combined. Range and line of sight follow the rules for the kind of fire you use, direct or indirect. On the gas table, a target keeps its own class, even in a fortress.',
  ),
  ruling(
    'R47',
    'Jamming',
    'Jamming is declared separately for each attack, before any fire at shells; this is our ruling. Each undisrupted tank with electronics can jam one unit in a player turn. Until the end of the phase, a jammed unit fires alone or not at all. Jammed artillery may still fire at hexes in its own line of sight.',
  ),
  ruling(
    'R48',
    'Order of bonuses',
    'In a close assault, first double the attacks of the infantry [18.5], then add up all attacks, work out the odds, and shift the column last. Odds of 5-1 stay 5-1. Example: infantry with attack 2 and a tank with attack 5 attack with 4 + 5 = 9; against 4 this is 2-1, shifted to 3-1.',
  ),
  ruling(
    'R49',
    'First turn of an assault',
    'The first turn of an assault is the first player turn in which it is fought. In that turn, units inside the fortress add 12 to their defence, and units outside do not. After that turn no unit adds 12, and the surviving attackers, up to three of them, are inside the fortress too.',
  ),
  ruling(
    'R50',
    'Three sides in a hex',
    'If three sides are in a hex, each unit may attack any of the enemies, and allies fight together.',
  ),
  ruling(
    'R51',
    'Rubble from close assaults',
    'A close assault makes rubble only on a result with an R. If there is a fortress in the hex, it becomes rubble too.',
  ),
  ruling(
    'R52',
    'Lines of sight along hexsides',
    'A hex is in between if the line touches it at any point, even a corner. If the line runs along a hexside, the hexes on both sides are in between and either may block the line. A line of sight is the same from both ends.',
  ),
  ruling(
    'R53',
    'No effect on sight',
    'Units, fortresses, rubble and roads never block a line of sight. Gaps in the map count as hexes of height 0, and they count for range too.',
  ),
  ruling(
    'R54',
    'Rubble',
    'A hex has at most one rubble marker. A city with rubble adds 8 to the defence against direct fire and defends with 10 against indirect fire. Clear terrain with rubble adds 2 against direct fire and defends with 4 against indirect fire.',
  ),
  ruling(
    'R55',
    'Destroyed bridges',
    'The hex of a destroyed bridge becomes a river hex. The destruction itself eliminates no units: those in the hex are now in a river hex. The road is cut on both sides. In scenario 11, this hex still counts as the bridge.',
  ),
  ruling(
    'R56',
    'Blowing up a fortress',
    'You can blow up a fortress at the start of your movement phase if all units in it can leave its hex. Blowing it up makes no rubble.',
  ),
  ruling(
    'R57',
    'Terrain for fortresses',
    'Fortresses can be on slope, hilltop, forest and clear hexes, with or without a road.',
  ),
  // Other values of ours in the scenarios
  ruling(
    'R58',
    'Scenario 1: fourth group',
    'The fourth group sets up on the outer hexes of edge piece D south of the road. The printed scenario puts the group on edge piece E, but names the edge of D as the limit of the area.',
  ),
  ruling(
    'R59',
    'Scenario 2: first turn',
    'In turn 1, a Green unit that has been fired at or attacked in a close assault may move and fire from then on. The other Green units may not.',
  ),
  ruling(
    'R60',
    'Scenario 7: city',
    'Any city hex of panel 1 counts. The printed scenario names no panel. City hexes of panel 2, where Tan begins, do not count.',
  ),
  ruling(
    'R61',
    'Scenario 8: south of the river',
    'A hex of panel 2 is south of the river if there is no river or bridge in that hex or farther south in the same column. “7 hexes south of panel 1” means rows 7 to 10 of panel 6.',
  ),
  ruling(
    'R62',
    'Scenario 9: morale and cities',
    'The morale of a colour depends only on its own losses, and Red’s morale never changes. For desertion, every rally roll counts, including the roll of a desperate rally. For victory, the city hexes of panel 5 count, as printed. With an option, the city hexes of panel 4, where the defender begins, count instead.',
  ),
  ruling(
    'R63',
    'Scenario 13: cities and entry',
    'A city is a group of adjacent city hexes. Red and Blue enter at any outer hex of their panel or of the edge pieces beside it, and pay for that hex.',
  ),
  ruling(
    'R64',
    'Scenarios 11 and 14, last turn',
    'Scenarios 11 and 14 have no printed last turn, so an option sets one. If no player has won by then, scenario 11 is a draw; in scenario 14, the player with the most safe containers wins. With the option that removes the turn limit, the game ends in the same way after turn 1000.',
  ),
  // Layouts
  ruling(
    'R65',
    'Roads across two pieces',
    'If roads on two pieces meet where the pieces join, they are one road. A layout is not valid if a road runs into a piece that has no road there.',
  ),
  ruling(
    'R66',
    'Custom layouts',
    'A layout needs at least one numbered panel. Each piece can be used only once. Pieces cannot overlap, and all of them must form one connected map. Pieces can be shifted only by an even number of columns; otherwise, their hexes would not line up. Edge pieces may be rotated 180 degrees, but numbered panels may not [2.2]. An edge piece belongs to the panel with which it shares the most hexsides.',
  ),
  ruling(
    'R67',
    'Set-up',
    'Carriers start empty, and guns start unhooked. You choose whether Red and Blue infantry starts on foot or on skimmers. Allied colours share the limit of three counters in a hex [9.13]. You cannot set up a unit in a hex if that would leave no room for a unit still to be placed.',
  ),
  ruling(
    'R68',
    'Changing places',
    'A unit may end its move in a full hex if one of the units there has not moved yet and can move to an adjacent hex with room. That unit must move next and leave the hex.',
  ),
  ruling(
    'R69',
    'Entering the map',
    'A unit that is due to enter in a certain turn may enter later instead. Red and Blue infantry may enter on foot or on skimmers, as in the set-up [R67].',
  ),
];
