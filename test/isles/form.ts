/** [1] The form for a map and a deck: a text field for each row of the map, a number for each kind of card. */
import type { Designer, FormSection } from '../../src/kernel/setup/design.ts';
import type { Json } from '../../src/kernel/setup/setup.ts';
import { CARDS, type IslesDocument, LARGEST, MOST_CARDS } from './document.ts';
import { msg } from './i18n/msg.ts';

export const createIslesDesigner = (): Designer => ({
  form: (draft) => {
    const { map, cards } = draft as unknown as IslesDocument;
    return { sections: [mapSection(map), cardsSection(cards)] };
  },
  /** Kinds of cards that the deck lacks are shown as 0. */
  tidy: (draft) => {
    const { map, cards } = draft as unknown as IslesDocument;
    return {
      map,
      cards: Object.fromEntries(CARDS.map((card) => [card, cards[card] ?? 0])),
    } as Json;
  },
});

const mapSection = (map: IslesDocument['map']): FormSection => ({
  id: 'map',
  title: msg('form.map'),
  rule: '1',
  fields: map.map((row, i) => ({
    kind: 'text',
    at: ['map', i],
    label: msg('form.row', { n: i + 1 }),
    value: row,
    most: LARGEST,
  })),
  additions:
    map.length < LARGEST ? [{ label: msg('form.add-row'), at: ['map'], value: '.....' }] : [],
});

const cardsSection = (cards: IslesDocument['cards']): FormSection => ({
  id: 'cards',
  title: msg('form.cards'),
  tally: {
    label: msg('form.total'),
    n: CARDS.reduce((sum, card) => sum + cards[card], 0),
    most: CARDS.length * MOST_CARDS,
  },
  fields: CARDS.map((card) => ({
    kind: 'number',
    at: ['cards', card],
    label: msg(`item.${card}`),
    value: cards[card],
    min: 0,
    max: MOST_CARDS,
  })),
});
