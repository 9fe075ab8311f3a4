/** R1 to R22: how page 25 is read where it leaves room. Where there is another reading, it is an option. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfPage25 = [
  ruling(
    'R1',
    'Dice pool against an interceptor',
    'An intercepted card rolls its Air-To-Air level if it has one, otherwise its defence. Our copy of the original rulebook lacks the beginning of the sentence about this pool, so we follow the paragraph on guns [25.9]. Option: the card always rolls its defence.',
  ),
  ruling(
    'R2',
    'Hit points',
    'Damage stays on a card. So compare new damage with the hit points that the card has left, not with its printed hit points.',
  ),
  ruling(
    'R3',
    'Guns and interceptors that may respond',
    'All guns in the hex, except the attacker’s own, fire once per sortie, at no cost. Only the target’s owner may intercept, at the usual cost and range. They may intercept any attack card, even a missile, and may send several interceptors, one after another. Option: only the guns of the target’s owner fire.',
  ),
  ruling(
    'R4',
    'HARM against facilities',
    'HARM does not damage facilities, because page 25 of the original rulebook mentions only units. Option: HARM damages facilities too.',
  ),
  ruling(
    'R5',
    'Fate in the air',
    'Attack cards use their own fate, and a unit that fires at them uses its hero’s fate. Facilities have no fate. Option: neither attack cards nor guns can use fate.',
  ),
  ruling(
    'R6',
    'Random unit',
    'The target is drawn from all units of the named army, each with an equal chance. Heroes are never drawn. Option: heroes can be drawn too.',
  ),
  ruling(
    'R7',
    'Terrain in the air',
    'Terrain does not help an attack card against interceptors or guns. Option: it does.',
  ),
  ruling('R8', 'Bonus damage', 'Bonus damage is added only if the margin is at least 1.'),
  ruling(
    'R9',
    'Shot down with a munition',
    'If an attack card is shot down, its munition is lost with it.',
  ),
  ruling(
    'R10',
    'Terrain against collateral damage',
    'Terrain does not help against collateral damage. Option: it does.',
  ),
  ruling(
    'R11',
    'The attacker’s own armies',
    'Collateral damage may hit any army in the hex, even one of the attacker’s own. Option: it never hits the attacker’s armies.',
  ),
  ruling(
    'R12',
    'Missiles shot down',
    'A missile that is shot down still does collateral damage. Option: it does not.',
  ),
  ruling(
    'R13',
    'Strikes that miss',
    'A strike that misses still sets off a weapon of mass destruction. Option: only a strike that hits sets it off.',
  ),
  ruling(
    'R14',
    'Order of effects',
    'Resolve the strike first, then collateral damage, then the weapon of mass destruction. None of these replaces another. Option: the weapon of mass destruction replaces collateral damage.',
  ),
  ruling(
    'R15',
    'Hidden challenges',
    'Fate, tactics and the prerogative are not used in hidden challenges.',
  ),
  ruling('R16', 'Resistance 0', 'Resistance 0 subtracts nothing from radiation.'),
  ruling(
    'R17',
    'Heroes in a Hardened garrison',
    'Heroes in the garrison of a Hardened base are sheltered in the same way as units [6.9]. Option: they are not.',
  ),
  ruling(
    'R18',
    'Prisoners',
    'Against a weapon of mass destruction, prisoners count as heroes in the hex and defend with their fate. Option: prisoners are never hit.',
  ),
  ruling('R19', 'Percentages', 'All Collateral percentages are multiples of 10.'),
  ruling(
    'R20',
    'Facilities as missile targets',
    'Missiles may attack a hex with any facility that you have observed, even a collector or a minefield. Option: the hex must contain a stronghold or an outpost.',
  ),
  ruling(
    'R21',
    'Flights per turn',
    'An attack card may fly once in each of your turns, and intercept once in each turn of another player.',
  ),
  ruling(
    'R22',
    'Your own weapon',
    'Damage from your own weapon to your own stronghold counts: you can eliminate yourself.',
  ),
];
