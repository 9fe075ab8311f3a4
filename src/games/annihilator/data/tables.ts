/** The printed tables: [CRT] combat results, [HTC] hex types and their movement costs. */
import { type Ratio, resultTable } from '../../../kernel/odds/odds.ts';

export type CombatResult = 'NE' | 'D' | 'X';

/** [CRT] Odds columns, worst for the attacker first. */
export const ODDS: readonly Ratio[] = [
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
];
export const ODDS_NAMES: readonly string[] = ODDS.map(([n, m]) => `${n}-${m}`);
/** [7.2] The mind weapon always attacks in this column. */
export const COLUMN_1_2 = 0;
/** [7.3] Column of attacks by auto-defend hexes; with the option [R18], that of the mind weapon. */
export const COLUMN_1_1 = 1;

/** [CRT] Results by die and odds. */
export const CRT = resultTable<CombatResult>(
  {
    columns: ODDS_NAMES,
    rows: [
      ['NE', 'NE', 'NE', 'D', 'D'],
      ['NE', 'NE', 'D', 'D', 'X'],
      ['NE', 'D', 'D', 'X', 'X'],
      ['D', 'D', 'X', 'X', 'X'],
      ['D', 'X', 'X', 'X', 'X'],
      ['X', 'X', 'X', 'X', 'X'],
    ],
  },
  ['NE', 'D', 'X'],
);

/** [CRT] Returns the result of a die (1 to 6) in a column. */
export const resultOf = (die: number, column: number): CombatResult => CRT.rows[die - 1][column];

/** Entering is not allowed. */
const NO = -1;

/**
 * [HTC] Cost of entering each hex type, in half movement points, in the order of `TERRAINS`; the
 * first row is for humans, the second for robots.
 */
export const ENTRY_COST: readonly (readonly number[])[] = [
  [NO, NO, 4, 2, 4, NO],
  [NO, 2, 2, 1, 2, NO],
];
