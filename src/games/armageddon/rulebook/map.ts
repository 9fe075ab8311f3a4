/** Section 3: the map, what lies on it, movement, control, supply, armies, sieges. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const map = [
  heading('3', 'Map and armies'),
  rule(
    '3.1',
    'Hexes',
    'Each hex has a terrain with a movement cost and a defence modifier. It may also have up to four kinds of resources and one special, such as a discovery or a group of independents.',
  ),
  rule(
    '3.2',
    'Terrain',
    'Add the terrain modifier to the dice pool of a defender on the ground, and subtract it from the dice of a player who observes the hex [4.1]. Flat ground and scrub have movement cost 1 and modifier 0. Badlands, ruins and craters have movement cost 2 and modifier 1. Hills have movement cost 2 and modifier 2. Mountains have movement cost 4 and modifier 3.',
  ),
  rule(
    '3.3',
    'Collecting',
    'Each round, a base collects 1 of each kind of resource in its hex, and a collector collects 1 of its own kind, but never more than the hex has. Example: in a hex with 2 M and 1 E, a base collects 1 M and 1 E; if you add a collector for materials, you get 2 M and 1 E.',
  ),
  rule(
    '3.4',
    'Losing collectors',
    'A collector is destroyed when an enemy controls its hex and the collector’s owner has neither a base nor an army with units there. A lone enemy hero is enough to destroy the collector [3.14].',
  ),
  rule(
    '3.5',
    'Exploring',
    'You explore a hex when you enter it or when it is within range of one of your observers. You learn its special only when you enter it.',
  ),
  rule(
    '3.6',
    'Discoveries',
    'An army that enters a hex with a discovery may take the discovery. Taking it ends the army’s move.',
  ),
  rule(
    '3.7',
    'Fieldworks and tunnels',
    'A defender who controls the hex gets 1 extra die from fieldworks, or 2 from tunnels. For battles, see [R100].',
  ),
  rule(
    '3.8',
    'Salvage',
    'When a unit dies in battle, there is a one-in-four chance that its gear stays in the hex. A technologist there can pick up the gear.',
  ),
  rule(
    '3.9',
    'Moving',
    'An army moves once a turn, as far as its slowest card can move. Entering a hex costs the movement points of its terrain. An army that has not moved yet may always enter one adjacent hex, whatever the cost.',
  ),
  rule(
    '3.10',
    'Cost of a move',
    'To move an army, pay 1 AP for each hero and unit in it. Cards with Fast Start are free, and Pathfinder lowers the cost.',
  ),
  rule(
    '3.11',
    'Army limits',
    'A garrison belongs to its base and never moves; all other armies are field armies. A field army has at most 8 units and 1 hero. You may have at most 8 field armies in a hex.',
  ),
  rule(
    '3.12',
    'Meeting enemies',
    'An army that has units and is not in stealth stops every enemy army that enters its hex, and there may be a battle [5.11]. An army that enters in stealth is not stopped unless it is observed. A minefield also stops an army that enters its hex [5.29].',
  ),
  rule(
    '3.13',
    'Control',
    'You control a hex if you have an army with units there that is not in stealth. If another side also has such an army there, the hex is contested, and nobody controls it. If no side has one, the owner of a facility in the hex controls it. If there is no facility either, the owner of a hero there controls the hex.',
  ),
  rule(
    '3.14',
    'Weak facilities',
    'Collectors and minefields do not hold a hex against an enemy hero.',
  ),
  rule(
    '3.15',
    'Capture',
    'When an army with units enters a hex with unguarded enemy facilities, it captures strongholds and outposts there, with all facilities in their slots, and destroys collectors.',
  ),
  rule(
    '3.16',
    'Supply',
    'A hex is supplied if a path of at most 4 movement points (Ashwalker Clans: 5) connects it to one of your bases that is not besieged. The path may not cross a hex that an enemy controls.',
  ),
  rule(
    '3.17',
    'Mobile supply',
    'A unit with Mobile Supply supplies the armies in its own hex. This supply is not enough for building.',
  ),
  rule(
    '3.18',
    'Out of supply',
    'Units in an army that is out of supply attack with 3 fewer dice and defend with 2 fewer dice, but never with fewer than 1 die. The army can move only one hex a turn. A lone hero needs no supply.',
  ),
  rule(
    '3.19',
    'Command',
    'An army without a hero may have 2 units (Meridian Compact: 3). A hero can lead as many units as their command rating. Units with Swarm do not count towards either limit.',
  ),
  rule(
    '3.20',
    'Too many units',
    'An army that has lost its hero may have more units than its limit. Halve the number of units above the limit, rounding up. All units of the army except those with Swarm attack and defend with that many fewer dice. If the army is 3 or more units above the limit, its movement is also 1 point lower. Example: an army of 5 units with a limit of 2 attacks and defends with 2 fewer dice, and its movement is 1 point lower.',
  ),
  rule(
    '3.21',
    'Experience',
    'An army led by a hero has extra fate: 1 point at 11 experience, 2 at 31, 3 at 71 and 4 at 151. The hero adds 8 to the army’s experience for this purpose. When a unit joins, the army loses a tenth of its experience; when a unit leaves or is lost, the army loses a quarter.',
  ),
  rule(
    '3.22',
    'Gaining experience',
    'An army gains 1 experience for each hit in a ground challenge, 3 for each unit that it destroys, and 5 for each battle that it wins.',
  ),
  rule(
    '3.23',
    'Captured heroes',
    'A captured hero is taken to the captor’s nearest supplied base that is not besieged. The hero is freed if that base falls.',
  ),
  rule(
    '3.24',
    'Siege',
    'When one of your armies with units enters the hex of an enemy base, it may attack now, attack at the end of your turn, or lay siege. A besieged base gives no supply and no AP bonus. Its owner cannot deploy cards or do research there, or measure the range of sorties from it.',
  ),
  rule(
    '3.25',
    'End of a siege',
    'A siege ends when the only besieging army moves, even if that army comes straight back. For 3 AP, the besieged player can break out, or the besieger can assault the base. If the siege began in an earlier turn, a besieged army that must retreat is destroyed.',
  ),
  rule(
    '3.26',
    'Stealth',
    'An army in which every card has Stealth may enter stealth for 1 AP and leave stealth for free. An army in stealth controls no hex and starts no battle.',
  ),
  rule(
    '3.27',
    'Air assault',
    'An army whose units all have Air Assault may make an air assault instead of its normal move, even when out of supply. It flies over any terrain and any enemies, and lands at most as many hexes away as the lowest Air Assault level among its units. Pay 1 AP per card.',
  ),

  heading('4', 'Observation'),
  rule(
    '4.1',
    'Observation dice',
    'A card with Recce observes every hex within its range. It rolls as many dice as its strength, minus 1 for each hex of distance and minus the terrain modifier of the observed hex. In its own hex, nothing is subtracted. Example: with strength 5, it rolls 5 - 1 - 2 = 2 dice against hills one hex away.',
  ),
  rule(
    '4.2',
    'Against stealth',
    'Halve the observer’s dice against an army in stealth. A Sniffer observes only its own hex, with as many dice as its level, and its dice are not halved.',
  ),
  rule(
    '4.3',
    'Basic observation',
    'Every army and every base observes its own hex with 3 dice, and each adjacent hex with 2 dice minus that hex’s terrain modifier [R56]. This is in addition to any Recce.',
  ),
  rule(
    '4.4',
    'Hiding',
    'An army in stealth hides with as many dice as the lowest Stealth level among its cards, and a facility with as many as its Camouflage level. Other field armies hide with 1 die if they have at most 2 cards, otherwise with none. Garrisons, and facilities without Camouflage, hide with none.',
  ),
  rule(
    '4.5',
    'Detection',
    'The observer and the target both roll. If the observer has more successes, the target is observed. If you have an observer in a hex, you always see every army there that has units and is not in stealth, and every facility there without Camouflage.',
  ),
  rule(
    '4.6',
    'Duration',
    'An army that you have observed stays observed until the start of the next round, or until it leaves the range of all your observers. A facility stays observed [R57].',
  ),
  rule(
    '4.7',
    'When to check',
    'Observation is checked at the start of each round. It is also checked whenever an army enters a hex: that army observes, and others observe it.',
  ),
  rule(
    '4.8',
    'Counter and cards',
    'If you observe an army, you see its counter. If the observer has at least 2 more successes than the target, or is in the same hex, you see the army’s cards too.',
  ),
  rule('4.9', 'Lone heroes', 'You must observe a lone hero before you can hunt them [5.28].'),
];
