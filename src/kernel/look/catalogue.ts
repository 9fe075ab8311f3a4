/** A part of a game's look: a catalogue of all cards or counters, for reference. */
import type { LocalizedText } from '../text/message.ts';

/** A kind of card or counter in a game. */
export interface CatalogueItem {
  readonly id: string;
  readonly name: LocalizedText;
  /** Unit type, as in `CounterLook`: the key of its picture. */
  readonly type: string;
  /** Number of its colours; absent: neutral colours. */
  readonly colour?: number;
  /** Its printed values, in a sentence. */
  readonly text: LocalizedText;
  /** Its abilities, each with its rule. */
  readonly traits: readonly { readonly name: LocalizedText; readonly rule: string }[];
  /** Its value for each facet, as an index. */
  readonly facets: readonly number[];
}

/** A filter of the catalogue: `family`, with its existing values. */
export interface CatalogueFacet {
  readonly id: string;
  readonly name: LocalizedText;
  readonly values: readonly LocalizedText[];
}

/** Part of a look that lists all cards or counters of a game. */
export interface CataloguePart {
  readonly title: LocalizedText;
  readonly rule: string;
  readonly facets: readonly CatalogueFacet[];
  readonly entries: readonly CatalogueItem[];
  /** Note on the origin of these values, if they are our own design. */
  readonly designed?: LocalizedText;
}
