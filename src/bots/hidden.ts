/** Whether there is anything to guess. */
import type { Game } from '../kernel/game.ts';
import { type GameState, UNKNOWN } from '../kernel/state.ts';
import { hasSecrets } from '../kernel/view.ts';

/**
 * Whether a view hides something. Many games with secrets have none left most of the time; where
 * nothing is hidden, nothing need be guessed.
 */
export function hidesSomething(game: Game, view: GameState): boolean {
  // The same value may be a plain number in a public field; then a needless guess changes nothing.
  return view.ints.includes(UNKNOWN) && hasSecrets(game);
}
