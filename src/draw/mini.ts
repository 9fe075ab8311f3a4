/** Draws a board as a thumbnail: its ground and its forces, without text. */
import type { Game } from '../kernel/game.ts';
import type { CounterLook, GoalMap } from '../kernel/look/look.ts';
import type { GameState } from '../kernel/state.ts';
import type { Art } from '../kernel/look/art.ts';
import { featuresOf, paint } from './art.ts';
import { sideColor } from './counter.ts';
import { type BoardLayout, layoutOf, nodeOutline } from './layout.ts';
import { outlinePath } from './map/outline.ts';
import { num, polygon } from './svg.ts';

type Drawn = Pick<Game, 'board' | 'look'>;

/** Radius of a dot, in units of the picture: dots on neighbouring hexes touch. */
const DOT = 50;
/** Size of a place on lines, against that on the board. */
const POINT = 0.45;
/** Radius of a ring, in units of the picture. */
const RING = 62;

/** Draws the ground of a board in flat colours, as the content of a `<g>`. */
export function drawGround(
  game: Drawn,
  art: Art,
  state: GameState,
  layout = layoutOf(game.board),
): string {
  const groups = new Map<string, number[]>();
  for (let node = 0; node < game.board.size; node++) {
    const terrain = game.look.terrainOf(state, node);
    const color = layout.shapes[node] === 'hex' ? groundColor(game, art, terrain) : 'tray';
    groups.set(color, [...(groups.get(color) ?? []), node]);
  }
  const lines = game.board.lines.map((line) => {
    const points = line.map((n) => layout.points[n]);
    return `<path d="${polygon(points).slice(0, -1)}" fill="none" stroke="$label" stroke-width="14"/>`;
  });
  const grounds = [...groups].map(
    ([color, nodes]) => `<path d="${groundPath(layout, nodes)}" fill="$${color}"/>`,
  );
  return paint([...lines, ...grounds].join(''));
}

/** Places on lines are drawn small: as large as on the board they would hide the lines. */
function groundPath(layout: BoardLayout, nodes: readonly number[]): string {
  const isPoint = (node: number): boolean => layout.shapes[node] === 'point';
  const points = nodes.filter(isPoint).map((node) => polygon(nodeOutline(layout, node, POINT)));
  return (
    outlinePath(
      layout,
      nodes.filter((node) => !isPoint(node)),
    ) + points.join('')
  );
}

/** Returns the topmost fill among the features of a terrain. */
function groundColor(game: Drawn, art: Art, terrain: number): string {
  const fills = featuresOf(art, game.look.terrains[terrain]?.id ?? '').flatMap(
    (id) => art.features[id]?.fill ?? [],
  );
  return fills.at(-1) ?? `t${terrain % 8}`;
}

/** Draws a dot for each side on each node, as the content of a `<g>`; dots on one node lie side by side. */
export function drawDots(
  { board }: Pick<Drawn, 'board'>,
  stacks: ReadonlyMap<number, readonly CounterLook[]>,
  { points } = layoutOf(board),
): string {
  const dots = [...stacks].flatMap(([node, stack]) => {
    const colors = [...new Set(stack.map(sideColor))];
    return colors.map((color, i) => {
      const x = points[node].x + (i - (colors.length - 1) / 2) * DOT;
      return `<circle cx="${num(x)}" cy="${num(points[node].y)}" r="${DOT}" fill="$${color}" stroke="$${color}-edge" stroke-width="12"/>`;
    });
  });
  return paint(dots.join(''));
}

/**
 * Draws starting areas in the colours of their sides, and rings round the nodes that decide the game, as the content of
 * a `<g>`.
 */
export function drawGoal(
  { board, sides }: Pick<Game, 'board' | 'sides'>,
  { starts, aims }: GoalMap,
  layout = layoutOf(board),
): string {
  const areas = starts.map(({ side, nodes }) => {
    const { colour } = sides[side];
    const color = `$${sideColor({ side, ...(colour !== undefined && { colour }) })}`;
    return `<path d="${outlinePath(layout, nodes)}" fill="${color}" fill-opacity="0.75" stroke="${color}-edge" stroke-width="16"/>`;
  });
  const rings = aims.map((node) => {
    const { x, y } = layout.points[node];
    const circle = (stroke: string, width: number): string =>
      `<circle cx="${num(x)}" cy="${num(y)}" r="${RING}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
    return circle('$shadow', 46) + circle('$warn', 26);
  });
  return paint([...areas, ...rings].join(''));
}
