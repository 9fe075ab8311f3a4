/** Draws a game's board for the lobby. */
import type { Theme } from '../../../draw/art.ts';
import { drawBoard } from '../../../draw/board.ts';
import { type Box, layoutOf, mapBounds } from '../../../draw/layout.ts';
import { ActionList } from '../../../kernel/action.ts';
import { actor, apply, legal, start } from '../../../kernel/engine.ts';
import type { Game, GameModule } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { NOBODY } from '../../../kernel/side.ts';
import type { GameState } from '../../../kernel/state.ts';

interface Position {
  readonly game: Game;
  readonly state: GameState;
}

/** Paints a picture as SVG in the colours of a theme. */
type Paint = (theme: Theme, title: string) => string;

/**
 * Returns a painter for the most crowded part of a game's map. Runs in the build, which stores the pictures of its
 * games, and in the page for games added later.
 */
export async function painterOf(module: GameModule): Promise<Paint | undefined> {
  const position = await positionOf(module);
  if (!position) return undefined;
  const { game, state } = position;
  const box = cropOf(position);
  return (theme, title) => drawBoard(game, state, { theme, title, box, compass: false });
}

/** Size of the part, in units of the picture: about nine hexes by six. */
const CROP = { width: 900, height: 600 };

/** Returns the part of the map, without trays, that shows counters of most sides, and most counters. */
function cropOf(position: Position): Box {
  const layout = layoutOf(position.game.board);
  const bounds = mapBounds(layout);
  const counters = onMap(position).map(({ node, side }) => ({
    ...(layout.points[node] ?? { x: 0, y: 0 }),
    side,
  }));
  const [width, height] = [
    Math.min(CROP.width, bounds.width),
    Math.min(CROP.height, bounds.height),
  ];
  const boxAt = (x: number, y: number): Box => ({
    x: between(x - width / 2, bounds.x, bounds.x + bounds.width - width),
    y: between(y - height / 2, bounds.y, bounds.y + bounds.height - height),
    width,
    height,
  });
  const seenIn = (box: Box) => counters.filter(({ x, y }) => isInside(box, x, y));
  /** Centres a box on the counters in it. */
  const centred = (box: Box): Box => {
    const seen = seenIn(box);
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    return boxAt((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2);
  };
  const worthOf = (box: Box): number => {
    const seen = seenIn(box);
    return seen.length + new Set(seen.map(({ side }) => side)).size * counters.length;
  };
  const boxes = counters.map(({ x, y }) => boxAt(x, y));
  const [best] = boxes.toSorted((a, b) => worthOf(b) - worthOf(a));
  return best ? centred(best) : bounds;
}

const between = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(most, value)));

const isInside = (box: Box, x: number, y: number): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/**
 * Returns the opening position with most counters on the map. If all scenarios start with an empty map, it plays a few
 * moves, or the game's lesson. It works in steps and yields between them, because fifteen scenarios or a whole lesson
 * take half a second.
 */
export async function positionOf(module: GameModule): Promise<Position | undefined> {
  let fullest: Position | undefined;
  let first: Position | undefined;
  for (const scenario of module.scenarios) {
    await breath();
    const game = module.open(parseSetup(module, { scenario: scenario.id }));
    const opening = { game, state: start(game) };
    first ??= opening;
    if (!fullest || countersOf(opening) > countersOf(fullest)) fullest = opening;
  }
  if (!first || !fullest || countersOf(fullest) > 0) return fullest;
  return afterMoves(first) ?? (await afterLesson(module)) ?? fullest;
}

/** Maximum number of moves until each side has counters at three places of the map. */
const MOST_MOVES = 20;

/**
 * Plays different legal moves, for games whose counters start beside the map; undefined if a side stays off the map.
 */
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

/** Distance between the chosen moves in the list. A prime number, so that it reaches different parts of any list. */
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
  // Loaded on demand: a table and its dependencies are too large for the first screen.
  const { linesOf, openLesson, playLine } = await import('../../../table/lesson.ts');
  const table = openLesson(module, lesson, 'picture', '1');
  for (const { step, text } of linesOf(lesson)) {
    if (step < 0) continue;
    await breath();
    playLine(table, text);
  }
  return { game: table.game, state: table.state };
}
