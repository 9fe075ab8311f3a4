/**
 * A game of this program as servers, terminals and the page use it: through `Play`, as they use games from bundles. Only
 * bots play on the game itself, because they make too many calls.
 */
import type { Game, GameModule } from '../game.ts';
import type { GameState } from '../state.ts';
import { gameOf } from './guest-game.ts';
import { playGameOf } from './host-game.ts';

/** Returns an opened game behind `Play`. Its heuristics refuse: bots play on `gameForBots`. */
export function throughPlay(original: Game): Game {
  if (original.play) return original;
  // Its messages are those of its module.
  const { messages: _, ...game } = gameOf(playGameOf(original), () => ({}));
  return { ...game, original };
}

/** Returns a module of this program with its games behind `Play`. */
export const moduleThroughPlay = (module: GameModule): GameModule => ({
  ...module,
  open: (setup) => throughPlay(module.open(setup)),
});

/** Returns whether a game has the rules of a bundle, not those of this program. */
export const isFromBundle = ({ play, original }: Game): boolean => play !== undefined && !original;

/** Returns the game on which bots play: the original of a game behind `Play`, if it is part of this program. */
export const gameForBots = (game: Game): Game => game.original ?? game;

/** Returns a position of a game, or its view, as a state of the game on which bots play. */
export function stateForBots(game: Game, s: GameState): GameState {
  if (!game.original) return s;
  const state = game.original.create();
  state.ints.set(s.ints);
  return state;
}
