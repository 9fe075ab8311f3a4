import { expect, test } from 'vitest';
import { halvesOf } from './hyphen.ts';

test.each([
  ['Himmelshakenkompanie', 'Himmelshaken-', 'kompanie'],
  ['Aufgebotsschützen', 'Aufgebots-', 'schützen'],
  ['Flugabwehrstellung', 'Flugabwehr-', 'stellung'],
  ['Nebenschlussstrahler', 'Nebenschluss-', 'strahler'],
  ['Wasserkarawane', 'Wasser-', 'karawane'],
])('%s is broken between syllables', (word, ...halves) => {
  expect(halvesOf(word)).toEqual(halves);
});

test('a word without a place for a hyphen stays whole', () => {
  expect(halvesOf('Wren')).toEqual(['Wren']);
});
