import { expect, test } from 'vitest';
import { STEP, tinyGame } from '../../../test/tiny-game.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { resume } from './drafts.ts';
import { batchOf, openSession } from './session.ts';

const game = tinyGame();

function session() {
  const s = start(game);
  s.secret.set([1, 1]);
  s.restart(STEP.turn);
  return openSession(game as Game, s, 0);
}

test.each([
  [
    'made again where the table stands where it stood',
    3,
    ['move r1', 'to b1'],
    ['move r1', 'to b1'],
  ],
  ['dropped where it has moved on', 4, ['move r1'], []],
  ['made as far as they are legal', 3, ['move r1', 'to c2'], ['move r1']],
  ['not made beyond the end of the turn', 3, ['pass', 'pass'], ['pass']],
])('picks are %s', (_, seq, picks, made) => {
  expect(batchOf(resume(session(), 3, { seq, picks }))).toEqual(made);
});

test('without a draft nothing is picked', () => {
  expect(resume(session(), 0, undefined).picks).toEqual([]);
});
