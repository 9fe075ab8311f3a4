import type { Game, GameModule } from '../../kernel/game.ts';
import { throughPlay } from '../../kernel/play/through-play.ts';
import type { Setup } from '../../kernel/setup/setup.ts';

/** The available games, as the module with the games exports them. */
export interface Registry {
  readonly games: readonly GameModule[];
  gameById(id: string): GameModule;
}

/** Wraps the games so that each is opened once for all tables of a set-up (`shareGame`). */
export function shareGames({ games, gameById }: Registry): Registry {
  const shared = new Map(games.map((module) => [module, shareGame(module)]));
  return {
    games: [...shared.values()],
    gameById: (id) => {
      const module = gameById(id);
      return shared.get(module) ?? module;
    },
  };
}

/**
 * Opens a game through `Play`, once for all tables of a set-up: a map and the data computed from it need as much memory as hundreds of
 * positions, and more time than many decisions. The game is freed with the last of its tables.
 */
export function shareGame(module: GameModule): GameModule {
  const opened = new Map<string, WeakRef<Game>>();
  const gone = new FinalizationRegistry<string>((key) => {
    if (opened.get(key)?.deref() === undefined) opened.delete(key);
  });
  return {
    ...module,
    open(setup: Setup): Game {
      const key = JSON.stringify(setup);
      const known = opened.get(key)?.deref();
      if (known) return known;
      const game = throughPlay(module.open(setup));
      opened.set(key, new WeakRef(game));
      gone.register(game, key);
      return game;
    },
  };
}
