/**
 * Games from outside: `COUNTERMARCH_GAMES` names their folders, separated by commas, `test/isles,/home/me/go`.
 * As in `src/games`, the door of a folder is its `index.ts`, or `index.js` where there is none, which exports
 * the game under the folder's name, its id. The command line takes them in, and so does a build of the page (`tools/more-games.ts`).
 */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export interface Door {
  readonly id: string;
  readonly folder: string;
  readonly path: string;
}

/** Folders are looked for from where the command was given. */
export const doorsIn = (wanted = process.env['COUNTERMARCH_GAMES'] ?? ''): Door[] =>
  wanted
    .split(',')
    .filter(Boolean)
    .map((given) => resolve(given))
    .map((folder) => ({ id: basename(folder), folder, path: doorOf(folder) }));

function doorOf(folder: string): string {
  const compiled = join(folder, 'index.js');
  const source = join(folder, 'index.ts');
  return !existsSync(source) && existsSync(compiled) ? compiled : source;
}
