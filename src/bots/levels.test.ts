import { describe, expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import { budgetFactorOf } from './planner/turn-budget.ts';
import { LEVELS, levelsOf, USUAL_LEVEL } from './levels.ts';

describe('levels that a game offers', () => {
  test.each(games.map((module) => [module.id, module] as const))('%s', (_, module) => {
    const offered = levelsOf(module).map(({ id }) => id);
    expect(offered).toEqual(module.levels ?? LEVELS.map(({ id }) => id));
    expect(offered).toContain(USUAL_LEVEL);
    expect(offered.at(-1)).toBe('5');
  });

  test('in the order of strength, whatever order the game names them in', () => {
    const [module] = games;
    if (!module) throw new Error('there is no game');
    const offered = levelsOf({ ...module, levels: ['5', 'greedy', '1'] });
    expect(offered.map(({ id }) => id)).toEqual(['1', 'greedy', '5']);
  });
});

test('a game may ask less of level 4 than of level 5', () => {
  const budget = { positions: 1, milliseconds: 1 };
  const asking = (budgetFactor: number | { 4: number; 5: number }) =>
    ({ bot: { budgetFactor } }) as unknown as Parameters<typeof budgetFactorOf>[0];
  const game = asking({ 4: 2, 5: 7 });
  expect([budgetFactorOf(game, { ...budget, level: 4 }), budgetFactorOf(game, budget)]).toEqual([
    2, 7,
  ]);
  expect(budgetFactorOf(asking(3), { ...budget, level: 4 })).toBe(3);
});
