/** Catalogue data about custom documents and variants. */
import type { DocumentSpec, VariantSpec } from '../kernel/setup/setup.ts';
import { valueSpecs } from '../kernel/setup/values.ts';
import type { CatalogueEntry } from './messages/messages.ts';

/** Data for the lobby about a game's custom documents. */
type DocumentHead = NonNullable<CatalogueEntry['document']>;

/** Returns the data that the lobby needs about a game's custom documents. */
export const documentHead = ({ scenarios, designer }: DocumentSpec): DocumentHead => ({
  ...(scenarios && { scenarios }),
  ...(designer && { made: true }),
});

/** Returns the number of values that variants may change, as the lobby needs it. */
export const valuesHead = (spec: VariantSpec | undefined): { readonly values?: number } =>
  spec ? { values: valueSpecs(spec.declarations).length } : {};
