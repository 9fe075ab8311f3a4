/** Section 5, second half: battles on the ground, and what single heroes do. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const battle = [
  heading('5b', 'Battles and special operations'),
  rule(
    '5.11',
    'How a battle starts',
    'By entering a hex with an army that is seen, by leaving stealth, by a sally, by breaking or storming a siege, by detecting an army in stealth.',
  ),
  rule(
    '5.12',
    'Now or later',
    'Who enters fights now or when he ends his turn, so that several armies can meet.',
  ),
  rule(
    '5.13',
    'Order of armies',
    'Each side orders its armies; when one falls, the next goes on against what is left. Empty armies at a base are destroyed.',
  ),
  rule(
    '5.14',
    'Rows',
    'Units stand in front or behind; behind counts as front if the front is empty. The hero stands apart.',
  ),
  rule(
    '5.15',
    'Initiative in battle',
    'A die of six, with Aggressive and the fate of the hero; the higher acts first.',
  ),
  rule(
    '5.16',
    'Activation',
    'In turns each side lets one unit act, which is then committed; the round ends when all are.',
  ),
  rule(
    '5.17',
    'Targets',
    'Range 1 from the front to the front; range 2 from the front to the row behind too, from behind to the front; range 3 anything.',
  ),
  rule(
    '5.18',
    'Pools',
    'Attack and defence with leader, gear, abilities, terrain and works, less penalties.',
  ),
  rule(
    '5.19',
    'After a round',
    'Each side goes on, retreats one army, or all. One round is fought first.',
  ),
  rule(
    '5.20',
    'Retreat',
    'Each unit meets one challenge of a pursuer; then the army goes a hex toward its nearest base, or is destroyed if it cannot. Garrisons never retreat.',
  ),
  rule('5.21', 'Victory', 'Who wins takes the hex and its base.'),
  rule('5.22', 'Snipers', 'For 1 AP, the level against the fate of the enemy hero.'),
  rule(
    '5.23',
    'Assassination',
    '3 AP; the level against the fate of a hero in the hex, drawn unless by a master; margin is wounds. A duel where he is guarded, with a die for each guard.',
  ),
  rule(
    '5.24',
    'Sabotage',
    '3 AP; the level against the defence of a facility in the hex, drawn unless by a master; three times the damage with Demolitionist. With an intel centre it is a duel, and the defender has its level as fate.',
  ),
  rule(
    '5.25',
    'Espionage',
    '3 AP; successes less a threshold of 2, and 1 more for each level of an intel centre in the hex, plus a number from 1 to 16, at most 20.',
  ),
  rule(
    '5.26',
    'Passive espionage',
    '17 and more: all reports; 15 five, 12 three, 9 two, 6 one; with 1 or less the spy is wounded and exposed.',
  ),
  rule(
    '5.27',
    'Active espionage',
    '17 and more: a free choice; 15 six of a resource; 12 supply range 1 less for 3 rounds; 9 three of a resource; 6 two AP less; 1 or less exposed.',
  ),
  rule(
    '5.28',
    'Hunting heroes',
    '2 AP; 1, half the units in the hex and the best observation, against his fate. Who reaches as many successes as his pool, less Bounty Hunter, captures, else kills; with no more than his successes he slips away.',
  ),
  rule(
    '5.29',
    'Minefields',
    'Stop every army that enters without control; each card is challenged. The field loses what it does, and is gone at 0.',
  ),
  rule(
    '5.30',
    'Engineers and mines',
    'Are immune, take their level off for companions, and remove as much once a turn; they lay minefields too.',
  ),
];
