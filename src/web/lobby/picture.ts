/** Draws a game's board for the lobby; loaded after the lobby itself, with the game's own code. */
import type { Theme } from '../../draw/art.ts';
import { drawBoard } from '../../draw/board.ts';
import { layoutOf, mapBounds } from '../../draw/layout.ts';
import { start } from '../../kernel/engine.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup.ts';
import type { GameState } from '../../kernel/state.ts';
import { loadGame, openGame } from '../games/loaders.ts';

interface Position {
  readonly game: Game;
  readonly state: GameState;
}

/** A position as SVG in the colours of a theme. */
export type Painter = (theme: Theme, title: string) => string;

/** Paints a game's picture, as often as colours change; undefined if the page does not know the game. */
export async function painterOf(id: string): Promise<Painter | undefined> {
  const module = await loadGame(id);
  const position = module && (await positionOf(module));
  if (!position) return undefined;
  const { game, state } = position;
  // What lies in trays beside the map would be cut off.
  const box = mapBounds(layoutOf(game.board));
  return (theme, title) => drawBoard(game, state, { theme, title, box });
}

/**
 * The opening with most on its map; where all begin with an empty one, what its guided first game leads to. In steps,
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

const countersOf = ({ game, state }: Position): number => {
  const { shapes } = layoutOf(game.board);
  return game.look.counters(state).filter(({ node }) => node >= 0 && shapes[node] !== 'tray')
    .length;
};

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
