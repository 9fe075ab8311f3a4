/**
 * External games: `COUNTERMARCH_GAMES` names their folders, separated by commas, `test/isles,/home/me/go`. The entry
 * point of a folder, `index.ts` or `src/index.ts` (or `.js`), exports the game under the folder's name, its id. The
 * command line loads these games, and a server sends their bundles to pages (`bundle/external-bundles.ts`). Commands
 * also accept the folder of a game in place of its id: `fuzz ./go`.
 */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const VARIABLE = 'COUNTERMARCH_GAMES';

/** A game that the project does not ship: its id, its folder, and the module that exports it. */
export interface ExternalGame {
  readonly id: string;
  readonly folder: string;
  readonly path: string;
}

/** Returns the named games; relative folders start at the working directory. */
export const externalGames = (wanted = process.env[VARIABLE] ?? ''): ExternalGame[] =>
  wanted.split(',').filter(Boolean).map(gameIn);

/** Returns the game of a folder; only the name is used. */
export function gameIn(given: string): ExternalGame {
  const folder = resolve(given);
  return { id: basename(folder), folder, path: entryOf(folder) };
}

/** Whether a word of the command line is the folder of a game: a path, with an entry point in it. */
export const isGameFolder = (word: string): boolean =>
  (/[/\\]/.test(word) || /^\.\.?$/.test(word)) && existsSync(entryOf(resolve(word)));

/**
 * Adds the game of a folder to `COUNTERMARCH_GAMES`, where threads find it too. Returns undefined if it is there
 * already.
 */
export function addFolder(given: string): ExternalGame | undefined {
  const game = gameIn(given);
  const known = externalGames();
  if (known.some(({ folder }) => folder === game.folder)) return undefined;
  process.env[VARIABLE] = [...known.map(({ folder }) => folder), game.folder].join(',');
  return game;
}

/** Possible entry points of a folder; the first existing one counts. A separate project has its sources in `src`. */
const ENTRIES = ['index.ts', 'index.js', 'src/index.ts', 'src/index.js'];

function entryOf(folder: string): string {
  const found = ENTRIES.find((entry) => existsSync(join(folder, entry)));
  return join(folder, found ?? 'index.ts');
}
