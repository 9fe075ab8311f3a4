/** Page 25: what flies, who shoots at it, what it hits, and what it does to everything round its target. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const page25 = [
  heading('25', 'Air attacks (page 25 of the original rulebook)'),
  rule(
    '25.1',
    'Interceptor',
    'The card that intercepts (the interceptor) is the attacker in the challenge. Its dice pool is its Air-To-Air level, not its attack.',
  ),
  rule(
    '25.2',
    'How a challenge runs',
    'Both sides roll. Then they take turns to act, until the defender uses the prerogative or both accept.',
  ),
  rule(
    '25.3',
    'Damage in the air',
    'The intercepted card takes 1 damage for each success by which the interceptor beats it. An interceptor that does not beat the card does no damage.',
  ),
  rule(
    '25.4',
    'Destroyed',
    'If the damage equals or exceeds the card’s hit points, discard the card.',
  ),
  rule(
    '25.5',
    'Duel in the air',
    'If the intercepted card also has Air-To-Air, the interceptor takes 1 damage for each success by which that card beats it.',
  ),
  rule(
    '25.6',
    'Prerogative in a duel',
    'In a duel in the air, the intercepted card still has the prerogative.',
  ),
  rule(
    '25.7',
    'Anti-Air',
    'A card with Anti-Air challenges aircraft and helos that attack ground targets in the same hex as the card. It never challenges missiles.',
  ),
  rule(
    '25.8',
    'Anti-Air dice pool',
    'The card with Anti-Air (the gun) is the attacker and rolls as many dice as its Anti-Air level: Anti-Air 5 rolls 5 dice.',
  ),
  rule(
    '25.9',
    'Dice pool against Anti-Air',
    'Against a gun, the attack card rolls its defence or, if it has HARM, its HARM level.',
  ),
  rule(
    '25.10',
    'Damage from the ground',
    'The challenge works like a challenge by an interceptor. The attack card takes 1 damage for each success by which the gun beats it, and is discarded if it has no hit points left.',
  ),
  rule(
    '25.11',
    'Duel with a gun',
    'If a unit on the ground fires at a card with HARM, the unit takes 1 damage for each success by which the card beats it.',
  ),
  rule(
    '25.12',
    'Prerogative against guns',
    'In a duel with a gun, the attack card still has the prerogative.',
  ),
  rule(
    '25.13',
    'Anti-Missile',
    'A card with Anti-Missile challenges missiles that attack its hex, but never aircraft or helos. Otherwise, Anti-Missile works like Anti-Air.',
  ),
  rule('25.14', 'HARM and Anti-Missile', 'HARM does nothing against Anti-Missile.'),
  rule(
    '25.15',
    'The strike',
    'An attack card that survives all challenges by interceptors and guns makes its strike.',
  ),
  rule(
    '25.16',
    'Random target',
    'Without Precision, the target in the hex is drawn at random. With an aircraft or helo, you choose one army or the facilities of one enemy. One unit of that army, or one of those facilities, is then drawn. The target of a missile is always a facility.',
  ),
  rule(
    '25.17',
    'Precision',
    'With Precision, you choose the target card. The target of a missile must still be a facility.',
  ),
  rule(
    '25.18',
    'Dice pools in a strike',
    'The attack card rolls its attack. The target rolls its defence, plus terrain and other defensive bonuses.',
  ),
  rule(
    '25.19',
    'Damage from a strike',
    'The target takes 1 damage for each success by which the attack card beats it. If the target has no points left, discard it.',
  ),
  rule(
    '25.20',
    'No fate from heroes',
    'A unit that defends against a strike may not use its hero’s fate.',
  ),
  rule('25.21', 'Munitions', 'A strike uses up the card’s munition, hit or miss.'),
  rule('25.22', 'Extra damage', 'Many munitions do extra damage, but only if the strike hits.'),
  rule(
    '25.23',
    'Missile targets',
    'You may fly a missile only against a hex with a facility [R20], never against an army.',
  ),
  rule(
    '25.24',
    'Collateral damage',
    'A missile with Collateral may also hit the armies in the hex of the facility that it attacks, whether or not it hits the facility.',
  ),
  rule(
    '25.25',
    'Armies that are hit',
    'After the strike, roll a ten-sided die for each army in the hex. The army is hit if the roll is no higher than a tenth of the Collateral percentage: at 60%, on a roll of 6 or less.',
  ),
  rule(
    '25.26',
    'Collateral challenges',
    'Each hero and unit in an army that is hit faces a hidden challenge [5.9]. The missile rolls its Collateral dice. A unit rolls its defence; a hero rolls their fate.',
  ),
  rule(
    '25.27',
    'Weapons of mass destruction',
    'If an attack card is a weapon of mass destruction or carries one, its strike attacks everything in the hex, friend or foe.',
  ),
  rule(
    '25.28',
    'Facilities in the blast',
    'A weapon of mass destruction destroys all facilities in the hex that are not Hardened.',
  ),
  rule(
    '25.29',
    'The blast',
    'Every facility, unit and hero left in the hex then faces a hidden challenge. The weapon rolls as many dice as the first number of its ability. A facility or unit rolls its defence and a hero rolls their fate, plus terrain and other defensive bonuses.',
  ),
  rule(
    '25.30',
    'Radiation',
    'A card that survives the blast takes radiation damage: the second number of the weapon’s ability, minus a random number from 1 to the card’s Resistance. Example: with radiation 5 and a random number of 2, the card takes 3 damage.',
  ),
  rule(
    '25.31',
    'Survivors',
    'A card that has points left stays in play; any other card is discarded. This applies to every card in the hex.',
  ),
];
