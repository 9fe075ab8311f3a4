import { expect, test } from 'vitest';
import { plainSvg } from './plain-svg.ts';

test('weights are multiples of 100, and the paint order becomes a style', () => {
  expect(plainSvg('<text font-weight="750" paint-order="stroke">')).toBe(
    '<text font-weight="800" style="paint-order: stroke">',
  );
});

test('the first stop of a gradient gets an offset', () => {
  expect(plainSvg('<stop stop-color="red"/><stop offset="1" stop-color="blue"/>')).toBe(
    '<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>',
  );
});

test('a fill with an undefined reference becomes none', () => {
  const known = '<linearGradient id="a"/><path fill="url(#a)"/>';
  expect(plainSvg(`${known}<path fill="url(#b)"/>`)).toBe(`${known}<path fill="none"/>`);
});
