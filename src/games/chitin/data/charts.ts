/** [2.03] The reference card: combat results, odds columns. The table itself is of our own design [D1]. */
import {
  type Ratio,
  ratioColumn,
  type ResultTable,
  resultTable,
} from '../../../kernel/odds/odds.ts';

/** [7.062] Results from worst to best for the attacker; a digit is a number of units. */
export const RESULTS = ['A-2', 'A-1', 'AD', 'AR', 'DR', 'DD', 'D-1', 'D-2', 'D-3'] as const;
export type ChartResult = (typeof RESULTS)[number];

/** [7.061] The printed odds, from 1-2 on. Lower odds use a column of their own [D1]. */
const RATIOS: readonly Ratio[] = [
  [1, 2],
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
];

const row = (cells: string): readonly ChartResult[] => cells.split(/ +/) as ChartResult[];

/** [D1] Combat results by die and odds. Only A-1 at odds 1-2, die 2, comes from the rulebook. */
export const CRT: ResultTable<ChartResult> = resultTable(
  {
    columns: ['<1-2', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1'],
    rows: [
      row('A-2 A-2 A-1 AD  AR  DR  DD  D-1 D-3'),
      row('A-2 A-1 AD  AR  DR  DD  D-1 D-1 D-3'),
      row('A-2 A-1 AR  DR  DD  D-1 D-1 D-2 D-3'),
      row('A-1 AD  DR  DD  D-1 D-1 D-2 D-2 D-3'),
      row('A-1 AR  DD  D-1 D-1 D-2 D-2 D-3 D-3'),
      row('AD  DR  D-1 D-1 D-2 D-2 D-3 D-3 D-3'),
    ],
  },
  RESULTS,
);

/** [7.061] Returns the column of the table for total attack and defence, rounded in the defender's favour. */
export const oddsColumn = (attack: number, defence: number): number =>
  ratioColumn(attack, defence, RATIOS) + 1;

/** [7.062] Returns the result of a die (1 to 6) in a column. */
export const resultOf = (column: number, die: number): ChartResult => CRT.rows[die - 1][column];

/** [7.07] Minimum odds of an overrun. */
export const OVERRUN_ODDS = 6;
