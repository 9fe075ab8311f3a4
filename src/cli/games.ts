/**
 * The games that the command line knows: those of the registry, and those from outside (`outside-games.ts`), which are
 * required: with an `await` at this level, V8 ends the process where a thread is stopped while it loads this.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { games as registered } from '../games/registry.ts';
import type { GameModule } from '../kernel/game.ts';
import { msg } from '../kernel/text/message.ts';
import { findNamed, InputError } from '../kernel/setup/setup.ts';
import { type OutsideGame, outsideGames } from './outside-games.ts';

const load = createRequire(import.meta.url);

function enter({ id, path }: OutsideGame): GameModule {
  const game = exportsOf(path)[id];
  if (game?.id === id) return game;
  throw new InputError(`COUNTERMARCH_GAMES: ${path} exports no game "${id}"`);
}

function exportsOf(path: string): Record<string, GameModule> {
  try {
    return load(path);
  } catch (error) {
    const { message } = error as Error;
    throw new InputError(`COUNTERMARCH_GAMES: ${path} cannot be loaded: ${message}`);
  }
}

const outside = outsideGames();

/** In a clone the sources are TypeScript, in the package JavaScript. */
const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

export const games: readonly GameModule[] = [...registered, ...outside.map(enter)];

/** A game by its id; throws `InputError` with the nearest names. */
export const gameById = (id: string): GameModule => findNamed(msg('kind.game'), id, games);

/** The file that exports a game under its id. */
export const entryFileOf = (id: string): string =>
  outside.find((game) => game.id === id)?.path ??
  fileURLToPath(new URL(`../games/${id}/index.${ENDING}`, import.meta.url));

/** Where the sources of a game are. */
export const folderOf = (id: string): string =>
  outside.find((game) => game.id === id)?.folder ??
  fileURLToPath(new URL(`../games/${id}`, import.meta.url));
