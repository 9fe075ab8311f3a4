import { expect, test } from 'vitest';
import { bothThemes } from '../tools/pictures/both-themes.ts';

const drawing = (paper: string, ink: string): string =>
  `<svg viewBox="0 0 9 9"><rect fill="${paper}"/><path stroke="${ink}" fill="#333"/><path fill="${ink}"/></svg>`;

test('one drawing has the colours of both themes; equal colours stay as they are', () => {
  expect(bothThemes(drawing('#fff', '#000000'), drawing('#111', '#eee'))).toBe(
    '<svg id="dark" viewBox="0 0 9 9">' +
      '<style>svg{--0:#fff;--1:#000000}svg:target{--0:#111;--1:#eee}</style>' +
      '<rect fill="var(--0)"/><path stroke="var(--1)" fill="#333"/><path fill="var(--1)"/></svg>',
  );
});

test('a light colour with two different dark counterparts gets two names', () => {
  const light = '<svg><a fill="#fff"/><a fill="#fff"/></svg>';
  const dark = '<svg><a fill="#000"/><a fill="#fff"/></svg>';
  expect(bothThemes(light, dark)).toContain('<a fill="var(--0)"/><a fill="#fff"/>');
});

test('drawings that differ in more than colours are refused', () => {
  expect(() => bothThemes('<svg><a/></svg>', '<svg><b/></svg>')).toThrow('more than colours');
});
