/** The games the page can run, each in a chunk of its own that is loaded when it is needed. */
import { MORE } from './more-games.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import type { Setup } from '../../kernel/setup/setup.ts';

type Loader = () => Promise<GameModule>;
type Door = Readonly<Record<string, GameModule>>;

/** Every game folder's door exports its game under the name of the folder, which is its id. */
const LOADERS: Readonly<Record<string, Loader>> = {
  ...Object.fromEntries(
    Object.entries(import.meta.glob<Door>('../../games/*/index.ts')).map(([path, open]) => {
      const id = requireDefined(path.split('/').at(-2), 'the index.ts of a game is in its folder');
      return [
        id,
        async () => requireDefined((await open())[id], 'the index.ts of a game exports it'),
      ];
    }),
  ),
  ...MORE,
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** A game's module, without its sentences (`words.ts`); undefined if the page knows no such game. */
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
