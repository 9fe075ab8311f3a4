/** Heat maps: where units were and where they were lost, on an outline of the board that is drawn once. */
import type { Game } from '../../../kernel/game.ts';
import { type BoardLayout, layoutOf, nodeOutline } from '../../../draw/layout.ts';
import type { LabRow } from '../lab-game.ts';
import { colour, escapeHtml, legend } from './page.ts';

/** Number of shades of a map; the darkest is the largest amount. */
const SHADES = [0.15, 0.32, 0.5, 0.7, 0.92];

/** A heat map and its title. */
interface HeatMap {
  readonly title: string;
  /** Amount by node. */
  readonly amounts: ReadonlyMap<number, number>;
  readonly series: number;
}

const outline = (layout: BoardLayout, node: number): string =>
  `M${nodeOutline(layout, node)
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}Z`;

/** Terms that maps share. */
interface MapTerms {
  readonly unit: string;
  readonly columns: number;
  /** Whether these are the first maps of their board, which contain its outline for all others. */
  readonly isFirst: boolean;
}

/** Draws small maps side by side, with one scale of shades. */
export function heatMaps(
  game: Game,
  id: string,
  maps: readonly HeatMap[],
  { unit, columns, isFirst }: MapTerms,
): string {
  const layout = layoutOf(game.board);
  const { x, y, width, height } = layout.bounds;
  const most = Math.max(...maps.flatMap(({ amounts }) => [...amounts.values()]), Number.EPSILON);
  const ground = game.board.points.map((_, node) => outline(layout, node)).join('');
  const shapes = maps.map(({ title, amounts, series }, i) => {
    const board =
      isFirst && i === 0
        ? `<path id="${id}" d="${ground}" fill="var(--panel)" stroke="var(--line)" stroke-width="4"/>`
        : `<use href="#${id}"/>`;
    const label = `${title}, at most ${most.toFixed(1)} ${unit}`;
    return `<div><p>${escapeHtml(title)}</p><svg viewBox="${x} ${y} ${width} ${height}" role="img" aria-label="${escapeHtml(label)}">${board}${shaded(layout, amounts, most, colour(series))}</svg></div>`;
  });
  const scale = SHADES.map((opacity, i) => ({
    color: `color-mix(in srgb,var(--ink) ${Math.round(100 * opacity)}%,transparent)`,
    text: `up to ${((most * (i + 1)) / SHADES.length).toPrecision(2)}`,
  }));
  return `<div class="maps" style="--columns:${columns}">${shapes.join('')}</div>${legend(scale)}`;
}

function shaded(
  layout: BoardLayout,
  amounts: ReadonlyMap<number, number>,
  most: number,
  color: string,
): string {
  const paths = SHADES.map(() => '');
  for (const [node, amount] of amounts) {
    const shade = Math.min(
      SHADES.length - 1,
      Math.max(0, Math.ceil((amount / most) * SHADES.length) - 1),
    );
    if (amount > 0) paths[shade] += outline(layout, node);
  }
  return paths
    .map((d, i) => (d ? `<path d="${d}" fill="${color}" fill-opacity="${SHADES[i]}"/>` : ''))
    .join('');
}

/** Turns that units of a side began on each node, per game. */
export function presence(rows: readonly LabRow[], side: number): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const { stood } of rows) {
    const pairs = stood[side] ?? [];
    for (let i = 0; i < pairs.length; i += 2)
      add(amounts, pairs[i] ?? 0, (pairs[i + 1] ?? 0) / rows.length);
  }
  return amounts;
}

/** Units of a side lost on each node, per game. */
export function losses(rows: readonly LabRow[], side: number): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const { lost } of rows)
    for (const node of lost[side] ?? []) add(amounts, node, 1 / rows.length);
  return amounts;
}

function add(amounts: Map<number, number>, node: number, by: number): void {
  amounts.set(node, (amounts.get(node) ?? 0) + by);
}
