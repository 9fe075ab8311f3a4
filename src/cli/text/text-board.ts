/**
 * The board as text, for terminals: one cell per node with the topmost counter's id, or the glyph of its terrain, or
 * its label. Nodes keep their places on the map as well as characters allow.
 */
import { translatorOf, format } from './messages.ts';
import { styleText } from 'node:util';
import type { Board } from '../../kernel/board/graph.ts';
import type { Game } from '../../kernel/game.ts';
import type { CounterLook, MarkerLook } from '../../kernel/look/look.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import type { GameState } from '../../kernel/state.ts';

interface TextBoardOptions {
  /**
   * Whether to print labels of all nodes, below their counters. Boards with short labels print those of empty nodes
   * instead.
   */
  readonly labels?: boolean;
  /** Available columns: a wider board is drawn closer, and if that is still too wide, in parts below one another. */
  readonly width?: number | undefined;
  /** Nodes to highlight. */
  readonly lit?: ReadonlySet<number>;
}

/** A text to print at a column of a row. */
interface Mark {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly style: Style;
  /** Row numbers, which are repeated at the left of every part of a wide board. */
  readonly fixed?: true;
}
type Style = Parameters<typeof styleText>[0];

/** Characters per node: three for a counter's id and a space; or only the id. */
const WIDE = 4;
const CLOSE = 3;
/** Labels up to this length need no more space than an id. */
const SHORT_LABEL = 3;
/** Number of columns that two neighbouring parts of a wide board share. */
const OVERLAP = 2 * WIDE;
const SIDE_STYLES = ['yellow', 'cyan', 'green', 'magenta'] as const;
/** Matches the label of an offset grid, column and row, as hex maps print it: `0814`. */
const GRID_LABEL = /^(\d\d)(\d\d)$/;

/** Draws a view as text. */
export function textBoard(game: Game, s: GameState, options: TextBoardOptions = {}): string {
  const { labels = hasShortLabels(game.board), width = Number.POSITIVE_INFINITY, lit } = options;
  const longest = Math.max(...mapNodes(game.board).map((n) => labelOf(game, n).length));
  const cell = labels ? Math.max(WIDE, longest + 1) : WIDE;
  const marksFor = (size: number): Mark[] => {
    const cells = cellsOf(game, s, size, labels, options.labels === true);
    return marksOf(
      game.board,
      cells.map((c, n) => (lit?.has(n) ? lightUp(c) : c)),
      size,
      labels,
    );
  };
  const marks = marksFor(cell);
  if (widthOf(marks) <= width) return drawRows(marks);
  const closer = labels ? marks : marksFor(CLOSE);
  return widthOf(closer) <= width ? drawRows(closer) : drawParts(marks, width);
}

/**
 * Returns the units in words, a list for each side of those on the map and of those beside it: their places and
 * conditions.
 */
export function unitLists(game: Game, s: GameState): string[][] {
  const nodes = new Set(mapNodes(game.board));
  const counters = Map.groupBy(game.look.counters(s), (c) => nodes.has(c.node));
  const listOf = (onMap: boolean, side: number): string[][] => {
    const [first, ...more] = (counters.get(onMap) ?? []).filter((c) => c.side === side);
    if (!first) return [];
    const who = `${translatorOf(game).name(sideNoun(side))}${onMap ? '' : ', off the map'}`;
    return [[`${who}: ${unitText(game, s, first)}`, ...more.map((c) => unitText(game, s, c))]];
  };
  return game.sides.flatMap((_, side) => [...listOf(true, side), ...listOf(false, side)]);
}

/** Returns the legend of the board: `# outer armour`. */
export function legend(game: Game, s: GameState): string[] {
  const there = new Set(mapNodes(game.board).map((n) => game.look.terrainOf(s, n)));
  const terrains = game.look.terrains.filter((_, i) => there.has(i));
  const glyphs = terrains.map(({ glyph, name }) => `${glyph} ${format(game, name)}`);
  const cut = game.look.markers(s).flatMap(({ type, name, text, glyph }) => {
    if (glyph) return [`${glyph} ${type}`];
    // The letter on markers at the ends of lines is not a word.
    const isTold = text === '' || game.board.lines.length > 0;
    return isTold ? [`${text || markText(type)} ${format(game, name)}`] : [];
  });
  return [...(hasShortLabels(game.board) ? [] : glyphs), ...new Set(cut)];
}

/** For boards of lines: returns each line from end to end, with its counters in brackets. */
export function lineTexts(game: Game, s: GameState): string[] {
  const on = stacksOf(game.look.counters(s));
  return game.board.lines.map((line) =>
    line
      .map((n) => labelOf(game, n) + (on.get(n) ?? []).map((c) => `[${signOf(game, c)}]`).join(''))
      .join(' '),
  );
}

const unitId = (game: Game, { unit }: CounterLook): string => game.units[unit]?.id ?? '?';
/** Name of a counter on the board. */
const signOf = (game: Game, counter: CounterLook): string => counter.sign ?? unitId(game, counter);
const glyphOf = ({ look }: Game, s: GameState, node: number): string =>
  look.terrains[look.terrainOf(s, node)]?.glyph ?? '?';
const labelOf = (game: Game, node: number): string => game.board.labels[node] ?? '?';

function unitText(game: Game, s: GameState, counter: CounterLook): string {
  const { node, facing, conditions, badge, sign } = counter;
  const looks = facing < 0 ? [] : [`facing ${game.board.directions[facing] ?? facing}`];
  // Use the name on the board, and the name to type in brackets if it differs.
  const typed = sign === undefined ? [] : [unitId(game, counter)];
  const more = [
    ...typed,
    ...looks,
    ...conditions.map((text) => format(game, text)),
    ...(badge ? [badge] : []),
  ];
  // A place that is only a picture (blank glyph) has no name to print.
  const place = glyphOf(game, s, node) === ' ' ? '' : ` ${labelOf(game, node)}`;
  const text = `${signOf(game, counter)}${place}`;
  return more.length > 0 ? `${text} (${more.join(', ')})` : text;
}

/** Returns the nodes of the map itself: boxes beside it have no neighbours. */
function mapNodes({ size, slots, neighbours }: Board): number[] {
  return Array.from({ length: size }, (_, n) => n).filter((n) =>
    neighbours.subarray(n * slots, (n + 1) * slots).some((next) => next >= 0),
  );
}

const hasShortLabels = (board: Board): boolean =>
  mapNodes(board).every((n) => (board.labels[n] ?? '').length <= SHORT_LABEL);

function stacksOf(counters: readonly CounterLook[]): Map<number, CounterLook[]> {
  const stacks = new Map<number, CounterLook[]>();
  for (const c of counters) stacks.set(c.node, [...(stacks.get(c.node) ?? []), c]);
  return stacks;
}

/** Message of the invariant of lists with an element for each node. */
const EACH_NODE = 'the list has an element for each node';

/** Returns all texts on the board and at its edges, with their places. */
function marksOf(board: Board, cells: readonly Cell[], cell: number, labels: boolean): Mark[] {
  const scale = scaleOf(board, cell);
  const left = Math.min(...board.points.map((p) => p.x));
  const rows = [...new Set(board.points.map((p) => rowKey(p.y)))].sort((a, b) => a - b);
  const marks = board.points.map((p, n): Mark => {
    const column = Math.round((p.x - left) * scale);
    return { row: 2 * rows.indexOf(rowKey(p.y)), column, ...requireDefined(cells[n], EACH_NODE) };
  });
  const below = cells.flatMap(({ label, text }, n): Mark[] => {
    const { row, column } = requireDefined(marks[n], EACH_NODE);
    return label === undefined || label === text
      ? []
      : [{ row: row + 1, column, text: label, style: 'dim' }];
  });
  const grid = mapNodes(board).every((n) => GRID_LABEL.test(board.labels[n] ?? ''));
  const all = [...marks, ...below];
  return board.hex && (grid || !labels) ? withRulers(board, all, grid) : all;
}

const rowKey = (y: number): number => Math.round(y * 100);

/** Returns the characters per unit of length at which the closest neighbours in a row are one cell apart. */
function scaleOf(board: Board, cell: number): number {
  if (board.hex?.orientation === 'flat') return (cell * 0.75) / (Math.sqrt(3) / 2);
  if (board.hex) return cell;
  const points = mapNodes(board).map((n) => board.points[n]);
  const gaps = points.flatMap((p) =>
    points.flatMap((q) => (p && q && rowKey(p.y) === rowKey(q.y) && q.x > p.x ? [q.x - p.x] : [])),
  );
  return gaps.length > 0 ? cell / Math.min(...gaps) : cell;
}

interface Cell extends Pick<Mark, 'text' | 'style'> {
  /** Printed below, in its own row. */
  readonly label?: string;
}

const BOLD: Style = ['bold', 'white'];
/** Text of a marker without one, to fit the closest cell. */
const markText = (type: string): string => type.slice(0, CLOSE - 1).toUpperCase();

const lightUp = (cell: Cell): Cell => ({ ...cell, style: ['bold', 'inverse'] });

function cellsOf(game: Game, s: GameState, cell: number, labels: boolean, below: boolean): Cell[] {
  const stacks = stacksOf(game.look.counters(s));
  const markers = new Map(game.look.markers(s).map((m) => [m.node, m]));
  const glyphs = glyphsOf(game, s);
  const onMap = new Set(mapNodes(game.board));
  return game.board.labels.map((label, n): Cell => {
    const stack = stacks.get(n);
    const glyph = glyphOf(game, s, n);
    const more = below && glyph !== ' ' ? { label } : {};
    if (stack) return { ...stackCell(game, stack, cell, glyphs.get(n)), ...more };
    const marker = markers.get(n);
    if (marker) return { text: markerText(marker).slice(0, cell - 1), style: BOLD, ...more };
    // Boxes beside the map have no glyph, so print their names.
    const named = glyph !== ' ' && (labels || !onMap.has(n));
    return { text: named ? label : glyph, style: 'dim' };
  });
}

const markerText = ({ type, text, glyph = '' }: MarkerLook): string =>
  glyph + text || markText(type);

/** Returns the glyphs of markers by node, which counters on the same node must not hide. */
function glyphsOf(game: Game, s: GameState): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const { node, glyph } of game.look.markers(s))
    if (glyph && !glyphs.get(node)?.includes(glyph))
      glyphs.set(node, (glyphs.get(node) ?? '') + glyph);
  return glyphs;
}

function stackCell(game: Game, stack: readonly CounterLook[], cell: number, glyphs = ''): Cell {
  const top = requireDefined(stack.at(-1), 'a stack has at least one counter');
  const more = (stack.length > 1 ? '+' : '') + glyphs;
  const text = signOf(game, top).slice(0, cell - more.length) + more;
  return { text, style: ['bold', SIDE_STYLES[top.side] ?? 'white'] };
}

/** Returns column numbers above a map of grid labels, and row numbers to its left; on other maps the first label. */
function withRulers(board: Board, marks: readonly Mark[], grid: boolean): Mark[] {
  const nodes = mapNodes(board);
  const parts = nodes.map((n) => GRID_LABEL.exec(board.labels[n] ?? ''));
  const margin = grid ? 3 : Math.max(...nodes.map((n) => (board.labels[n] ?? '').length)) + 1;
  const moved = marks.map((m) => ({ ...m, row: m.row + 1, column: m.column + margin }));
  const rows = new Map<number, string>();
  const columns = new Map<string, number>();
  nodes.forEach((n, i) => {
    const { row, column } = requireDefined(moved[n], EACH_NODE);
    if (!rows.has(row)) rows.set(row, parts[i]?.[2] ?? requireDefined(board.labels[n], EACH_NODE));
    const name = parts[i]?.[1] ?? '';
    columns.set(name, Math.min(columns.get(name) ?? column, column));
  });
  const dim = { style: 'dim' } as const;
  const head = [...columns].map(([text, column]): Mark => ({ row: 0, column, text, ...dim }));
  const side = [...rows].map(
    ([row, text]): Mark => ({ row, column: 0, text, ...dim, fixed: true }),
  );
  return [...(grid ? head : []), ...side, ...moved];
}

const widthOf = (marks: readonly Mark[]): number =>
  Math.max(...marks.map((m) => m.column + m.text.length));

/** Returns the rows as lines; empty rows are left out. */
function drawRows(marks: readonly Mark[]): string {
  const rows = Map.groupBy(marks, (m) => m.row);
  return [...rows.keys()]
    .sort((a, b) => a - b)
    .map((row) => drawRow(rows.get(row) ?? []))
    .join('\n');
}

function drawRow(marks: readonly Mark[]): string {
  let text = '';
  let width = 0;
  const seen = marks.filter((mark) => mark.text !== ' ');
  for (const mark of seen.toSorted((a, b) => a.column - b.column)) {
    // At the closest, texts are side by side, never over one another.
    const gap = Math.max(0, mark.column - width);
    text += ' '.repeat(gap) + styleText(mark.style, mark.text);
    width += gap + mark.text.length;
  }
  return text.trimEnd();
}

/** Returns a board wider than the terminal in parts from left to right, each with its row numbers. */
function drawParts(marks: readonly Mark[], width: number): string {
  const side = marks.filter((m) => m.fixed);
  const margin = side.length > 0 ? widthOf(side) + 1 : 0;
  const room = Math.max(OVERLAP + WIDE, width - margin);
  const parts: string[] = [];
  for (let from = margin; from < widthOf(marks); from += room - OVERLAP) {
    const inside = marks.filter(
      (m) => !m.fixed && m.column >= from && m.column + m.text.length <= from + room,
    );
    const moved = inside.map((m) => ({ ...m, column: m.column - from + margin }));
    parts.push(drawRows([...side, ...moved]));
  }
  return parts.join('\n\n');
}
