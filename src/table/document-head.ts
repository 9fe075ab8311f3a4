/** Catalogue data about custom documents. */
import type { DocumentSpec } from '../kernel/setup/setup.ts';

/** Data for the lobby about a game's custom documents. */
export interface DocumentHead {
  /** Ids of the scenarios that take one; absent: all. */
  readonly scenarios?: readonly string[];
  /** They can be made on screen. */
  readonly made?: boolean;
}

/** As much as the lobby needs to know of what a set-up may hold. */
export const documentHead = ({ scenarios, designer }: DocumentSpec): DocumentHead => ({
  ...(scenarios && { scenarios }),
  ...(designer && { made: true }),
});
