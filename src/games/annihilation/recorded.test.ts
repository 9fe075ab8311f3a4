/**
 * Recorded whole games, one turn per line, for each way a game can end. Two passes in a row and the last of 300 turns
 * are tested from positions (`rules/00-turn.test.ts`): the first cannot occur in play, the second would fill pages.
 */
import { expect, test } from 'vitest';
import { endingsOf } from './data/endings.ts';
import { VALUES } from './data/values.ts';
import { act, score, type TestGame, table, where } from './testing.ts';
import { formatWinners } from '../../kernel/outcome.ts';

const WHITE_WINS = `
place w5
place b2
place w8, drive 8b
place b8, drive 8b, annihilate
place w1a, drive 1b
place w5, drive 5a
place w1b, drive 1b, emit w1a, drive W, emit w8, drive 5a
place b5, drive 5c
place b8, drive 5c, emit w8, drive B
place b3
place w5, drive 5c, emit b8, drive B, annihilate`;

const BLACK_WINS = `
place w0, at 9e
place b0, at 1g
place w8
place b8
place w5, drive 5d
place b5, drive 5d, emit b8, drive W
place w2
place w5, drive 5d, emit b5, drive W, annihilate`;

const LEARNING_WHITE = `
place w3
place b0, at 5c
place w2, drive 2c
place b5
place w0, at 4b
place b2, drive 4c
place w5, drive 4c, emit w2, drive B
place b1a
place b5, drive 4c, emit w5, drive 2c, emit w2, drive 4c, emit w3, drive B
place w5
place b2, drive 2c, emit b5, drive 4c, emit w2, drive B, annihilate`;

const LEARNING_BLACK = `
place w0, at 1e
place b2
place w3
place b5, drive 1a
place w5, drive 5a
place b1a, drive 5a, emit b5, drive W
place w1a
place w5, drive 1a, emit b1a, drive W, annihilate
place w2
place w1a, drive 5a, emit w5, drive W, annihilate
place b2
emit w5, to 4a, to 3b, to 2b, to 1d, to W`;

const QUIET = `
place w2
place b2
place w1a, drive 1c
place b1a, drive 9d
place w1b, drive 1d
place b3, drive 7b
emit w2, to W, drive 1g
emit b2, to B, drive 9a
emit w1a, to 2b
emit b3, to B, drive 8b
emit w1a, to 1c
emit b2, to 7b, drive 6b
emit w1b, to 2d
emit b2, to 8b, to 7b
emit w1a, to 2b
emit b2, to 8b, to 7b
emit w1b, to 3d
emit b2, to 8a, to 7b
emit w1b, to 2c
emit b2, to 8a, to 7a
emit w1b, to 1e
emit b1a, to 7c
emit w1a, to 1d
emit b2, to 8a, to 9b
emit w1a, to 2b
emit b2, to B, drive 9d
emit w1a, to 1d
emit b3, to B, drive 8a
emit w1b, to 2c
emit b2, to 7b, to 6a
emit w1b, to 1f
emit b2, to 7b, to 6b
emit w1a, to 2b
emit b2, to 7b, to 8a
emit w1b, to 2c
emit b2, to 7a, to 8a
emit w1b, to 3c
emit b1a, to 8b
emit w1a, to 1c
emit b1a, to 9c
emit w1a, to 2b
emit b2, to 9b, to 8a
emit w1a, to 1d
emit b1a, to 8b
emit w1b, to 2c
emit b2, to 9b, to 8a`;

/** The same four turns twice, with particles that change sides each time. */
const ROUND_AND_ROUND = `
place w1a
place b1a
place w0, at 1a
place b0, at 9a
place w1b, drive 1a
place b1b, drive 9a
place b0, at 1a
place w0, at 9a
place b1a, drive 1a
place w1a, drive 9a`;

/** Plays a game turn by turn and checks that each line is exactly one turn of one player. */
function playGame(text: string, scenario: string): TestGame {
  const t = table('', { scenario });
  for (const [i, line] of text.trim().split('\n').entries()) {
    expect([t.s.turn, t.s.side, t.s.ending]).toEqual([i + 1, i % 2, 0]);
    act(t, line);
  }
  return t;
}

const GAMES = [
  [
    '[0.2] [S44] the target is reached by White, 21 to 0',
    WHITE_WINS,
    'standard',
    '0.2',
    'white',
    '21-0',
  ],
  [
    '[0.2] [S44] the target is reached by Black, 23 to 0',
    BLACK_WINS,
    'standard',
    '0.2',
    'black',
    '0-23',
  ],
  [
    '[0.2] [D2] [S44] on the learning board White wins, with a chain of three emissions',
    LEARNING_WHITE,
    'learning',
    '0.2',
    'white',
    '21-0',
  ],
  [
    '[0.2] [D2] [S44] on the learning board Black wins, 25 to 0',
    LEARNING_BLACK,
    'learning',
    '0.2',
    'black',
    '0-25',
  ],
  [
    '[R16] [D5] [S47] [S48] forty quiet turns end in a draw',
    QUIET,
    'standard',
    'R16',
    'draw',
    '0-0',
  ],
  ['[R18] a position stands for the third time', ROUND_AND_ROUND, 'standard', 'R18', 'draw', '0-0'],
] as const;

test.each(GAMES)('%s', (_, text, scenario, rule, winner, points) => {
  const t = playGame(text, scenario);
  const outcome = t.game.outcome(t.s);
  expect([outcome?.rule, outcome && formatWinners(['white', 'black'], outcome), score(t)]).toEqual([
    rule,
    winner,
    points,
  ]);
});

test('every way to end has its game, or its position in 00-turn.test.ts', () => {
  const byPosition = ['R15', 'D6'];
  const recorded = GAMES.map(([, , , rule]) => rule);
  for (const { rule } of endingsOf(VALUES.defaults))
    expect([...byPosition, ...recorded]).toContain(rule);
});

test('[5.6] [S31] [S49] in White’s game particles have changed sides, and all 14 are there', () => {
  const t = playGame(WHITE_WINS, 'standard');
  const ids = t.game.units.map(({ id }) => id);
  const at = (place: string) => ids.filter((id) => where(t, id) === place).join(' ');
  expect(at('tray of White')).toBe('w0 w2 w3 b2 b3 b5');
  expect(at('tray of Black')).toBe('w1b w8 b0 b1a b1b');
  expect([where(t, 'w1a'), where(t, 'w5'), where(t, 'b8')]).toEqual(['1b', 'W', '5c']);
});
