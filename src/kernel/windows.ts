/** Finds the open reaction window, and checks the windows that a game declares. */
import { ActionList } from './action.ts';
import { actor, legal } from './engine.ts';
import type { Game } from './game.ts';
import type { GameState } from './state.ts';
import type { ReactionWindow } from './window.ts';

/** Returns the reaction window that is open for the side to act, if any. */
export function windowAt<S extends GameState>(game: Game<S>, s: S): ReactionWindow<S> | undefined {
  if (!game.windows || actor(game, s) < 0) return undefined;
  return game.windows.find((window) => window.isOpen(s));
}

/** Returns what is wrong with the open window, in words for the author of the game; undefined if it is valid. */
export function whyNoWindow<S extends GameState>(game: Game<S>, s: S): string | undefined {
  const open = game.windows?.filter((window) => window.isOpen(s)) ?? [];
  const [window, other] = open;
  if (!window) return undefined;
  if (other) return `windows ${window.id} and ${other.id} are open at once`;
  const list = legal(game, s, new ActionList());
  for (let i = 0; i < list.length; i++) {
    const p = list.at(i) === window.decline ? 1 : (window.chance?.(s, list.at(i)) ?? 1);
    if (!(p >= 0 && p <= 1)) return `window ${window.id} gives a chance of ${p}`;
  }
  return undefined;
}
