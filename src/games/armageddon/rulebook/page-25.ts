/** Page 25: what flies, who shoots at it, what it hits, and what it does to everything round its target. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const page25 = [
  heading('25', 'Page 25'),
  rule(
    '25.1',
    'Interceptor',
    'Air to air the interceptor is the attacker; its pool is the level of its Air-To-Air, not its attack.',
  ),
  rule(
    '25.2',
    'Course of a challenge',
    'Both roll; then they act in turns, until the defender takes his prerogative or both accept.',
  ),
  rule(
    '25.3',
    'Damage',
    'Successes of the interceptor beyond those of the card that it meets are damage to that card; as many or fewer do none.',
  ),
  rule('25.4', 'Destroyed', 'Damage of at least its hit points destroys and discards the card.'),
  rule(
    '25.5',
    'Air to air duel',
    'If the card that is intercepted has Air-To-Air itself, its successes beyond those of the interceptor are damage to the interceptor.',
  ),
  rule(
    '25.6',
    'Prerogative in a duel',
    'In a duel of the air it stays with the card that is intercepted.',
  ),
  rule(
    '25.7',
    'Anti-Air',
    'A card with Anti-Air challenges aircraft and helos, never missiles, that go for targets on the ground of its own hex.',
  ),
  rule('25.8', 'Pool of Anti-Air', 'It is the attacker, with as many dice as its level says.'),
  rule(
    '25.9',
    'Pool against Anti-Air',
    'The defence of the attack card; the level of its HARM instead, if it has HARM.',
  ),
  rule(
    '25.10',
    'Damage from the ground',
    'Course, damage and destruction are those of air to air: surplus of the gun is damage, at its hit points the card is discarded.',
  ),
  rule(
    '25.11',
    'Ground to air duel',
    'If a unit on the ground fires at a card with HARM, surplus of the card is damage to the unit.',
  ),
  rule('25.12', 'Prerogative against guns', 'In that duel too it stays with the attack card.'),
  rule(
    '25.13',
    'Anti-Missile',
    'Challenges missiles, never aircraft or helos, that go for its own hex; all else as Anti-Air.',
  ),
  rule('25.14', 'No HARM for missiles', 'HARM does nothing against Anti-Missile.'),
  rule(
    '25.15',
    'Air to ground',
    'An attack card that has survived all challenges of the air and from the ground makes its strike.',
  ),
  rule(
    '25.16',
    'Random target',
    'Without Precision the target in the hex is drawn. The player of an aircraft or helo says whether it is a unit of an army or a facility of a base; a missile hits a facility.',
  ),
  rule('25.17', 'Precision', 'The card that is hit is chosen; by a missile, still a facility.'),
  rule(
    '25.18',
    'Pools of a strike',
    'The attack of the attack card against the defence of its target with terrain and defensive bonuses.',
  ),
  rule('25.19', 'Damage of a strike', 'As air to air; at its hit points the target is discarded.'),
  rule(
    '25.20',
    'No fate of heroes',
    'A unit that defends against a strike does not use the fate of its hero.',
  ),
  rule('25.21', 'Munitions', 'A munition that the card carries is spent, hit or miss.'),
  rule('25.22', 'Extra damage', 'Many munitions add damage to a hit, and only to a hit.'),
  rule(
    '25.23',
    'Missiles need a base',
    'A missile is played only on a hex with a base of some sort, never against an army.',
  ),
  rule(
    '25.24',
    'Collateral damage',
    'If a missile with that ability attacks a hex which has armies beside the facility, they may be hit, whether or not the missile was able to hit its target.',
  ),
  rule(
    '25.25',
    'Which armies',
    'After the attack a ten-sided die is rolled for each army; at or below the percentage it is hit: 60% is 6 or less.',
  ),
  rule(
    '25.26',
    'Collateral challenges',
    'Every hero and unit of an army that is hit meets a hidden challenge of the dice that the ability says, against its defence, or the fate of a hero.',
  ),
  rule(
    '25.27',
    'Weapons of mass destruction',
    'If a card makes a strike and it or its munition is such a weapon, everything in the hex is attacked, whoever owns it.',
  ),
  rule(
    '25.28',
    'Facilities',
    'All facilities in the hex are destroyed but those that are Hardened.',
  ),
  rule(
    '25.29',
    'The blast',
    'Every facility, unit and hero that is left meets a hidden challenge of as many dice as the first number says, with its defence and all bonuses for terrain and defence.',
  ),
  rule(
    '25.30',
    'Radiation',
    'What survives the dice takes the second number less a number drawn from 1 to its resistance.',
  ),
  rule(
    '25.31',
    'What is left',
    'A card with points left stays, any other is discarded; so for every card in the hex.',
  ),
];
