import { expect, test } from 'vitest';
import { escapeText, noise, num, pickBy, polygon } from './svg.ts';
import { faultOf } from './testing.ts';

test('text is escaped for content and attributes, and cannot name a colour', () => {
  expect(escapeText(`<b a="1" c='2'>&$hull`)).toBe(
    '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;&#36;hull',
  );
});

test('control characters, which XML forbids, are dropped', () => {
  expect(escapeText('a\u0000b\u001fc\td')).toBe('abc\td');
});

test('numbers have at most one decimal and no minus zero', () => {
  expect([num(1.25), num(-0.04), num(10), num(2.449)]).toEqual(['1.3', '0', '10', '2.4']);
});

test('noise depends on its arguments alone and fills [0, 1)', () => {
  const values = Array.from({ length: 2000 }, (_, i) => noise(i, 7));
  expect(values).toEqual(Array.from({ length: 2000 }, (_, i) => noise(i, 7)));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  const tenths = new Set(values.map((v) => Math.floor(v * 10)));
  expect(tenths.size).toBe(10);
});

test('a choice by noise hits every member of a short list', () => {
  const chosen = new Set(Array.from({ length: 60 }, (_, i) => pickBy(['a', 'b', 'c'], i, 1)));
  expect([...chosen].sort()).toEqual(['a', 'b', 'c']);
});

test('a polygon without points is no path', () => {
  expect(polygon([])).toBe('');
});

test('the check of the markup finds what is wrong', () => {
  expect(faultOf('<g><path d="M0 0"/></g>')).toBe('');
  expect(faultOf('<g><path d="M0 0"></g>')).toContain('closes');
  expect(faultOf('<g>')).toContain('not closed');
  expect(faultOf('<text>a < b</text>')).toContain('stray');
  expect(faultOf('<text>a & b</text>')).toContain('stray &');
  expect(faultOf('<path d="MNaN 0"/>')).toBe('NaN');
});
