/** R1 to R22: how page 25 is read where it leaves room. Where there is another reading, it is an option. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfPage25 = [
  ruling(
    'R1',
    'Pool against an interceptor',
    'Its head is cut off; by the paragraph on guns it is the defence, or the level of Air-To-Air of a card that has it. By option always the defence.',
  ),
  ruling('R2', 'Hit points', 'Those that are left: damage stays.'),
  ruling(
    'R3',
    'Who may answer',
    'Guns: every player but the one who attacks, each card once in a sortie, for nothing; by option only the owner of what is attacked. Interceptors: the owner of what is attacked, against every attack card, at its usual cost and range, one after another.',
  ),
  ruling(
    'R4',
    'HARM against facilities',
    'The page says unit, so a facility has nothing to fear. By option it does.',
  ),
  ruling(
    'R5',
    'Fate in the air',
    'Attack cards use their own, a unit with Anti-Air that of its hero, facilities have none. By option nobody uses any.',
  ),
  ruling(
    'R6',
    'Random unit',
    'Of the army named, each of its units alike; never a hero. By option heroes too.',
  ),
  ruling(
    'R7',
    'Terrain',
    'Does nothing in the air and against guns. By option it helps who defends.',
  ),
  ruling('R8', 'Bonus damage', 'Needs a margin of at least 1.'),
  ruling('R9', 'Shot down with a munition', 'The munition is lost with its card.'),
  ruling('R10', 'Terrain against collateral damage', 'Does nothing. By option it helps.'),
  ruling(
    'R11',
    'Whose armies',
    'Collateral damage is for all armies in the hex. By option only for those of others.',
  ),
  ruling(
    'R12',
    'Shot down before',
    'Collateral damage is rolled for all the same. By option it is not.',
  ),
  ruling('R13', 'A strike that misses', 'Sets the weapon off too. By option only one that hits.'),
  ruling(
    'R14',
    'Order',
    'Strike, collateral damage, weapon; none replaces another. By option the weapon replaces collateral damage.',
  ),
  ruling('R15', 'Hidden challenges', 'No fate, no tactics, no prerogative.'),
  ruling('R16', 'Resistance 0', 'Takes nothing off radiation.'),
  ruling(
    'R17',
    'Heroes in a Hardened garrison',
    'Are sheltered as units are. By option they are not.',
  ),
  ruling(
    'R18',
    'Prisoners',
    'Are heroes in the hex, and defend with fate. By option nothing befalls them.',
  ),
  ruling('R19', 'Percentages', 'Are multiples of 10.'),
  ruling(
    'R20',
    'A base of some sort',
    'Any facility that has been observed, collectors and minefields too. By option strongholds and outposts only.',
  ),
  ruling(
    'R21',
    'How often',
    'An attack card flies once in each own turn, and intercepts once in each turn of another.',
  ),
  ruling('R22', 'One’s own weapon', 'What it does to one’s own stronghold counts.'),
];
