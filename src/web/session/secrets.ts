/** Two players at one screen: when the other player should look away. Works for any game. */
import { stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { UNKNOWN, type GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import { hasSecrets, viewOf } from '../../kernel/view.ts';

/**
 * Whether a side's view shows something that another side may not see, or is about to: a secret decision of its own, or
 * a value that is hidden from another side and not zero.
 */
export function showsSecrets(game: Game, view: GameState, side: Side): boolean {
  if (side < 0 || !hasSecrets(view)) return false;
  const step = stepOf(game, view);
  if (step.secret && step.who?.(view) === side) return true;
  return game.sides.some((_, other) => {
    if (other === side) return false;
    const seen = viewOf(game, view, other);
    return view.ints.some(
      (value, i) => seen.ints[i] === UNKNOWN && value !== UNKNOWN && value !== 0,
    );
  });
}
