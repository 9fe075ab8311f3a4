/** Draws the picture of a game that the build has no picture of; comes with the game's own code. */
import { loadGame } from '../../games/loaders.ts';
import { painterOf } from './picture.ts';

/** Undefined if the page does not know the game. */
export async function loadPainter(id: string): ReturnType<typeof painterOf> {
  const module = await loadGame(id);
  return module && painterOf(module);
}
