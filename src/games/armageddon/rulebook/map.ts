/** Section 3: the map, what lies on it, movement, control, supply, armies, sieges. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const map = [
  heading('3', 'Map and armies'),
  rule(
    '3.1',
    'Hexes',
    'Each has terrain with a movement cost and a defence modifier, resources of up to four kinds, perhaps a special.',
  ),
  rule(
    '3.2',
    'Terrain',
    'Its modifier adds to the pool of who defends on the ground, and comes off observation.',
  ),
  rule(
    '3.3',
    'Collecting',
    'A base collects 1 of each kind in its hex, a collector 1 of its own kind.',
  ),
  rule(
    '3.4',
    'Collectors in danger',
    'Are destroyed when an enemy controls the hex and no own army with units nor base is there; a lone hero is enough.',
  ),
  rule(
    '3.5',
    'Exploring',
    'A hex is mapped when it is entered or within reach of who looks; its special is known to who has entered.',
  ),
  rule('3.6', 'Discoveries', 'Are offered to an army that enters; taking one ends its move.'),
  rule('3.7', 'Works and tunnels', 'Give 1 and 2 dice to who defends and controls the hex.'),
  rule(
    '3.8',
    'Salvage',
    'When a unit dies in battle, with one chance in four what it carried lies in the hex; a technologist picks it up.',
  ),
  rule(
    '3.9',
    'Moving',
    'An army moves once a turn, with the movement of its slowest card; each hex costs its terrain. One hex beside it can always be entered.',
  ),
  rule(
    '3.10',
    'Price of a move',
    '1 AP for each hero and unit, none for Fast Start, less what Pathfinder says.',
  ),
  rule(
    '3.11',
    'Limits',
    '8 units and 1 hero an army, 8 armies of a player a hex. Garrisons never move.',
  ),
  rule(
    '3.12',
    'Meeting enemies',
    'An army with units that is not in stealth stops who enters its hex, and there may be battle. So does a minefield.',
  ),
  rule(
    '3.13',
    'Control',
    'Who has an army with units there, not in stealth; else the owner of a facility there; else who has a hero there. Two armies with units contest the hex.',
  ),
  rule('3.14', 'Weak facilities', 'Collectors and minefields do not hold a hex against a hero.'),
  rule(
    '3.15',
    'Capture',
    'Of what nobody guards, strongholds, outposts and what they host are captured by an army with units that enters, collectors destroyed.',
  ),
  rule(
    '3.16',
    'Supply',
    'A way of at most 4 movement points, of the Clans 5, to an own base that is not besieged, through no hex of an enemy.',
  ),
  rule('3.17', 'Mobile supply', 'Supplies armies in its own hex; nothing is built by it.'),
  rule(
    '3.18',
    'Out of supply',
    'Attack 3 less, defence 2 less, at least 1; and one hex a turn, but for armies of a hero alone.',
  ),
  rule(
    '3.19',
    'Command',
    'An army without a hero is made of 2 units at most, of the Compact 3; a hero leads as many as his rating says. Swarm does not count.',
  ),
  rule(
    '3.20',
    'Too many',
    'An army that has lost its hero fights with 1 less for every two units above the limit, rounded up; 3 above also move 1 less.',
  ),
  rule(
    '3.21',
    'Experience',
    'Bands at 11, 31, 71 and 151 points add 1 to 4 fate under a hero. A unit more costs a tenth, one less a quarter; a hero counts for 8.',
  ),
  rule(
    '3.22',
    'Gaining experience',
    '1 for a hit in a ground challenge, 3 for a unit destroyed, 5 for a battle won.',
  ),
  rule(
    '3.23',
    'Captured heroes',
    'Go to the nearest supplied base of who took them that is not besieged; they are free when it falls.',
  ),
  rule(
    '3.24',
    'Siege',
    'An army with units that enters the hex of a base attacks now, later, or besieges. A base under siege gives neither supply nor deployment, research, range nor bonus.',
  ),
  rule(
    '3.25',
    'End of a siege',
    'When its only army moves, even to come back. From inside 3 AP break out or assault. Who is besieged and must retreat is destroyed.',
  ),
  rule(
    '3.26',
    'Stealth',
    'An army of which every card has Stealth may go into it for 1 AP and leave it for nothing. In it, it controls nothing and starts no battle.',
  ),
  rule(
    '3.27',
    'Air assault',
    'An army of units with Air Assault jumps as far as they can, over everything, supplied or not; 1 AP a card.',
  ),

  heading('4', 'Observation'),
  rule(
    '4.1',
    'Strength',
    'Of Recce less terrain and distance, within its range; in the own hex neither is taken off.',
  ),
  rule('4.2', 'Against stealth', 'Half of it. Sniffer rolls its level in its own hex, not halved.'),
  rule(
    '4.3',
    'Everybody looks',
    'Armies and bases have 3 dice in their own hex and 2 beside it, besides what Recce gives.',
  ),
  rule(
    '4.4',
    'Hiding',
    'An army in stealth has the lowest level among its cards, a facility its Camouflage; other armies 1 die with up to 2 cards, bases none.',
  ),
  rule(
    '4.5',
    'Detection',
    'The observer needs more successes than who hides; what stands openly in one’s own hex is always seen.',
  ),
  rule('4.6', 'How long', 'Until the next checks, or until it is out of reach of everybody.'),
  rule('4.7', 'When', 'At the start of each round, and both ways when an army enters a hex.'),
  rule('4.8', 'What is seen', 'The counter; with 2 successes more, or in the same hex, the cards.'),
  rule('4.9', 'Lone heroes', 'Must be spotted before they are hunted.'),
];
