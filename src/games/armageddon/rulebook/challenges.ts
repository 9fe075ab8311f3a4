/** Section 5, first half: dice, the course of a challenge, fate, damage. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const challenges = [
  heading('5', 'Challenges'),
  rule('5.1', 'Dice', 'Each die shows a success or a failure, with equal chances.'),
  rule(
    '5.2',
    'Opposed rolls',
    'Attacker and defender each roll their pool of dice. The defender takes 1 damage for each success by which the attacker beats the defender: 4 successes against 1 do 3 damage. In a duel, an attacker with fewer successes takes damage in the same way; in any other challenge, the attacker takes none.',
  ),
  rule(
    '5.3',
    'Prerogative',
    'If the first roll does no damage to the defender, the defender may accept this roll at once. This is the defender’s prerogative. It ends the challenge, and the attacker cannot answer.',
  ),
  rule(
    '5.4',
    'Acting in a challenge',
    'A defender who spends fate or plays a tactic gives up the prerogative. From then on, the sides take turns to spend fate, play a tactic, or accept (keep the dice as they are). The challenge ends when both sides accept, one directly after the other.',
  ),
  rule(
    '5.5',
    'Fate',
    'Spend 1 fate and 1 AP to reroll one failed die of your own pool. Fate is renewed for each challenge.',
  ),
  rule(
    '5.6',
    'Sources of fate',
    'A unit uses the fate of the hero who leads its army, and the fate from the army’s experience [3.21]. A unit without a hero has no fate. An attack card uses its own fate.',
  ),
  rule(
    '5.7',
    'Working out damage',
    'Take the margin, which is the difference in successes. Double it for Critical. If the margin is at least 1, add bonus damage. Subtract Plating. Halve the damage to a Hardened facility. Example: a margin of 2 with Critical and Bonus Damage 1 against Plating 1 does 2 × 2 + 1 - 1 = 4 damage.',
  ),
  rule(
    '5.8',
    'Tests against a number',
    'A hero rolls as many dice as the level of the ability that is tested. The test succeeds if the hero rolls at least the required number of successes.',
  ),
  rule(
    '5.9',
    'Hidden challenges',
    'Both pools are rolled once, and no player may act: prerogative, fate and tactics are not used.',
  ),
  rule(
    '5.10',
    'Tactics in a challenge',
    'You may play a tactic instead of spending fate. Pay the AP printed on it, and discard it.',
  ),
];
