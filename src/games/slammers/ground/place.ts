/** Positions on the map of the hexes and road ends of a layout's pieces. */
import type { Message } from '../../../kernel/text/message.ts';
import type { MapLayout, PlacedPiece } from '../data/layouts.ts';
import { type Cell, isPanel, type PieceId, PIECES, type Slot } from '../data/pieces.ts';
import { msg } from '../i18n/msg.ts';

/** A hex of a piece, placed on the map. The map's columns and rows are an offset grid with odd columns lower. */
export interface PlacedHex {
  /** Index of the piece in the layout. */
  readonly piece: number;
  /** Column and row as drawn on the piece. */
  readonly cell: Cell;
  readonly column: number;
  readonly row: number;
  readonly glyph: string;
}

/** [R65] A road end of a placed piece. */
export interface PlacedExit extends Omit<PlacedHex, 'glyph'> {
  readonly out: Slot;
}

const OPPOSITE = [3, 4, 5, 0, 1, 2] as const;
export const opposite = (slot: Slot): Slot => OPPOSITE[slot];

/** Returns the numbers of columns and rows of a piece. */
export function sizeOf({ piece }: PlacedPiece): Cell {
  const { rows } = PIECES[piece];
  return [rows[0].length, rows.length];
}

/** [R66] Returns the map column and row of a cell of a piece. A half turn keeps odd columns lower. */
function onMap(placed: PlacedPiece, [c, r]: Cell): Cell {
  const [x, y] = placed.at;
  const [width, height] = sizeOf(placed);
  return placed.turned ? [x + width - 1 - c, y + height - 1 - r] : [x + c, y + r];
}

/** Returns the hexes of all pieces, piece by piece in the given order, row by row. */
export const placeHexes = (layout: MapLayout): PlacedHex[] =>
  layout.pieces.flatMap((placed, piece) =>
    PIECES[placed.piece].rows.flatMap((glyphs, r) =>
      [...glyphs].map((glyph, c) => {
        const [column, row] = onMap(placed, [c, r]);
        return { piece, cell: [c, r] as const, column, row, glyph };
      }),
    ),
  );

/** [R65] Returns the road ends of all pieces. */
export const placeExits = (layout: MapLayout): PlacedExit[] =>
  layout.pieces.flatMap((placed, piece) =>
    PIECES[placed.piece].exits.map(([cell, out]) => {
      const [column, row] = onMap(placed, cell);
      return { piece, cell, column, row, out: placed.turned ? opposite(out) : out };
    }),
  );

/** Returns the neighbouring cell of a map cell in a direction. */
export function besideOf(column: number, row: number, slot: Slot): Cell {
  // Odd columns are half a hex lower, so their upper neighbours in the next column share the row.
  const low = column & 1;
  const rise = [-1, low - 1, low, 1, low, low - 1][slot];
  const aside = [0, 1, 1, 0, -1, -1][slot];
  return [column + aside, row + rise];
}

/** Returns a map cell as a key of a `Map`. */
export const keyOf = (column: number, row: number): string => `${column},${row}`;

const two = (n: number): string => String(n + 1).padStart(2, '0');
/**
 * [D11] Returns the label of a hex: the number of its piece, its column and its row, both counted from 01, such as
 * `4-0605`.
 */
export const labelOf = ({ piece }: PlacedPiece, [column, row]: Cell): string =>
  `${piece}-${two(column)}${two(row)}`;

/** Returns the name of a piece for messages. */
export const nameOf = ({ piece }: { readonly piece: PieceId }): Message =>
  msg(isPanel(piece) ? 'region.panel' : 'region.piece', { id: piece });
