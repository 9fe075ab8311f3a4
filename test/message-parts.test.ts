/** Messages that a game keeps in parts: the whole contains all of them, and no key twice. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';

const partsOf = (game: string): URL => new URL(`../src/games/${game}/i18n/en/`, import.meta.url);
const inParts = games.filter(({ id }) => existsSync(partsOf(id)));

test('games with messages in parts are found', () => {
  expect(inParts.map(({ id }) => id)).toEqual(expect.arrayContaining(['armageddon', 'slammers']));
});

test.each(inParts)('no part of the messages of $id has the same key as another', async (game) => {
  const parts = partsOf(game.id);
  const modules = await Promise.all(
    readdirSync(parts).map((file): Promise<object> => import(new URL(file, parts).href)),
  );
  const keys = modules
    .flatMap((exported): object[] => Object.values(exported))
    .flatMap((messages) => Object.keys(messages));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(Object.keys((await game.messages?.['en']?.()) ?? {})).toEqual(
    expect.arrayContaining(keys),
  );
});
