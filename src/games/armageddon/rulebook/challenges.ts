/** Section 5, first half: dice, the course of a challenge, fate, damage. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const challenges = [
  heading('5', 'Challenges'),
  rule('5.1', 'Dice', 'A die is a success or a failure, each with one chance in two.'),
  rule(
    '5.2',
    'Opposed rolls',
    'The attacker rolls his pool, the defender his; damage is what the attacker has more. Only in a duel is the attacker hurt by what the defender has more.',
  ),
  rule(
    '5.3',
    'Prerogative',
    'If the roll as it stands does the defender no damage, he may accept at once, and the challenge is over.',
  ),
  rule(
    '5.4',
    'Giving it up',
    'If he spends fate or plays a tactic, the prerogative is gone and the attacker may answer. Then both take turns until both accept in a row.',
  ),
  rule(
    '5.5',
    'Fate',
    'A point of fate and one action point roll one failed die of one’s own pool again. The pool of fate is renewed for each challenge.',
  ),
  rule(
    '5.6',
    'Whose fate',
    'Units use that of the hero who leads their army and what its experience adds; attack cards their own. Without a hero there is none.',
  ),
  rule(
    '5.7',
    'Order of damage',
    'Margin; doubled by Critical; with a margin of 1 or more, bonus damage; less plating; halved on what is Hardened.',
  ),
  rule(
    '5.8',
    'Threshold challenges',
    'A hero rolls the level of an ability against a number: as many successes are enough.',
  ),
  rule('5.9', 'Hidden challenges', 'Nobody is asked anything; both pools are rolled once.'),
  rule(
    '5.10',
    'Tactics in a challenge',
    'A tactic is played instead of spending fate, and costs the action points printed on it. It goes to the discards.',
  ),
];
