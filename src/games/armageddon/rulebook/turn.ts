/** Section 2: set-up, the round, initiative, costs, repair, the hand, deployment. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const turn = [
  heading('2', 'Turns'),
  rule(
    '2.1',
    'Decks and options',
    'Everybody brings a deck, tiles and a stronghold within the limits of the game.',
  ),
  rule(
    '2.2',
    'Laying tiles',
    'Dice say the order, ties roll again. In that order each lays one tile at a time, near his start, until all are laid; everybody has 1 to 10.',
  ),
  rule(
    '2.3',
    'Strongholds',
    'Each is put on one of its owner’s tiles; the rest of the map is made round them.',
  ),
  rule('2.4', 'Start', 'A hand of 6 cards, and 3 of each resource.'),
  rule(
    '2.5',
    'The round',
    'Collection, upkeep, observation, initiative, action points, the turns of the players, the end.',
  ),
  rule(
    '2.6',
    'Collection',
    'Before anybody acts, every controlled hex gives what its base and collectors collect.',
  ),
  rule(
    '2.7',
    'Upkeep',
    'Units with Regenerate are healed fully; what lasts some rounds gets shorter.',
  ),
  rule(
    '2.8',
    'Initiative',
    'Each has 3 dice and may buy more; most successes go first. Ties roll again.',
  ),
  rule('2.9', 'Price of dice', 'The k-th die more costs k resources of any kind; 5 at most.'),
  rule(
    '2.10',
    'Action points by rank',
    'Two players 12 and 6; else 12, 8, 6, 4. All are given before the first turn.',
  ),
  rule(
    '2.11',
    'More action points',
    'What facilities add; and 3 for each enemy hero held in a supplied base that is not besieged.',
  ),
  rule(
    '2.12',
    'A turn',
    'In the order of initiative a player does what he wants and can pay; delayed battles are fought when he ends it.',
  ),
  rule('2.13', 'The end of a round', 'AP that are left are lost.'),
  rule(
    '2.14',
    'Drawing',
    'A card from the deck costs 3 AP, for the Brood 2. The deck is not looked at, nor made again.',
  ),
  rule(
    '2.15',
    'The hand',
    'Holds 8 cards, of the Lattice 9. Who has no room must discard, or leave what is found.',
  ),
  rule('2.16', 'Founding an army', 'Costs 3 AP. An empty one is disbanded for nothing.'),
  rule(
    '2.17',
    'Transfers',
    'Between garrison and army in a hex for nothing; between two armies 1 AP a card.',
  ),
  rule(
    '2.18',
    'Deployment',
    'Heroes and units go from the hand into the garrison of a supplied base with Barracks that is not besieged; heroes, and units with Fast Deploy, into a supplied army in the field too.',
  ),
  rule(
    '2.19',
    'Outposts',
    'In a supplied hex under control with a hero or an engineer and no other base.',
  ),
  rule(
    '2.20',
    'Facilities',
    'Others need a free slot of a base in the hex: as many as its level. Collectors and minefields need neither base nor slot.',
  ),
  rule(
    '2.21',
    'Collectors',
    'A hero or an engineer builds one in a supplied hex; mobile supply will not do.',
  ),
  rule(
    '2.22',
    'Upgrades',
    '4 AP and 2 M, 2 E, 1 T: one level more, once a facility and round, in a supplied hex that is not besieged.',
  ),
  rule('2.23', 'Relocation', '6 AP and 3 M, 3 E, 3 T make another base the headquarters.'),
  rule(
    '2.24',
    'Repair of units',
    'At a base, by class: its AP; with more than half of the points lost one of each resource that the card costs besides.',
  ),
  rule('2.25', 'Healing', '3 AP heal a hero, whatever his wounds.'),
  rule(
    '2.26',
    'Repair of facilities',
    'By kind: its AP; with more than half lost resources besides.',
  ),
  rule(
    '2.27',
    'Repair of attack cards',
    'In the hand, 3 AP; with more than half lost 1 E and 1 T besides.',
  ),
  rule('2.28', 'Prisoners', 'May be moved to another base, executed, or ransomed for 4 resources.'),
];
