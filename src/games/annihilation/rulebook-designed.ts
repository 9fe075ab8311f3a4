/** Designed values: what had to be there and was not found, so that we made it. */
import { designedValue, type Rule } from '../../kernel/rulebook.ts';

export const designed: readonly Rule[] = [
  designedValue(
    'D1',
    'Standard board',
    '49 points on 8 lines of 10 steps between the emergences, the same from both ends and in the mirror. Ten steps are more than the greatest charge, so nothing is shot across by one placement, and every placement can be carried out. Of the boards tried it was the most balanced.',
  ),
  designedValue(
    'D2',
    'Learning board',
    '24 points on 6 lines of 6 steps, made in the same way, and played without the 8, so that everything said of the standard board holds.',
  ),
  designedValue(
    'D3',
    'Forwards and backwards',
    'A particle’s distance is counted in steps to the emergence of its owner’s opponent. Every step changes it by one: forwards is nearer, backwards farther, and nothing is sideways.',
  ),
  designedValue(
    'D4',
    'Winning score',
    'From 1 to 99 by agreement. If nothing is agreed it is 20: the sum of one player’s charges on the standard board. On the learning board they come to 12, which makes a short game; it is played to 20 as well unless the players say so.',
  ),
  designedValue('D5', 'Quiet turns', '40 turns in a row, 20 of each player, count as long.'),
  designedValue('D6', 'Last turn', 'The game is over after 300 turns, 150 of each player.'),
  designedValue(
    'D7',
    'Ex Nihilo trays',
    'White’s tray lies to the right of the board, Black’s to the left: in the inner column the particles that began as the owner’s, in the outer one those that came over.',
  ),
  designedValue(
    'D8',
    'How a line is named',
    'The direction of a struck particle is written as the point where it will end. Lines that bring it to the same point are the same choice, since nothing happens on the way.',
  ),
  designedValue(
    'D9',
    'Names of particles',
    'In words and on boards a particle is called by the face that is up: White’s 8, Black’s 3. In the notation of moves and in position files it keeps the name it has at the start, its first colour and its charge, such as w3 or b8, whoever owns it; equal ones are told apart by a letter, w1a and w1b.',
  ),
];
