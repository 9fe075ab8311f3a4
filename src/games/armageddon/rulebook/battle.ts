/** Section 5, second half: battles on the ground, and what single heroes do. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const battle = [
  heading('5b', 'Battles and special operations'),
  rule(
    '5.11',
    'How a battle starts',
    'A battle starts when an army enters the hex of an enemy army that it sees, or leaves stealth in the hex of an enemy army. Sallying from a base, breaking out of a siege and assaulting a besieged base also start a battle. For 3 AP, an army can attack any enemy army that it sees in its own hex, even an army in stealth.',
  ),
  rule(
    '5.12',
    'Now or later',
    'When your army enters the hex of an enemy army, you may fight at once, or wait until the end of your turn so that more of your armies can arrive first.',
  ),
  rule(
    '5.13',
    'Order of armies',
    'Each side sends one army at a time, in the order that it chooses. When an army falls, the next one fights the remaining enemies. When a battle starts, empty armies of both sides are removed from the hex.',
  ),
  rule(
    '5.14',
    'Rows',
    'Place each unit in the front row or the rear row. If the front row is empty, the rear row counts as the front. The hero stands in neither row.',
  ),
  rule(
    '5.15',
    'Initiative in battle',
    'At the start of each round of battle, each side rolls a six-sided die and adds its hero’s fate and Aggressive level. The side with the higher total acts first. Tied sides roll again.',
  ),
  rule(
    '5.16',
    'Activation',
    'The sides alternate, and each acts with one unit at a time. A unit that has acted is committed. The round of battle ends when all units are committed.',
  ),
  rule(
    '5.17',
    'Targets',
    'A unit with range 1 attacks only from the front row, and reaches only the enemy front row. A unit with range 2 reaches both enemy rows from the front row, but only the enemy front row from the rear row. A unit with range 3 reaches both enemy rows from either row.',
  ),
  rule(
    '5.18',
    'Dice pools',
    'The attacking unit rolls its attack, and the target rolls its defence. Both add bonuses from the hero, gear and abilities; the target also adds terrain and fieldworks if its side gets them [R100]. Both subtract penalties for command and supply.',
  ),
  rule(
    '5.19',
    'After a round',
    'After each round of battle, each side chooses to fight on, to retreat with the army that is fighting, or to retreat with all its armies in the battle. You must fight one round before you can retreat.',
  ),
  rule(
    '5.20',
    'Retreat',
    'Each retreating unit must face one challenge by a pursuer. Then the army moves one hex towards its nearest base; an army that cannot do so is destroyed. Garrisons never retreat.',
  ),
  rule(
    '5.21',
    'Victory',
    'First the winner hunts, for free, each enemy hero who has lost all their units in the battle [5.28]. Then the winner takes the hex and any base in it.',
  ),
  rule(
    '5.22',
    'Snipers',
    'Pay 1 AP to let a Sniper shoot at the enemy hero. The Sniper rolls its level against the hero’s fate.',
  ),
  rule(
    '5.23',
    'Assassination',
    'Pay 3 AP. An assassin rolls its level against the fate of an enemy hero in its hex, with 1 extra die if the assassin is in stealth and unobserved. The hero is drawn at random unless the assassin is a Master Assassin. The hero takes wounds equal to the margin. Each bounty hunter, sniffer and intel centre that the hero’s owner has in the hex gives the hero 1 extra die and makes the challenge a duel. Afterwards the assassin’s army leaves stealth.',
  ),
  rule(
    '5.24',
    'Sabotage',
    'Pay 3 AP. A saboteur rolls its level against the defence of an enemy facility in its hex. The facility is drawn at random unless the saboteur is a Master Saboteur. A Demolitionist in the saboteur’s army triples the damage. If the owner has an intel centre in the hex, the challenge is a duel, in which the defender has fate equal to the level of the intel centre.',
  ),
  rule(
    '5.25',
    'Espionage',
    'Pay 3 AP, choose passive [5.26] or active espionage [5.27] against one enemy, and roll the spy’s level. From the number of successes, subtract 2. Subtract 1 more for each level of that enemy’s intel centres in the hex. Then add a number drawn from 1 to 16. The result is at most 20. Example: 4 successes and a draw of 9 give 4 - 2 + 9 = 11.',
  ),
  rule(
    '5.26',
    'Passive espionage',
    'The result decides how many reports [R90] you get. 17 or more: all seven; 15 or 16: five; 12 to 14: three; 9 to 11: two; 6 to 8: one; 5 or less: none. With 1 or less, the spy also takes 1 wound and is exposed: the enemy observes the spy, and the spy’s army leaves stealth.',
  ),
  rule(
    '5.27',
    'Active espionage',
    'The result decides the harm that you do. With 6 to 8, the enemy gets 2 fewer AP in the next round. With 9 to 11, the enemy loses 3 of one resource. With 12 to 14, the enemy’s supply range is 1 less for this round and the next three. With 15 or 16, the enemy loses 6 of one resource. With 17 or more, choose one: 2 fewer AP, the shorter supply range, or the loss of 6 of one resource. With 5 or less, you do no harm. With 1 or less, the spy is also exposed [5.26].',
  ),
  rule(
    '5.28',
    'Hunting heroes',
    'Pay 2 AP to hunt a lone hero in your hex. Roll 1 die, plus 1 die for every 2 units that you have in the hex, plus as many dice as your best observer has there. The hero rolls their fate. If you do not have more successes than the hero, the hero escapes. Otherwise take the number of dice that the hero rolled, and subtract your Bounty Hunter level. If you have at least this number of successes, you capture the hero; if you have fewer, the hero dies. Example: with 5 units and observation 3, you roll 1 + 2 + 3 = 6 dice, and a hero with fate 3 rolls 3. If you have 3 successes and the hero has 2, you capture the hero. If you have 2 and the hero has 1, the hero dies.',
  ),
  rule(
    '5.29',
    'Minefields',
    'A minefield stops every enemy army that enters its hex, unless the army’s owner already controls the hex. The minefield challenges each card of the army. It loses 1 point for each success by which it beats a card, and is removed at 0.',
  ),
  rule(
    '5.30',
    'Engineers and mines',
    'Mines never challenge engineers. When mines challenge the other cards of an engineer’s army, subtract the engineer’s level from the dice of the mines. Once a turn, the engineers of an army may clear a minefield in their hex for 1 AP: the minefield loses points equal to the highest Engineer level [R30]. Engineers may also lay minefields.',
  ),
];
