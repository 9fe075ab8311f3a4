/** Which program this is: what was worked out by another is not believed where it cannot be checked. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Code that determines the meaning of entries; rules may change it without the version of a game being raised. */
const FOLDERS = ['kernel', 'games', 'table'];
const CODE = /(?<!\.test)\.[jt]s$/;
const DIGITS = 32;

/** Over the names and the text of all files of code in these folders. */
export function printOf(folders: readonly URL[]): string {
  const print = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (CODE.test(name)) print.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
  return print.digest('hex').slice(0, DIGITS);
}

export const BUILD: string = printOf(
  FOLDERS.map((name) => new URL(`../../${name}/`, import.meta.url)),
);
