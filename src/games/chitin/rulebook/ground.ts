/** Sections 6 and 7: movement and combat on the ground. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const ground = [
  heading('6.00', 'Ground movement'),
  rule(
    '6.01',
    'Entering',
    'All units begin off the map, beside the short edge of their side, and pay for the first hex like for any other.',
  ),
  rule(
    '6.02',
    'Allowance',
    'A unit may spend its movement points or part of them on entering hexes. It need not move, never exceeds its allowance and saves nothing for later. A C behind the number means that it may charge.',
  ),
  rule(
    '6.03',
    'Terrain',
    'Plains cost 1, everything else 2; but Gantuas wade rivers for 1, and Low Renders go through rough and forest for 1.',
  ),
  rule(
    '6.031',
    'Two features',
    'Terrain never costs more than 2. A hex of river and rough costs 2 for everybody, enemy zones of control apart.',
  ),
  rule(
    '6.04',
    'Zones of control',
    'Every ground unit but a Worker controls the six hexes around it. Entering a hex that an enemy controls costs 1 more, so that river and rough there cost 3.',
  ),
  rule('6.05', 'Stacking', 'At most three ground units may be in a hex.'),
  rule(
    '6.051',
    'Stacking of warriors',
    'Warriors of two types are never in one hex. Basics and Workers may stand with any.',
  ),
  rule(
    '6.06',
    'Facing',
    'Whoever ends a move faces one of the six sides of the hex; all units in a hex face the same side.',
  ),
  rule(
    '6.07',
    'Leaving',
    'Units leave the map at the end where they entered. Combat units never come back; Workers go to and fro, paying 1 to leave and the usual cost to enter.',
  ),
  rule('6.08', 'Workers', 'Workers have rules of their own, as follows.'),
  rule(
    '6.081',
    'Carrying tokens',
    'A Worker that enters the hex of a token can take it; it then moves with the Worker. Nobody carries two, or more than 30 points. If the carrier dies the token stays in the hex; if two carried it and one dies, the other has it, and in advanced games the body goes to it.',
  ),
  rule(
    '6.082',
    'Workers and zones of control',
    'A Worker enters a hex that an enemy controls only if a friendly combat unit is there or comes along.',
  ),
  rule(
    '6.083',
    'New Workers',
    'A dead Worker is lost and is food like all others. Its owner may start another from the edge in the next turn: there is no end of Workers, but six are the most on the map.',
  ),
  rule(
    '6.09',
    'Enemy units',
    'Ground units never enter a hex of enemy ground units, unless they overrun them. Flyers fly over.',
  ),

  rule(
    '7.00',
    'Ground combat',
    'Combat comes after movement. Flyers that take part are counted in.',
  ),
  rule(
    '7.01',
    'Stacks',
    'A stack attacks and defends as one. It attacks with all its warriors and Basics and their adds; it defends with its warriors and 1 for each Basic and Worker. A lone unit is a stack too.',
  ),
  rule(
    '7.02',
    'Compulsory attacks',
    'The mover must attack all enemies adjacent to and in front of own units. The three hexes that a stack faces are in front, the other three behind; only what is in front can be attacked.',
  ),
  rule(
    '7.03',
    'Combined attacks',
    'Several stacks may attack one, and one may attack two or three, if every attacked stack is in front of each that attacks it. Whatever is in front of anybody must be attacked by somebody.',
  ),
  rule(
    '7.04',
    'Adds',
    'An attack grows by coming from behind, by the right class of warrior, and in advanced games by a charge.',
  ),
  rule(
    '7.041',
    'From the rear',
    'A stack in one of the three hexes behind the enemy adds 1 for each of its units. Two Termagants from behind are worth 6.',
  ),
  rule(
    '7.042',
    'Class',
    'Smashers are best against Hackers, Hackers against Renders, Renders against Thrusters, Thrusters against Smashers. Attacking warriors of the right class, whatever Basics or Workers stand with them, adds 1 for each attacking warrior, besides any add from the rear. Two Termagants behind Renders are worth 8.',
  ),
  rule(
    '7.043',
    'Adds in combined attacks',
    'One stack against several has a class or rear add only if it holds for all of them. Of several stacks against one, each has the adds it is entitled to. Only ground units count. Examples: two charging Phlanxes and three Low Renders on two Gantuas are 14 and 6 to 8, so 2-1; three Gantuas on Termagants from behind and Low Renders at once are 12 to 8, so 3-2; on the Termagants alone 18 to 4, so 4-1.',
  ),
  rule(
    '7.05',
    'Enemies behind',
    'A stack that begins the combat phase with an undisrupted enemy warrior behind it loses one unit, of its owner’s choice, after combat, unless all enemies behind it are attacked in this turn.',
  ),
  rule(
    '7.06',
    'Resolving',
    'For each battle the attacker rolls one die on the combat results table.',
  ),
  rule(
    '7.061',
    'Odds',
    'Add up the attacking strengths with their adds, and the defending ones. Their ratio is rounded in favour of the defender to odds on the table: 20 against 12 is not 2-1 but 3-2.',
  ),
  rule(
    '7.062',
    'Results',
    'Die and odds give the result: losses, disruption, or retreat. A 2 at 1-2 costs the attacker one unit.',
  ),
  rule(
    '7.063',
    'Losses',
    'A number after the side says how many units it loses. The owner takes them from any units in that battle. What is more than there is, is ignored.',
  ),
  rule(
    '7.064',
    'Disruption',
    'All units of that side in the battle are disrupted. They may move one hex in their next movement, whatever the terrain, but into no enemy zone of control; they fight with their disrupted strength. At the end of that movement they recover, and may attack, but not charge.',
  ),
  rule(
    '7.065',
    'Who can be disrupted',
    'Only the four kinds of ground warriors. Flyers, and stacks of Basics and Workers alone, retreat instead. Basics and Workers with disrupted warriors stay as they are.',
  ),
  rule(
    '7.066',
    'Retreat',
    'All units of that side in the battle are moved one hex, stack by stack and never split, wherever the enemy likes. A stack shut in by enemies, by friends that it cannot join and by the map edge loses one unit instead. The enemy may move ground units of that battle into the hexes left, and turn others of that battle.',
  ),
  rule(
    '7.07',
    'Overrun',
    'At 6-1 or better an attack may be an overrun during movement. The defenders are dead; the attacker goes through their hex for two points and terrain, loses nothing, and may still attack after moving.',
  ),
];
