/** Draws a game's board for the lobby; loaded after the lobby itself, with the game's own code. */
import type { Theme } from '../../draw/art.ts';
import { drawBoard } from '../../draw/board.ts';
import { start } from '../../kernel/engine.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup.ts';
import type { GameState } from '../../kernel/state.ts';
import { loadGame, openGame } from '../games/loaders.ts';

interface Position {
  readonly game: Game;
  readonly state: GameState;
}

/** A position as SVG; undefined if the page does not know the game. */
export async function pictureOf(
  id: string,
  theme: Theme,
  title: string,
): Promise<string | undefined> {
  const module = await loadGame(id);
  const position = module && (await positionOf(module));
  return position && drawBoard(position.game, position.state, { theme, title });
}

/**
 * The opening with most on its board; where all begin with an empty one, what its guided first game leads to. In steps,
 * between which the page stays at hand: fifteen scenarios, or a whole lesson, at once take half a second.
 */
export async function positionOf(module: GameModule): Promise<Position | undefined> {
  let fullest: Position | undefined;
  for (const scenario of module.scenarios) {
    await breath();
    const game = openGame(module, parseSetup(module, { scenario: scenario.id }));
    const opening = { game, state: start(game) };
    if (!fullest || countersOf(opening) > countersOf(fullest)) fullest = opening;
  }
  const isEmpty = fullest !== undefined && countersOf(fullest) === 0;
  return (isEmpty ? await afterLesson(module) : undefined) ?? fullest;
}

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

const countersOf = ({ game, state }: Position): number => game.look.counters(state).length;

async function afterLesson(module: GameModule): Promise<Position | undefined> {
  const { lesson } = module;
  if (!lesson) return undefined;
  // A table and all it needs: not for the first screen.
  const { linesOf, openLesson, playLine } = await import('../../table/lesson.ts');
  const table = openLesson(module, lesson, 'picture', '1');
  for (const { step, text } of linesOf(lesson)) {
    if (step < 0) continue;
    await breath();
    playLine(table, text);
  }
  return { game: table.game, state: table.state };
}
