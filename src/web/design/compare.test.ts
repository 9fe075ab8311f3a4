import { expect, test } from 'vitest';
import type { FormSection, NumberField } from '../../kernel/setup/design.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { compareDecks, decksOf } from './compare.ts';

const format = (text: LocalizedText): string => (typeof text === 'string' ? text : text.key);
/** Returns a face whose price is the number in its type: `c3` costs 3. */
const face = (type: string) => ({ price: { n: Number(type.slice(1)) }, abilities: [] });
const look = { cards: { frames: {}, face } } as unknown as Parameters<typeof compareDecks>[2];

const field = (type: string, value: number): NumberField => ({
  ...{ kind: 'number', at: [type], label: `card ${type}`, value, min: 0, max: 9 },
  item: { type },
});
const part = (title: string, counts: Readonly<Record<string, number>>): FormSection => ({
  ...{ id: title, title },
  fields: Object.entries(counts).map(([type, value]) => field(type, value)),
});
const deck = (title: string, ...sections: FormSection[]): FormSection => ({
  ...{ id: title, title, fields: [], sections },
  tally: { label: 'points', n: 7, most: 9 },
});
/** Returns enough units that the form shows a gallery. */
const units = (counts: Readonly<Record<string, number>>) =>
  part('units', {
    ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`c${i + 1}`, 0])),
    ...counts,
  });

test('decks are the sections with a gallery, at any depth, with their points', () => {
  const form = [
    part('limits', { c1: 1 }),
    { ...deck('decks'), sections: [deck('red', units({}))] },
  ];
  expect(decksOf(form).map(({ title, points }) => [title, points])).toEqual([['red', 7]]);
});

test('parts, costs and cards are counted in both decks', () => {
  const [left, right] = decksOf([
    deck('red', units({ c1: 2, c3: 1 }), part('heroes', { c2: 1 })),
    deck('blue', units({ c1: 2, c4: 5 })),
  ]);
  if (!left || !right) throw new Error('two decks');
  const { parts, prices, items } = compareDecks(left, right, look, format);
  expect(parts).toEqual([
    { title: 'units', left: 3, right: 7 },
    { title: 'heroes', left: 1, right: 0 },
  ]);
  expect(prices.slice(0, 4)).toEqual([
    { price: 1, left: 2, right: 2 },
    { price: 2, left: 1, right: 0 },
    { price: 3, left: 1, right: 0 },
    { price: 4, left: 0, right: 5 },
  ]);
  // Cards in neither deck are left out; cards of the second deck come after those of the first.
  expect(items.map(({ type, ...pair }) => [type, pair.left, pair.right])).toEqual([
    ['c1', 2, 2],
    ['c2', 1, 0],
    ['c3', 1, 0],
    ['c4', 0, 5],
  ]);
});
