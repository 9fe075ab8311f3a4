import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { positionOf } from './picture.ts';

test.each(games)(
  'the picture of $id in the lobby shows counters of all its sides',
  async (module) => {
    const { game, state } = (await positionOf(module)) ?? {};
    const counters = game && state ? game.look.counters(state) : [];
    const sides = new Set(counters.map(({ side }) => side).filter((side) => side >= 0));
    expect([...sides].toSorted()).toEqual(game?.sides.map((_, i) => i));
    expect(counters.length).toBeGreaterThan(10);
  },
);

test.each(games)('others come in between while the picture of $id is made', async (module) => {
  let [turns, isMade] = [0, false];
  const others = (): void => {
    turns += 1;
    if (!isMade) setTimeout(others);
  };
  setTimeout(others);
  await positionOf(module);
  isMade = true;
  expect(turns).toBeGreaterThanOrEqual(module.scenarios.length - 1);
  expect(turns).toBeGreaterThan(0);
});
