/**
 * Fingerprint of this program's code: stored entry effects of another build are not trusted where they cannot be
 * checked.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Folders of code that determines the effects of entries; their rules may change without a new version of the game. */
const FOLDERS = ['kernel', 'games', 'table'];
const CODE = /(?<!\.test)\.[jt]s$/;
const DIGITS = 32;

/** Returns the fingerprint of the names and texts of all code files in these folders. */
export function fingerprintOf(folders: readonly URL[]): string {
  const fingerprint = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (CODE.test(name))
        fingerprint.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
  return fingerprint.digest('hex').slice(0, DIGITS);
}

export const BUILD: string = fingerprintOf(
  FOLDERS.map((name) => new URL(`../../${name}/`, import.meta.url)),
);
