/** Section 3: the map, what lies on it, movement, control, supply, armies, sieges. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const map = [
  heading('3', 'Map and armies'),
  rule(
    '3.1',
    'Hexes',
    'Each hex has a terrain with a movement cost and a defence modifier. It may also have resources of up to four kinds and a special.',
  ),
  rule(
    '3.2',
    'Terrain',
    'Add the modifier of the terrain to the pool of a defender on the ground, and subtract it from observation [4.1]. Movement cost and modifier are 1 and 0 for flat ground and scrub, 2 and 1 for badlands, ruins and craters, 2 and 2 for hills, 4 and 3 for mountains.',
  ),
  rule(
    '3.3',
    'Collecting',
    'A base collects 1 of each kind of resource in its hex, and a collector 1 of its own kind, as far as the hex has it. Example: in a hex with 2 M and 1 E, a base collects 1 M and 1 E; with a collector for materials you get 2 M and 1 E.',
  ),
  rule(
    '3.4',
    'Losing collectors',
    'A collector is destroyed when an enemy controls its hex and its owner has neither a base nor an army with units there. A lone hero is enough to destroy it.',
  ),
  rule(
    '3.5',
    'Exploring',
    'You map a hex when you enter it or when one of your observers can reach it. You learn its special only when you enter.',
  ),
  rule(
    '3.6',
    'Discoveries',
    'An army that enters a hex with a discovery may take it. Taking it ends the army’s move.',
  ),
  rule(
    '3.7',
    'Works and tunnels',
    'A defender who controls the hex gets 1 more die from works, 2 from tunnels.',
  ),
  rule(
    '3.8',
    'Salvage',
    'When a unit dies in battle, there is one chance in four that its gear stays in the hex. A technologist there can pick it up.',
  ),
  rule(
    '3.9',
    'Moving',
    'An army moves once a turn, as far as its slowest card can move. Each hex costs the movement points of its terrain. An army that has not moved yet may always enter one neighbouring hex.',
  ),
  rule(
    '3.10',
    'Price of a move',
    'Pay 1 AP for each hero and unit in the army. Cards with Fast Start are free, and Pathfinder lowers the price.',
  ),
  rule(
    '3.11',
    'Limits',
    'An army has at most 8 units and 1 hero. You may have at most 8 armies in a hex. A garrison belongs to its base and never moves; all other armies are field armies.',
  ),
  rule(
    '3.12',
    'Meeting enemies',
    'An army with units that is not in stealth stops every enemy army that enters its hex, and there may be a battle [5.11]. A minefield stops it too [5.29].',
  ),
  rule(
    '3.13',
    'Control',
    'You control a hex if you have an army with units there that is not in stealth. If no player has such an army, the owner of a facility in the hex controls it; without facilities, the owner of a hero there. If two players have such armies in the hex, it is contested.',
  ),
  rule(
    '3.14',
    'Weak facilities',
    'Collectors and minefields do not hold a hex against an enemy hero.',
  ),
  rule(
    '3.15',
    'Capture',
    'If an army with units enters a hex with unguarded enemy facilities, it captures strongholds and outposts with all facilities that they host, and destroys collectors.',
  ),
  rule(
    '3.16',
    'Supply',
    'A hex is supplied if a path of at most 4 movement points (Ashwalker Clans: 5) connects it with one of your bases that is not besieged. The path may not cross a hex that an enemy controls.',
  ),
  rule(
    '3.17',
    'Mobile supply',
    'A unit with Mobile Supply supplies the armies in its own hex. You cannot build with this supply.',
  ),
  rule(
    '3.18',
    'Out of supply',
    'Units in an army out of supply attack with 3 dice less and defend with 2 dice less, but with at least 1. The army moves only one hex a turn. An army that is only a hero needs no supply.',
  ),
  rule(
    '3.19',
    'Command',
    'Without a hero, an army may have 2 units (Meridian Compact: 3). A hero leads as many units as their command rating. Units with Swarm do not count.',
  ),
  rule(
    '3.20',
    'Too many units',
    'An army that has lost its hero may have more units than its limit. For every two units above the limit, rounded up, its units attack and defend with 1 die less. With 3 or more above the limit, the army also moves 1 point less. Example: with 5 units and a limit of 2, attack and defence are 2 dice less, and movement is 1 less.',
  ),
  rule(
    '3.21',
    'Experience',
    'An army that a hero leads has extra fate: 1 point from 11 experience, 2 from 31, 3 from 71, 4 from 151. The hero counts as 8 experience. When a unit joins, the army loses a tenth of its experience; when a unit leaves or is lost, a quarter.',
  ),
  rule(
    '3.22',
    'Gaining experience',
    'An army gains 1 experience for each hit in a ground challenge, 3 for each unit that it destroys, and 5 for each battle that it wins.',
  ),
  rule(
    '3.23',
    'Captured heroes',
    'A captured hero goes to the captor’s nearest supplied base that is not besieged, and is free when that base falls.',
  ),
  rule(
    '3.24',
    'Siege',
    'When your army with units enters the hex of an enemy base, it may attack now, attack at the end of your turn, or lay siege. A base under siege gives no supply, no place to deploy, no research, no range for sorties and no bonus.',
  ),
  rule(
    '3.25',
    'End of a siege',
    'A siege ends when the only besieging army moves, even if it comes straight back. For 3 AP the besieged player can break out, or the besieger can assault the base. A besieged army that must retreat is destroyed.',
  ),
  rule(
    '3.26',
    'Stealth',
    'An army in which every card has Stealth may enter stealth for 1 AP, and leave it for free. In stealth it controls no hex and starts no battle.',
  ),
  rule(
    '3.27',
    'Air assault',
    'An army in which every unit has Air Assault may make an air assault: it flies over any terrain and any enemy and lands as far away as all its units can reach, supplied or not. Pay 1 AP a card.',
  ),

  heading('4', 'Observation'),
  rule(
    '4.1',
    'Strength',
    'A card with Recce looks at every hex within its range. It rolls as many dice as its strength, less 1 for each hex of distance, less the terrain modifier of the hex that it looks at. In its own hex nothing is subtracted. Example: strength 5 rolls 5 - 1 - 2 = 2 dice against hills one hex away.',
  ),
  rule(
    '4.2',
    'Against stealth',
    'Halve these dice against an army in stealth. A Sniffer rolls as many dice as its level in its own hex, and is not halved.',
  ),
  rule(
    '4.3',
    'Basic observation',
    'Besides Recce, every army and every base looks with 3 dice at its own hex and with 2 dice at neighbouring hexes.',
  ),
  rule(
    '4.4',
    'Hiding',
    'An army in stealth hides with as many dice as the lowest Stealth among its cards, a facility with its Camouflage. Other armies hide with 1 die if they have at most 2 cards, otherwise with none. Bases hide with none.',
  ),
  rule(
    '4.5',
    'Detection',
    'Observer and target both roll. If the observer has more successes, the target is observed. In your own hex you always see what does not hide.',
  ),
  rule(
    '4.6',
    'Duration',
    'A target stays observed until the next checks, or until it leaves the reach of all your observers.',
  ),
  rule(
    '4.7',
    'Times of checks',
    'Check at the start of each round, and in both directions whenever an army enters a hex.',
  ),
  rule(
    '4.8',
    'Counter and cards',
    'Observation shows the counter. If the observer has at least 2 successes more than the target, or is in the same hex, it shows the cards too.',
  ),
  rule('4.9', 'Lone heroes', 'You must observe a lone hero before you can hunt the hero [5.28].'),
];
