/** Stores the rules from files that the page's saved games need, in the browser next to these games. */
import { addUntrustedBundle, untrustedBundle } from '../../games/untrusted-bundles.ts';
import { readStored, writeStored } from '../../ui/settings.ts';

const keyOf = (game: string): string => `countermarch.rules.${game}`;

interface StoredRules {
  readonly hash: string;
  readonly code: string;
}

/** Stores the bundle of a game, if it came from a file. */
export function storeRules(game: string, hash: string): void {
  const code = untrustedBundle(hash);
  if (code !== undefined) writeStored(keyOf(game), { hash, code } satisfies StoredRules);
}

/** Registers the rules of a saved game with the page and its workers. */
export function loadStoredRules(game: string): void {
  const stored = readStored<StoredRules>(keyOf(game));
  if (stored) addUntrustedBundle(stored.hash, stored.code);
}
