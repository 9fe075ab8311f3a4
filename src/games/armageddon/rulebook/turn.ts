/** Section 2: set-up, the round, initiative, costs, repair, the hand, deployment. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const turn = [
  heading('2', 'Turns'),
  rule(
    '2.1',
    'Decks, tiles and strongholds',
    'Every player brings a deck, a stronghold and tiles. The deck and the tiles must be within the limits of the game [8.3] [8.4].',
  ),
  rule(
    '2.2',
    'Laying tiles',
    'All players roll dice to decide their order; tied players roll again. In that order, players take turns to lay one tile each, until all tiles are laid. Lay your tiles within 2 hexes of your starting hex. Every player has 1 to 10 tiles.',
  ),
  rule(
    '2.3',
    'Strongholds',
    'Each player puts their stronghold on one of their own tiles. Then the rest of the map is generated around the tiles.',
  ),
  rule('2.4', 'Start', 'Each player starts with 6 cards in hand and 3 of each resource.'),
  rule(
    '2.5',
    'The round',
    'A round has these steps: collection, upkeep, observation, initiative, action points, player turns, and the end of the round.',
  ),
  rule(
    '2.6',
    'Collection',
    'Before any player acts, all players collect resources [3.3] with their bases, collectors and units with Gathers [10.2.22], but only in hexes that they control [3.13].',
  ),
  rule(
    '2.7',
    'Upkeep',
    'Units with Regenerate regain all their hit points. Effects that last several rounds now have one fewer round to run.',
  ),
  rule(
    '2.8',
    'Initiative',
    'Each player rolls 3 free dice and any extra dice they bought. The player with the most successes goes first. Tied players roll again.',
  ),
  rule(
    '2.9',
    'Price of extra dice',
    'Your first extra die costs 1 resource, the second 2, the third 3, and so on. You may pay with any mix of resources. You may buy at most 5 extra dice. Example: three extra dice cost 1 + 2 + 3 = 6 resources.',
  ),
  rule(
    '2.10',
    'Action points by rank',
    'With two players, the first player gets 12 AP and the second 6. With more players, they get 12, 8, 6 and 4 AP, in the order of initiative. All players get their AP before the first turn of the round, so you can spend yours in other players’ turns too.',
  ),
  rule(
    '2.11',
    'Extra action points',
    'Each of your facilities with an AP bonus adds this bonus to your AP, unless the facility is besieged. Each enemy hero that you hold prisoner adds 3 AP if the base that holds the hero is supplied and not besieged.',
  ),
  rule(
    '2.12',
    'A turn',
    'Players take their turns in the order of initiative. In your turn, you may take any actions that you can pay for, in any order. When you end your turn, your delayed battles are fought [5.12].',
  ),
  rule('2.13', 'End of the round', 'Unspent AP are lost.'),
  rule(
    '2.14',
    'Drawing cards',
    'Pay 3 AP (Verdant Brood: 2 AP) to draw a card from your deck. You may not look through your deck, and discarded cards never return to it.',
  ),
  rule(
    '2.15',
    'Your hand',
    'Your hand holds up to 8 cards (the Lattice: 9). If your hand is full, discard a card before you take another. If the new card would come from a discovery, you may leave the discovery where it is instead.',
  ),
  rule(
    '2.16',
    'Founding armies',
    'Pay 3 AP to found an army. You may disband an empty army for free.',
  ),
  rule(
    '2.17',
    'Transfers',
    'Moving a card between a garrison and a field army in the same hex is free. Moving a card between two field armies in the same hex costs 1 AP.',
  ),
  rule(
    '2.18',
    'Deploying heroes and units',
    'Deploy heroes and units from your hand into the garrison of a supplied base that has Barracks and is not besieged. You may also deploy heroes, and units with Fast Deploy, into a supplied field army.',
  ),
  rule(
    '2.19',
    'Building outposts',
    'You may build an outpost in a supplied hex that you control if one of your heroes or engineers is there and the hex has no other base.',
  ),
  rule(
    '2.20',
    'Building other facilities',
    'Build a facility other than an outpost at one of your bases that is not besieged and has a free slot. A base has as many slots as its level. Collectors and minefields need neither a base nor a slot.',
  ),
  rule(
    '2.21',
    'Building collectors',
    'One of your heroes or engineers may build a collector in their own hex if the hex is supplied and no enemy controls it. Supply from a unit with Mobile Supply is not enough.',
  ),
  rule(
    '2.22',
    'Upgrades',
    'Pay 4 AP, 2 M, 2 E and 1 T to upgrade a facility by one level. You may upgrade each facility once a round, but only while its hex is supplied and not besieged.',
  ),
  rule(
    '2.23',
    'Moving the headquarters',
    'Pay 6 AP, 3 M, 3 E and 3 T to make another of your bases your headquarters.',
  ),
  rule(
    '2.24',
    'Repairing units',
    'You may repair a unit completely at one of your bases that is not besieged. The AP cost depends on the class of the unit: brute 1; drone 2; foot, support and beast 3; power armour and team 4; vehicle, walker and artillery 5. If the unit has lost more than half of its hit points, also pay 1 of each kind of resource that its card costs.',
  ),
  rule(
    '2.25',
    'Healing heroes',
    'Pay 3 AP to heal all wounds of a hero who is at one of your bases that is not besieged.',
  ),
  rule(
    '2.26',
    'Repairing facilities',
    'You may completely repair your facilities in a hex where you have a base that is not besieged. The AP cost depends on the facility: stronghold 5; outpost 4; laboratory, academy and intel centre 2; collector and minefield 1; any other 3. If the facility has lost more than half of its structure points, also pay resources. Stronghold: 4 M, 4 E, 4 T. Outpost: 3 M, 3 E, 3 T. Laboratory, academy, intel centre: 1 M, 1 E, 1 T. Collector, minefield: 1 M, 1 E. Any other: 2 M, 2 E, 2 T. The Verdant Brood pays different resources. Stronghold: 4 H, 1 M, 4 E, 2 T. Outpost: 3 H, 1 M, 2 E, 2 T. Laboratory, academy, intel centre: 1 H, 1 E, 1 T. Collector, minefield: 1 H, 1 E. Any other: 2 H, 1 M, 1 E, 1 T.',
  ),
  rule(
    '2.27',
    'Repairing attack cards',
    'Pay 3 AP to repair an attack card in your hand completely. If it has lost more than half of its hit points, also pay 1 E and 1 T.',
  ),
  rule(
    '2.28',
    'Prisoners',
    'On your turn, you may move a prisoner to another of your bases, execute them, or offer them back to their owner for a ransom of 4 resources.',
  ),
];
