import { expect, test } from 'vitest';
import type { GameState } from './state.ts';
import { tuned, tuningOf, type WeightsOf } from './tuning.ts';

type Weights = WeightsOf<'near' | 'far'>;
const make = ({ near, far }: Weights) => ({
  evaluate: (_: GameState, side: number) => near - far * side,
});
const state = {} as GameState;

test('heuristics use the weights of their set, and others keep the weights that they do not name', () => {
  const bot = tuned('all', { near: 0.5, far: 0.25 }, make);
  expect(bot.evaluate(state, 1)).toBe(0.25);
  expect([bot.tuning?.set, bot.tuning?.weights]).toEqual(['all', { near: 0.5, far: 0.25 }]);
  expect(bot.tuning?.with({ far: 1 }).evaluate(state, 1)).toBe(-0.5);
});

test('tuning alone changes no heuristics', () => {
  const weights = { near: 0.5, far: 0.25 };
  expect(tuningOf('all', weights, make).with({}).evaluate(state, 0)).toBe(0.5);
  expect(weights).toEqual({ near: 0.5, far: 0.25 });
});
