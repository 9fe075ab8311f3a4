/**
 * [DCT] The four patterns of a demolition charge. Hexes and odds are the rulebook's; the figures are our own [D3],
 * because the drawings are lost. They are data, so that other figures can be tried.
 */
import { DIRECTIONS, rotate } from '../../../kernel/board/hex.ts';
import type { ShapeLook } from '../../../kernel/look/look.ts';
import { BOARD } from './map.ts';

export const PATTERNS = ['A', 'B', 'C', 'D'] as const;
export const PATTERN_A = 0;
export const PATTERN_B = 1;
export const PATTERN_C = 2;

interface Figure {
  readonly id: string;
  /** Axial offsets of hexes 1, 2, … from the hex of the charge, turned to direction E. */
  readonly offsets: readonly (readonly [q: number, r: number])[];
}

const LANCE: Figure = {
  id: 'lance',
  offsets: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ],
};
/** [D4] The other figure that fits the odds of A: 3 and 4 are half left and half right of 2. */
const FORK: Figure = {
  id: 'fork',
  offsets: [
    [0, 0],
    [1, 0],
    [2, -1],
    [1, 1],
  ],
};
const WEDGE: Figure = {
  id: 'wedge',
  offsets: [
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 0],
    [1, 1],
    [0, 2],
  ],
};
const RING: Figure = { id: 'ring', offsets: [[0, 0], ...DIRECTIONS.pointy.vectors] };
const FAN: Figure = {
  id: 'fan',
  offsets: [
    [0, 0],
    [1, -1],
    [1, 0],
    [0, 1],
  ],
};

/** Figures in the order of `BLASTS`: the two options for A, then B, C, D. */
export const FIGURES: readonly Figure[] = [LANCE, FORK, WEDGE, RING, FAN];

/** Returns the figure index of each pattern, with pattern A as a lance (0) or a fork (1). */
export const figuresOf = (shapeOfA: number): readonly number[] => [shapeOfA, 2, 3, 4];

/** [DCT] Number of hexes of each pattern: 4, 6, 7, 4. */
export const PATTERN_SIZES: readonly number[] = figuresOf(0).map(
  (figure) => FIGURES[figure].offsets.length,
);

/** Returns a figure turned to a direction, its hexes numbered, for a small picture. */
export const figureShape = (figure: number, direction: number): ShapeLook => ({
  hexes: FIGURES[figure].offsets.map((offset, k) => {
    const [q, r] = rotate(...offset, direction);
    return { q, r, text: String(k + 1) };
  }),
});

/** Maximum number of hexes in a figure. */
const BLAST_HEXES = 7;

/** `BLASTS[((figure * 6 + direction) * size + node) * 7 + k]`: node of hex k + 1, or -1 off the map. */
const BLASTS = tabulateBlasts();

function tabulateBlasts(): Int16Array {
  const { hex, size } = BOARD;
  const table = new Int16Array(FIGURES.length * 6 * size * BLAST_HEXES).fill(-1);
  FIGURES.forEach(({ offsets }, figure) => {
    for (let turns = 0; turns < 6; turns++) {
      const turned = offsets.map(([q, r]) => rotate(q, r, turns));
      for (let n = 0; n < size; n++) {
        const at = ((figure * 6 + turns) * size + n) * BLAST_HEXES;
        turned.forEach(([dq, dr], k) => {
          table[at + k] = hex?.at(hex.q[n] + dq, hex.r[n] + dr) ?? -1;
        });
      }
    }
  });
  return table;
}

/** Returns the node of hex `k` of a figure placed at a node (hex 1 is the hex of the charge); -1 off the map. */
export function figureHex(figure: number, direction: number, node: number, k: number): number {
  return BLASTS[((figure * 6 + direction) * BOARD.size + node) * BLAST_HEXES + k - 1];
}
