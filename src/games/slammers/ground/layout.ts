/** [R66] Reads a custom layout in a set-up document; errors name the field. */
import { ruleRef } from '../../../kernel/text/message.ts';
import type { MapLayout, PlacedPiece } from '../data/layouts.ts';
import { isPanel, PIECE_IDS, type PieceId } from '../data/pieces.ts';
import { bad, readFlag, readList, readRecord, readWord } from '../design/fields.ts';
import { msg } from '../i18n/msg.ts';
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

/** Maximum distance of a piece from the first one, in hexes; all pieces in a row are shorter than that. */
const FARTHEST = 100;
const SLOTS = [0, 1, 2, 3, 4, 5] as const;
const R66 = ruleRef('R66');

/** Checks a layout and returns its normal form, which is the same for all layouts of the same map. */
export function readLayout(raw: unknown, field = 'layout'): MapLayout {
  const { pieces } = readRecord(raw, field, ['pieces']);
  const placed = readList(pieces, `${field}.pieces`, [1, PIECE_IDS.length], readPiece);
  checkPieces(placed, field);
  const layout = { pieces: placed };
  checkPlaces(layout, field);
  checkRoads(layout, field);
  return normalize(layout);
}

function readPiece(raw: unknown, field: string): PlacedPiece {
  const { piece, at, turned } = readRecord(raw, field, ['piece', 'at', 'turned']);
  const id = readWord(piece, `${field}.piece`, PIECE_IDS);
  const isTurned = readFlag(turned, `${field}.turned`);
  if (isTurned && isPanel(id))
    throw bad(`${field}.turned`, msg('fault.layout.turned', { rule: ruleRef('2.2') }));
  return { piece: id, at: readPlace(at, `${field}.at`), ...(isTurned && { turned: true }) };
}

function readPlace(raw: unknown, field: string): readonly [number, number] {
  const isPlace =
    Array.isArray(raw) &&
    raw.length === 2 &&
    raw.every((n) => Number.isInteger(n) && n >= -FARTHEST && n <= FARTHEST);
  if (!isPlace) throw bad(field, msg('fault.layout.place', { most: FARTHEST }));
  const [column, row] = raw as [number, number];
  if (column % 2 !== 0) throw bad(field, msg('fault.layout.even', { rule: R66 }));
  return [column, row];
}

function checkPieces(pieces: readonly PlacedPiece[], field: string): void {
  const seen = new Map<PieceId, number>();
  for (const [i, placed] of pieces.entries()) {
    const first = seen.get(placed.piece);
    if (first !== undefined)
      throw bad(
        `${field}.pieces[${i}].piece`,
        msg('fault.layout.twice', { piece: nameOf(placed), n: first, rule: R66 }),
      );
    seen.set(placed.piece, i);
  }
  if (!pieces.some(({ piece }) => isPanel(piece)))
    throw bad(`${field}.pieces`, msg('fault.layout.panel', { rule: R66 }));
}

/** [R66] Checks that no pieces overlap and that all are connected. */
function checkPlaces(layout: MapLayout, field: string): void {
  const { pieces } = layout;
  const hexes = new Map<string, PlacedHex>();
  for (const hex of placeHexes(layout)) {
    const key = keyOf(hex.column, hex.row);
    const other = hexes.get(key);
    if (other)
      throw bad(
        `${field}.pieces[${hex.piece}].at`,
        msg('fault.layout.overlap', {
          piece: nameOf(pieces[hex.piece]),
          at: labelOf(pieces[other.piece], other.cell),
          rule: R66,
        }),
      );
    hexes.set(key, hex);
  }
  const joined = joinedTo(hexes);
  const alone = pieces.findIndex((_, i) => !joined.has(i));
  if (alone >= 0)
    throw bad(
      `${field}.pieces[${alone}].at`,
      msg('fault.layout.apart', { piece: nameOf(pieces[alone]), rule: R66 }),
    );
}

/** Returns the pieces that are connected with the first one. */
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

/** [R65] Checks that every road that runs into another piece continues there. */
function checkRoads(layout: MapLayout, field: string): void {
  const { pieces } = layout;
  const hexes = new Map(placeHexes(layout).map((h) => [keyOf(h.column, h.row), h]));
  const exits = placeExits(layout);
  for (const { piece, cell, column, row, out } of exits) {
    const [c, r] = besideOf(column, row, out);
    const against = hexes.get(keyOf(c, r));
    if (!against) continue;
    if (exits.some((e) => e.column === c && e.row === r && e.out === opposite(out))) continue;
    // The error names the later piece, which was put next to the earlier one.
    throw bad(
      `${field}.pieces[${Math.max(piece, against.piece)}].at`,
      msg('fault.layout.road', {
        from: labelOf(pieces[piece], cell),
        to: labelOf(pieces[against.piece], against.cell),
        rule: ruleRef('R65'),
      }),
    );
  }
}

/** Returns the normal form of a layout: pieces in their fixed order, with the north-west corner at 0, 0. */
function normalize({ pieces }: MapLayout): MapLayout {
  const left = Math.min(...pieces.map(({ at }) => at[0]));
  const top = Math.min(...pieces.map(({ at }) => at[1]));
  const rank = ({ piece }: PlacedPiece) => PIECE_IDS.indexOf(piece);
  return {
    pieces: pieces
      .map((placed) => ({ ...placed, at: [placed.at[0] - left, placed.at[1] - top] as const }))
      .sort((a, b) => rank(a) - rank(b)),
  };
}
