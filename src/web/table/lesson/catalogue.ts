/** Search and filter for a catalogue. */
import type { CatalogueItem, CataloguePart } from '../../../kernel/look/catalogue.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { folded } from '../../ui/folded.ts';

/** Wanted value of each facet, by its index; absent: any value. */
export type Facets = Readonly<Record<number, number | undefined>>;

/** Returns the entries that match every chosen facet and contain every word of a text. */
export function found(
  { entries }: CataloguePart,
  facets: Facets,
  text: string,
  format: (text: LocalizedText) => string,
): CatalogueItem[] {
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (!entry.facets.every((value, f) => facets[f] === undefined || facets[f] === value))
      return false;
    if (wanted.length === 0) return true;
    const texts = [entry.name, entry.text, ...entry.traits.map(({ name }) => name)];
    const words = folded(texts.map(format).join(' '));
    return wanted.every((word) => words.includes(word));
  });
}
