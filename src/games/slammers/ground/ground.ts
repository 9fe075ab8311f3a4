/** Map of a game: its pieces joined into one board, with everything about a hex that never changes. */
import { type Board, neighbour, type OffMapBox, slotTo } from '../../../kernel/board/graph.ts';
import { type HexCell, hexBoard, hexPoint } from '../../../kernel/board/hex.ts';
import type { MapLayout } from '../data/layouts.ts';
import { type Cell, PIECES, type PieceId } from '../data/pieces.ts';
import { TERRAINS } from '../data/terrain.ts';
import { type Terrain, USUAL_TERRAINS } from '../data/terrain-figures.ts';
import { labelOf, type PlacedHex, placeExits, placeHexes } from './place.ts';
import { makeSight, type SightTable } from './sight.ts';

export interface Ground {
  readonly layout: MapLayout;
  readonly board: Board;
  /** Number of hexes: nodes 0 to `hexes - 1`. The nodes after them are boxes off the map. */
  readonly hexes: number;
  /** Index into `TERRAINS` of each hex. */
  readonly terrain: Int8Array;
  /** [21.5] Height of each hex at either end of a line of sight. */
  readonly height: Int8Array;
  /** Index into the pieces of the layout. */
  readonly piece: Int8Array;
  /** Column and row of each hex as drawn on its piece. */
  readonly column: Int8Array;
  readonly row: Int8Array;
  /** [2.7] [R65] Hexsides that a road crosses: bit d of a hex is its direction d. */
  readonly road: Uint8Array;
  /** [R24] Hexsides where a road leaves the map, as bits like `road`. */
  readonly exit: Uint8Array;
  readonly sight: SightTable;
}

/** Distance between the map and the boxes below it, and between the boxes, in hexes. */
const BOX_GAP = 2;

/** [2.1] Builds the map of a checked layout. `boxes`: labels of places off the map. */
export function makeGround(
  layout: MapLayout,
  boxes: readonly string[] = [],
  terrains: readonly Terrain[] = USUAL_TERRAINS,
): Ground {
  const placed = placeHexes(layout);
  const cells = placed.map((hex): HexCell => {
    const { column: q, row } = hex;
    return { q, r: row - (q - (q & 1)) / 2, label: labelOf(layout.pieces[hex.piece], hex.cell) };
  });
  const board = hexBoard('flat', cells, boxesBelow(cells, boxes));
  const terrain = Int8Array.from(placed, terrainOf);
  return {
    layout,
    board,
    hexes: placed.length,
    terrain,
    height: terrain.map((t) => terrains[t].height),
    piece: Int8Array.from(placed, (hex) => hex.piece),
    column: Int8Array.from(placed, (hex) => hex.cell[0]),
    row: Int8Array.from(placed, (hex) => hex.cell[1]),
    ...layRoads(layout, board),
    sight: makeSight(
      board,
      terrain.map((t) => terrains[t].cover),
    ),
  };
}

function terrainOf({ glyph }: PlacedHex): number {
  const t = TERRAINS.findIndex((terrain) => terrain.glyph === glyph);
  if (t < 0) throw new Error(`no terrain is drawn as "${glyph}"`);
  return t;
}

function boxesBelow(cells: readonly HexCell[], labels: readonly string[]): OffMapBox[] {
  const points = cells.map(({ q, r }) => hexPoint('flat', q, r));
  const left = Math.min(...points.map((p) => p.x));
  const bottom = Math.max(...points.map((p) => p.y));
  return labels.map((label, i) => ({
    label,
    point: { x: left + i * BOX_GAP, y: bottom + BOX_GAP },
  }));
}

function layRoads(layout: MapLayout, board: Board): Pick<Ground, 'road' | 'exit'> {
  const road = new Uint8Array(board.size);
  const exit = new Uint8Array(board.size);
  for (const { piece } of layout.pieces)
    for (const cells of PIECES[piece].roads)
      for (let i = 1; i < cells.length; i++)
        link(board, road, cellNode(board, piece, cells[i - 1]), cellNode(board, piece, cells[i]));
  for (const { piece, cell, out } of placeExits(layout)) {
    const n = cellNode(board, layout.pieces[piece].piece, cell);
    const on = neighbour(board, n, out) < 0 ? exit : road;
    on[n] |= 1 << out;
  }
  return { road, exit };
}

function link(board: Board, road: Uint8Array, a: number, b: number): void {
  const slot = slotTo(board, a, b);
  if (slot < 0) throw new Error(`a road jumps from ${board.labels[a]} to ${board.labels[b]}`);
  road[a] |= 1 << slot;
  road[b] |= 1 << ((slot + 3) % 6);
}

function cellNode(board: Board, piece: PieceId, cell: Cell): number {
  return board.nodeOf.get(labelOf({ piece, at: [0, 0] }, cell)) ?? -1;
}

/** [2.7] Returns the hexsides that roads cross, as `hex * 6 + direction`, from both hexes each; ascending. */
export const roadEdges = ({ road }: Ground): number[] =>
  [...road].flatMap((bits, n) =>
    [0, 1, 2, 3, 4, 5].flatMap((slot) => ((bits >> slot) & 1 ? [n * 6 + slot] : [])),
  );

/** Returns the hex at a column and row of a piece, as drawn and counted from 0. Throws if there is none. */
export function hexAt({ board }: Ground, piece: PieceId, column: number, row: number): number {
  const n = cellNode(board, piece, [column, row]);
  if (n < 0) throw new Error(`the map has no hex ${column},${row} of ${piece}`);
  return n;
}

/** Returns the piece that a hex belongs to. */
export const pieceOf = (ground: Ground, n: number): PieceId =>
  ground.layout.pieces[ground.piece[n]].piece;
