import { expect, test } from 'vitest';
import { pricesIn } from './prices.ts';

const ICONS = [
  { look: 'points', none: '0 AP' },
  { look: 'humans', none: '0 H' },
];
const told = (text: string) =>
  pricesIn(text, ICONS).map((part) =>
    typeof part === 'string' ? part : `[${part.n} ${part.look}${part.comma}]`,
  );

test('amounts in a label are parts with their icons, and the comma between two of them', () => {
  expect(told('Deploy Rifles (2 AP, 12 H)')).toEqual([
    'Deploy Rifles (',
    '[2 points, ]',
    '[12 humans]',
    ')',
  ]);
  expect(told('Done')).toEqual(['Done']);
});

test('a letter of another word, and a number of something else, are no amounts', () => {
  expect(told('3 Heroes, A1 AP')).toEqual(['3 Heroes, A1 AP']);
  expect(pricesIn('1 AP', [])).toEqual(['1 AP']);
});
