/** Source text of the bundles that files have brought into this page. Nothing in this module runs them. */
import { sha256Hex } from '../../table/record/sha256.ts';
import type { OwnRules } from '../../table/game-status.ts';

/** Source text of bundles by their hashes. */
export type UntrustedBundles = readonly (readonly [hash: string, code: string])[];

const codes = new Map<string, string>();

/** Stores the bundle of a file while the page is open. Returns false if its text does not match its hash. */
export function addUntrustedBundle(hash: string, code: string): boolean {
  if (codes.get(hash) === code) return true;
  if (sha256Hex(code) !== hash) return false;
  codes.set(hash, code);
  return true;
}

/** Removes the bundle of a file if it does not work. */
export const removeUntrustedBundle = (hash: string): boolean => codes.delete(hash);

export const untrustedBundle = (hash: string): string | undefined => codes.get(hash);

/** Returns whether the rules of a table came from a file, and so run in a sandbox. */
export const isSandboxed = (ownRules: OwnRules | undefined): ownRules is OwnRules =>
  ownRules !== undefined && codes.has(ownRules.bundle);

/** Returns all stored bundles, for a worker. */
export const untrustedBundles = (): UntrustedBundles => [...codes];

/** Stores the bundles that another thread of the page has. */
export function addUntrustedBundles(known: UntrustedBundles): void {
  for (const [hash, code] of known) addUntrustedBundle(hash, code);
}
