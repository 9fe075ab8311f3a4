/** Nodes of the choices that are offered only as buttons. Works for any game. */
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Choices } from './choices.ts';

/**
 * Returns the nodes that buttons are about, as previewed by the game: for example, both ends of a map of which the
 * player chooses one.
 */
export function candidatesOf({ look }: Game, s: GameState, { buttons }: Choices): number[] {
  const areas = buttons.flatMap(({ action }) => look.preview?.(s, action) ?? []);
  return [...new Set(areas.flatMap(({ nodes }) => nodes))];
}
