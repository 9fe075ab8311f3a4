/** Bundles that files have brought into this page, as text: nothing here runs them. */
import { sha256Hex } from '../../table/record/sha256.ts';
import type { OwnRules } from '../../table/standing.ts';

/** Text of a bundle by its hash. */
export type StrangerCodes = readonly (readonly [hash: string, code: string])[];

const codes = new Map<string, string>();

/** Remembers the bundle of a file while the page is open; false if its bytes do not fit its hash. */
export function learnStranger(hash: string, code: string): boolean {
  if (codes.get(hash) === code) return true;
  if (sha256Hex(code) !== hash) return false;
  codes.set(hash, code);
  return true;
}

/** Forgets the bundle of a file, which does not work. */
export const forgetStranger = (hash: string): boolean => codes.delete(hash);

export const strangerCode = (hash: string): string | undefined => codes.get(hash);

/** Whether the rules of a table came in a file, and so run in a sandbox. */
export const isSandboxed = (ownRules: OwnRules | undefined): ownRules is OwnRules =>
  ownRules !== undefined && codes.has(ownRules.bundle);

/** All of them, for a worker. */
export const strangerCodes = (): StrangerCodes => [...codes];

/** Remembers what another part of the page has. */
export function learnStrangers(known: StrangerCodes): void {
  for (const [hash, code] of known) learnStranger(hash, code);
}
