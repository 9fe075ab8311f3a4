/** Compares two decks or forces of a form: counts by type, by cost, and by card. */
import type { FormSection } from '../../kernel/setup/design.ts';
import type { Look } from '../../kernel/look/look.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { chosenIn, gallerySections, type ItemField, itemsOf, priceCurve } from './gallery.ts';

/** Deck or force of a form. */
export interface ShownDeck {
  readonly title: LocalizedText;
  /** Points used, if the form counts them. */
  readonly points?: number;
  readonly sections: readonly FormSection[];
}

/** Counts of the same thing in two decks. */
export interface CountPair {
  readonly left: number;
  readonly right: number;
}

interface ComparedPart extends CountPair {
  readonly title: LocalizedText;
}

export interface ComparedItem extends CountPair {
  readonly type: string;
  readonly label: LocalizedText;
}

export interface ComparedPrice extends CountPair {
  readonly price: number;
}

export interface DeckComparison {
  readonly parts: readonly ComparedPart[];
  readonly prices: readonly ComparedPrice[];
  /** Items in at least one deck, in the order of the form. */
  readonly items: readonly ComparedItem[];
}

/** Returns all decks of a form: sections with a gallery, at any depth. */
export function decksOf(sections: readonly FormSection[]): ShownDeck[] {
  return sections.flatMap((section) => {
    const gallery = gallerySections(section);
    if (gallery.length === 0) return decksOf(section.sections ?? []);
    const { title, tally } = section;
    return [{ title, sections: gallery, ...(tally && { points: tally.n }) }];
  });
}

/** Compares two decks. Parts match by title and items by type; something missing in a deck counts as 0. */
export function compareDecks(
  left: ShownDeck,
  right: ShownDeck,
  look: Pick<Look, 'cards'>,
  format: (text: LocalizedText) => string,
): DeckComparison {
  const parts = pairsBy(
    left.sections.map((part) => ({ ...part, n: chosenIn(itemsOf([part])) })),
    right.sections.map((part) => ({ ...part, n: chosenIn(itemsOf([part])) })),
    ({ title }) => format(title),
  );
  const [items, others] = [itemsOf(left.sections), itemsOf(right.sections)];
  const cards = pairsBy(items.map(counted), others.map(counted), ({ item }) => item.type);
  const prices = pairsBy(priceCurve(items, look), priceCurve(others, look), ({ price }) =>
    String(price),
  );
  return {
    parts: parts.map(({ one: { title }, ...pair }) => ({ title, ...pair })),
    prices: prices
      .map(({ one: { price }, ...pair }) => ({ price, ...pair }))
      .sort((a, b) => a.price - b.price),
    items: cards
      .filter((pair) => pair.left + pair.right > 0)
      .map(({ one: { item, label }, ...pair }) => ({ type: item.type, label, ...pair })),
  };
}

const counted = (field: ItemField) => ({ ...field, n: field.value });

/** Pairs the things of two lists by key, with their counts. The order is that of the first list, then of the second. */
function pairsBy<T extends { readonly n: number }>(
  lefts: readonly T[],
  rights: readonly T[],
  keyOf: (thing: T) => string,
): (CountPair & { readonly one: T })[] {
  const pairs = new Map<string, CountPair & { readonly one: T }>();
  for (const one of lefts) pairs.set(keyOf(one), { one, left: one.n, right: 0 });
  for (const one of rights)
    pairs.set(keyOf(one), {
      one: pairs.get(keyOf(one))?.one ?? one,
      left: pairs.get(keyOf(one))?.left ?? 0,
      right: one.n,
    });
  return [...pairs.values()];
}
