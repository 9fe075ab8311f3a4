import { expect, test } from 'vitest';
import { shared } from '../../../i18n/en/shared.ts';
import { en } from './en.ts';

test('no message replaces one that all programs share', () => {
  expect(Object.keys(en).filter((key) => key in shared)).toEqual([]);
});
