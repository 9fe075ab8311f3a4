/** Draws a game's board for the lobby; loaded after the lobby itself, with the game's own code. */
import type { Theme } from '../../draw/art.ts';
import { drawBoard } from '../../draw/board.ts';
import { start } from '../../kernel/engine.ts';
import { parseSetup } from '../../kernel/setup.ts';
import { loadGame, openGame } from '../games/loaders.ts';

/** An opening position as SVG; undefined if the page does not know the game. */
export async function pictureOf(
  id: string,
  theme: Theme,
  title: string,
): Promise<string | undefined> {
  const module = await loadGame(id);
  if (!module) return undefined;
  const openings = module.scenarios.map((scenario) => {
    const game = openGame(module, parseSetup(module, { scenario: scenario.id }));
    const state = start(game);
    return { game, state, counters: game.look.counters(state).length };
  });
  // Some scenarios begin with an empty board; the one with most on it makes the best picture.
  const [fullest] = openings.toSorted((a, b) => b.counters - a.counters);
  return fullest && drawBoard(fullest.game, fullest.state, { theme, title });
}
