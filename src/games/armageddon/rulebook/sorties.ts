/** Section 6: sorties of attack cards, round the challenges of page 25. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const sorties = [
  heading('6', 'Sorties'),
  rule(
    '6.1',
    'Playing an attack card',
    'In his turn a player flies an attack card of his hand against a hex in range, and pays its action points and resources each time.',
  ),
  rule(
    '6.2',
    'Aircraft',
    'Their range is counted from the nearest own stronghold or outpost that is not besieged.',
  ),
  rule(
    '6.3',
    'Helos',
    'From those, or from a supplied army with units that is not in stealth; if only such an army is near enough, the helo takes 1 damage before anything else.',
  ),
  rule('6.4', 'Missiles', 'From those bases, or from an army with a mobile launcher.'),
  rule(
    '6.5',
    'What is attacked',
    'The player names one army that he has observed, or the facilities that he has observed.',
  ),
  rule(
    '6.6',
    'Order',
    'Interceptors first, then guns of the hex, then the strike, then collateral damage, then a weapon of mass destruction.',
  ),
  rule(
    '6.7',
    'Afterwards',
    'Aircraft and helos that survive go back to the hand with their damage; missiles are discarded.',
  ),
  rule('6.8', 'Air controllers', 'Each friendly one in the hex gives the strike three dice.'),
  rule(
    '6.9',
    'Hardened bases',
    'Cards in the garrison of a Hardened stronghold or outpost take half of what the dice of a weapon of mass destruction do, and no radiation. The base itself takes all of it.',
  ),
  rule('6.10', 'Hardened', 'Otherwise a Hardened facility takes half of all conventional damage.'),
];
