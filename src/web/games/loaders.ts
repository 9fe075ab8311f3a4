/** The games the page can run, each in a chunk of its own that is loaded when it is needed. */
import type { Game, GameModule } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup.ts';

type Loader = () => Promise<GameModule>;

const LOADERS: Readonly<Record<string, Loader>> = {
  annihilator: async () => (await import('../../games/annihilator/index.ts')).annihilator,
  annihilation: async () => (await import('../../games/annihilation/index.ts')).annihilation,
  chitin: async () => (await import('../../games/chitin/index.ts')).chitin,
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** A game's module, or undefined if the page knows no such game. */
export async function loadGame(id: string): Promise<GameModule | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;
}

const opened = new Map<string, Game>();

/** The game of a set-up; the same object for the same set-up, so that its board is drawn once. */
export function openGame(module: GameModule, setup: Setup): Game {
  const key = JSON.stringify([module.id, setup]);
  const game = opened.get(key) ?? module.open(setup);
  opened.set(key, game);
  return game;
}
