import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { GAME_IDS, loadForBots, loadGame, openGame } from './loaders.ts';

test('the page has a loader for every game of the registry, and for no other', async () => {
  expect([...GAME_IDS].sort()).toEqual(games.map((game) => game.id).sort());
  for (const game of games) expect(await loadForBots(game.id, undefined)).toBe(game);
});

test('the page opens its own games behind `Play`, from one module', async () => {
  for (const { id } of games) {
    const [module, again] = await Promise.all([loadGame(id), loadGame(id)]);
    if (!module) throw new Error(id);
    expect(again).toBe(module);
    const game = openGame(module, parseSetup(module));
    expect([game.play?.data.id, game.original?.id]).toEqual([id, id]);
  }
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
