import { afterEach, expect, test } from 'vitest';
import { agoOf, percent, shortFraction } from './numbers.ts';
import { switchLanguage } from './messages.ts';

afterEach(() => switchLanguage('en', () => true));

test.each([
  ['en', 0.4167, '41.7%'],
  ['en', 0, '0%'],
  ['en', 1, '100%'],
  ['en', 0.0002, '< 0.1%'],
  ['en', 0.9998, '> 99.9%'],
  ['de', 0.4167, '41,7 %'],
] as const)('in %s a chance of %d is %s', async (language, p, text) => {
  await switchLanguage(language, () => true);
  expect(percent(p).replace(/\s/g, ' ')).toBe(text);
});

test('a fraction is shown if its denominator has at most three digits', () => {
  expect(['5/36', '35/216', '1'].map(shortFraction)).toEqual(['5/36', '35/216', '1']);
  expect(['1/1296', '109375/279936'].map(shortFraction)).toEqual(['', '']);
});

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000 + 5, '3 hours ago'],
  [24 * 3_600_000, 'yesterday'],
  [-3 * 3_600_000, 'in 3 hours'],
])('what was %d ms ago was %s', (ms, text) => {
  expect(agoOf(1e12 - ms, 1e12)).toBe(text);
});
