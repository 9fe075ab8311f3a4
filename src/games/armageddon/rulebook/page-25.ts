/** Page 25: what flies, who shoots at it, what it hits, and what it does to everything round its target. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const page25 = [
  heading('25', 'Page 25'),
  rule(
    '25.1',
    'Interceptor',
    'In the air the interceptor is the attacker. Its pool is the level of its Air-To-Air, not its attack.',
  ),
  rule(
    '25.2',
    'Course of a challenge',
    'Both sides roll. Then they act in turns, until the defender takes the prerogative or both accept.',
  ),
  rule(
    '25.3',
    'Damage in the air',
    'Each success that the interceptor has more than the intercepted card is 1 damage to that card. With as many or fewer it does none.',
  ),
  rule(
    '25.4',
    'Destroyed',
    'If the damage is at least the hit points of the card, discard the card.',
  ),
  rule(
    '25.5',
    'Duel in the air',
    'If the intercepted card has Air-To-Air too, each success that it has more than the interceptor is 1 damage to the interceptor.',
  ),
  rule(
    '25.6',
    'Prerogative in a duel',
    'In such a duel the intercepted card still has the prerogative.',
  ),
  rule(
    '25.7',
    'Anti-Air',
    'A card with Anti-Air challenges aircraft and helos that attack targets on the ground in its own hex. It never challenges missiles.',
  ),
  rule(
    '25.8',
    'Pool of Anti-Air',
    'The gun is the attacker, with as many dice as its level: Anti-Air 5 rolls 5 dice.',
  ),
  rule(
    '25.9',
    'Pool against Anti-Air',
    'The attack card rolls its defence or, if it has HARM, the level of its HARM.',
  ),
  rule(
    '25.10',
    'Damage from the ground',
    'The challenge runs as in the air: each success that the gun has more is 1 damage, and a card without hit points is discarded.',
  ),
  rule(
    '25.11',
    'Duel with a gun',
    'If a unit on the ground fires at a card with HARM, each success that the card has more is 1 damage to the unit.',
  ),
  rule(
    '25.12',
    'Prerogative against guns',
    'In that duel too, the attack card has the prerogative.',
  ),
  rule(
    '25.13',
    'Anti-Missile',
    'A card with Anti-Missile challenges missiles that attack its own hex, never aircraft or helos. Otherwise it works as Anti-Air.',
  ),
  rule('25.14', 'No HARM for missiles', 'HARM does nothing against Anti-Missile.'),
  rule(
    '25.15',
    'The strike',
    'An attack card that survives all challenges in the air and from the ground makes its strike.',
  ),
  rule(
    '25.16',
    'Random target',
    'Without Precision, the target in the hex is drawn at random. For an aircraft or helo you choose between a unit of an army and a facility of a base. A missile always hits a facility.',
  ),
  rule(
    '25.17',
    'Precision',
    'With Precision you choose the card to hit; with a missile it must still be a facility.',
  ),
  rule(
    '25.18',
    'Pools of a strike',
    'The attack card rolls its attack. The target rolls its defence, with terrain and other defensive bonuses.',
  ),
  rule(
    '25.19',
    'Damage of a strike',
    'Damage is counted as in the air, and a target without points is discarded.',
  ),
  rule(
    '25.20',
    'No fate of heroes',
    'A unit that defends against a strike may not use the fate of its hero.',
  ),
  rule('25.21', 'Munitions', 'The strike uses up the munition of the card, hit or miss.'),
  rule(
    '25.22',
    'Extra damage',
    'Many munitions do extra damage. They do it only if the strike hits.',
  ),
  rule(
    '25.23',
    'Missiles need a base',
    'You may play a missile only against a hex with a base of some sort, never against an army.',
  ),
  rule(
    '25.24',
    'Collateral damage',
    'If a missile with Collateral attacks a hex that holds armies besides the facility, the armies may be hit too, whether or not the missile hits its target.',
  ),
  rule(
    '25.25',
    'Which armies',
    'After the strike, roll a ten-sided die for each army. An army is hit if the roll is at most a tenth of the percentage: with 60%, a roll of 6 or less.',
  ),
  rule(
    '25.26',
    'Collateral challenges',
    'Each hero and unit of an army that is hit meets a hidden challenge. The missile rolls the dice of its Collateral; a unit rolls its defence, a hero fate.',
  ),
  rule(
    '25.27',
    'Weapons of mass destruction',
    'If a card makes a strike, and the card or its munition is a weapon of mass destruction, everything in the hex is attacked, friend or foe.',
  ),
  rule(
    '25.28',
    'Facilities',
    'The weapon destroys all facilities in the hex that are not Hardened.',
  ),
  rule(
    '25.29',
    'The blast',
    'Every facility, unit and hero that is left meets a hidden challenge. The weapon rolls as many dice as its first number; the target rolls its defence, with all bonuses for terrain and defence.',
  ),
  rule(
    '25.30',
    'Radiation',
    'A card that survives the dice takes as much damage as the second number, less a number drawn from 1 to its Resistance. Example: radiation 5 and a draw of 2 do 3 damage.',
  ),
  rule(
    '25.31',
    'Survivors',
    'A card with points left stays, any other is discarded. This goes for every card in the hex.',
  ),
];
