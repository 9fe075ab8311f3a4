/** Every step names its rule, and every scenario the rule of its victory conditions. */
import { expect, test } from 'vitest';
import { SCENARIOS } from '../data/scenarios.ts';
import { begin } from '../testing.ts';
import { victoryRule } from './victory/victory.ts';

test.each(SCENARIOS)('[4.1] scenario $id names the rule of its victory', ({ id }) => {
  const { game, s } = begin(id);
  const { steps } = game;
  expect(victoryRule(s)).toMatch(new RegExp(`^${30 + Number(id)}\\.`));
  for (const { rule } of steps) expect(rule).not.toBe('');
});
