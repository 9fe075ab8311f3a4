import { expect, test } from 'vitest';
import { InputError } from './setup.ts';
import { checkJson, JSON_DEPTH, readJson } from './read-json.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('JSON is read up to its deepest level, and refused below it without overflowing the stack', () => {
  expect(readJson(nested(JSON_DEPTH))).toHaveLength(1);
  for (const levels of [JSON_DEPTH + 2, 5000, 1_000_000])
    expect(() => readJson(nested(levels))).toThrow(InputError);
  expect(() => readJson(`{"a":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`)).toThrow(InputError);
});

test.each(['"a\\u0000"', '["\\u0000"]', '{"\\u0000":1}', '{"a":[{"b":"\\u0000"}]}'])(
  'U+0000 is refused wherever it stands: %s',
  (text) => {
    expect(() => readJson(text)).toThrow(InputError);
  },
);

test('all other JSON is read unchanged; text that is not JSON is a SyntaxError', () => {
  const value = { a: [1, 'ü', null, true, { b: '' }], '': [] };
  expect(readJson(JSON.stringify(value))).toEqual(value);
  expect(() => readJson('{')).toThrow(SyntaxError);
  expect(() => checkJson(undefined)).not.toThrow();
});
