/** Sections 7 to 9 and 11 to 14: research, decks, victory, factions, independents, cults, events. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const empires = [
  heading('7', 'Research'),
  rule(
    '7.1',
    'Where to do research',
    'Technologists and geneticists work at your laboratory, tacticians at your academy. The hex must be supplied and not besieged.',
  ),
  rule(
    '7.2',
    'Offers',
    'A hero who does research is offered six cards and may try to make one of them. A hero can do research once in each of your turns; each time, the cards on offer are drawn anew.',
  ),
  rule(
    '7.3',
    'The attempt',
    'Pay the cost of the card and roll the hero’s level in the matching ability [7.1]. If you roll at least as many successes as the card’s difficulty, the card goes into your hand, or into your tactics hand if it is a tactic. If you fail, you get half of the resources back.',
  ),
  rule(
    '7.4',
    'Armouries',
    'An armoury comes with three random pieces of gear. While the armoury is supplied and not besieged, you may pay 1 AP to take one into your hand.',
  ),
  rule('7.5', 'Tactics hand', 'You may hold up to 5 tactics.'),

  heading('8', 'Decks'),
  rule(
    '8.1',
    'A deck',
    'A deck belongs to one faction and has one stronghold and 30 to 50 cards. It may hold each hero once, and any other card up to three times.',
  ),
  rule(
    '8.2',
    'Deck points',
    'A unit is worth the resources it costs, plus 1 for each ability. A hero is worth half of this sum: command, fate, and half the levels of all abilities. An attack card is worth the resources it costs, plus 1 for each ability. A facility is worth the AP it costs, plus 1 for each ability except Supply, Barracks and the Collects abilities.',
  ),
  rule(
    '8.3',
    'Limits',
    'A deck may be worth at most 125, 175, 225 or 275 deck points, depending on the game.',
  ),
  rule(
    '8.4',
    'Tiles',
    'Bring 1 to 10 tiles, worth at most 5 or 10 tile points in all, depending on the game. A tile is worth its terrain modifier, plus its resources, plus 2 for each special.',
  ),

  heading('9', 'Victory'),
  rule(
    '9.1',
    'Captured headquarters',
    'A player whose headquarters is captured is eliminated at the end of that turn, unless the player retakes it before then.',
  ),
  rule(
    '9.2',
    'Destroyed headquarters',
    'A player whose headquarters is destroyed is eliminated at the end of that turn.',
  ),
  rule(
    '9.3',
    'Victory',
    'The last player left wins. If no player is left, the game is a draw between the players who were eliminated together.',
  ),
  rule(
    '9.4',
    'Elimination',
    'All cards that an eliminated player has on the map become independents, and all prisoners held by that player go free.',
  ),
  rule(
    '9.5',
    'Score',
    'Start with 1000. Add 4 for each resource in the costs of the cards that you destroyed, 50 for each prisoner that you hold, and 25 for each hex that you control. Subtract 3 for each resource in the costs of the cards that you lost, and 10 for each round. Your score is this total times the number of your opponents.',
  ),
  rule('9.6', 'The last round', 'After round 150, the player with the highest score wins.'),

  heading('11', 'Factions'),
  rule('11.1', 'Meridian Compact', 'Each of your armies without a hero may have up to 3 units.'),
  rule(
    '11.2',
    'The Lattice',
    'Your hand holds 9 cards. Your heroes, units and attack cards cost no humans.',
  ),
  rule('11.3', 'Verdant Brood', 'Drawing a card costs you 2 AP.'),
  rule('11.4', 'Ashwalker Clans', 'Your supply reaches 5 movement points instead of 4.'),

  heading('12', 'Independents'),
  rule(
    '12.1',
    'Attitude',
    'When your army first meets a group of independents, roll a ten-sided die and add your modifier. On 9 or more they join you, on 6 to 8 they bargain, and on 5 or less they fight. This result applies to you and that group for the whole game.',
  ),
  rule(
    '12.2',
    'Modifiers',
    'The modifier is +3 for the Meridian Compact, +1 for the Ashwalker Clans, and -2 for the Lattice and the Verdant Brood. It is +5 for a faction that meets its own kind: humans for the Compact, machines for the Lattice, beasts for the Brood, mutants for the Clans.',
  ),
  rule(
    '12.3',
    'Joining',
    'Independents who join become an army of yours in their hex. Units beyond the limit of 8 stay independent.',
  ),
  rule(
    '12.4',
    'Bargain',
    'Pay half the cost of the independents’ cards, rounded down for each kind of resource, and they join you. If you refuse, your army must fight them, now or at the end of your turn [5.12]. A lone hero need not fight.',
  ),
  rule(
    '12.5',
    'Independents in battle',
    'Independents have no hero, fate or tactics. They need neither command nor supply, and never move.',
  ),

  heading('13', 'Cults'),
  rule(
    '13.1',
    'Cults',
    'With the option “Cult”, a cult plays against all players. From round 6 on, it acts after the last player, by fixed rules and without choices. Its leader spends fate to avoid damage or to do more damage. The cult lives as long as it has a base or an army. While it lives, no player wins before the end of round 150 [9.6].',
  ),
  rule(
    '13.2',
    'The Lantern Choir',
    'Each time it acts, the Choir gains 1 devotion, plus up to 3 more: 1 for each group of independents within 4 hexes of a Hall. It also gains 1 for each outpost that it has converted. For 8 devotion it raises an army at a Hall. Its armies go to independents, who join the Choir if a ten-sided die shows 1 to 6, and otherwise fight. If there are no independents, the armies go to unguarded outposts and turn them into Halls.',
  ),
  rule(
    '13.3',
    'The Iron Fast',
    'Each time it acts, the Fast gains 1 wrath, plus up to 4 more: 1 for each laboratory, academy and intel centre on the map. It gains 6 for each weapon of mass destruction that is used. For 10 wrath it raises raiders and a saboteur at one of its Houses. Raiders and saboteurs go to laboratories, academies and intel centres and destroy them.',
  ),

  heading('14', 'Events and specials'),
  rule(
    '14.1',
    'Events',
    'With the option “Events”, roll a twenty-sided die at the start of each round from the fifth on. Six of the twenty numbers trigger an event [D15].',
  ),
  rule(
    '14.2',
    'Sealed Clinic',
    'Take the clinic to heal the hero and one unit of your army completely. Then the clinic is gone.',
  ),
  rule(
    '14.3',
    'Signal Mast',
    'Take the mast to explore every hex within 4 hexes of it and to learn the specials there. You also observe each army in those hexes once, with 4 dice. Then the mast is gone.',
  ),
  rule(
    '14.4',
    'Hot Ground',
    'Every hero and unit that enters the hex takes 3 damage, minus a random number from 1 to its Resistance.',
  ),
  rule(
    '14.5',
    'Wreck Row',
    'Take the wreck row to draw a random find: an attachment, a munition or resources. With a technologist in the army, draw twice and keep one of the two finds. Then the wreck row is gone.',
  ),
  rule(
    '14.6',
    'Buried Silo',
    'If you control the hex, your missiles may measure their range from the silo. An engineer there may blow up the silo for 2 AP.',
  ),
];
