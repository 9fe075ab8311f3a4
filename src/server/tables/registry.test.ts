/** Tables with equal set-ups share one game object, however they were loaded. */
import { expect, test } from 'vitest';
import * as registry from '../../games/registry.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { shareGames } from './registry.ts';
import { makeTable, tempFolder, testServer } from '../testing/test-client.ts';

test('of one set-up there is one game, made or read from the disk', async () => {
  const data = tempFolder();
  const first = await testServer({ data });
  const made = [await makeTable(first.address), await makeTable(first.address)];
  const gamesAt = (server: typeof first) =>
    Promise.all(made.map(async ({ table }) => (await server.tables.get(table)).table));
  const [one, two] = await gamesAt(first);
  expect(one).not.toBe(two);
  expect(one?.game).toBe(two?.game);
  await first.close();
  const [three, four] = await gamesAt(await testServer({ data }));
  expect(three?.game).not.toBe(one?.game);
  expect(three?.game).toBe(four?.game);
});

test('another set-up is another game', () => {
  const module = shareGames(registry).gameById('annihilation');
  const opened = (scenario: string) => module.open(parseSetup(module, { scenario }));
  expect(opened('learning')).toBe(opened('learning'));
  expect(opened('learning')).not.toBe(opened('standard'));
  expect(opened('learning').setup.scenario).toBe('learning');
});
