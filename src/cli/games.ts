/** The games that the command line knows: those of the registry, and those from outside (`doors.ts`). */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { games as registered } from '../games/registry.ts';
import type { GameModule } from '../kernel/game.ts';
import { say } from '../kernel/message.ts';
import { findNamed, InputError } from '../kernel/setup.ts';
import { type Door, doorsIn } from './doors.ts';

async function enter({ id, path }: Door): Promise<GameModule> {
  const { href } = pathToFileURL(path);
  const door = (await import(href).catch((error) => {
    throw new InputError(`COUNTERMARCH_GAMES: ${path} cannot be loaded: ${error.message}`);
  })) as Record<string, GameModule>;
  if (door[id]?.id === id) return door[id];
  throw new InputError(`COUNTERMARCH_GAMES: ${path} exports no game "${id}"`);
}

const doors = doorsIn();

export const games: readonly GameModule[] = [
  ...registered,
  ...(await Promise.all(doors.map(enter))),
];

/** A game by its id; throws `InputError` with the nearest names. */
export const gameById = (id: string): GameModule => findNamed(say('kind.game'), id, games);

/** Where the sources of a game are. */
export const folderOf = (id: string): string =>
  doors.find((door) => door.id === id)?.folder ??
  fileURLToPath(new URL(`../games/${id}`, import.meta.url));
