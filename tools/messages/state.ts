/**
 * State of each translation. A language's .po file in `translations` records the English that each translation
 * was made from; the message files hold the translations that the program uses.
 */
import type { CatalogueSource, Translations } from './catalogue.ts';
import type { PoEntry } from './po.ts';

export type Status = 'missing' | 'outdated' | 'current';

/** A translation and the English that it was made from; undefined if nobody knows it. */
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

/** A translation that was edited outside of the .po file counts as made from the English of today. */
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
