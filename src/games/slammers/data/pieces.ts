/**
 * [D3] [D4] Panels and edge pieces as they are drawn: a letter a hex (`glyph` of the terrains), rows from
 * the north, odd columns half a hex lower. [2.4] All hexes are whole. Columns and rows count from 0 here, from 01 on labels.
 */

export const PIECE_IDS = ['1', '2', '3', '4', '5', '6', 'A', 'B', 'C', 'D', 'E', 'F'] as const;
export type PieceId = (typeof PIECE_IDS)[number];

/** Column and row of a hex within its piece. */
export type Cell = readonly [column: number, row: number];
/** A direction as a slot of the board: 0 north, and on clockwise. */
export type Slot = 0 | 1 | 2 | 3 | 4 | 5;

export interface Piece {
  readonly rows: readonly string[];
  /** [2.7] Roads from hex to neighbouring hex. */
  readonly roads: readonly (readonly Cell[])[];
  /** [R65] Where roads leave the piece: the last hex and the direction out of it. */
  readonly exits: readonly (readonly [cell: Cell, out: Slot])[];
}

/** [2.1] Numbered pieces are panels; the others are edge pieces [2.3]. */
export const isPanel = (id: PieceId): boolean => id >= '1' && id <= '6';

/** The straight road along a row. */
const along = (row: number, columns: number): Cell[] =>
  Array.from({ length: columns }, (_, column) => [column, row] as const);
/** The straight road down a column. */
const down = (column: number, rows: number): Cell[] =>
  Array.from({ length: rows }, (_, row) => [column, row] as const);

const WEST_EAST = along(4, 12);
const NORTH_SOUTH = down(6, 10);

/** [D3] Every panel has a road from each of its sides. */
const panel = (rows: readonly string[], ...byroads: (readonly Cell[])[]): Piece => ({
  rows,
  roads: [WEST_EAST, NORTH_SOUTH, ...byroads],
  exits: [
    [[6, 0], 0],
    [[11, 4], 1],
    [[6, 9], 3],
    [[0, 4], 4],
  ],
});

/** [D4] Pieces above and below a panel. */
const strip = (rows: readonly string[], hasRoad: boolean): Piece => ({
  rows,
  roads: hasRoad ? [down(0, 4)] : [],
  exits: hasRoad
    ? [
        [[0, 0], 0],
        [[0, 3], 3],
      ]
    : [],
});

/** [D4] Pieces on the right of a panel. */
const flank = (rows: readonly string[]): Piece => ({
  rows,
  roads: [along(4, 4)],
  exits: [
    [[3, 4], 1],
    [[0, 4], 4],
  ],
});

export const PIECES: Readonly<Record<PieceId, Piece>> = {
  '1': panel(
    [
      '....f....f.s',
      '.ll.f....ff.',
      '.llf.....ff.',
      '.....ccc....',
      '.....ccc....',
      '......c.....',
      '.f.c.....ff.',
      'f.c..f...ff.',
      '.s..ff..f..f',
      's...........',
    ],
    [
      [2, 4],
      [2, 5],
      [2, 6],
      [2, 7],
    ],
  ),
  '2': panel([
    'f....f.f....',
    '.ff.......ff',
    '.f.ww...wwf.',
    '....w...w...',
    '......cc....',
    '....w.c.w..f',
    '.r.rww..ww..',
    'r.r.rrbr.rrr',
    '.f......r...',
    '..f......ff.',
  ]),
  '3': panel([
    '.f..f.......',
    '.sss..cc.ff.',
    '.shhs...fff.',
    '..sss.......',
    '............',
    'fff.ff.sss..',
    '...s...shhs.',
    '..shs...sss.',
    'ffsss..f..ff',
    '.....f......',
  ]),
  '4': panel(
    [
      '...f.r...f.s',
      '.ccffr..fff.',
      'f.c.fr......',
      'f....rcccc..',
      '.....bccccc.',
      '.....rcccc..',
      '...f.r..c..f',
      '.ccffr....ff',
      '..c.frf.cc..',
      's....r..c...',
    ],
    [
      [2, 4],
      [2, 3],
      [2, 2],
    ],
    [
      [2, 4],
      [2, 5],
      [2, 6],
      [2, 7],
    ],
    [
      [6, 7],
      [7, 7],
      [8, 8],
    ],
  ),
  '5': panel([
    '.........f..',
    '.f.sss..ff..',
    'ff.shs.....f',
    '....s....c..',
    '.........cc.',
    '.f..........',
    '..f.f...ff..',
    'rrll....ff..',
    '..lllw.f..f.',
    'f...w.......',
  ]),
  '6': panel([
    's..........s',
    '.ff.ff..ff.s',
    '.ff.f...fff.',
    '............',
    '............',
    '...lll..fff.',
    '.rllll....f.',
    'r.....br.rrr',
    '.ffff...rf..',
    '..f......ff.',
  ]),
  A: strip(['s...f.', '.ff...', '..f...', '......'], false),
  B: strip(['.....f', '..ff..', '...f..', '.....s'], true),
  C: flank(['...s', '.ff.', '..f.', '....', '....', '....', '....', '.f..', '.ff.', '....']),
  D: flank(['....', '..f.', '.f..', '....', '....', '....', '.f..', '.f..', '..f.', '....']),
  E: strip(['......', '..ff..', '....f.', '......'], true),
  F: strip(['......', '.w.ff.', '.w....', '......'], false),
};
