/** Gallery of a form's items: filtering, and statistics of the chosen ones. */
import type { FieldItem, FormField, FormSection, NumberField } from '../../kernel/setup/design.ts';
import type { CardLook } from '../../kernel/look/card.ts';
import type { Look } from '../../kernel/look/look.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { folded } from '../ui/folded.ts';

/** A number field that counts a card or counter. */
export type ItemField = NumberField & { readonly item: FieldItem };

export const isItem = (field: FormField): field is ItemField =>
  field.kind === 'number' && field.item !== undefined;

/** Minimum number of items from which a gallery is searchable. */
const MANY = 12;

/** Returns the sections that contain only items, if there are enough items for a search; otherwise none. */
export function gallerySections({ sections = [] }: FormSection): readonly FormSection[] {
  const shown = sections.filter(({ fields }) => fields.length > 0 && fields.every(isItem));
  const n = shown.reduce((sum, { fields }) => sum + fields.length, 0);
  return n >= MANY ? shown : [];
}

/** Search and filters of a gallery. */
export interface GalleryFilter {
  readonly text: string;
  /** Id of a section; '' for all. */
  readonly section: string;
  /** Price on the face; undefined for any. */
  readonly price: number | undefined;
  /** Key of an ability; '' for any. */
  readonly ability: string;
  /** Whether only chosen items are shown. */
  readonly isChosen: boolean;
}

export const EVERYTHING: GalleryFilter = {
  text: '',
  section: '',
  price: undefined,
  ability: '',
  isChosen: false,
};

type Format = (text: LocalizedText) => string;

/** Returns the face of an item; undefined if the game shows a counter. */
export const faceOf = (look: Pick<Look, 'cards'>, { item }: ItemField): CardLook | undefined =>
  look.cards?.face(item.type);

/** Returns the sections with the items that pass a filter, without empty sections. */
export function filterGallery(
  sections: readonly FormSection[],
  filter: GalleryFilter,
  look: Pick<Look, 'cards'>,
  format: Format,
): FormSection[] {
  const words = folded(filter.text).split(/\s+/).filter(Boolean);
  const passes = (field: ItemField): boolean => {
    const face = faceOf(look, field);
    if (filter.isChosen && field.value === 0) return false;
    if (filter.price !== undefined && face?.price.n !== filter.price) return false;
    if (filter.ability && !abilityKeys(face).includes(filter.ability)) return false;
    const texts = [field.label, ...(face ? [face.kind, ...abilityTexts(face)] : [])];
    const text = folded(texts.map(format).join(' '));
    return words.every((word) => text.includes(word));
  };
  return sections
    .filter(({ id }) => filter.section === '' || filter.section === id)
    .map((section) => ({ ...section, fields: section.fields.filter(isItem).filter(passes) }))
    .filter(({ fields }) => fields.length > 0);
}

const abilityTexts = ({ abilities }: CardLook): LocalizedText[] =>
  abilities.flatMap(({ name, text }) => [name, text]);

/** Returns the message keys of a card's abilities: "Engineer 1" and "Engineer 2" have the same key. */
const abilityKeys = (face: CardLook | undefined): string[] =>
  (face?.abilities ?? []).filter(({ sign }) => sign !== '').map(({ name }) => keyOfAbility(name));

const keyOfAbility = (name: LocalizedText): string => (typeof name === 'string' ? name : name.key);

/** Ability of items in a gallery. */
interface GalleryAbility {
  readonly key: string;
  /** Name of the ability without a level. */
  readonly name: string;
}

/** Returns all abilities of some items, each once, sorted by name. */
export function abilitiesOf(
  fields: readonly ItemField[],
  look: Pick<Look, 'cards'>,
  format: Format,
): GalleryAbility[] {
  const found = new Map<string, GalleryAbility>();
  for (const field of fields)
    for (const { name, sign } of faceOf(look, field)?.abilities ?? []) {
      const key = keyOfAbility(name);
      if (sign !== '' && !found.has(key))
        found.set(key, { key, name: format(name).replace(/ \d+$/, '') });
    }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns all prices on the faces of some items, lowest first. */
export const pricesOf = (fields: readonly ItemField[], look: Pick<Look, 'cards'>): number[] =>
  [...new Set(fields.flatMap((field) => faceOf(look, field)?.price.n ?? []))].sort((a, b) => a - b);

/** Number of chosen items with a price. */
export interface PriceBar {
  readonly price: number;
  readonly n: number;
}

/** Returns the price curve of the chosen items: a bar for each price from the lowest to the highest on offer. */
export function priceCurve(fields: readonly ItemField[], look: Pick<Look, 'cards'>): PriceBar[] {
  const prices = pricesOf(fields, look);
  const [least = 0, most = -1] = [prices[0], prices.at(-1)];
  const counted = (price: number): number =>
    fields
      .filter((field) => faceOf(look, field)?.price.n === price)
      .reduce((sum, { value }) => sum + value, 0);
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    price: least + i,
    n: counted(least + i),
  }));
}

/** Returns the items of all sections. */
export const itemsOf = (sections: readonly FormSection[]): ItemField[] =>
  sections.flatMap(({ fields }) => fields.filter(isItem));

/** Returns the number of chosen items. */
export const chosenIn = (fields: readonly ItemField[]): number =>
  fields.reduce((sum, { value }) => sum + value, 0);
