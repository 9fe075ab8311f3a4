/** [2.03] The reference card: combat results, odds columns. The table itself is in `values.ts`. */
import { type Ratio, ratioColumn } from '../../../kernel/odds/odds.ts';

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

/** [7.061] Names of the columns, worst for the attacker first. */
export const ODDS = ['<1-2', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;

/** [7.061] Returns the column of the table for total attack and defence, rounded in the defender's favour. */
export const oddsColumn = (attack: number, defence: number): number =>
  ratioColumn(attack, defence, RATIOS) + 1;
