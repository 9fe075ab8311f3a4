/** Draws the picture of a game that has none from the build. It is loaded together with the game's own code. */
import { loadGame } from '../../games/loaders.ts';
import { painterOf } from './picture.ts';

/** Returns a painter for the game's picture; undefined if the page does not know the game. */
export async function loadPainter(id: string): ReturnType<typeof painterOf> {
  const module = await loadGame(id);
  return module && painterOf(module);
}
