/** Sections 7 to 9 and 11 to 14: research, decks, victory, factions, independents, cults, events. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const empires = [
  heading('7', 'Research'),
  rule(
    '7.1',
    'Place',
    'Technologists and geneticists work at a laboratory, tacticians at an academy, in a supplied hex that is not besieged.',
  ),
  rule('7.2', 'Offers', 'Six cards a hero, drawn anew each round; one attempt a hero and turn.'),
  rule(
    '7.3',
    'The attempt',
    'Cost is paid, the level is rolled against the difficulty; reached, the card goes to the hand, tactics to theirs. After a failure half the resources come back.',
  ),
  rule('7.4', 'Armouries', 'Hold three cards when they are deployed; 1 AP takes one.'),
  rule('7.5', 'Hand of tactics', 'Holds 5.'),

  heading('8', 'Decks'),
  rule(
    '8.1',
    'A deck',
    'Belongs to one faction: one stronghold, 30 to 50 cards, no card but heroes more than three times, heroes once.',
  ),
  rule(
    '8.2',
    'Deck points',
    'Units: resources and 1 an ability. Heroes: half of command, fate and half the levels of abilities. Attack cards: resources and 1 an ability. Facilities: AP and 1 an ability but Supply, Barracks and collecting.',
  ),
  rule('8.3', 'Limits', '125, 175, 225 or 275 points.'),
  rule(
    '8.4',
    'Tiles',
    '1 to 10, within 5 or 10 points: terrain modifier, resources, and 2 a special.',
  ),

  heading('9', 'Victory'),
  rule(
    '9.1',
    'Headquarters',
    'Who has lost his by capture has until the end of the turn to retake it, else he is out.',
  ),
  rule('9.2', 'Destroyed', 'Who has lost it by destruction is out at the end of the turn.'),
  rule(
    '9.3',
    'Victory',
    'Who is left alone has won; if nobody is, it is a draw of those who went out together.',
  ),
  rule('9.4', 'Out', 'What is left of the empire becomes independent, its prisoners are free.'),
  rule(
    '9.5',
    'Score',
    'Of the winner, by what he destroyed, captured, holds and lost, and how soon.',
  ),
  rule('9.6', 'The last round', 'After round 150 the highest score wins.'),

  heading('11', 'Factions'),
  rule('11.1', 'Meridian Compact', 'Armies without a hero have 3 units.'),
  rule('11.2', 'The Lattice', 'Hand of 9, no card that costs humans.'),
  rule('11.3', 'Verdant Brood', 'Draws for 2 AP.'),
  rule('11.4', 'Ashwalker Clans', 'Supply reaches 5 points.'),

  heading('12', 'Independents'),
  rule(
    '12.1',
    'Attitude',
    'Rolled once for a group and a player: a ten-sided die and his modifier; 9 joins, 6 bargains, else they fight.',
  ),
  rule(
    '12.2',
    'Modifiers',
    'Compact 3, Clans 1, Lattice and Brood less 2; one’s own kin 5 instead.',
  ),
  rule('12.3', 'Joining', 'They become an army of the player; what is over 8 units stays.'),
  rule('12.4', 'Bargain', 'Half of their resources, once; who refuses fights or leaves.'),
  rule(
    '12.5',
    'In battle',
    'No hero, no fate, no tactics; they ignore command and supply and never move.',
  ),

  heading('13', 'Cults'),
  rule(
    '13.1',
    'Cults',
    'By option one plays against all, from round 6 on, after the last player, without choices; its leader spends fate while he is hurt, and to do more harm. Nobody wins while it lives.',
  ),
  rule(
    '13.2',
    'The Lantern Choir',
    'Takes people in: devotion makes armies, which take independents and outposts.',
  ),
  rule(
    '13.3',
    'The Iron Fast',
    'Breaks machines and books: wrath makes raids and saboteurs, which raze facilities of learning.',
  ),

  heading('14', 'Events and specials'),
  rule('14.1', 'Events', 'By option a twenty-sided die at the start of each round from the fifth.'),
  rule('14.2', 'Sealed Clinic', 'Heals the heroes of an army and one unit of it.'),
  rule('14.3', 'Signal Mast', 'Maps 4 hexes around and looks once for armies there with 4 dice.'),
  rule('14.4', 'Hot Ground', 'Whoever enters takes 3 less a number from 1 to his resistance.'),
  rule('14.5', 'Wreck Row', 'A random attachment, resources or a munition.'),
  rule('14.6', 'Buried Silo', 'Missiles may take their range from it; an engineer may blow it up.'),
];
