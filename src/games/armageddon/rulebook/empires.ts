/** Sections 7 to 9 and 11 to 14: research, decks, victory, factions, independents, cults, events. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const empires = [
  heading('7', 'Research'),
  rule(
    '7.1',
    'Places of research',
    'Technologists and geneticists work at your laboratory, tacticians at your academy. The hex must be supplied and not besieged.',
  ),
  rule(
    '7.2',
    'Offers',
    'A hero who does research gets an offer of six cards, new each round. Each hero may try one of them in a turn.',
  ),
  rule(
    '7.3',
    'The attempt',
    'Pay the cost of the card and roll the hero’s level. With at least as many successes as its difficulty, you get the card into your hand, a tactic into your hand of tactics. If you fail, you get half of the resources back.',
  ),
  rule(
    '7.4',
    'Armouries',
    'An armoury comes with three random pieces of gear. Pay 1 AP to take one into your hand.',
  ),
  rule('7.5', 'Hand of tactics', 'You may hold up to 5 tactics.'),

  heading('8', 'Decks'),
  rule(
    '8.1',
    'A deck',
    'A deck belongs to one faction and has one stronghold and 30 to 50 cards. It may hold each hero once, and any other card up to three times.',
  ),
  rule(
    '8.2',
    'Deck points',
    'A unit is worth its resources, plus 1 for each ability. A hero is worth half of this sum: command, fate, and half the levels of all abilities. An attack card is worth its resources, plus 1 for each ability. A facility is worth its AP, plus 1 for each ability except Supply, Barracks and collecting.',
  ),
  rule('8.3', 'Limits', 'The limit of deck points is 125, 175, 225 or 275.'),
  rule(
    '8.4',
    'Tiles',
    'Bring 1 to 10 tiles within 5 or 10 tile points. A tile is worth its terrain modifier, plus its resources, plus 2 for each special.',
  ),

  heading('9', 'Victory'),
  rule(
    '9.1',
    'Captured headquarters',
    'A player whose headquarters is captured must retake it before the turn ends, or is eliminated.',
  ),
  rule(
    '9.2',
    'Destroyed headquarters',
    'A player whose headquarters is destroyed is eliminated at the end of the turn.',
  ),
  rule(
    '9.3',
    'Victory',
    'The last player left wins. If no player is left, the players who were eliminated together draw.',
  ),
  rule(
    '9.4',
    'Elimination',
    'All cards of an eliminated player on the map become independents, and all prisoners of that player are free.',
  ),
  rule(
    '9.5',
    'Score',
    'Your score is 1000, plus 4 for each resource of the cards that you destroyed, less 3 for each resource of the cards that you lost, plus 50 for each prisoner, plus 25 for each hex that you control, less 10 for each round. Multiply the sum by the number of opponents.',
  ),
  rule('9.6', 'The last round', 'After round 150 the player with the highest score wins.'),

  heading('11', 'Factions'),
  rule('11.1', 'Meridian Compact', 'Your armies may have 3 units without a hero.'),
  rule('11.2', 'The Lattice', 'Your hand holds 9 cards. None of your cards costs humans.'),
  rule('11.3', 'Verdant Brood', 'Drawing a card costs you 2 AP.'),
  rule('11.4', 'Ashwalker Clans', 'Your supply reaches 5 movement points.'),

  heading('12', 'Independents'),
  rule(
    '12.1',
    'Attitude',
    'When your army first meets a group of independents, roll a ten-sided die and add your modifier. With 9 or more they join you, with 6 to 8 they bargain, with less they fight. The result holds for that group and you for the whole game.',
  ),
  rule(
    '12.2',
    'Modifiers',
    'The modifier is +3 for the Meridian Compact, +1 for the Ashwalker Clans, -2 for the Lattice and the Verdant Brood, and +5 for every faction with its own kind.',
  ),
  rule(
    '12.3',
    'Joining',
    'Independents who join become an army of yours in that hex. Units above 8 stay independent.',
  ),
  rule(
    '12.4',
    'Bargain',
    'Pay half of their resources once, and they join. If you refuse, fight them or leave.',
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
    'With this option a cult plays against all players. From round 6 on it acts after the last player, by fixed rules and without choices. Its leader spends fate to avoid damage or to do more. No player wins while the cult lives.',
  ),
  rule(
    '13.2',
    'The Lantern Choir',
    'The Choir gains devotion each round, more with independents near its Halls and for each converted outpost. For 8 devotion it raises an army. Its armies make for independents, then for unguarded outposts, which become Halls.',
  ),
  rule(
    '13.3',
    'The Iron Fast',
    'The Fast gains wrath each round, more for each laboratory, academy and intel centre and for weapons of mass destruction. For 10 wrath it raises raiders and a saboteur. They make for those facilities and destroy them.',
  ),

  heading('14', 'Events and specials'),
  rule(
    '14.1',
    'Events',
    'With this option, roll a twenty-sided die at the start of each round from the fifth on. Six of its numbers bring an event [D15].',
  ),
  rule(
    '14.2',
    'Sealed Clinic',
    'Take it to heal all heroes and one unit of your army completely. Then it is gone.',
  ),
  rule(
    '14.3',
    'Signal Mast',
    'Take it to map all hexes within 4, and to look once with 4 dice for every army there. Then it is gone.',
  ),
  rule(
    '14.4',
    'Hot Ground',
    'Every hero and unit that enters takes 3 damage, less a number drawn from 1 to its Resistance.',
  ),
  rule(
    '14.5',
    'Wreck Row',
    'Take it to get a random attachment, resources, or a munition. With a technologist in the army, draw twice and keep either.',
  ),
  rule(
    '14.6',
    'Buried Silo',
    'If you control the hex, your missiles may count their range from it. An engineer may blow it up for 2 AP.',
  ),
];
