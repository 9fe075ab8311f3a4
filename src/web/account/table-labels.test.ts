import { expect, test } from 'vitest';
import { numbered } from './table-labels.ts';

test('equal labels get numbers, so that no two buttons read the same', () => {
  expect(numbered(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a (2)', 'a (3)']);
});
