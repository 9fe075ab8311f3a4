import { expect, test } from 'vitest';
import { headKeys } from '../../../i18n/head.ts';
import { armageddon } from '../index.ts';
import { en } from './en.ts';

test('everything that is said before a game has its sentence', () => {
  expect(headKeys(armageddon).filter((key) => !(key in en))).toEqual([]);
});
