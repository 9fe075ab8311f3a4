/** [2.03] The reference card: combat results, odds columns. The table itself is ours [D1]. */
import {
  type Ratio,
  ratioColumn,
  type ResultTable,
  resultTable,
} from '../../../kernel/odds/odds.ts';

/** [7.062] From worst to best for the attacker; a digit is a number of units. */
export const RESULTS = ['A-2', 'A-1', 'AD', 'AR', 'DR', 'DD', 'D-1', 'D-2', 'D-3'] as const;
export type ChartResult = (typeof RESULTS)[number];

/** [7.061] The printed odds, from 1-2 on; below them stands a column of its own [D1]. */
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

/** [D1] Combat results by die and odds. Only A-1 at 1-2, die 2, is the rulebook's own. */
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

/** [7.061] Column of the table for a total attack against a total defence, defender's favour. */
export const oddsColumn = (attack: number, defence: number): number =>
  ratioColumn(attack, defence, RATIOS) + 1;

/** [7.062] The result of a die (1 to 6) in a column. */
export const resultOf = (column: number, die: number): ChartResult => CRT.rows[die - 1][column];

/** [7.07] Odds at which a stack may overrun. */
export const OVERRUN_ODDS = 6;
