import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { positionOf } from './picture.ts';

test.each(games)('the picture of $id in the lobby shows counters of all its sides', (module) => {
  const { game, state } = positionOf(module) ?? {};
  const counters = game && state ? game.look.counters(state) : [];
  const sides = new Set(counters.map(({ side }) => side).filter((side) => side >= 0));
  expect([...sides].toSorted()).toEqual(game?.sides.map((_, i) => i));
  expect(counters.length).toBeGreaterThan(10);
});
