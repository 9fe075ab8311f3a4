import { describe, expect, test } from 'vitest';
import type { CardLook } from '../../kernel/look/card.ts';
import type { FormSection, NumberField } from '../../kernel/setup/design.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import {
  abilitiesOf,
  EVERYTHING,
  filterGallery,
  gallerySections,
  itemsOf,
  priceCurve,
  pricesOf,
} from './gallery.ts';

const format = (text: LocalizedText): string =>
  typeof text === 'string' ? text : `${text.key}${text.args?.['n'] ? ` ${text.args['n']}` : ''}`;

const card = (price: number, kind: string, ...abilities: [key: string, n: number][]): CardLook =>
  ({
    kind,
    price: { icon: 'ap', n: price, name: '' },
    abilities: abilities.map(([key, n]) => ({
      ...{ sign: '<path/>', rule: '1', text: `effect of ${key}` },
      name: { key, args: { n } },
    })),
  }) as unknown as CardLook;

const FACES: Readonly<Record<string, CardLook>> = {
  rifles: card(1, 'Infantry'),
  tank: card(3, 'Vehicle', ['Armour', 2]),
  walker: card(5, 'Vehicle', ['Armour', 1], ['Flight', 0]),
};
const look = { cards: { frames: {}, face: (type: string) => FACES[type] } };

const field = (type: string, value: number): NumberField => ({
  ...{ kind: 'number', at: ['cards', type], label: `the ${type}`, value, min: 0, max: 3 },
  item: { type },
});
const section = (id: string, ...fields: FormSection['fields']): FormSection => ({
  ...{ id, title: id, fields },
});
const sections = [
  section('foot', field('rifles', 3)),
  section('wheels', field('tank', 0), field('walker', 1)),
];
const found = (part: Partial<typeof EVERYTHING>): string[] =>
  filterGallery(sections, { ...EVERYTHING, ...part }, look, format).flatMap((each) =>
    itemsOf([each]).map(({ item }) => item.type),
  );

describe('a gallery', () => {
  test('is shown from twelve items on, if the sections contain nothing else', () => {
    const many = section('many', ...Array.from({ length: 12 }, (_, i) => field(`card-${i}`, 0)));
    const mixed = section('mixed', field('tank', 0), { ...field('tank', 0), kind: 'number' });
    const { item: _, ...plain } = field('plain', 0);
    const other = section('other', field('tank', 0), plain);
    const form = (...inner: FormSection[]): FormSection => ({
      ...section('all'),
      sections: inner,
    });
    expect(gallerySections(form(many, other)).map(({ id }) => id)).toEqual(['many']);
    expect(gallerySections(form(mixed, other))).toEqual([]);
    expect(gallerySections(section('none'))).toEqual([]);
  });

  test('is searched by name, type, and the names and effects of abilities', () => {
    expect(found({})).toEqual(['rifles', 'tank', 'walker']);
    expect(found({ text: 'TANK' })).toEqual(['tank']);
    expect(found({ text: 'vehicle' })).toEqual(['tank', 'walker']);
    expect(found({ text: 'effect of flight' })).toEqual(['walker']);
    expect(found({ text: 'tank flight' })).toEqual([]);
  });

  test('is filtered by section, cost, ability of any level, and what has been chosen', () => {
    expect(found({ section: 'foot' })).toEqual(['rifles']);
    expect(found({ price: 3 })).toEqual(['tank']);
    expect(found({ ability: 'Armour' })).toEqual(['tank', 'walker']);
    expect(found({ isChosen: true })).toEqual(['rifles', 'walker']);
    expect(found({ isChosen: true, ability: 'Armour' })).toEqual(['walker']);
  });

  test('names each ability once, without its level, and each cost once', () => {
    const all = itemsOf(sections);
    expect(abilitiesOf(all, look, format)).toEqual([
      { key: 'Armour', name: 'Armour' },
      { key: 'Flight', name: 'Flight' },
    ]);
    expect(pricesOf(all, look)).toEqual([1, 3, 5]);
  });

  test('draws a cost curve of the chosen items, including costs that none of them has', () => {
    expect(priceCurve(itemsOf(sections), look)).toEqual([
      { price: 1, n: 3 },
      { price: 2, n: 0 },
      { price: 3, n: 0 },
      { price: 4, n: 0 },
      { price: 5, n: 1 },
    ]);
    expect(priceCurve([], look)).toEqual([]);
  });
});
