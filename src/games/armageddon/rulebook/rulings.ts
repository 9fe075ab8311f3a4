/** R23 and on: rulings of ours beside page 25, and on what is hidden. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  ruling('R23', 'Garrisons', 'A garrison counts as an army for collateral damage.'),
  ruling(
    'R24',
    'A garrison without its base',
    'If a base is lost, its garrison becomes a field army in the hex. If the garrison has more than 8 units, only the 8 most expensive survive.',
  ),
  ruling(
    'R25',
    'Heroes and terrain',
    'Against a weapon of mass destruction, heroes also get the defensive bonuses of the hex.',
  ),
  ruling(
    'R26',
    'Rerolling again',
    'If a rerolled die fails again, you may reroll it for another point of fate.',
  ),
  ruling(
    'R27',
    'Damage and the prerogative',
    'For the prerogative, only the damage that is left after Plating and Hardened counts.',
  ),
  ruling(
    'R28',
    'Ground combat only',
    'Heroes’ bonuses, command and supply affect only ground combat, not strikes, collateral damage or weapons of mass destruction.',
  ),
  ruling(
    'R29',
    'Random facilities',
    'A random facility is drawn only from the facilities that the attacker has observed.',
  ),
  ruling(
    'R30',
    'Several engineers',
    'If an army has several engineers, only the highest Engineer level counts.',
  ),
  ruling(
    'R31',
    'Deck points',
    'Deck points are counted by rule [8.2]. Of several formulas that we considered, it is the one that gives the four starter decks 158 to 164 points.',
  ),
  ruling(
    'R32',
    'Guns fire automatically',
    'Guns fire automatically, because firing is free. Firing at a card with HARM is a risk, so every other player is asked, in the order of seats. Players without a gun there are asked too, so that the question gives nothing away.',
  ),
  ruling(
    'R33',
    'The question for interceptors',
    'Whenever the attacked player has AP and cards in hand, the game asks whether to intercept, so that the question does not reveal what the cards are.',
  ),
  ruling(
    'R34',
    'Open challenges',
    'All players see the dice pools, the dice and the fate of a challenge that is not hidden. Only the players in the challenge, and players who already knew the cards, see the cards.',
  ),
  ruling(
    'R35',
    'Hidden dice',
    'The results of hidden challenges follow from three secret numbers, which are drawn once for all of these challenges together. Dice rolled one at a time would reveal how many targets there are.',
  ),
  ruling(
    'R36',
    'Precision and observation',
    'With Precision, choose the target from the cards that you have identified. If you know only an army’s counter, the target is drawn at random.',
  ),
  ruling(
    'R37',
    'Asking in a challenge',
    'You are asked to act in a challenge if you have fate, 1 AP and a failed die, or if you have any tactics in hand, useful or not.',
  ),
  ruling(
    'R38',
    'Facilities of several owners',
    'If several owners have facilities in the hex, the attacker names the owner whose facilities are the target.',
  ),
  ruling(
    'R39',
    'Announcing a sortie',
    'When a sortie is announced, all players learn the attack card, the hex, and the owner and the slot of the target, but not what is in that slot.',
  ),
  ruling(
    'R40',
    'Contradictions in the original rules',
    'The original rules contradict themselves here; this is our choice. Engineers reduce the dice of mines by their level. Demolitionist triples damage; the Demolition Kit destroys a facility with a single point of damage.',
  ),
  ruling(
    'R41',
    'Known cards',
    'A player who has identified an attack card knows that card from then on, even after it returns to its owner’s hand.',
  ),
  ruling(
    'R42',
    'Independents and cults',
    'Against sorties, independents and cults spend no fate and play no tactics. They use the prerogative whenever they may.',
  ),
  ruling(
    'R43',
    'Observed facilities',
    'If you have observed a facility, you know its card, because a facility has no separate counter.',
  ),
  ruling(
    'R45',
    'Slots',
    'Cards go into the slots of a deck in random order, and tiles are laid unseen, so that neither a slot number nor a place reveals what is hidden.',
  ),
  ruling(
    'R48',
    'Taking a discovery',
    'When a discovery is taken, it disappears for all players who knew of it. Only the finder learns what it was.',
  ),
  ruling(
    'R44',
    'No target left',
    'If none of the named targets is left at the time of the strike, the attack card flies home. A weapon of mass destruction on board does not go off.',
  ),
  ruling(
    'R46',
    'Research offers',
    'The cards on offer are drawn when a hero does research. They are all different, and this hero could make any of them there. The hero must try one at once; otherwise the hero can try none until the next turn. You cannot try a card if your hand has no room for it.',
  ),
  ruling(
    'R47',
    'Equipping cards with gear',
    'In your turn, you may equip cards with gear from your hand for free: attack cards in your hand, and other cards at one of your bases that is supplied and not besieged. A weapon of mass destruction needs a munition slot that is made for it.',
  ),
  ruling(
    'R58',
    'Independents and their attitude',
    'Only groups that consist of independents’ own cards have an attitude; the remains of an eliminated empire fight. An army in stealth meets nobody. Only the visiting player learns the attitude. If the group bargains, even a visitor who cannot pay is asked.',
  ),
  ruling(
    'R49',
    'Agents',
    'In each of its owner’s turns, a card may carry out one special operation or do research once. It attacks only targets that its side has observed. The attacked player sees which card attacked.',
  ),
  ruling(
    'R50',
    'Demolitionist',
    'A hero with Demolitionist also triples the damage of saboteurs in the same army, because the hero need not be a saboteur.',
  ),
  ruling(
    'R51',
    'Nowhere to hold a prisoner',
    'If the captor has no unbesieged base, the captured hero is killed. Captured heroes of independents and cults are always killed.',
  ),
  ruling(
    'R52',
    'Moving prisoners',
    'It costs 1 AP to move a prisoner from one of your bases to another. Neither base may be besieged.',
  ),
  ruling(
    'R53',
    'Ransom',
    'You may offer each prisoner for ransom once a turn. The owner is asked even if they cannot pay. An owner who pays gives one resource at a time, each from the kind they have most of. The hero then goes to the owner’s nearest base.',
  ),
  ruling(
    'R54',
    'Hunters and their targets',
    'An army with units that is not in stealth can hunt a hero who is alone in their army, if no other army of the hero’s owner guards them. A hero who escapes goes one hex towards their nearest base.',
  ),
  ruling(
    'R106',
    'Knowledge of a cult',
    'A cult knows the ground and everything on it that is not hidden. It knows players’ armies only within two hexes, so it assumes that more distant places are unguarded. It treats strongholds in the same way as outposts.',
  ),
  ruling(
    'R55',
    'A new headquarters',
    'The new headquarters must be a stronghold or an outpost that is supplied and not besieged. All players see that the headquarters moves, but not where it goes.',
  ),
  ruling(
    'R56',
    'Basic observation',
    'Basic observation [4.3] works like Recce with strength 3 and range 1, so in adjacent hexes, the terrain is subtracted.',
  ),
  ruling(
    'R57',
    'Facilities stay known',
    'An observed facility stays known for as long as it exists, because it cannot move. Armies must be observed again each round.',
  ),
  ruling(
    'R59',
    'Plating and weapons',
    'Neither Plating nor an Absorb Field reduces the damage from the dice of a weapon of mass destruction.',
  ),
  ruling(
    'R62',
    'Minefields are not captured',
    'A minefield hits and stops an army that enters, but the army does not capture it. Only the minefield’s own hits, and engineers, wear it down; otherwise engineers would have nothing to clear.',
  ),
  ruling(
    'R63',
    'Armies with command limits',
    'Command limits apply only to players’ field armies. Garrisons, and the armies of independents and cults, may be of any size.',
  ),
  ruling(
    'R72',
    'Marching in several parts',
    'An army may spend its movement points in several parts during a turn. All parts together are one move, and you pay for it with the first part. A card that has moved cannot move again with another army.',
  ),
  ruling(
    'R73',
    'Besieged armies',
    'An army in the hex of its own besieged base cannot march out, except in stealth. It must break out first [3.25].',
  ),
  ruling(
    'R74',
    'Where to found armies',
    'You can found an army at any of your strongholds and outposts, besieged or not. Only there can an army exist without cards; elsewhere it is removed when its last card leaves.',
  ),
  ruling(
    'R75',
    'Transfers in a turn',
    'A card may change armies only once in each of its owner’s turns; otherwise a turn might never end.',
  ),
];
