/** Rulings from R32 on: combat, sight, fortresses, scenarios, layouts. Corrections are worked in. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfCombat = [
  ruling(
    'R32',
    'Carrier disrupted again',
    'A carrier that is disrupted again is eliminated with its infantry under the same condition as any unit [R7]. The text says “in any later turn”; this reading is ours.',
  ),
  ruling(
    'R33',
    'Half an attack',
    'Half points are kept: add them up before you work out the odds. Extended range applies to direct fire, indirect fire and gas. That no half is lost is ours. Example: two units with attack 5 fire together at extended range with 2 1/2 + 2 1/2 = 5.',
  ),
  ruling(
    'R34',
    'Targets',
    'For a direct attack, choose a hex and any of the enemies in it. Add up their defences, and the terrain once. Any of your units in range and sight may join. You may attack each hex and each target any number of times.',
  ),
  ruling(
    'R35',
    'Own units in the hex',
    'You cannot fire directly into a hex with your own or allied units; this is ours. Indirect fire there is allowed and hits all units.',
  ),
  ruling(
    'R36',
    'Inside and outside a fortress',
    'Units inside and outside a fortress are separate targets. Add 12 for each unit inside, without terrain. The text can be read differently on both points; this reading is ours. The fortress itself is not a target: it falls only when its hex becomes rubble.',
  ),
  ruling(
    'R37',
    'Self-propelled artillery',
    'Self-propelled artillery can fire both ways. The text calls it neither gun nor howitzer, and all units except howitzers can fire directly.',
  ),
  ruling(
    'R38',
    'Buses',
    'A bus that you buy has the ratings of an armoured car with a defence of 1, and carries no infantry. The buses of scenario 3 are personnel carriers with a defence of 1. Buses cannot be dropped.',
  ),
  ruling(
    'R39',
    'Artillery in a close assault',
    'Howitzers attack with their printed attack. Calliopes attack with 0, so they have no effect.',
  ),
  ruling(
    'R40',
    'Low odds in a close assault',
    'Odds below 1-4 are refused only after the shift. Example: 1-5 by undisrupted units becomes 1-4 and is allowed. A unit that has no legal attack, alone or with others, makes none.',
  ),
  ruling(
    'R41',
    'Garbled tables',
    'In print, rolls of 11 and 12 show nine results over eight columns, and the gas table shows four over three. Results stay under the odds of their column, and gas uses columns 1-2, 1-1 and 2-1 of direct fire. Options play the other readings: “shifted” and “four columns”.',
  ),
  ruling(
    'R42',
    'Defenders of scenario 10',
    'Blue and Green units cannot leave the panel where they begin or enter before a Red unit has left the next panel to the west. They may fire across the border. The sentence in the text is torn; by option, the defenders are free.',
  ),
  ruling(
    'R43',
    'Classes in a hex',
    'Indirect fire at a hex is one attack with one roll, and each unit reads it in the columns of its class. Units in a fortress keep their class; only the defence of 12 comes from the fortress. Units outside the fortress use the terrain.',
  ),
  ruling(
    'R44',
    'Fire at shells',
    'Undisrupted units outside close assaults can fire at shells, once each, if the shells are aimed at a hex with a friendly unit. They make no other attack in that player turn. If the rest of a strike is below 1-2, it is cancelled without a roll.',
  ),
  ruling(
    'R45',
    'Observers',
    'Any friendly unit on the map can observe, disrupted or not, including units of allied armies. Carried and towed units cannot. One unit may observe for many guns.',
  ),
  ruling(
    'R46',
    'Gas',
    'Choose gas separately for each attack. Every counter whose gas arrives rolls against every unit in the hex, your own included, but not against carried and towed units. Gas attacks are not added up. Range and sight are those of the kind of fire. Use the unit’s own class, even in a fortress.',
  ),
  ruling(
    'R47',
    'Jamming',
    'Jamming is declared attack by attack, before fire at shells; this is ours. Each undisrupted tank can jam one unit in a player turn. A jammed unit fires alone or not at all. A jammed gun may fire with its own line of sight.',
  ),
  ruling(
    'R48',
    'Order of bonuses',
    'Double first, then add up, work out the odds, and shift last. 5-1 stays 5-1. Example: infantry with attack 2 and a tank with attack 5 attack with 4 + 5 = 9; against 4 this is 2-1, shifted to 3-1.',
  ),
  ruling(
    'R49',
    'First turn of an assault',
    'The first turn of an assault is the first player turn in which it is fought. Only units inside the fortress have its 12. Attackers that survive it are inside from then on, up to three.',
  ),
  ruling(
    'R50',
    'Three sides in a hex',
    'If three sides are in a hex, each unit may attack any of the enemies, and allies fight together.',
  ),
  ruling(
    'R51',
    'Rubble by close assault',
    'A close assault makes rubble only with an R. A fortress in the hex becomes rubble too.',
  ),
  ruling(
    'R52',
    'Lines of sight along edges',
    'A hex is in between if the line touches it at any point, including corners and the ends of the line. If the line runs along a hexside, both hexes count and either may block it. A line of sight is the same from both ends.',
  ),
  ruling(
    'R53',
    'What never blocks',
    'Units, fortresses, rubble and roads never block a line of sight. Gaps in the map count as hexes of height 0, and they count for range too.',
  ),
  ruling(
    'R54',
    'Rubble',
    'A hex has at most one rubble marker. A city with rubble adds 8 against direct fire and defends with 10 against indirect fire. Clear terrain with rubble adds 2 and defends with 4.',
  ),
  ruling(
    'R55',
    'Destroyed bridges',
    'The hex of a destroyed bridge is a river. No unit is eliminated by this: units there are on a river. The road is cut on both sides. In scenario 11, this hex still counts as the bridge.',
  ),
  ruling(
    'R56',
    'Blowing up a fortress',
    'You can blow up a fortress at the start of your movement phase if all units in it can leave. This makes no rubble.',
  ),
  ruling(
    'R57',
    'Terrain for fortresses',
    'Fortresses can be on slope, hilltop, forest and clear hexes, with or without a road.',
  ),
  // Other values of ours in the scenarios
  ruling(
    'R58',
    'Scenario 1, fourth group',
    'The fourth group sets up on the outer hexes of D south of the road. The text puts it on E, but gives D as its limit.',
  ),
  ruling(
    'R59',
    'Scenario 2, first turn',
    'A Green unit that is fired at or close assaulted may fire from then on. The others may not.',
  ),
  ruling(
    'R60',
    'Scenario 7, city',
    'Any city hex of panel 1 counts. The text names no panel, and the city hexes of panel 2 are ours.',
  ),
  ruling(
    'R61',
    'Scenario 8, south of the river',
    'A hex is south of the river if no river or bridge of panel 2 is in the same column at or south of it. Seven hexes south of panel 1 means rows 7 and higher of panel 6.',
  ),
  ruling(
    'R62',
    'Scenario 9',
    'The morale of a colour depends on its own losses, and Red’s never changes. Every roll of an attempt to rally counts for desertion. The text names the city hexes of panel 5; by option it is panel 4, where the defender begins.',
  ),
  ruling(
    'R63',
    'Scenario 13, places',
    'A city is a group of adjacent city hexes. Red and Blue enter at any outer hex of their panel or of the edge pieces beside it, and pay for that hex.',
  ),
  ruling(
    'R64',
    'Scenarios 11 and 14, last turn',
    'These scenarios have no printed end, so an option names the last turn. If no player has won by then, scenario 11 is a draw, and scenario 14 is scored as it stands. With the option that removes the turn limit, the game ends in the same way after turn 1000.',
  ),
  // Layouts
  ruling(
    'R65',
    'Roads of two pieces',
    'If the road ends of two pieces meet, they are one road. A layout is refused if a road runs into a piece that has no road there.',
  ),
  ruling(
    'R66',
    'Custom layouts',
    'A layout needs at least one numbered panel. Each piece is used once, pieces do not overlap, every piece touches another, and columns differ by an even number. Edge pieces may be turned by 180 degrees, numbered panels may not [2.2]. An edge piece belongs to the panel with which it shares the most hexsides.',
  ),
  ruling(
    'R67',
    'Set-up',
    'Carriers start empty, guns start unhooked, and Red and Blue infantry starts on either face. Allied colours share the limit of three in a hex [9.13]. You cannot take a place that a later unit needs.',
  ),
  ruling(
    'R68',
    'Changing places',
    'A unit may end its move in a full hex if one of the units there has not moved yet and can step to an adjacent hex with room. That unit must move next and leave.',
  ),
  ruling(
    'R69',
    'Entering the map',
    'A unit that enters in a certain turn may enter later instead. Red and Blue infantry enters on either face, as in the set-up [R67].',
  ),
];
