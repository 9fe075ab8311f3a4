/** Bots in every scenario, including the scenarios whose games take long. */
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from './data/scenarios.ts';
import { pointsAgainstRandom } from '../../../test/heuristics.ts';
import type { Game } from '../../kernel/game.ts';
import { openGame } from './testing.ts';

const PLAYED = SCENARIOS.filter(({ commands }) => commands.length > 1).map(({ id }) => id);

const gameOf = (id: string): Game => openGame(id) as unknown as Game;

describe('greedy', () => {
  test.each(PLAYED)('beats a random player from every side: scenario %s', (id) => {
    expect(pointsAgainstRandom(gameOf(id), id)).toBeGreaterThanOrEqual(0.75);
  });
});
