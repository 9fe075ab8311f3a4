import { expect, test } from 'vitest';
import { requireDefined } from './require-defined.ts';

test('a value that is there is returned, also 0, false and an empty text', () => {
  for (const value of [0, false, '', 'hex']) expect(requireDefined(value, 'never')).toBe(value);
});

test.each([undefined, null])('%s throws with the invariant that is broken', (missing) => {
  expect(() => requireDefined(missing, 'every side has a seat')).toThrow(
    'broken invariant: every side has a seat',
  );
});
