import { expect, test } from 'vitest';
import { figure, markdownTable, misses, type TableRow, spread, times } from './table.ts';

const missed: TableRow = {
  what: 'Hopping',
  figure: '10/s',
  against: 'frogs 20/s',
  ratio: '0.5 x',
  target: { text: 'at least 2 x', met: false, because: 'Frogs are good at it.' },
};

test('numbers are formatted for people', () => {
  expect([figure(1234567), figure(0.04567), figure(42)]).toEqual(['1,234,567', '0.0457', '42']);
  expect(spread([30, 10, 20], times)).toBe('20 x (10 x to 30 x)');
});

test('a missed target is named, with the result and the reason', () => {
  const met: TableRow = { what: 'Walking', figure: '3/s', target: { text: 'ahead', met: true } };
  expect(misses([met, missed, { what: 'Sleeping', figure: '8 h' }])).toEqual([
    'Hopping: asked for at least 2 x, found 0.5 x of frogs 20/s. Frogs are good at it.',
  ]);
  expect(markdownTable([met, missed]).match(/MISSED/g)).toHaveLength(1);
});
