/** [D5] How the pieces of each printed scenario lie: the column and row of the north-west hex of each. */
import type { PieceId } from './pieces.ts';

export interface PlacedPiece {
  readonly piece: PieceId;
  /** Where its north-west hex lies, as column and row on the map; columns are even. */
  readonly at: readonly [column: number, row: number];
  /** [R66] Turned by half. */
  readonly turned?: true;
}

export interface MapLayout {
  readonly pieces: readonly PlacedPiece[];
}

const layout = (places: Partial<Record<PieceId, readonly [number, number]>>): MapLayout => ({
  pieces: (Object.entries(places) as [PieceId, readonly [number, number]][]).map(([piece, at]) => ({
    piece,
    at,
  })),
});

/** By the number of the scenario. */
export const LAYOUTS: Readonly<Record<string, MapLayout>> = {
  1: layout({ 3: [0, 0], 6: [0, 10], B: [6, -4], D: [12, 10], E: [6, 20] }),
  2: layout({ 4: [0, 0], A: [0, -4], C: [12, 0], E: [6, 10], F: [0, 10] }),
  3: layout({ 1: [0, 0], 4: [12, 0] }),
  4: layout({ 3: [12, 0], 4: [0, 0], A: [0, -4], B: [18, -4], E: [18, 10], F: [0, 10] }),
  5: layout({
    3: [24, 0],
    5: [12, 0],
    6: [0, 0],
    A: [12, -4],
    B: [30, -4],
    E: [18, 10],
    F: [24, 10],
  }),
  6: layout({ 6: [0, 0] }),
  7: layout({ 1: [0, 0], 2: [12, 0] }),
  8: layout({ 1: [0, 0], 2: [12, 10], 3: [12, 0], 6: [0, 10] }),
  9: layout({ 4: [12, 0], 5: [0, 0] }),
  10: layout({ 2: [24, 0], 3: [12, 0], 4: [48, 0], 5: [36, 0], 6: [0, 0] }),
  11: layout({ 2: [0, 0], 3: [24, 0], 4: [12, 0] }),
  12: layout({ 1: [0, 0], 4: [0, 10], 6: [0, 20] }),
  13: layout({
    1: [0, 0],
    2: [12, 0],
    3: [24, 0],
    4: [24, 10],
    5: [12, 10],
    6: [0, 10],
    A: [12, -4],
    B: [30, -4],
    C: [36, 0],
    D: [36, 10],
    E: [30, 20],
    F: [12, 20],
  }),
  14: layout({ 2: [12, 10], 3: [0, 10], 4: [12, 20], 5: [24, 10], 6: [12, 0] }),
};
