/** Section 6: sorties of attack cards, round the challenges of page 25. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const sorties = [
  heading('6', 'Sorties'),
  rule(
    '6.1',
    'Flying an attack card',
    'In your turn you may fly an attack card from your hand against a hex in range. Pay the card’s AP and resources each time.',
  ),
  rule(
    '6.2',
    'Aircraft',
    'Measure the range of an aircraft from your nearest base that is not besieged.',
  ),
  rule(
    '6.3',
    'Helos',
    'Measure the range of a helo from your nearest base that is not besieged, or from a supplied army of yours that has units and is not in stealth. If only an army is near enough, the helo takes 1 damage before anything else happens.',
  ),
  rule(
    '6.4',
    'Missiles',
    'Measure the range of a missile from your nearest base that is not besieged, or from an army of yours with a Mobile Launcher.',
  ),
  rule(
    '6.5',
    'Target',
    'As your target, name one enemy army that you have observed in the hex, or one enemy’s facilities that you have observed there. A missile can target only facilities [25.23].',
  ),
  rule(
    '6.6',
    'Order',
    'Resolve interceptors first, then the guns in the hex (Anti-Air and Anti-Missile), then the strike, then collateral damage, and finally the weapon of mass destruction, if there is one.',
  ),
  rule(
    '6.7',
    'After the sortie',
    'Aircraft and helos that survive return to your hand with their damage. Missiles are discarded.',
  ),
  rule(
    '6.8',
    'Air controllers',
    'Each friendly Air Controller in the target’s hex gives the strike 3 extra dice.',
  ),
  rule(
    '6.9',
    'Hardened bases',
    'Cards in the garrison of a Hardened base take half of the damage that a weapon of mass destruction does with its dice, and no radiation. The base itself takes the full damage and the radiation.',
  ),
  rule(
    '6.10',
    'Hardened',
    'A Hardened facility takes half damage from everything except weapons of mass destruction.',
  ),
];
