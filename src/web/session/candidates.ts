/** Where on the board the choices of a decision are that have buttons only. Knows no game. */
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Choices } from './choices.ts';

/** Nodes that buttons are about, as the game previews them: such as the two ends of a map, of which one is chosen. */
export function candidatesOf({ look }: Game, s: GameState, { buttons }: Choices): number[] {
  const areas = buttons.flatMap(({ action }) => look.preview?.(s, action) ?? []);
  return [...new Set(areas.flatMap(({ nodes }) => nodes))];
}
