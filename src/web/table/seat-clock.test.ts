import { expect, test } from 'vitest';
import { isNight, spanOf, universal } from './seat-clock.tsx';

test.each([
  [0, '0:00'],
  [67, '1:07'],
  [3 * 3600 + 300, '3 h 05 min'],
  [2 * 86_400 + 3 * 3600, '2 d 3 h'],
  [-5, '0:00'],
])('%i seconds are said as %s', (seconds, text) => expect(spanOf(seconds)).toBe(text));

test('an hour here is a minute of the universal day', () => {
  expect(universal(22, -60)).toBe(21 * 60);
  expect(universal(22, 300)).toBe(3 * 60);
  expect(universal(0, -600)).toBe(14 * 60);
});

test('a night goes over midnight', () => {
  expect([1319, 1320, 10, 419, 420].map((minute) => isNight([1320, 420], minute))).toEqual([
    ...[false, true, true, true, false],
  ]);
  expect([59, 60, 500].map((minute) => isNight([60, 500], minute))).toEqual([false, true, false]);
});
