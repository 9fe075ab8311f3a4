/** R23 and on: rulings of ours beside page 25, and on what is hidden. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  ruling('R23', 'Garrisons', 'A garrison counts as an army for collateral damage.'),
  ruling(
    'R24',
    'A garrison without its base',
    'If a base is lost, its garrison becomes a field army in the hex. If the garrison has more than 8 units, only the 8 most expensive units survive.',
  ),
  ruling(
    'R25',
    'Heroes and terrain',
    'Against a weapon of mass destruction, heroes also get the defensive bonuses of the hex.',
  ),
  ruling(
    'R26',
    'Rerolling again',
    'If a rerolled die fails again, you may spend another point of fate and another AP to reroll it once more.',
  ),
  ruling(
    'R27',
    'Damage and the prerogative',
    'The prerogative [5.3] depends on the damage that is left after Plating and Hardened.',
  ),
  ruling(
    'R28',
    'Ground combat only',
    'Heroes’ bonuses, command and supply affect only ground combat, not strikes, collateral damage or weapons of mass destruction.',
  ),
  ruling(
    'R29',
    'Random facilities',
    'If a facility is drawn at random, only facilities that the attacker has observed are in the draw.',
  ),
  ruling(
    'R30',
    'Several engineers',
    'If an army has several engineers, only the highest Engineer level counts.',
  ),
  ruling(
    'R31',
    'Deck points',
    'Deck points follow the formula in [8.2]. We compared several formulas and chose the one that gives the four starter decks 158 to 164 points.',
  ),
  ruling(
    'R32',
    'Guns fire automatically',
    'Guns normally fire automatically, because firing is free. But a unit that fires at a card with HARM takes a risk. Before units fire at such a card, all players except the attacker are asked, in seat order, whether to fire. Even players without a gun in the hex are asked, so that the question gives nothing away.',
  ),
  ruling(
    'R33',
    'Asking about interceptors',
    'Whenever the attacked player has AP and cards in hand, the game asks this player whether to intercept, whatever the cards are. So the question reveals nothing about the cards.',
  ),
  ruling(
    'R34',
    'Open challenges',
    'All players see the dice pools, the dice and the fate of a challenge that is not hidden. The cards are shown only to the players in the challenge and to players who already knew them.',
  ),
  ruling(
    'R35',
    'Hidden dice',
    'Whenever hidden dice are needed, as for hidden challenges or observation, the game draws exactly three secret numbers and computes all results from them. Dice rolled one at a time would reveal how many targets there are.',
  ),
  ruling(
    'R36',
    'Precision and observation',
    'With Precision, choose the target from the cards that you have identified. You may also choose an army if you know only its counter: one of its units is then drawn at random.',
  ),
  ruling(
    'R37',
    'When you are asked to act',
    'In a challenge, you are asked to act only if acting could still help you and you can either reroll a die or play a tactic. To reroll, you need fate, a failed die and enough AP. To play a tactic, you need any tactic in hand (useful or not) and enough AP for the cheapest tactic in the game.',
  ),
  ruling(
    'R38',
    'Facilities of several owners',
    'If several owners have facilities in the hex, the attacker names the owner whose facilities are the target.',
  ),
  ruling(
    'R39',
    'Announcing a sortie',
    'When a sortie is announced, all players learn the attack card, the hex, the owner of the target and, if the target is an army, its number (for example “Red army 3”). They learn nothing more about the target.',
  ),
  ruling(
    'R40',
    'Contradictions in the original rules',
    'The original rules contradict themselves about mines and demolition. We chose as follows. Engineers reduce the dice of mines by their level [5.30]. A Demolitionist triples the damage of sabotage [5.24]. The Demolition Kit destroys a facility with a single point of damage [10.6.14].',
  ),
  ruling(
    'R41',
    'Known cards',
    'A player who has identified an attack card knows that card from then on, even after it returns to its owner’s hand.',
  ),
  ruling(
    'R42',
    'Independents and cults',
    'Independents and cults spend no fate and play no tactics against sorties. They use the prerogative whenever they may.',
  ),
  ruling(
    'R43',
    'Observed facilities',
    'If you have observed a facility, you know its card, because a facility has no separate counter.',
  ),
  ruling(
    'R45',
    'Card numbers',
    'The cards of a deck are numbered in random order, so the number of a card reveals nothing about it. No other player sees which tiles you lay, or where.',
  ),
  ruling(
    'R48',
    'Taking a discovery',
    'When a discovery is taken, it disappears for all players who knew of it. Only the finder learns what it was.',
  ),
  ruling(
    'R44',
    'No target left',
    'If none of the named targets is left at the time of the strike, there is no strike, and a weapon of mass destruction on board does not go off. The sortie then ends as usual [6.7].',
  ),
  ruling(
    'R46',
    'Research offers',
    'When a hero starts research, the cards on offer are drawn from all those that the hero can make there. No card is offered twice. Even if you try none of them, the hero has done research for this turn. You cannot try a card if your hand has no room for it.',
  ),
  ruling(
    'R47',
    'Equipping cards with gear',
    'In your turn, you may equip cards with gear from your hand for free. An attack card must be in your hand; any other card must be at one of your bases that is supplied and not besieged. A weapon of mass destruction needs a munition slot of level 2.',
  ),
  ruling(
    'R58',
    'Independents and their attitude',
    'A group with cards of an eliminated player has no attitude: it always fights. An army in stealth does not meet independents. Only the visiting player learns the attitude of a group. If the independents bargain, the visiting player is always asked whether to pay, so that the question reveals nothing about this player’s stock.',
  ),
  ruling(
    'R49',
    'Special operations and research',
    'In each of your turns, each of your cards may do only one of these, and only once: an assassination, sabotage, espionage or research. Assassins and saboteurs attack only targets that you have observed, and the attacked player sees which card attacked.',
  ),
  ruling(
    'R50',
    'Demolitionist',
    'A hero with Demolitionist triples the damage of every saboteur in the same army. The hero need not be a saboteur.',
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
    'You may offer each prisoner for ransom once a turn. The hero’s owner is always asked whether to pay, so that the question reveals nothing about their stock. If they pay, the resources are taken one at a time, each from the kind that the owner has most of. The hero then goes to the owner’s nearest base that is not besieged.',
  ),
  ruling(
    'R54',
    'Hunters and their targets',
    'An army can hunt if it has units and is not in stealth. It can hunt an enemy hero in the same hex if the hero is in a field army without units, and the hero’s owner has no army with units in that hex. A hero who escapes moves to the unguarded adjacent hex nearest to an unbesieged base of their side. If every adjacent hex is guarded, the hero stays and hides.',
  ),
  ruling(
    'R106',
    'Cult knowledge',
    'A cult knows the terrain of the whole map, and where all independents, facilities and technologists are. Each of its armies sees players’ armies only within two hexes, and assumes that more distant places are unguarded. Cult armies do not make strongholds their goal. If they capture a stronghold, they treat it like an outpost.',
  ),
  ruling(
    'R55',
    'A new headquarters',
    'The new headquarters must be a stronghold or an outpost that is supplied and not besieged. All players see that the headquarters moves, but not where it goes.',
  ),
  ruling(
    'R56',
    'Basic observation',
    'Basic observation [4.3] works like Recce with strength 3 and range 1, so the terrain modifier of an adjacent hex is subtracted.',
  ),
  ruling(
    'R57',
    'Facilities stay known',
    'An observed facility stays known for as long as it exists, because it cannot move. Armies must be observed again each round.',
  ),
  ruling(
    'R59',
    'Plating and weapons of mass destruction',
    'Neither Plating nor an Absorb Field reduces the damage that a weapon of mass destruction does with its dice.',
  ),
  ruling(
    'R62',
    'Minefields are not captured',
    'A minefield hits and stops an army that enters, but the army does not capture it; if it did, engineers would have nothing to clear. A minefield loses points when it beats a card [5.29] and when an engineer clears it [5.30]. Strikes and sabotage damage it like any other facility.',
  ),
  ruling(
    'R63',
    'Armies with command limits',
    'Command limits apply only to players’ field armies. Garrisons, and the armies of independents and cults, may be of any size.',
  ),
  ruling(
    'R72',
    'Marching in several parts',
    'An army may spend its movement points in several parts during a turn. All parts together count as one move, and you pay for the whole move when you make the first part. A card that has moved cannot move again with another army.',
  ),
  ruling(
    'R73',
    'Besieged armies',
    'An army in the hex of its own besieged base cannot march out, except in stealth. It must break out first [3.25].',
  ),
  ruling(
    'R74',
    'Where to found armies',
    'You can found an army at any of your strongholds and outposts, besieged or not. Only there can an army stay empty; elsewhere, an army is removed when its last card leaves.',
  ),
  ruling(
    'R75',
    'Transfers in a turn',
    'A card may change armies only once in each of its owner’s turns; otherwise a turn might never end.',
  ),
];
