import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { GAME_IDS, loadGame, openGame } from './loaders.ts';

test('the page has a loader for every game of the registry, and for no other', async () => {
  expect([...GAME_IDS].sort()).toEqual(games.map((game) => game.id).sort());
  for (const game of games) expect(await loadGame(game.id)).toBe(game);
});

test.each(['chess', 'toString', '__proto__'])('there is no game "%s"', async (id) => {
  expect(await loadGame(id)).toBeUndefined();
});

test('the same set-up gives the same game', () => {
  for (const module of games) {
    const setup = { scenario: module.scenarios[0]?.id ?? '', options: {} };
    expect(openGame(module, setup)).toBe(openGame(module, { ...setup }));
  }
});
