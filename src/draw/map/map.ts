/** Draws the static layer of a board: ground, terrain, lanes, grid, labels, compass. It is drawn once. */
import type { Point } from '../../kernel/board/graph.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Art } from '../../kernel/look/art.ts';
import { featuresOf, paint } from '../art.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawCompass } from '../compass.ts';
import { drawEdges, drawHeights } from './edges.ts';
import { FONT } from '../font.ts';
import { type BoardLayout, layoutOf, nodeOutline } from '../layout.ts';
import { drawLines, isPole } from './lines.ts';
import { gridPath, outlinePath } from './outline.ts';
import { escapeText, num, polygon } from '../svg.ts';
import { strokePath } from './strokes.ts';
import { drawFeature, drawStanding, type FeatureNodes } from './terrain.ts';

/** Parts of a game that its map needs. */
type Drawn = Pick<Game, 'board' | 'look'>;

/** Returns the index into `game.look.terrains` of every node in this state. */
export function terrainsOf(game: Drawn, state: GameState): number[] {
  return Array.from({ length: game.board.size }, (_, n) => game.look.terrainOf(state, n));
}

/**
 * Draws a map as the content of a `<g>`, with its definitions. The document must define the art's palette as CSS custom
 * properties (`paletteSheet`, or `fixTheme` afterwards). `compass: false` omits the compass.
 */
export function drawMap(
  game: Drawn,
  art: Art,
  state: GameState,
  layout = layoutOf(game.board),
  { compass = true }: { readonly compass?: boolean } = {},
): string {
  const terrains = terrainsOf(game, state);
  const parts = [
    `<defs>${drawTiles(art)}${art.defs ?? ''}</defs>`,
    drawBackdrop(layout, art),
    game.board.hex ? drawTerrain(layout, game, art, terrains) : drawLines(layout, art),
    drawHeights(layout, game.look),
    drawEdges(layout, art, game.look.edges),
    drawRegions(layout, game),
    drawTrays(layout),
    drawLabels(layout, game, art, terrains),
    compass ? drawCompass(layout) : '',
  ];
  return paint(parts.join(''));
}

function drawTiles(art: Art): string {
  return Object.entries(art.tiles)
    .map(
      ([id, { size, svg }]) =>
        `<pattern id="${art.id}-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${svg}</pattern>`,
    )
    .join('');
}

function drawTerrain(
  layout: BoardLayout,
  game: Drawn,
  art: Art,
  terrains: readonly number[],
): string {
  const nodesOf = new Map<string, number[]>();
  const unknown = new Map<number, number[]>();
  terrains.forEach((terrain, node) => {
    if (layout.shapes[node] !== 'hex') return;
    const features = featuresOf(art, game.look.terrains[terrain]?.id ?? '');
    for (const id of features) push(nodesOf, id, node);
    if (!features.length) push(unknown, terrain, node);
  });
  return [
    ...[...unknown].map(([terrain, nodes]) => drawUnknown(layout, game, terrain, nodes)),
    drawFeatures(layout, art, nodesOf),
    drawGlows(layout, art, nodesOf),
    strokePath(gridPath(layout), [{ color: 'grid', width: 1.4 }]),
  ].join('');
}

/** Draws all features. In a tall art the grounds come first, then the motifs, then the features with `isOver`. */
function drawFeatures(layout: BoardLayout, art: Art, nodesOf: FeatureNodes): string {
  const ids = Object.keys(art.features);
  if (!art.isTall) return ids.map((id) => drawFeature(layout, art, id, nodesOf)).join('');
  const isOver = (id: string) => art.features[id].isOver === true;
  return [
    ...ids.filter((id) => !isOver(id)).map((id) => drawFeature(layout, art, id, nodesOf, 'ground')),
    drawStanding(layout, art, nodesOf),
    ...ids.filter(isOver).map((id) => drawFeature(layout, art, id, nodesOf, 'ground')),
  ].join('');
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Draws terrain without art: a tint of its own, and the letter of the text board. */
function drawUnknown(
  layout: BoardLayout,
  game: Drawn,
  terrain: number,
  nodes: readonly number[],
): string {
  const glyph = escapeText(game.look.terrains[terrain]?.glyph ?? '?');
  const outline = outlinePath(layout, nodes);
  const letters = nodes
    .map((n) => layout.points[n])
    .map(({ x, y }) => `<text x="${num(x)}" y="${num(y + 13)}">${glyph}</text>`);
  return (
    `<path d="${outline}" fill="$t${terrain % 8}"/>` +
    `<g fill="$label" fill-opacity=".3" font-size="38" text-anchor="middle">${letters.join('')}</g>`
  );
}

/** Draws a glow once per connected area, in the middle of its hexes, such as the shine of a core. */
function drawGlows(layout: BoardLayout, art: Art, nodesOf: FeatureNodes): string {
  return Object.entries(art.glows ?? {})
    .map(([id, svg]) => {
      const nodes = nodesOf.get(id) ?? [];
      if (!nodes.length) return '';
      const { x, y } = middleOf(layout, nodes);
      return `<g transform="translate(${num(x)} ${num(y)})">${svg}</g>`;
    })
    .join('');
}

/** Draws named parts of the map: a bold outline for each, and its letter in the middle. */
function drawRegions(layout: BoardLayout, game: Drawn): string {
  const regions = game.look.regions ?? [];
  const outlines = regions.map(({ nodes }) => outlinePath(layout, nodes)).join('');
  if (!outlines) return '';
  const letters = regions.map(({ nodes, text }) => {
    const { x, y } = middleOf(layout, nodes);
    return text ? `<text x="${num(x)}" y="${num(y + 27)}">${escapeText(text)}</text>` : '';
  });
  return (
    strokePath(outlines, [
      { color: 'region', width: 7, opacity: 0.35 },
      { color: 'region', width: 2.6 },
    ]) +
    `<g fill="$region" fill-opacity=".5" font-size="76" font-weight="800" text-anchor="middle" font-family="${FONT}">${letters.join('')}</g>`
  );
}

function middleOf(layout: BoardLayout, nodes: readonly number[]): Point {
  const points = nodes.map((n) => layout.points[n]);
  const mean = (of: (p: Point) => number) =>
    points.reduce((sum, p) => sum + of(p), 0) / points.length;
  return { x: mean((p) => p.x), y: mean((p) => p.y) };
}

/** Draws boxes beside the board: a slot for each, on a common sheet. */
function drawTrays(layout: BoardLayout): string {
  const trays = layout.board.points.map((_, n) => n).filter((n) => isTray(layout, n));
  if (!trays.length) return '';
  const sheet = trays.map((n) => polygon(nodeOutline(layout, n, 1.12))).join('');
  const slots = trays.map((n) => polygon(nodeOutline(layout, n, 0.84))).join('');
  return (
    `<path d="${sheet}" fill="$tray-sheet" stroke="$tray-sheet" stroke-width="12" stroke-linejoin="round"/>` +
    `<path d="${slots}" fill="$tray" stroke="$tray-edge" stroke-width="2" stroke-dasharray="5 5" stroke-linejoin="round"/>`
  );
}

/** Draws labels in the upper corner of each hex, clear of the counter, and beside the points of lines. */
function drawLabels(
  layout: BoardLayout,
  game: Drawn,
  art: Art,
  terrains: readonly number[],
): string {
  const groups = new Map<string, string[]>();
  const trays = layout.shapes.filter((shape) => shape === 'tray').length;
  layout.board.labels.forEach((label, node) => {
    const { x, y } = layout.points[node];
    const [dx, dy] = labelOffset(layout, node);
    if (isTray(layout, node) && trays > FEW_TRAYS) return;
    const text = `<text x="${num(x + dx)}" y="${num(y + dy)}">${escapeText(label)}</text>`;
    push(groups, labelColor(art, game.look.terrains[terrains[node]]?.id ?? ''), text);
  });
  const style = `font-size="16.5" font-weight="600" text-anchor="middle" font-family="${FONT}"`;
  return [...groups]
    .map(
      ([color, texts]) =>
        `<g class="m-labels" fill="$${color}"${color === 'label' ? haloOf(art) : ''} ${style}>${texts.join('')}</g>`,
    )
    .join('');
}

/** Returns the halo round labels, which keeps them readable over everything in their hex. */
const haloOf = ({ halo }: Art): string =>
  halo ? ` stroke="$${halo}" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke"` : '';

/** Maximum number of boxes beside the board that get labels; if there are more, they are places in a tray. */
const FEW_TRAYS = 6;

const isTray = (layout: BoardLayout, node: number): boolean => layout.shapes[node] === 'tray';

/** Draws the label of a node again, over changed ground or a ring; relative to the node. */
export function drawLabelOver(layout: BoardLayout, node: number, halo = 'paper'): string {
  const [dx, dy] = labelOffset(layout, node);
  return paint(
    `<text class="m-labels" x="${dx}" y="${dy}" font-size="16.5" font-weight="600" text-anchor="middle" font-family="${FONT}" ` +
      `fill="$label" stroke="$${halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escapeText(layout.board.labels[node] ?? '')}</text>`,
  );
}

const labelColor = (art: Art, terrain: string): string =>
  featuresOf(art, terrain)
    .map((id) => art.features[id]?.label)
    .findLast((color) => color !== undefined) ?? 'label';

/** Offset of a label beside a point: clear of its disc, and of lines, which never leave a point in that direction. */
const BESIDE = [50, 6] as const;

function labelOffset(layout: BoardLayout, node: number): readonly [number, number] {
  if (isTray(layout, node)) return [0, 78];
  if (layout.shapes[node] === 'point')
    return isPole(layout, node) ? poleLabel(layout, node) : BESIDE;
  return layout.board.hex?.orientation === 'flat' ? [0, -34] : [0, -33];
}

/** Returns the offset of a label beyond the end of the lines, away from the middle of the board. */
const poleLabel = ({ bounds, points }: BoardLayout, node: number): readonly [number, number] =>
  points[node].y > bounds.y + bounds.height / 2 ? [0, 84] : [0, -70];
