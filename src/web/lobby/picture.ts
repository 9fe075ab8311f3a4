/** Draws a game's board for the lobby; loaded after the lobby itself, with the game's own code. */
import type { Theme } from '../../draw/art.ts';
import { drawBoard } from '../../draw/board.ts';
import { type Box, layoutOf, mapBounds } from '../../draw/layout.ts';
import { ActionList } from '../../kernel/action.ts';
import { actor, apply, legal, start } from '../../kernel/engine.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { NOBODY } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { loadGame, openGame } from '../games/loaders.ts';

interface Position {
  readonly game: Game;
  readonly state: GameState;
}

interface Painter {
  /** The picture as SVG in the colours of a theme. */
  readonly paint: (theme: Theme, title: string) => string;
  /** Where most is to be seen, as CSS says it: the frame may be of another shape. */
  readonly focus: string;
}

/** Paints a game's picture, as often as colours change; undefined if the page does not know the game. */
export async function painterOf(id: string): Promise<Painter | undefined> {
  const module = await loadGame(id);
  const position = module && (await positionOf(module));
  if (!position) return undefined;
  const { game, state } = position;
  // Counters in trays beside the map would be cut off.
  const box = mapBounds(layoutOf(game.board));
  return {
    paint: (theme, title) => drawBoard(game, state, { theme, title, box, compass: false }),
    focus: focusOf(position, box),
  };
}

/** The middle of what stands on the map, in hundredths of a box. */
function focusOf(position: Position, box: Box): string {
  const { points } = layoutOf(position.game.board);
  const at = onMap(position).map(({ node }) => points[node] ?? { x: 0, y: 0 });
  const middle = (values: readonly number[], from: number, size: number): string => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const share = (mean - from) / size;
    return `${Math.round(100 * share)}%`;
  };
  if (at.length === 0) return '';
  const [x, y] = [at.map((p) => p.x), at.map((p) => p.y)];
  return `${middle(x, box.x, box.width)} ${middle(y, box.y, box.height)}`;
}

/**
 * The opening with most on its map; where all begin with an empty one, what a few moves lead to, or else its guided
 * first game. In steps, between which the page stays at hand: fifteen scenarios, or a whole lesson, at once take half
 * a second.
 */
export async function positionOf(module: GameModule): Promise<Position | undefined> {
  let fullest: Position | undefined;
  let first: Position | undefined;
  for (const scenario of module.scenarios) {
    await breath();
    const game = openGame(module, parseSetup(module, { scenario: scenario.id }));
    const opening = { game, state: start(game) };
    first ??= opening;
    if (!fullest || countersOf(opening) > countersOf(fullest)) fullest = opening;
  }
  if (!first || !fullest || countersOf(fullest) > 0) return fullest;
  return afterMoves(first) ?? (await afterLesson(module)) ?? fullest;
}

/** So many moves may it take until each side stands at three places of the map. */
const MOST_MOVES = 20;

/** Whatever moves, other ones each time, where counters lie beside the map; undefined if they leave a side off it. */
function afterMoves({ game, state }: Position): Position | undefined {
  const moves = new ActionList();
  const placesOf = (side: number): number =>
    new Set(onMap({ game, state }).flatMap((look) => (look.side === side ? [look.node] : []))).size;
  const isThere = (): boolean => game.sides.every((_, side) => placesOf(side) > 2);
  if (game.look.counters(state).length === 0) return undefined;
  for (let i = 1; i <= MOST_MOVES && actor(game, state) !== NOBODY && !isThere(); i++) {
    legal(game, state, moves);
    apply(game, state, moves.items[(i * STRIDE) % moves.length] ?? 0);
  }
  return isThere() ? { game, state } : undefined;
}

/** From one move to the next: prime, so that it ends up anywhere in any list. */
const STRIDE = 31;

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

const countersOf = (position: Position): number => onMap(position).length;

function onMap({ game, state }: Position): readonly CounterLook[] {
  const { shapes } = layoutOf(game.board);
  return game.look.counters(state).filter(({ node }) => node >= 0 && shapes[node] !== 'tray');
}

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
