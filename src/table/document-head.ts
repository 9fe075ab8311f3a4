/** Catalogue data about custom documents. */
import type { DocumentSpec } from '../kernel/setup/setup.ts';
import type { CatalogueEntry } from './messages/messages.ts';

/** Data for the lobby about a game's custom documents. */
type DocumentHead = NonNullable<CatalogueEntry['document']>;

/** Returns the data that the lobby needs about a game's custom documents. */
export const documentHead = ({ scenarios, designer }: DocumentSpec): DocumentHead => ({
  ...(scenarios && { scenarios }),
  ...(designer && { made: true }),
});
