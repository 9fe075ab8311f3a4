/** Draws figures of rulebooks: a part of a plain board, with arrows, rings, letters and short texts over it. */
import type { Point } from '../kernel/board/graph.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import type { Theme } from './art.ts';
import { drawBoard } from './board.ts';
import { CARD_FONT } from './card/text.ts';
import { measure } from './card/widths.ts';
import { type Box, type BoardLayout, layoutOf, nodeOutline, PITCH } from './layout.ts';
import { between, distance, escapeText, num, polar, polygon } from './svg.ts';

/** Marks over a figure, located by the nodes of its board. */
export interface DrawnMarks {
  readonly arrows: readonly {
    readonly path: readonly number[];
    readonly text: string;
    readonly isDashed: boolean;
  }[];
  readonly rings: readonly { readonly at: number; readonly text: string }[];
  readonly letters: readonly { readonly letter: string; readonly at: number }[];
}

export interface FigureOptions {
  readonly theme: Theme;
  /** Nodes that the picture shows, with a margin round them. */
  readonly crop: readonly number[];
  readonly title: string;
  readonly marks: DrawnMarks;
}

/** Margin round the middle of the outermost nodes: a hex, and names above and below. */
const [ROOM_ACROSS, ROOM_DOWN] = [78, 92];
/** Minimum width of a figure; without it, a single hex would be drawn far too large. */
const LEAST = 460;
/** Size of letters as a share of the width of a figure: at least 12 pixels in a window 360 pixels wide. */
const SIZE = 0.034;

const [ACCENT, INK, PAPER] = ['#b3371a', '#1c1e1a', '#fffdf8'];

/** Draws a figure as one SVG document: the board without areas or compass, cut to its crop, with its marks. */
export function drawFigure(game: Game, state: GameState, options: FigureOptions): string {
  const { theme, title, marks } = options;
  const layout = layoutOf(game.board);
  const box = figureBox(layout, options.crop);
  const svg = drawBoard(game, state, { theme, title, box, compass: false });
  const end = svg.lastIndexOf('</svg>');
  return `${svg.slice(0, end)}${drawMarks(marks, layout, box)}</svg>\n`;
}

/** Returns the part of a board that shows these nodes: never wider than the board, never narrower than a few hexes. */
export function figureBox({ points, bounds }: BoardLayout, crop: readonly number[]): Box {
  const [xs, ys] = [crop.map((n) => points[n].x), crop.map((n) => points[n].y)];
  const across = spanOf(xs, ROOM_ACROSS, LEAST, bounds.x, bounds.width);
  const down = spanOf(ys, ROOM_DOWN, LEAST * 0.5, bounds.y, bounds.height);
  return { x: across.from, y: down.from, width: across.size, height: down.size };
}

function spanOf(
  values: readonly number[],
  room: number,
  least: number,
  from: number,
  size: number,
) {
  const [low, high] = [Math.min(...values) - room, Math.max(...values) + room];
  const wanted = Math.min(size, Math.max(least, high - low));
  const start = (low + high - wanted) / 2;
  const held = Math.max(from, Math.min(start, from + size - wanted));
  return { from: Math.round(held), size: Math.round(wanted) };
}

/** Draws marks over a board as the content of a `<g>`, letters last; text stays inside the box. */
export function drawMarks(marks: DrawnMarks, layout: BoardLayout, box: Box): string {
  const size = Math.max(17, box.width * SIZE);
  const rings = marks.rings.map(({ at }) => drawRing(layout, at));
  const arrows = marks.arrows.map(({ path, isDashed }) =>
    drawArrow(
      path.map((n) => layout.points[n]),
      isDashed,
    ),
  );
  const plates = [
    ...marks.arrows.map(({ path, text }) =>
      drawPlate(platePointOf(layout, path, text), text, size, INK, box),
    ),
    ...marks.rings.map(({ at, text }) => {
      const { x, y } = layout.points[at];
      return drawPlate({ x, y: y - 50 - size * 0.75 }, text, size, ACCENT, box);
    }),
  ];
  const letters = marks.letters.map(({ letter, at }) =>
    drawLetter(layout.points[at], letter, size),
  );
  return `<g class="figure-marks">${[...rings, ...arrows, ...plates, ...letters].join('')}</g>`;
}

function drawRing(layout: BoardLayout, node: number): string {
  const path = polygon(nodeOutline(layout, node, 0.94));
  return (
    `<path d="${path}" fill="none" stroke="${PAPER}" stroke-width="10" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="${ACCENT}" stroke-width="5.5" stroke-linejoin="round"/>`
  );
}

/** Draws an arrow from the edge of the first counter to the edge of the last; a short arrow has a smaller head. */
function drawArrow(path: readonly Point[], isDashed: boolean): string {
  const [first, second, last, before] = [path[0], path[1], path.at(-1), path.at(-2)];
  if (!first || !second || !last || !before) return '';
  const [out, inward] = [distance(first, second) || 1, distance(last, before) || 1];
  const start = between(first, second, Math.min(0.36, 36 / out));
  const end = between(last, before, Math.min(0.36, 40 / inward));
  const head = inward < 1.5 * PITCH ? 17 : 24;
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const neck = polar(end, -head * 0.8, angle);
  const line = [start, ...path.slice(1, -1), neck].map(({ x, y }) => `${num(x)} ${num(y)}`);
  const d = `M${line.join('L')}`;
  const tip = polygon([
    end,
    polar(end, head * 1.2, angle + 150),
    polar(end, head * 1.2, angle - 150),
  ]);
  const dash = isDashed ? ' stroke-dasharray="15 10"' : '';
  const round = 'fill="none" stroke-linejoin="round" stroke-linecap="butt"';
  return (
    `<path d="${d}" ${round} stroke="${PAPER}" stroke-width="12"/>` +
    `<path d="${tip}" fill="${ACCENT}" stroke="${PAPER}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>` +
    `<path d="${d}" ${round} stroke="${ACCENT}" stroke-width="7.5"${dash}/>`
  );
}

/** Returns the place for the text of an arrow: at its longest part, or at the end of a short arrow for a number. */
function platePointOf({ points }: BoardLayout, path: readonly number[], text: string): Point {
  const parts = path.slice(1).map((n, i) => [points[path[i]], points[n]] as const);
  const [longest] = parts.toSorted(([a, b], [c, d]) => distance(c, d) - distance(a, b));
  if (!longest) return { x: 0, y: 0 };
  const isShort = parts.length === 1 && distance(...longest) < 1.5 * PITCH && text.length < 3;
  return between(longest[0], longest[1], isShort ? 0.92 : 0.5);
}

/** Draws a short text on a dark or red plate round a point, moved into the box if it would be cut off. */
function drawPlate({ x, y }: Point, text: string, size: number, color: string, box: Box): string {
  if (text === '') return '';
  const width = measure(text, size, 'bold') + size;
  const height = size * 1.42;
  const left = Math.max(box.x + 5, Math.min(x - width / 2, box.x + box.width - width - 5));
  const top = Math.max(box.y + 5, Math.min(y - height / 2, box.y + box.height - height - 5));
  return (
    `<rect x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}" rx="${num(height / 2)}" fill="${color}" stroke="${PAPER}" stroke-width="3"/>` +
    `<text x="${num(left + width / 2)}" y="${num(top + height * 0.69)}" font-size="${num(size)}" font-weight="700" text-anchor="middle" fill="${PAPER}" font-family="${CARD_FONT}">${escapeText(text)}</text>`
  );
}

/** Draws a letter on a disc at the upper left of a node. */
function drawLetter({ x, y }: Point, letter: string, size: number): string {
  const [cx, cy, r] = [x - 34, y - 26, size * 0.72];
  return (
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${PAPER}" stroke="${INK}" stroke-width="3.5"/>` +
    `<text x="${num(cx)}" y="${num(cy + size * 0.36)}" font-size="${num(size)}" font-weight="800" text-anchor="middle" fill="${INK}" font-family="${CARD_FONT}">${escapeText(letter)}</text>`
  );
}
