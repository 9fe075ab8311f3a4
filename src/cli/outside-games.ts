/**
 * Games from outside: `COUNTERMARCH_GAMES` names their folders, separated by commas, `test/isles,/home/me/go`.
 * As in `src/games`, the entry point of a folder is its `index.ts`, or `index.js` where there is none, which exports
 * the game under the folder's name, its id. The command line takes them in, and so does a build of the page (`tools/more-games.ts`).
 */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** A game that the project does not ship: its id, its folder, and the module that exports it. */
export interface OutsideGame {
  readonly id: string;
  readonly folder: string;
  readonly path: string;
}

/** Returns the games that are named; relative folders start at the working directory. */
export const outsideGames = (wanted = process.env['COUNTERMARCH_GAMES'] ?? ''): OutsideGame[] =>
  wanted
    .split(',')
    .filter(Boolean)
    .map((given) => resolve(given))
    .map((folder) => ({ id: basename(folder), folder, path: entryOf(folder) }));

function entryOf(folder: string): string {
  const compiled = join(folder, 'index.js');
  const source = join(folder, 'index.ts');
  return !existsSync(source) && existsSync(compiled) ? compiled : source;
}
