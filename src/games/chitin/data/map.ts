/**
 * [D2] The map "Valley-15": fifteen megahexes of 19 hexes, of our own design, since the printed map is lost. It is the
 * same after half a turn, so both ends are equal.
 */

/** [2.01] Glyphs of the terrains in `ROWS`; a hex may have more than one feature. */
export const TERRAINS = [
  { id: 'plains', glyph: '.', river: false, rough: false, forest: false },
  { id: 'river', glyph: '~', river: true, rough: false, forest: false },
  { id: 'rough', glyph: '^', river: false, rough: true, forest: false },
  { id: 'forest', glyph: 'f', river: false, rough: false, forest: true },
  {
    id: 'rough-forest',

    glyph: 'M',
    river: false,
    rough: true,
    forest: true,
  },
  {
    id: 'river-rough',

    glyph: 'v',
    river: true,
    rough: true,
    forest: false,
  },
  {
    id: 'river-forest',

    glyph: 'w',
    river: true,
    rough: false,
    forest: true,
  },
] as const;

/** Rows from north to south: axial r, axial q of the first hex, one glyph for each hex. */
export const ROWS: readonly (readonly [r: number, q: number, glyphs: string])[] = [
  [-14, 11, '...'],
  [-13, 10, '..^.'],
  [-12, 6, '........'],
  [-11, 5, '.....^^.'],
  [-10, 1, '..~........'],
  [-9, 0, '.^.~.ff..ff'],
  [-8, -1, '.^.~..fM..f.'],
  [-7, -1, '^^^~........'],
  [-6, -1, '..~..^.....'],
  [-5, -2, '...~^......'],
  [-4, -3, '.MM~^^^.^ff'],
  [-3, -4, '.f..~....^f.'],
  [-2, -4, 'ff.~ff..^.w~'],
  [-1, -4, '...v..~v~~.'],
  [0, -5, '...~~~~~...'],
  [1, -6, '.~~v~..v...'],
  [2, -7, '~w.^..ff~.ff'],
  [3, -7, '.f^....~..f.'],
  [4, -7, 'ff^.^^^~MM.'],
  [5, -8, '......^~...'],
  [6, -9, '.....^..~..'],
  [7, -10, '........~^^^'],
  [8, -10, '.f..Mf..~.^.'],
  [9, -10, 'ff..ff.~.^.'],
  [10, -11, '........~..'],
  [11, -12, '.^^.....'],
  [12, -13, '........'],
  [13, -13, '.^..'],
  [14, -13, '...'],
];

/** Radius of a megahex: it contains every hex within this distance of its centre. */
export const MEGAHEX_RADIUS = 2;

/** Names and centres (q, r). The seven lettered megahexes are the harvest ground; the others only have numbers. */
export const MEGAHEXES: readonly (readonly [name: string, q: number, r: number])[] = [
  ['m1', 11, -12],
  ['m2', 6, -10],
  ['m3', 1, -8],
  ['m4', 8, -7],
  ['B', 3, -5],
  ['G', -2, -3],
  ['C', 5, -2],
  ['A', 0, 0],
  ['F', -5, 2],
  ['D', 2, 3],
  ['E', -3, 5],
  ['m5', -8, 7],
  ['m6', -1, 8],
  ['m7', -6, 10],
  ['m8', -11, 12],
];

/** Megahexes are neighbours if their centres differ by one of these, or its opposite. */
export const MEGAHEX_STEPS: readonly (readonly [q: number, r: number])[] = [
  [5, -2],
  [2, 3],
  [-3, 5],
];

/** [6.01] Hexes of the northern short edge; half a turn of the map gives the southern ones. */
export const NORTH_ENTRY: readonly (readonly [q: number, r: number])[] = [
  [-1, -8],
  [0, -9],
  [1, -10],
  [2, -10],
  [3, -10],
  [4, -10],
  [5, -11],
  [6, -12],
  [7, -12],
  [8, -12],
  [9, -12],
  [10, -13],
  [11, -14],
  [12, -14],
  [13, -14],
  [13, -13],
  [13, -12],
];
