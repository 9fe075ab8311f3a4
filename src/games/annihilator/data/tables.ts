/** The tables of an opened game, made from its values: [CRT] combat results, [HTC] movement costs, [DCT] charges. */
import type { Ratio } from '../../../kernel/odds/odds.ts';
import { PATTERNS } from './patterns.ts';
import {
  type AnnihilatorValues,
  BLAST_ROWS,
  columnOf,
  type CombatResult,
  halfPointsOf,
} from './values.ts';

/** [7.3] Column of attacks by auto-defend hexes, and with the option [R18]. */
export const COLUMN_1_1 = columnOf('1-1');
export const COLUMN_1_2 = columnOf('1-2');

/** Entering is not allowed. */
const NO = -1;

export interface ResultsAndCosts {
  /** [CRT] Odds columns, worst for the attacker first, and their names. */
  readonly odds: readonly Ratio[];
  readonly oddsNames: readonly string[];
  /** [CRT] Results by die, 1 first, and column. */
  readonly results: readonly (readonly CombatResult[])[];
  /** [7.2] The mind weapon always attacks in this column. */
  readonly mindColumn: number;
  /**
   * [HTC] Cost of entering each hex type, in half movement points, in the order of `TERRAINS`, by side; negative if it
   * is not allowed.
   */
  readonly entryCosts: readonly (readonly number[])[];
  /** [DCT] Column for hexes 2, 3, … of each pattern; hex 1 needs no die. */
  readonly blastColumns: readonly (readonly number[])[];
}

export const tablesOf = ({
  odds,
  crt,
  mind,
  entry,
  charge,
}: AnnihilatorValues): ResultsAndCosts => {
  const columns = charge.map(columnOf);
  return {
    odds: odds.map(([n, m]): Ratio => [n, m]),
    oddsNames: odds.map(([n, m]) => `${n}-${m}`),
    results: crt,
    mindColumn: columnOf(mind),
    entryCosts: entry.map((costs) => [...costs.map(halfPointsOf), NO]),
    blastColumns: PATTERNS.map((pattern) =>
      columns.filter((_, i) => BLAST_ROWS[i].startsWith(pattern)),
    ),
  };
};

/** [CRT] Returns the result of a die (1 to 6) in a column. */
export const resultOf = (tables: ResultsAndCosts, die: number, column: number): CombatResult =>
  tables.results[die - 1][column];
