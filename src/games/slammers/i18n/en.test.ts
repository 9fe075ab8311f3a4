import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headKeys } from '../../../i18n/head.ts';
import { slammers } from '../index.ts';
import { en } from './en.ts';

const PARTS = new URL('en/', import.meta.url);

test('everything that is said before a game has its sentence', () => {
  expect(headKeys(slammers).filter((key) => !(key in en))).toEqual([]);
});

test('no part says what another says under the same key', async () => {
  const modules = await Promise.all(
    readdirSync(PARTS).map((file): Promise<object> => import(new URL(file, PARTS).href)),
  );
  const keys = modules
    .flatMap((exported): object[] => Object.values(exported))
    .flatMap((messages) => Object.keys(messages));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(keys.sort()).toEqual(Object.keys(en).sort());
});
