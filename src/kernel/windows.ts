/** Which window for a reaction is open, and whether a game declares its windows as it should. */
import { ActionList } from './action.ts';
import { actor, legal } from './engine.ts';
import type { Game } from './game.ts';
import type { GameState } from './state.ts';
import type { ReactionWindow } from './window.ts';

/** The window that is open for the side to act, if one is. */
export function windowAt<S extends GameState>(game: Game<S>, s: S): ReactionWindow<S> | undefined {
  if (!game.windows || actor(game, s) < 0) return undefined;
  return game.windows.find((window) => window.isOpen(s));
}

/** Why the window that is open is none, in words for who made the game; undefined if all is well. */
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
