/**
 * State of each translation. A language's .po file in `translations` records the English of each translation; the
 * message files contain the translations that the program uses.
 */
import type { CatalogueSource, Translations } from './catalogue.ts';
import type { PoEntry } from './po.ts';

export type Status = 'missing' | 'outdated' | 'current';

/** A translation and the English that it was made from; undefined if unknown. */
export interface Made {
  readonly from: string | undefined;
  readonly translation: string;
}

export type Records = ReadonlyMap<string, Made>;

export const recordsIn = (entries: readonly PoEntry[]): Records =>
  new Map(
    entries
      .filter(({ translation }) => translation !== '')
      .map(({ id, english, translation, isFuzzy, previous }) => [
        id,
        { from: isFuzzy ? previous : english, translation },
      ]),
  );

/**
 * Returns the state of a translation. One that was edited outside the .po file counts as made from the current English.
 */
export function statusOf(
  { id, text }: CatalogueSource,
  translations: Translations,
  records: Records,
): Status {
  const translation = translations.get(id);
  if (translation === undefined) return 'missing';
  const made = records.get(id);
  const isRecorded = made?.translation === translation;
  return isRecorded && made.from !== text ? 'outdated' : 'current';
}
