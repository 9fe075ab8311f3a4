import { expect, test } from 'vitest';
import { percentOf } from './explore-tree.tsx';

test.each([
  [0, '0%'],
  [1 / 480, '< 1%'],
  [0.4167, '42%'],
  [0.998, '> 99%'],
  [1, '100%'],
])('a chance of %d is shown as %s', (p, text) => {
  expect(percentOf(p)).toBe(text);
});
