/** R23 and on: rulings of ours beside page 25, and on what is hidden. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  ruling('R23', 'Garrisons', 'A garrison counts as an army for collateral damage.'),
  ruling(
    'R24',
    'A garrison without its base',
    'It becomes a field army in the hex. Of more than 8 units the cheapest are lost.',
  ),
  ruling(
    'R25',
    'Heroes and terrain',
    'Against a weapon of mass destruction heroes too have the bonuses of the hex.',
  ),
  ruling(
    'R26',
    'Rerolling again',
    'You may reroll a die that failed again, for another point of fate.',
  ),
  ruling(
    'R27',
    'No damage',
    'For the prerogative, count the damage that is left after Plating and Hardened.',
  ),
  ruling(
    'R28',
    'Ground combat only',
    'Heroes’ bonuses, command and supply change ground combat only, not strikes, collateral damage or weapons of mass destruction.',
  ),
  ruling(
    'R29',
    'Random facilities',
    'The target is drawn only among facilities that the attacker has observed.',
  ),
  ruling('R30', 'Several engineers', 'Only the highest level counts.'),
  ruling(
    'R31',
    'Deck points',
    'The formula is 8.2. It is the one of several proposals by which the four starter decks have 158 to 164 points.',
  ),
  ruling(
    'R32',
    'Guns fire by themselves',
    'Guns fire without a question, because their fire is free. Against HARM firing is a risk, so every other player is asked in the order of seats, even without a gun there, so that the question gives nothing away.',
  ),
  ruling(
    'R33',
    'The question for interceptors',
    'The attacked player is asked whenever they have cards in hand, so that the question does not tell which cards they are.',
  ),
  ruling(
    'R34',
    'Open challenges',
    'All players see the pools, dice and fate of a challenge that is not hidden. Only the players in it, and players who knew the cards before, see the cards.',
  ),
  ruling(
    'R35',
    'Blind dice',
    'Hidden challenges follow from three secret numbers that are drawn for all of them. Dice rolled one by one would tell how many targets there are.',
  ),
  ruling(
    'R36',
    'Precision and observation',
    'Choose the target among cards that you have identified. If you know only the counter of an army, the target is drawn.',
  ),
  ruling(
    'R37',
    'Asking in a challenge',
    'A side is asked if it has fate, an AP and a failed die, or any tactics in hand, useful or not.',
  ),
  ruling(
    'R38',
    'Facilities of several owners',
    'The attacker names the owner whose facilities are the target.',
  ),
  ruling(
    'R39',
    'Announcing a sortie',
    'All players learn the card, the hex, the owner and the slot of the target, but not what is there.',
  ),
  ruling(
    'R40',
    'Contradictions',
    'Engineers lower the dice of mines by their level. Demolitionist triples damage; the Demolition Kit destroys with one point.',
  ),
  ruling(
    'R41',
    'Known cards',
    'A player who has identified an attack card knows it from then on, even after it returns to the hand.',
  ),
  ruling(
    'R42',
    'Independents and cults',
    'Against sorties they spend no fate and play no tactics; they take the prerogative whenever they may.',
  ),
  ruling(
    'R43',
    'Observed facilities',
    'An observed facility is known as a card, because a facility has no separate counter.',
  ),
  ruling(
    'R45',
    'Slots',
    'Cards go into the slots of a deck in random order, and tiles are laid unseen, so that neither a number nor a place tells what is hidden.',
  ),
  ruling(
    'R48',
    'Discoveries taken',
    'A discovery that was taken is gone for all players who knew of it; only the finder learns what it was.',
  ),
  ruling(
    'R44',
    'No target left',
    'If no named target is left when the strike comes, the card flies home, and a weapon on board does not go off.',
  ),
  ruling(
    'R46',
    'Looking at offers',
    'The offers are drawn when a hero asks: different cards that this hero could make there. The hero tries one at once, or none until the next turn. A card that the hand has no room for cannot be tried.',
  ),
  ruling(
    'R47',
    'Fitting gear',
    'In your turn you put gear from your hand on cards for free: on attack cards in your hand, and on other cards at a base that is supplied and not besieged. A weapon of mass destruction needs a slot made for it.',
  ),
  ruling(
    'R58',
    'Groups with an attitude',
    'Only independents with cards of their own have an attitude; the remains of an empire fight. An army in stealth meets nobody. Only the visitor learns the attitude, and a visitor who cannot pay is asked too.',
  ),
  ruling(
    'R49',
    'Agents',
    'A card does one special operation or research in each of its turns. It attacks only targets that its side has observed. The attacked player sees which card it was.',
  ),
  ruling(
    'R50',
    'Demolitionist',
    'A Demolitionist also triples the damage of saboteurs in the same army, because the hero need not be a saboteur.',
  ),
  ruling(
    'R51',
    'Nowhere to hold a prisoner',
    'If the captor has no base that is not besieged, the hero is killed. Heroes of independents and cults are always killed.',
  ),
  ruling(
    'R52',
    'Moving prisoners',
    'It costs 1 AP to move a prisoner from one base to another, neither of them besieged.',
  ),
  ruling(
    'R53',
    'Ransom',
    'You may offer each prisoner once a turn. The owner is asked, able to pay or not, and pays one by one from the resource they have most of. The hero goes to the owner’s nearest base.',
  ),
  ruling(
    'R54',
    'Hunting grounds',
    'An army with units that is not in stealth hunts heroes who are alone in their army and have no other army of their owner to guard them. A hero who escapes goes one hex toward their nearest base.',
  ),
  ruling(
    'R106',
    'Knowledge of a cult',
    'A cult knows the ground and everything on it that does not hide, but armies of players only within two hexes, so it takes distant places for unguarded. It takes strongholds in the same way as outposts.',
  ),
  ruling(
    'R55',
    'A new headquarters',
    'It must be a stronghold or an outpost that is supplied and not besieged. All players see that the headquarters moves, but not where to.',
  ),
  ruling(
    'R56',
    'Basic observation',
    'It equals Recce with strength 3 and range 1, so terrain is subtracted in neighbouring hexes.',
  ),
  ruling(
    'R57',
    'Facilities stay known',
    'An observed facility stays known as long as it stands, because it does not move. Armies are looked for again each round.',
  ),
  ruling(
    'R59',
    'Plating and weapons',
    'Neither Plating nor an Absorb Field lessens the damage from the dice of a weapon of mass destruction.',
  ),
  ruling(
    'R62',
    'Minefields are not captured',
    'A minefield hits and stops an army that enters, and stays. Only its own hits and engineers wear it down; otherwise engineers would have nothing to clear.',
  ),
  ruling(
    'R63',
    'Where command counts',
    'The limits of command go for field armies of players. Garrisons, independents and cults may have any size.',
  ),
  ruling(
    'R72',
    'Marches in parts',
    'An army may spend its movement points in several parts of a turn. That is one move, and you pay with the first part. A card that has moved cannot move again with another army.',
  ),
  ruling(
    'R73',
    'Besieged armies',
    'An army beside its own besieged base cannot march out of the hex, except in stealth: it must break out.',
  ),
  ruling(
    'R74',
    'Where to found armies',
    'Found an army at one of your strongholds or outposts, besieged or not. Only there may an army be without cards; elsewhere it ends with its last card.',
  ),
  ruling(
    'R75',
    'Transfers in a turn',
    'A card may change its army once in each of its owner’s turns, so that turns come to an end.',
  ),
];
