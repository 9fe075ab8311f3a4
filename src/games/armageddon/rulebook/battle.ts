/** Section 5, second half: battles on the ground, and what single heroes do. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const battle = [
  heading('5b', 'Battles and special operations'),
  rule(
    '5.11',
    'How a battle starts',
    'A battle starts when an army enters the hex of an enemy army that it sees, leaves stealth beside an enemy, sallies from a base, breaks or storms a siege, or detects an enemy army in stealth.',
  ),
  rule(
    '5.12',
    'Now or later',
    'A player whose army enters may fight at once, or at the end of the turn, so that several armies can arrive first.',
  ),
  rule(
    '5.13',
    'Order of armies',
    'Each side sends one army at a time, in the order that it chooses. When an army falls, the next one fights what is left of the enemy. Empty armies at a base are destroyed.',
  ),
  rule(
    '5.14',
    'Rows',
    'Place each unit in the front row or the rear row. If the front row is empty, the rear row counts as the front. The hero stands apart.',
  ),
  rule(
    '5.15',
    'Initiative in battle',
    'At the start of each round of battle, each side rolls a six-sided die and adds the fate and the Aggressive of its hero. The higher total acts first.',
  ),
  rule(
    '5.16',
    'Activation',
    'The sides take turns to let one unit act. A unit that has acted is committed. The round ends when all units are committed.',
  ),
  rule(
    '5.17',
    'Targets',
    'Range 1 reaches from the front row to the enemy front row. Range 2 reaches both enemy rows from the front, and the enemy front row from the rear. Range 3 reaches everything.',
  ),
  rule(
    '5.18',
    'Pools',
    'The attacker rolls the attack of the unit, the defender the defence. Both add their hero, gear and abilities; the defender adds terrain and works. Subtract penalties for command and supply.',
  ),
  rule(
    '5.19',
    'After a round',
    'After each round of battle, each side fights on, retreats with one army, or retreats with all. You must fight one round first.',
  ),
  rule(
    '5.20',
    'Retreat',
    'Each retreating unit meets one challenge of a pursuer. Then the army moves one hex toward its nearest base; if it cannot, it is destroyed. Garrisons never retreat.',
  ),
  rule('5.21', 'Victory', 'The winner takes the hex and the base in it.'),
  rule(
    '5.22',
    'Snipers',
    'Pay 1 AP to let a Sniper shoot at the enemy hero: its level against the hero’s fate.',
  ),
  rule(
    '5.23',
    'Assassination',
    'Pay 3 AP. An assassin rolls its level against the fate of an enemy hero in its hex, with 1 die more if it is in stealth and unobserved. The hero is drawn at random unless the assassin is a Master Assassin. The margin is wounds. Each enemy bounty hunter, sniffer and intel centre in the hex gives the hero 1 die more and makes the challenge a duel. Afterwards the assassin is out of stealth.',
  ),
  rule(
    '5.24',
    'Sabotage',
    'Pay 3 AP. A saboteur rolls its level against the defence of an enemy facility in its hex, drawn at random unless by a Master Saboteur. Demolitionist triples the damage. If the owner has an intel centre in the hex, the challenge is a duel, and the defender has its level as fate.',
  ),
  rule(
    '5.25',
    'Espionage',
    'Pay 3 AP and roll the spy’s level. Take the successes, subtract 2, subtract 1 more for each level of an enemy intel centre in the hex, and add a number drawn from 1 to 16. The result is 20 at most. Example: 4 successes and a draw of 9 give 4 - 2 + 9 = 11.',
  ),
  rule(
    '5.26',
    'Passive espionage',
    'A result of 17 or more brings all reports, 15 five, 12 three, 9 two, 6 one. With 1 or less the spy is wounded and exposed.',
  ),
  rule(
    '5.27',
    'Active espionage',
    'Do harm by the result. 15: the enemy loses 6 of a resource. 12: the enemy’s supply range is 1 less for this round and the next three. 9: the enemy loses 3 of a resource. 6: the enemy gets 2 AP less. With 17 or more, choose one of the effects of 15, 12 and 6. With 1 or less the spy is exposed.',
  ),
  rule(
    '5.28',
    'Hunting heroes',
    'Pay 2 AP to hunt a lone hero in your hex. Roll 1 die, plus half your units in the hex, plus your best observation there, against the hero’s fate. Without more successes than the hero, the hero escapes. With more, count your successes: if they reach the number of dice that the hero rolled, less your Bounty Hunter, you capture the hero; otherwise the hero dies. Example: 5 units and observation 3 roll 1 + 2 + 3 = 6 dice against fate 3; 3 successes to 2 capture the hero, 2 to 1 kill.',
  ),
  rule(
    '5.29',
    'Minefields',
    'A minefield stops every army that enters without controlling the hex, and challenges each of its cards. The field loses as many points as the damage it does, and is gone at 0.',
  ),
  rule(
    '5.30',
    'Engineers and mines',
    'Mines never challenge engineers. For the other cards of the army, subtract the engineer’s level from the dice of the mines. Once a turn, an engineer may remove as many points as its level. Engineers may also lay minefields.',
  ),
];
