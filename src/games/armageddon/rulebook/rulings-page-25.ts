/** R1 to R22: how page 25 is read where it leaves room. Where there is another reading, it is an option. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfPage25 = [
  ruling(
    'R1',
    'Pool against an interceptor',
    'An intercepted card rolls its Air-To-Air if it has any, otherwise its defence. The start of the sentence is lost, and the paragraph on guns has this form. Option: always its defence.',
  ),
  ruling(
    'R2',
    'Hit points',
    'Hit points are those that the card has left, because damage stays on a card.',
  ),
  ruling(
    'R3',
    'Players who may answer',
    'Guns of every player except the attacker fire, each once in a sortie and for free. Option: only guns of the target’s owner. Only the target’s owner may intercept, any attack card, at the usual cost and range, with one interceptor after another.',
  ),
  ruling(
    'R4',
    'HARM against facilities',
    'HARM does not damage facilities, because the page speaks of units. Option: it does.',
  ),
  ruling(
    'R5',
    'Fate in the air',
    'Attack cards use their own fate, and a unit with Anti-Air that of its hero; facilities have none. Option: no fate at all.',
  ),
  ruling(
    'R6',
    'Random unit',
    'The target is drawn among all units of the named army with equal chances, never a hero. Option: heroes too.',
  ),
  ruling(
    'R7',
    'Terrain',
    'Terrain does not help in the air or against guns. Option: it helps the defender.',
  ),
  ruling('R8', 'Bonus damage', 'Bonus damage needs a margin of at least 1.'),
  ruling('R9', 'Shot down with a munition', 'The munition is lost with its card.'),
  ruling(
    'R10',
    'Terrain against collateral damage',
    'Terrain does not help against collateral damage. Option: it does.',
  ),
  ruling(
    'R11',
    'Owners of armies',
    'Collateral damage may hit all armies in the hex. Option: only those of other players.',
  ),
  ruling(
    'R12',
    'Missiles shot down',
    'A missile that is shot down still does collateral damage. Option: it does not.',
  ),
  ruling(
    'R13',
    'A strike that misses',
    'A strike that misses still sets off the weapon. Option: only a strike that hits.',
  ),
  ruling(
    'R14',
    'Order of effects',
    'Resolve the strike, then collateral damage, then the weapon; none replaces another. Option: the weapon replaces collateral damage.',
  ),
  ruling('R15', 'Hidden challenges', 'There is no fate, no tactic and no prerogative.'),
  ruling('R16', 'Resistance 0', 'Resistance 0 subtracts nothing from radiation.'),
  ruling(
    'R17',
    'Heroes in a Hardened garrison',
    'Heroes are sheltered in the same way as units. Option: they are not.',
  ),
  ruling(
    'R18',
    'Prisoners',
    'Prisoners count as heroes in the hex and defend with their fate. Option: they are never hit.',
  ),
  ruling('R19', 'Percentages', 'All percentages are multiples of 10.'),
  ruling(
    'R20',
    'A base of some sort',
    'Any observed facility will do, collectors and minefields too. Option: only strongholds and outposts.',
  ),
  ruling(
    'R21',
    'How often',
    'An attack card flies once in each of your turns, and intercepts once in each turn of another player.',
  ),
  ruling(
    'R22',
    'Your own weapon',
    'Damage of your weapon to your own stronghold counts: you may eliminate yourself.',
  ),
];
