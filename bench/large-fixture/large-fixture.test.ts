import { expect, test } from 'vitest';
import { conformGame } from '../../src/kernel/conformance/conform.ts';
import { start } from '../../src/kernel/engine.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { crowd } from './index.ts';

test('Crowd is a game: 1800 hexes, four sides, 120 counters', () => {
  const game = crowd.open(parseSetup(crowd));
  expect(game.board.size).toBe(1800);
  expect(game.look.counters(start(game))).toHaveLength(120);
  const report = conformGame(game, new Sfc32(1), { deepEvery: 50 });
  expect(report.actions.length).toBe(game.maxDecisions);
});
