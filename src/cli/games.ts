/**
 * The games that the command line knows: those of the registry, and external ones (`external-games.ts`). The latter are
 * loaded by `require`: with a top-level `await`, V8 crashes if a thread is stopped while it loads this module.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games as registered } from '../games/registry.ts';
import type { GameModule } from '../kernel/game.ts';
import { msg } from '../kernel/text/message.ts';
import { findNamed, InputError } from '../kernel/setup/setup.ts';
import { addFolder, isGameFolder, type ExternalGame, externalGames } from './external-games.ts';

const load = createRequire(import.meta.url);

function enter({ id, path }: ExternalGame): GameModule {
  const game = exportsOf(path)[id];
  if (game?.id === id) return game;
  throw new InputError(
    `COUNTERMARCH_GAMES: ${path} exports no game "${id}"; the id of a game and its export have the name of its folder`,
  );
}

function exportsOf(path: string): Record<string, GameModule> {
  try {
    return load(path);
  } catch (error) {
    const { message } = error as Error;
    throw new InputError(`COUNTERMARCH_GAMES: ${path} cannot be loaded: ${message}`);
  }
}

const external = externalGames();

/** In a clone the sources are TypeScript, in the package JavaScript. */
const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

const all: GameModule[] = [...registered, ...external.map(enter)];
export const games: readonly GameModule[] = all;

/**
 * Adds the games whose folders a command line names, so that commands know them. Values of options are not searched.
 * Throws `InputError` if a folder exports no game.
 */
export function enterFolders(args: readonly string[]): void {
  for (const [i, word] of args.entries()) {
    const before = args[i - 1] ?? '';
    if (!isGameFolder(word) || (before.startsWith('-') && before !== '--json')) continue;
    const added = addFolder(word);
    if (added === undefined) continue;
    all.push(enter(added));
    external.push(added);
  }
}

/** Returns a game by its id or its folder; throws `InputError` with the nearest names. */
export const gameById = (given: string): GameModule =>
  findNamed(msg('kind.game'), idOf(given), games);

const idOf = (given: string): string =>
  (isGameFolder(given) && external.find(({ folder }) => folder === resolve(given))?.id) || given;

/** Path of the file that exports a game under its id. */
export const entryFileOf = (id: string): string =>
  external.find((game) => game.id === id)?.path ??
  fileURLToPath(new URL(`../games/${id}/index.${ENDING}`, import.meta.url));

/** Folder with the sources of a game. */
export const folderOf = (id: string): string =>
  external.find((game) => game.id === id)?.folder ??
  fileURLToPath(new URL(`../games/${id}`, import.meta.url));
