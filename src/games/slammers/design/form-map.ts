/**
 * [2.1] [R65] [R66] The map field of the form: pieces, the places where each fits, and why a piece cannot be put
 * elsewhere.
 */
import type { MapBox, PiecePlace, PiecesField } from '../../../kernel/setup/design.ts';
import type { Point } from '../../../kernel/board/graph.ts';
import { hexPoint } from '../../../kernel/board/hex.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { InputError, type Json } from '../../../kernel/setup/setup.ts';
import type { MapLayout, PlacedPiece } from '../data/layouts.ts';
import { isPanel, PIECE_IDS, type PieceId } from '../data/pieces.ts';
import { readLayout } from '../ground/layout.ts';
import { besideOf, nameOf, opposite, placeExits, sizeOf } from '../ground/place.ts';
import { msg } from '../i18n/msg.ts';

const AT = ['layout', 'pieces'];
/** Width of edge pieces in columns, half that of a panel. */
const HALF_PANEL = 6;

/** Returns the field for the map layout of a draft. */
export const layoutField = (layout: MapLayout): PiecesField => ({
  kind: 'pieces',
  at: AT,
  label: msg('design.layout'),
  rule: 'R65',
  pieces: PIECE_IDS.map((id) => {
    const index = layout.pieces.findIndex(({ piece }) => piece === id);
    const placed = layout.pieces[index];
    return {
      id,
      label: nameOf({ piece: id }),
      turns: !isPanel(id),
      ...(placed && { index, turned: placed.turned === true, box: boxOf(placed) }),
    };
  }),
  places: (id, turned) => placesOf(layout, id as PieceId, turned),
  placeAt: (id, turned, point) => placeAt(layout, id as PieceId, turned, point),
});

const pieceAt = (piece: PieceId, turned: boolean, column: number, row: number): PlacedPiece => ({
  piece,
  at: [column, row],
  ...(turned && { turned: true }),
});

const placeOf = (placed: PlacedPiece): PiecePlace => ({
  value: placed as unknown as Json,
  box: boxOf(placed),
});

/** Returns the centre of a hex of the offset grid. */
function pointOf(column: number, row: number): Point {
  return hexPoint('flat', column, row - (column - (column & 1)) / 2);
}

/** Distance from the centre of a hex to its sides and to its upper and lower edges. */
const REACH = { x: 1 / Math.sqrt(3), y: 0.5 };

/** Returns the bounding box of a piece; odd columns are half a hex lower. */
function boxOf(placed: PlacedPiece): MapBox {
  const [width, height] = sizeOf(placed);
  const [column, row] = placed.at;
  const first = pointOf(column, row);
  const last = pointOf(column + width - 1, row + height - 1);
  return {
    x: first.x - REACH.x,
    y: first.y - REACH.y,
    width: last.x - first.x + 2 * REACH.x,
    height: last.y - first.y + 2 * REACH.y,
  };
}

/** Returns why a piece cannot be put there, or undefined if it can. The other pieces stay where they are. */
function whyNot(layout: MapLayout, placed: PlacedPiece): LocalizedText | undefined {
  const others = layout.pieces.filter(({ piece }) => piece !== placed.piece);
  try {
    readLayout({ pieces: [...others, placed] });
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return faultIn(error.text);
    throw error;
  }
}

/** Returns the fault without the name of the field, since the player is moving that very piece. */
const faultIn = (text: LocalizedText): LocalizedText =>
  typeof text === 'string' ? text : ((text.args?.fault as LocalizedText | undefined) ?? text);

/**
 * [R65] [R66] Returns every place where a piece fits, in reading order: road end against road end, or flush with
 * another piece.
 */
function placesOf(layout: MapLayout, piece: PieceId, turned: boolean): PiecePlace[] {
  const others = layout.pieces.filter((placed) => placed.piece !== piece);
  if (others.length === 0) return [placeOf(pieceAt(piece, turned, 0, 0))];
  const spots = [...joinsOf(others, piece, turned), ...flushWith(others, piece)];
  const seen = new Map(spots.map(([column, row]) => [`${column},${row}`, [column, row] as const]));
  return [...seen.values()]
    .filter(([column]) => column % 2 === 0)
    .sort(([a, b], [c, d]) => b - d || a - c)
    .map(([column, row]) => pieceAt(piece, turned, column, row))
    .filter((placed) => whyNot(layout, placed) === undefined)
    .map(placeOf);
}

/** Returns the places at which a road end of the piece meets a road end of another. */
function joinsOf(others: readonly PlacedPiece[], piece: PieceId, turned: boolean) {
  const own = placeExits({ pieces: [pieceAt(piece, turned, 0, 0)] });
  return placeExits({ pieces: others }).flatMap((end) => {
    const [column, row] = besideOf(end.column, end.row, end.out);
    return own
      .filter(({ out }) => out === opposite(end.out))
      .map((mine) => [column - mine.column, row - mine.row] as const);
  });
}

/** Returns the places beside, above and below other pieces, at their ends or shifted by half a panel. */
function flushWith(others: readonly PlacedPiece[], piece: PieceId) {
  const [width, height] = sizeOf({ piece, at: [0, 0] });
  return others.flatMap((other) => {
    const [x, y] = other.at;
    const [w, h] = sizeOf(other);
    const across = [...new Set([0, HALF_PANEL, w - width])];
    return [
      [x - width, y] as const,
      [x + w, y] as const,
      ...across.flatMap((dx) => [[x + dx, y - height] as const, [x + dx, y + h] as const]),
    ];
  });
}

/** Returns the place whose centre is nearest to a point, or why the piece cannot be put there. */
function placeAt(layout: MapLayout, piece: PieceId, turned: boolean, point: Point) {
  const home = boxOf(pieceAt(piece, turned, 0, 0));
  const column = 2 * Math.round((point.x - home.x - home.width / 2) / pointOf(2, 0).x) + 0;
  // Avoids -0, so that equal places compare as equal.
  const row = Math.round(point.y - home.y - home.height / 2) + 0;
  const placed = pieceAt(piece, turned, column, row);
  const why = whyNot(layout, placed);
  return why === undefined ? placeOf(placed) : { why };
}
