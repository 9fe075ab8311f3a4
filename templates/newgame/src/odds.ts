/** [4.3] [4.4] The odds table. Results are sorted from the worst to the best for the attacker. */
import { type Ratio, ratioColumn, resultTable } from 'countermarch/kernel';

export type Result = 'attacker' | 'none' | 'exchange' | 'defender';

const RATIOS: readonly Ratio[] = [
  [1, 2],
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
];

const [A, N, X, D] = ['attacker', 'none', 'exchange', 'defender'] as const;

/** A row for each face of the die. */
export const TABLE = resultTable<Result>(
  {
    columns: RATIOS.map(([n, m]) => `${n}-${m}`),
    rows: [
      [A, A, A, N, N],
      [A, A, N, N, X],
      [A, N, N, X, D],
      [N, N, X, D, D],
      [N, X, D, D, D],
      [X, D, D, D, D],
    ],
  },
  [A, N, X, D],
);

/** [4.3] Column of the table, rounded down; -1 below the first one. */
export const columnOf = (attack: number, defence: number): number =>
  ratioColumn(attack, defence, RATIOS);

export const resultOf = (column: number, die: number): Result => TABLE.rows[die - 1][column];
