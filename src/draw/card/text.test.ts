import { expect, test } from 'vitest';
import { drawLine, sizeFor, wrap, wrapEvenly } from './text.ts';
import { measure } from './widths.ts';

test('a line is as wide as the sum of its letters', () => {
  // Liberation Sans Bold: A and B 722, space 278 thousandths.
  expect(measure('AB A', 10, 'bold')).toBeCloseTo(24.44, 5);
  expect(measure('AB', 10, 'bold', 2)).toBeCloseTo(16.44, 5);
  expect(measure('ä', 1000, 'regular')).toBe(556);
});

test('lines are wrapped at spaces, and no line is wider than it may be', () => {
  const lines = wrap('one two three four five', 10, 'regular', 50);
  expect(lines.join(' ')).toBe('one two three four five');
  for (const line of lines) expect(measure(line, 10, 'regular')).toBeLessThanOrEqual(50);
});

test('a word that is wider than a line is broken with a hyphen', () => {
  expect(wrap('Infanterieunterstützung', 10, 'regular', 60)[0]).toMatch(/-$/);
});

test('lines are evened out without one more', () => {
  const [uneven, even] = [wrap, wrapEvenly].map((each) =>
    each('aaaa bbbb cccc d', 10, 'regular', 70),
  );
  expect(even).toHaveLength(uneven.length);
  expect(even.at(-1)).not.toBe('d');
});

test('print is made smaller until it fits', () => {
  expect(sizeFor('AAAA', 72.2, [30, 10])).toBe(25);
  expect(sizeFor('AAAA', 1, [30, 10])).toBe(10);
});

test('a line takes its measured width in any font', () => {
  expect(drawLine('ABBA', 0, 0, { size: 10, color: '#000000' })).toContain('textLength="28.9"');
});
