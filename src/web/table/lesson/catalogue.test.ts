import { expect, test } from 'vitest';
import type { CatalogueItem, CataloguePart } from '../../../kernel/look/catalogue.ts';
import { found } from './catalogue.ts';

const entry = (id: string, facets: readonly number[], ...traits: string[]): CatalogueItem => ({
  ...{ id, name: id, type: id, text: `costs of ${id}`, facets },
  traits: traits.map((name, i) => ({ name, rule: `${i}` })),
});
const part: CataloguePart = {
  ...{ title: 'Cards', rule: '1', facets: [] },
  entries: [
    entry('Line Rifles', [0, 0]),
    entry('Wren', [1, 0], 'Stealth 6', 'Saboteur 5'),
    entry('Two-Shadows', [0, 1], 'Stealth 4', 'Sniper 3'),
  ],
};
const ids = (facets: Record<number, number | undefined>, text = ''): string[] =>
  found(part, facets, text, String).map(({ id }) => id);

test('every chosen facet must match', () => {
  expect(ids({})).toEqual(['Line Rifles', 'Wren', 'Two-Shadows']);
  expect(ids({ 0: 0 })).toEqual(['Line Rifles', 'Two-Shadows']);
  expect(ids({ 0: 0, 1: 1 })).toEqual(['Two-Shadows']);
  expect(ids({ 0: undefined, 1: 0 })).toEqual(['Line Rifles', 'Wren']);
});

test('every typed word must occur in the name, the figures or the abilities', () => {
  expect(ids({}, 'stealth')).toEqual(['Wren', 'Two-Shadows']);
  expect(ids({}, '  STEALTH snip ')).toEqual(['Two-Shadows']);
  expect(ids({}, 'costs line')).toEqual(['Line Rifles']);
  expect(ids({ 0: 1 }, 'sniper')).toEqual([]);
});
