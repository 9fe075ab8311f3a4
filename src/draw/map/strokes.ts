/**
 * Strokes along paths. Browsers draw a large picture in tiles and stroke a whole path for every tile that it touches:
 * one path round all corridors took half the time of the first paint. Long paths are therefore cut into pieces, and the
 * pieces of a neighbourhood are joined.
 */
import type { Stroke } from '../../kernel/look/art.ts';

/** Side of a neighbourhood in picture units. */
const CELL = 420;
/** Number of corners in a piece cut from a long outline. */
const PIECE = 12;

/** Draws a path with each of the strokes in turn. */
export function strokePath(path: string, strokes: readonly Stroke[]): string {
  const cut = neighbourhoods(subpathsOf(path).flatMap(piecesOf));
  // Pieces have round ends that overlap, which would show through a translucent stroke.
  return strokes
    .flatMap((stroke) =>
      (stroke.opacity === undefined ? cut : [path]).map((d) => element(d, stroke)),
    )
    .join('');
}

const element = (d: string, { color, width, dash, opacity }: Stroke): string =>
  `<path d="${d}" fill="none" stroke="$${color}" stroke-width="${width}"` +
  `${dash ? ` stroke-dasharray="${dash}"` : ''}` +
  `${opacity === undefined ? '' : ` stroke-opacity="${opacity}"`}` +
  ' stroke-linejoin="round" stroke-linecap="round"/>';

const subpathsOf = (path: string): string[] => path.split(/(?=M)/).filter(Boolean);

/** Cuts a long outline of straight sides into open pieces that touch; other paths are returned unchanged. */
export function piecesOf(subpath: string): string[] {
  const isStraight = /^M[-\d. L]+Z?$/.test(subpath);
  const corners = subpath.replace(/[MZ]/g, '').split('L');
  if (!isStraight || corners.length <= PIECE) return [subpath];
  if (subpath.endsWith('Z')) corners.push(corners[0]);
  const pieces: string[] = [];
  for (let i = 0; i < corners.length - 1; i += PIECE)
    pieces.push(`M${corners.slice(i, i + PIECE + 1).join('L')}`);
  return pieces;
}

/** Joins the pieces that begin in the same square of the picture. */
function neighbourhoods(pieces: readonly string[]): string[] {
  const cells = new Map<string, string>();
  for (const piece of pieces) {
    const [x, y] = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
    const cell = `${Math.floor((x ?? 0) / CELL)} ${Math.floor((y ?? 0) / CELL)}`;
    cells.set(cell, (cells.get(cell) ?? '') + piece);
  }
  return [...cells.values()];
}
