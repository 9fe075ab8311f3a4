/** R23 and on: rulings of ours beside page 25, and on what is hidden. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulings = [
  ruling('R23', 'Garrisons', 'Count as armies for collateral damage.'),
  ruling(
    'R24',
    'A garrison without its base',
    'Becomes a field army in the hex; over 8 units the cheapest are lost.',
  ),
  ruling(
    'R25',
    'Heroes and terrain',
    'Against a weapon of mass destruction heroes too have the bonuses of the hex.',
  ),
  ruling('R26', 'Once more', 'A die that has failed again may be rolled again for another point.'),
  ruling('R27', 'No damage', 'For the prerogative counts what is left after plating and halving.'),
  ruling(
    'R28',
    'Ground combat only',
    'Leaders, command and supply do not change strikes, collateral damage or weapons.',
  ),
  ruling('R29', 'Random facilities', 'Only those that the attacker has observed are drawn.'),
  ruling('R30', 'Several engineers', 'The highest level counts.'),
  ruling(
    'R31',
    'Deck points',
    'One formula of those that were proposed: 8.2, by which the four starters have 158 to 164 points.',
  ),
  ruling(
    'R32',
    'Guns fire unasked',
    'As fire from the ground costs nothing. Against HARM it is a risk: then every other player is asked in the order of seats, whether or not he has a gun there, so that the question tells nothing.',
  ),
  ruling(
    'R33',
    'Interceptors are always asked for',
    'Who is attacked is asked whenever he has cards in his hand, so that the question does not tell what they are.',
  ),
  ruling(
    'R34',
    'Open challenges',
    'Pools, dice and fate of a challenge that is not hidden are seen by all; the cards by those who are in it and who knew them.',
  ),
  ruling(
    'R35',
    'Blind dice',
    'Hidden challenges are not rolled one by one, or their number would tell who is there. Three secret numbers are drawn for all of them, and they follow from these.',
  ),
  ruling(
    'R36',
    'Precision and what is seen',
    'The target is chosen among cards that have been identified; of an army of which only the counter is known it is drawn.',
  ),
  ruling(
    'R37',
    'Who is asked in a challenge',
    'A side that has fate, an action point and a failed die, or cards in its hand of tactics, whether or not they fit.',
  ),
  ruling('R38', 'Facilities of several owners', 'The attacker names whose facilities he goes for.'),
  ruling(
    'R39',
    'Announcing',
    'A sortie is announced to all: the card, the hex, whose cards it goes for and in which slot; not what lies there.',
  ),
  ruling(
    'R40',
    'Contradictions',
    'Engineers lower mines by their level. Demolitionist triples, the kit that says so destroys.',
  ),
  ruling(
    'R41',
    'Cards that were seen',
    'Who has identified an attack card knows it from then on: also in the hand to which it returns.',
  ),
  ruling(
    'R42',
    'Independents and cults',
    'Spend no fate and play no tactics against sorties; they take the prerogative whenever they may.',
  ),
  ruling(
    'R43',
    'Facilities that are observed',
    'Are known as cards: there is no mere counter of a facility.',
  ),
  ruling(
    'R45',
    'Slots',
    'A deck is dealt into its slots in no order, and tiles are laid unseen: neither a number nor a place tells what is hidden.',
  ),
  ruling(
    'R48',
    'Discoveries that are taken',
    'Are gone for all who knew of them; what was found only the finder is told.',
  ),
  ruling(
    'R44',
    'No target left',
    'If nothing that was named is left when the strike comes, the card flies home, and a weapon aboard does not go off.',
  ),
  ruling(
    'R46',
    'Looking at offers',
    'They are drawn when a hero asks, of what he could make there, none twice; he tries one of them at once, or none until the next turn. What there is no room for is not tried.',
  ),
  ruling(
    'R47',
    'Gear of the hand',
    'Is put on cards for nothing in one’s turn: on attack cards of the hand, on others at a base that is supplied and not besieged. A weapon of mass destruction needs a slot that is made for it.',
  ),
  ruling(
    'R58',
    'Who has an attitude',
    'Independents that are cards of theirs; what is left of an empire fights. An army in stealth meets nobody. What they think only the visitor is told, and who cannot pay is asked as well.',
  ),
  ruling(
    'R49',
    'Agents',
    'A card does one special operation, or research, in a turn of its own. It goes for what its side has observed; who is attacked sees who it was.',
  ),
  ruling(
    'R50',
    'Demolitionist',
    'Triples what saboteurs of his army do as well, for he need not be one himself.',
  ),
  ruling(
    'R51',
    'Nobody to hold him',
    'Without a base that is not besieged a hero is killed, not taken; so are heroes of nobody.',
  ),
  ruling(
    'R52',
    'Moving prisoners',
    'Costs 1 AP, from a base to any other, neither of them besieged.',
  ),
  ruling(
    'R53',
    'Ransom',
    'Is offered once in a turn for each prisoner. His owner is asked whether or not he has as much; it is taken one by one of what he has most of. The hero goes to the nearest own base.',
  ),
  ruling(
    'R54',
    'Hunting grounds',
    'An army with units that is not in stealth hunts heroes alone in their armies, whom no army of their owner guards. Who slips away goes a hex toward his nearest base.',
  ),
  ruling(
    'R106',
    'What a cult knows',
    'The ground, and what stands on it without hiding; armies of players within two hexes, so that farther off it takes a place for unguarded. It takes strongholds as it takes outposts.',
  ),
  ruling(
    'R55',
    'A new headquarters',
    'Is a stronghold or an outpost that is supplied and not besieged. That it moves is seen, not where to.',
  ),
  ruling(
    'R56',
    'A look of everybody',
    'Is as much as Recce of strength 3 and range 1: beside the own hex terrain comes off it too.',
  ),
  ruling(
    'R57',
    'What stands stays known',
    'A facility that was observed is known as long as it stands, for it does not move. Armies are looked for again each round.',
  ),
  ruling(
    'R59',
    'Plating and weapons',
    'What the dice of a weapon of mass destruction do, neither Plating nor an Absorb Field lessens.',
  ),
  ruling(
    'R62',
    'Minefields are not taken',
    'Who walks into one is hit and stopped, and the field stays: it ends by what it does, or by engineers, who would have nothing to clear otherwise.',
  ),
  ruling(
    'R63',
    'Whom command binds',
    'Armies of players in the field. Garrisons are as large as they are, and independents and cults came as they are.',
  ),
  ruling(
    'R72',
    'Marches in parts',
    'An army may spend its points in several parts of a turn; that is one move, paid for with the first. A card that was moved is not moved again with another army.',
  ),
  ruling(
    'R73',
    'Shut in',
    'An army beside a base of its own that is besieged cannot march out of the hex but in stealth: it breaks out.',
  ),
  ruling(
    'R74',
    'Where armies are founded',
    'At a stronghold or an outpost of one’s own, besieged or not. There an army may be without cards; elsewhere it ends with its last card.',
  ),
  ruling(
    'R75',
    'Transfers in a turn',
    'A card changes its army once in a turn of its owner, so that turns end.',
  ),
];
