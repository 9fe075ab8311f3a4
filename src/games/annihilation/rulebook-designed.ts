/** Designed values: what had to be there and was not found, so that we made it. */
import type { Rule, RuleId } from '../../kernel/rulebook.ts';

const value = (id: RuleId, title: string, text: string): Rule => ({
  id,
  title,
  text,
  source: 'designed',
  status: 'done',
});

export const designed: readonly Rule[] = [
  value(
    'D1',
    'Standard board',
    '49 points on 8 lines of 10 steps between the emergences, the same from both ends and in the mirror. Ten steps are more than the greatest charge, so nothing is shot across by one placement, and every placement can be carried out. Of the boards tried it was the most balanced.',
  ),
  value(
    'D2',
    'Learning board',
    '24 points on 6 lines of 6 steps, made in the same way, and played without the 8, so that everything said of the standard board holds.',
  ),
  value(
    'D3',
    'Forwards and backwards',
    'A particle’s distance is counted in steps to the emergence of its owner’s opponent. Every step changes it by one: forwards is nearer, backwards farther, and nothing is sideways.',
  ),
  value(
    'D4',
    'Winning score',
    'From 1 to 99 by agreement; 20, the sum of one player’s charges, if nothing is agreed.',
  ),
  value('D5', 'Quiet turns', '40 turns in a row, 20 of each player, count as long.'),
  value('D6', 'Last turn', 'The game is over after 300 turns, 150 of each player.'),
  value(
    'D7',
    'Ex Nihilo trays',
    'White’s tray lies to the right of the board, Black’s to the left: in the inner column the particles that began as the owner’s, in the outer one those that came over.',
  ),
  value(
    'D8',
    'How a line is named',
    'The direction of a struck particle is written as the point where it will end. Lines that bring it to the same point are the same choice, since nothing happens on the way.',
  ),
  value(
    'D9',
    'Names of particles',
    'A particle keeps the name it has at the start, its first colour and its charge, such as w3 or b8, whoever owns it; equal ones are told apart by a letter, w1a and w1b.',
  ),
];
