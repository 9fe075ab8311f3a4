/** Rulings: where the rules are silent or can be read in two ways, what is played here, and why. */
import { type Rule, ruling } from '../../kernel/rulebook.ts';

export const rulings: readonly Rule[] = [
  ruling(
    'R1',
    'A struck particle that is blocked',
    'A struck particle stops at the first particle in its way, even short of its distance, and meets it without force, as [4.4] says. Handing on the rest would contradict that; jumping would make annihilators useless as obstacles; forbidding blocked lines can leave a player with nothing to do.',
  ),
  ruling(
    'R2',
    'Force must fit the line',
    'Lines end at the emergences. A direction in which the line is too short for the force, with nothing in the way, may not be chosen; if no direction is left, the choice that led there may not be made: another path, annihilating instead, or another action.',
  ),
  ruling(
    'R3',
    'A defended emergence',
    'Whoever arrives with force left drives the defender off and is the only one annihilated there. Whoever arrives without, be it only because a blocked flight ends there, is annihilated together with the defender, and both score; unless it may emit on the meeting and does [4.5]: then it drives the defender off as well.',
  ),
  ruling(
    'R4',
    'Who chooses the line',
    'The player on turn chooses line and direction of every struck particle, whoever owns it: any line through its point, either way. The other reading is that it goes on along the line of the blow, the player choosing only the way; but a carrier placed onto another comes along no line at all, and all lines from the emergence are open to the one it drives, so the line of the blow cannot be what is meant.',
  ),
  ruling(
    'R5',
    'Who gets the points',
    'Only the point counts: an enemy driven onto your own emergence scores for the enemy, and so do your own particles that are annihilated there.',
  ),
  ruling(
    'R6',
    'Standing on the own emergence',
    'A carrier on its own emergence is not in the zone yet and cannot emit itself; it leaves only when struck. One that ends its motion there stands as if newly placed.',
  ),
  ruling(
    'R7',
    'A placed carrier has emitted',
    'A carrier placed onto another has emitted in that turn, and cannot emit once more if the chain comes back to it. The other reading is that it has emitted, but not emitted itself, which is what [4.6] asks; but the charge it would give on that meeting is the charge that it gave when it was placed [1.2], and no charge is given twice in a turn.',
  ),
  ruling(
    'R8',
    'Emission on a meeting',
    'It is always a choice, open to the particle that came if it belongs to the player on turn, once a turn for each particle, and never against an annihilator.',
  ),
  ruling(
    'R9',
    'Self-emission that ends on a particle',
    'A carrier that emitted itself and uses its last force to step onto another particle, own or enemy, is annihilated together with it.',
  ),
  ruling(
    'R10',
    'Which carrier is closest',
    'The one strictly nearer to the opponent’s emergence than every other carrier of its owner on the board, those on the own emergence included and annihilators not; in a tie nobody is, a lone carrier always is. It is judged before every step of a self-emission, and binds nothing else: struck carriers may go forwards. Going straight back the way it came is allowed.',
  ),
  ruling(
    'R11',
    'Paths over emergences',
    'A self-emission may pass over the own emergence if it is empty. The opponent’s, if empty, can only be the last point of the path.',
  ),
  ruling(
    'R12',
    'What annihilators never do',
    'An annihilator never moves, emits, scores or stands on an emergence; it stops and kills the owner’s particles too. Turned over with its victim, it goes to the other player.',
  ),
  ruling(
    'R13',
    'Particles that came over',
    'They can be placed from the new owner’s next turn on. Both particles of one charge may so come into one hand, the two annihilators as well.',
  ),
  ruling(
    'R14',
    'Who starts',
    'The rules do not say. White starts unless agreed otherwise; draw lots, and change from game to game.',
  ),
  ruling(
    'R15',
    'Passing',
    'A player passes only without a legal action, which takes an empty tray. Two passes in a row end the game: the higher score wins, equal scores draw.',
  ),
  ruling(
    'R16',
    'Games that go nowhere',
    'The game ends when nothing was placed or annihilated for long [D5], and after a last turn [D6]: the higher score wins, equal scores draw.',
  ),
  {
    ...ruling(
      'R17',
      'Both reach the winning score',
      'This cannot come about, so nothing decides it: both players never score in one turn. White scores on Black’s emergence only. What White strikes away from there is Black’s and does not emit, so the turn ends where it stops, and White’s emergence is farther off than any force reaches [D1] [D2].',
    ),
    status: 'unused',
  },
  ruling(
    'R18',
    'Positions that come again',
    'When a position stands for the third time with the same player to act and the same scores, the game ends: the higher score wins, equal scores draw. Placing and annihilating in circles scores nothing and would otherwise go on to the last turn. Equal particles may have changed places; which colour they began with is not asked. A player is warned when a position stands for the second time.',
  ),
  ruling(
    'R19',
    'A chain that comes back',
    'The original lets a placed carrier move in a later turn, and lets a chain drive any particle that it meets. Where the chain that a placed carrier sets off comes back to the emergence, the chain goes first: the placed carrier is struck and driven in the same turn, as any other would be. Nothing else is said of a particle that is struck with force.',
  ),
];
