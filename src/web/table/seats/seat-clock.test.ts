import { expect, test } from 'vitest';
import { spanOf } from './seat-clock.tsx';
import { minutesOf, timeOf } from './sleep-hours.tsx';

test.each([
  [0, '0:00'],
  [67, '1:07'],
  [3 * 3600 + 300, '3 h 05 min'],
  [2 * 86_400 + 3 * 3600, '2 d 3 h'],
  [-5, '0:00'],
])('%i seconds are said as %s', (seconds, text) => expect(spanOf(seconds)).toBe(text));

test('a time of day is formatted as on a clock and parsed back', () => {
  for (const [minutes, text] of [
    [0, '00:00'],
    [450, '07:30'],
    [1439, '23:59'],
  ] as const) {
    expect(timeOf(minutes)).toBe(text);
    expect(minutesOf(text)).toBe(minutes);
  }
  expect(minutesOf('')).toBeUndefined();
});
