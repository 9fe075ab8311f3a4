/**
 * The two boards, as plain arrays. The rulebook's picture of its board is lost, so both are of our own design: force
 * lines are field lines that run from White's emergence to Black's and cross on the way.
 */

export interface BoardData {
  /** x coordinates of the points of each layer, left to right; layer 0 is White's emergence, the last is Black's. */
  readonly layers: readonly (readonly number[])[];
  /** Force lines from White to Black: the letter of the line's point in each layer between the emergences. */
  readonly lines: readonly string[];
}

/** [D1] 49 points, 8 force lines of 10 steps, the full set of charges. */
const STANDARD: BoardData = {
  layers: [
    [0],
    [-7, -5, -3, -1, 1, 3, 5, 7],
    [-6, -2, 2, 6],
    [-7, -4, 0, 4, 7],
    [-6, -2, 2, 6],
    [-7, -4, 0, 4, 7],
    [-6, -2, 2, 6],
    [-7, -4, 0, 4, 7],
    [-6, -2, 2, 6],
    [-7, -5, -3, -1, 1, 3, 5, 7],
    [0],
  ],
  lines: [
    'aabbccddh',
    'baaabbccf',
    'cbccddedg',
    'dbbaaabbd',
    'ecddeddce',
    'fccbbaaab',
    'gdeddccbc',
    'hddccbbaa',
  ],
};

/** [D2] 24 points, 6 force lines of 6 steps, all charges but the 8: the same kinds of crossings, but fewer. */
const LEARNING: BoardData = {
  layers: [
    [0],
    [-5, -3, -1, 1, 3, 5],
    [-4, 0, 4],
    [-5, -2, 2, 5],
    [-4, 0, 4],
    [-5, -3, -1, 1, 3, 5],
    [0],
  ],
  lines: ['aabbd', 'baaab', 'cbccf', 'dbbaa', 'ecdce', 'fccbc'],
};

/** The board of each scenario. */
export const BOARDS: Readonly<Record<string, BoardData>> = {
  standard: STANDARD,
  learning: LEARNING,
};
