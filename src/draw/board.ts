/** Draws a whole board as a standalone picture: for the command line, the docs and bug reports. */
import type { Point } from '../kernel/board/graph.ts';
import type { Game } from '../kernel/game.ts';
import type { CounterLook, MarkerLook } from '../kernel/look/look.ts';
import type { GameState } from '../kernel/state.ts';
import { type AreaDrawing, drawArea, drawAreaTexts } from './map/area.ts';
import type { Art } from '../kernel/look/art.ts';
import { fixTheme, paletteSheet, type Theme } from './art.ts';
import { artOf } from './art-base.ts';
import { drawCounter } from './counter.ts';
import { type Box, facingAngle, type BoardLayout, layoutOf } from './layout.ts';
import { drawMap } from './map/map.ts';
import { drawShape, type ShapeDrawing } from './map/shapes.ts';
import { placeMarker } from './marker.ts';
import { placesOf } from './stack.ts';
import { escapeText, num } from './svg.ts';

/** Settings of a picture of a board. */
interface DrawOptions {
  /** `auto` (the default) follows the viewer; `light` and `dark` suit viewers without CSS. */
  readonly theme?: Theme | 'auto';
  readonly areas?: readonly AreaDrawing[];
  /** Shapes that people have drawn, above everything else. */
  readonly shapes?: readonly ShapeDrawing[];
  /** Visible part of the picture. Absent: all of it. */
  readonly box?: Box;
  /** Whether to draw a compass in a corner. Absent: yes. */
  readonly compass?: boolean;
  /** Title for screen readers. Absent: the game's id and turn. */
  readonly title?: string;
}

/**
 * Draws a board with its counters as an SVG document. The same state gives the same text, byte for byte. Neighbouring
 * nodes are about 100 units apart.
 */
export function drawBoard(game: Game, state: GameState, options: DrawOptions = {}): string {
  const { theme = 'auto', areas = [], shapes = [], title = game.id, compass = true } = options;
  const layout = layoutOf(game.board);
  const art = artOf(game.look);
  const { x, y, width, height } = options.box ?? layout.bounds;
  const body = [
    drawMap(game, art, state, layout, { compass }),
    ...areas.map((area) => drawArea(area, layout, art)),
    ...placeMarkers(game.look.markers(state), layout, art),
    ...placeCounters(game.look.counters(state), layout, art),
    ...areas.map((area) => drawAreaTexts(area, layout, art)),
    ...shapes.map((shape) => drawShape(shape, layout)),
  ].join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
    `width="${width}" height="${height}" role="img"><title>${escapeText(title)}</title>` +
    `${theme === 'auto' ? `<style>${paletteSheet(art)}</style>` : ''}${body}</svg>\n`;
  return theme === 'auto' ? svg : fixTheme(svg, art, theme);
}

/** Groups counters by their node, lowest first, in the order of the look. */
export function stacksOf<T extends { readonly node: number }>(
  looks: readonly T[],
): Map<number, T[]> {
  const stacks = new Map<number, T[]>();
  for (const look of looks) {
    if (look.node < 0) continue;
    const stack = stacks.get(look.node);
    if (stack) stack.push(look);
    else stacks.set(look.node, [look]);
  }
  return stacks;
}

/** Returns the offsets of the markers on a node: overlapping markers are moved apart, spots have fixed places. */
export function markerOffsets(stack: readonly MarkerLook[], art: Art): Point[] {
  const isSpot = ({ type }: MarkerLook) => art.markers[type]?.shape === 'spot';
  const count = stack.filter((look) => !isSpot(look)).length;
  let i = 0;
  return stack.map((look) => (isSpot(look) ? { x: 0, y: 0 } : markerOffset(i++, count)));
}

const markerOffset = (i: number, count: number): Point =>
  count < 2 ? { x: 0, y: 0 } : { x: (i - (count - 1) / 2) * 22, y: i % 2 ? 14 : -8 };

const moved = (x: number, y: number, inside: string): string =>
  `<g transform="translate(${num(x)} ${num(y)})">${inside}</g>`;

function placeMarkers(looks: readonly MarkerLook[], layout: BoardLayout, art: Art): string[] {
  return [...stacksOf(looks)].flatMap(([node, stack]) => {
    const { x, y } = layout.points[node];
    const offsets = markerOffsets(stack, art);
    return stack.map((look, i) => {
      const off = offsets[i];
      return moved(x + off.x, y + off.y, placeMarker(look, art, layout));
    });
  });
}

function placeCounters(looks: readonly CounterLook[], layout: BoardLayout, art: Art): string[] {
  return [...stacksOf(looks)].flatMap(([node, stack]) => {
    const { x, y } = layout.points[node];
    return placesOf(stack).map(({ look, at, isTop }) => {
      const angle = isTop ? facingAngle(layout, look.facing) : undefined;
      return moved(x + at.x, y + at.y, drawCounter(look, art, angle, !isTop));
    });
  });
}
