/** [R66] Reads a layout of the players' own, as part of a set-up document; errors name the field. */
import { InputError } from '../../../kernel/setup.ts';
import type { Layout, PlacedPiece } from '../data/layouts.ts';
import { isPanel, PIECE_IDS, type PieceId } from '../data/pieces.ts';
import {
  besideOf,
  keyOf,
  labelOf,
  nameOf,
  opposite,
  type PlacedHex,
  placeExits,
  placeHexes,
} from './place.ts';

/** So far from the first piece, in hexes, may another lie: all of them in a row are shorter. */
const FARTHEST = 100;
const SLOTS = [0, 1, 2, 3, 4, 5] as const;

/** Checks a layout and puts it into the one form of all layouts that are the same map. */
export function readLayout(raw: unknown, field = 'layout'): Layout {
  const { pieces } = readRecord(raw, field, ['pieces']);
  if (!Array.isArray(pieces) || pieces.length === 0)
    throw new InputError(`${field}.pieces: expected a list of at least one piece`);
  const placed = pieces.map((piece, i) => readPiece(piece, `${field}.pieces[${i}]`));
  checkPieces(placed, field);
  const layout = { pieces: placed };
  checkPlaces(layout, field);
  checkRoads(layout, field);
  return normalize(layout);
}

function readRecord(raw: unknown, field: string, keys: readonly string[]): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new InputError(`${field}: expected an object with ${keys.join(', ')}`);
  const unknown = Object.keys(raw).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new InputError(`${field}.${unknown}: unknown field; known: ${keys.join(', ')}`);
  return raw as Record<string, unknown>;
}

function readPiece(raw: unknown, field: string): PlacedPiece {
  const { piece, at, turned = false } = readRecord(raw, field, ['piece', 'at', 'turned']);
  const id = PIECE_IDS.find((known) => known === piece);
  if (id === undefined)
    throw new InputError(`${field}.piece: expected one of ${PIECE_IDS.join(', ')}`);
  if (typeof turned !== 'boolean') throw new InputError(`${field}.turned: expected true or false`);
  if (turned && isPanel(id))
    throw new InputError(
      `${field}.turned: numbered panels lie with their north up [2.2]; edge pieces may be turned`,
    );
  return { piece: id, at: readPlace(at, `${field}.at`), ...(turned && { turned }) };
}

function readPlace(raw: unknown, field: string): readonly [number, number] {
  const isPlace =
    Array.isArray(raw) &&
    raw.length === 2 &&
    raw.every((n) => Number.isInteger(n) && n >= -FARTHEST && n <= FARTHEST);
  if (!isPlace)
    throw new InputError(
      `${field}: expected [column, row], whole numbers from -${FARTHEST} to ${FARTHEST}`,
    );
  const [column, row] = raw as [number, number];
  if (column % 2 !== 0)
    throw new InputError(`${field}: the column must be even, so that whole hexes meet [R66]`);
  return [column, row];
}

function checkPieces(pieces: readonly PlacedPiece[], field: string): void {
  const seen = new Map<PieceId, number>();
  for (const [i, placed] of pieces.entries()) {
    const first = seen.get(placed.piece);
    if (first !== undefined)
      throw new InputError(
        `${field}.pieces[${i}].piece: there is one ${nameOf(placed)}, and pieces[${first}] is it [R66]`,
      );
    seen.set(placed.piece, i);
  }
  if (!pieces.some(({ piece }) => isPanel(piece)))
    throw new InputError(`${field}.pieces: expected at least one numbered panel [R66]`);
}

/** [R66] No overlap, and all in one. */
function checkPlaces(layout: Layout, field: string): void {
  const { pieces } = layout;
  const hexes = new Map<string, PlacedHex>();
  for (const hex of placeHexes(layout)) {
    const key = keyOf(hex.column, hex.row);
    const other = hexes.get(key);
    if (other)
      throw new InputError(
        `${field}.pieces[${hex.piece}].at: ${nameOf(pieces[hex.piece])} lies on ${labelOf(pieces[other.piece], other.cell)} [R66]`,
      );
    hexes.set(key, hex);
  }
  const joined = joinedTo(hexes);
  const alone = pieces.findIndex((_, i) => !joined.has(i));
  if (alone >= 0)
    throw new InputError(
      `${field}.pieces[${alone}].at: ${nameOf(pieces[alone])} does not touch the pieces before it [R66]`,
    );
}

/** The pieces that hang together with the first one. */
function joinedTo(hexes: ReadonlyMap<string, PlacedHex>): Set<number> {
  const joined = new Set([0]);
  const touches = [...hexes.values()].flatMap((hex) =>
    SLOTS.map((slot) => hexes.get(keyOf(...besideOf(hex.column, hex.row, slot)))?.piece).flatMap(
      (other) => (other === undefined || other === hex.piece ? [] : [[hex.piece, other] as const]),
    ),
  );
  for (let size = 0; size !== joined.size; ) {
    size = joined.size;
    for (const [a, b] of touches) if (joined.has(a)) joined.add(b);
  }
  return joined;
}

/** [R65] Every road that runs into another piece goes on there. */
function checkRoads(layout: Layout, field: string): void {
  const { pieces } = layout;
  const hexes = new Map(placeHexes(layout).map((h) => [keyOf(h.column, h.row), h]));
  const exits = placeExits(layout);
  for (const { piece, cell, column, row, out } of exits) {
    const [c, r] = besideOf(column, row, out);
    const against = hexes.get(keyOf(c, r));
    if (!against) continue;
    if (exits.some((e) => e.column === c && e.row === r && e.out === opposite(out))) continue;
    // The later of the two is named: it was laid against what lay there.
    throw new InputError(
      `${field}.pieces[${Math.max(piece, against.piece)}].at: the road that leaves ${labelOf(pieces[piece], cell)} runs against ${labelOf(pieces[against.piece], against.cell)}, which has none there [R65]`,
    );
  }
}

/** One form for all layouts of the same map: pieces in their order, the north-west corner at 0, 0. */
function normalize({ pieces }: Layout): Layout {
  const left = Math.min(...pieces.map(({ at }) => at[0]));
  const top = Math.min(...pieces.map(({ at }) => at[1]));
  const rank = ({ piece }: PlacedPiece) => PIECE_IDS.indexOf(piece);
  return {
    pieces: pieces
      .map((placed) => ({ ...placed, at: [placed.at[0] - left, placed.at[1] - top] as const }))
      .sort((a, b) => rank(a) - rank(b)),
  };
}
