/** Heuristics of the bots in every scenario: evaluations that add up to zero, and short lists of candidates. */
import { describe, expect, test } from 'vitest';
import {
  candidateCounts,
  expectTunable,
  expectZeroSum,
  pointsAgainstRandom,
} from '../../../test/heuristics.ts';
import type { Game } from '../../kernel/game.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { openGame } from './testing.ts';

/** Two-player scenarios, whose two evaluations must add up to zero. */
const FOR_TWO = SCENARIOS.filter(({ commands }) => commands.length === 2).map(({ id }) => id);

describe('evaluate', () => {
  test.each(FOR_TWO)('one side loses what the other gains: scenario %s', (id) => {
    expectZeroSum(openGame(id), 200);
  });

  test('every weight counts somewhere', () => {
    // Scenario 1 has gun positions, 4 has hunters. The enemies in 6 have no commander; in 11 a side commands allied
    // troops.
    const others = ['hired', 'foes'];
    expectTunable(openGame('1'), 600, ['hunt', 'farHexes', ...others]);
    expectTunable(openGame('4'), 600, ['pull', 'farTurns', 'coverage', 'ready', ...others]);
    expectTunable(openGame('6'), 200, ['doomed', 'ready', 'hired']);
    expectTunable(openGame('11'), 600, ['hunt', 'farHexes', 'ready', 'doomed', 'foes']);
  });
});

describe('candidates', () => {
  test.each(SCENARIOS.map(({ id }) => id))(
    'a handful of the legal actions, and mostly one: scenario %s',
    (id) => {
      const game = openGame(id);
      const counts = candidateCounts(game, game.bot, 300);
      expect(counts.at(-1)).toBeLessThan(12);
      expect(counts[Math.floor(counts.length / 2)]).toBe(1);
    },
  );
});

const gameOf = (id: string): Game => openGame(id) as unknown as Game;

describe('greedy', () => {
  test.each(['1', '3', '7', '9'])('beats a random player from every side: scenario %s', (id) => {
    expect(pointsAgainstRandom(gameOf(id), id)).toBe(1);
  });
});
