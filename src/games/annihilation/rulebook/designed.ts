/** Designed values: parts that the game needs but no source contains, so that we designed them. */
import { designedValue, type Rule } from '../../../kernel/rulebook.ts';

export const designed: readonly Rule[] = [
  designedValue(
    'D1',
    'Standard board',
    'The board has 49 points on 8 lines with 10 steps from emergence to emergence. It looks the same from both ends and when mirrored from left to right. Ten steps are more than the greatest charge, so no placement shoots a particle all the way across, and a carrier can always be placed. Of the boards that we tried, this one was the most balanced.',
  ),
  designedValue(
    'D2',
    'Learning board',
    'The learning board has 24 points on 6 lines with 6 steps. It has the same symmetries and is played without the 8s. Here too, no placement shoots a particle all the way across, and a carrier can always be placed.',
  ),
  designedValue(
    'D3',
    'Forward and backward',
    'The distance of a particle is the number of steps to the enemy emergence. Every step changes it by one: forward is closer, backward is farther away. There are no steps sideways.',
  ),
  designedValue(
    'D4',
    'Winning score',
    'You may agree on any winning score from 1 to 99. Otherwise, you play to 20, the sum of one player’s charges on the standard board. On the learning board the charges add up to 12, so a winning score of 12 makes a short game; but unless you agree otherwise, you play to 20 there too.',
  ),
  designedValue(
    'D5',
    'Quiet turns',
    'The game ends after 40 turns in a row, 20 for each player, in which no particle is placed or annihilated.',
  ),
  designedValue('D6', 'Last turn', 'The game ends after 300 turns, 150 for each player.'),
  designedValue(
    'D7',
    'Ex Nihilo trays',
    'White’s tray is to the right of the board and Black’s to the left. The inner column holds particles that belonged to that player at the start of the game; the outer column holds those that belonged to the opponent.',
  ),
  designedValue(
    'D8',
    'Choosing a direction',
    'To choose the direction of a struck particle, choose the point where it will end. If several lines lead to that point, they count as one choice, because nothing happens on the way.',
  ),
  designedValue(
    'D9',
    'Names of particles',
    'In messages and on the board, a particle is named after the side that is face up: White’s 8, Black’s 3. In the notation of moves and in position files, it keeps the name given by its original colour and its charge, such as w3 or b8, no matter who owns it. A letter tells equal particles apart: w1a and w1b.',
  ),
];
