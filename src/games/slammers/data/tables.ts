/** [26.1] Result tables, and the odds that lead into them. Attacks are counted in halves, for extended range [R33]. */
import {
  type Ratio,
  ratioColumn,
  type ResultTable,
  resultTable,
} from '../../../kernel/odds/odds.ts';
import type { UnitClass } from './units.ts';

/** [26.3] From nothing to the worst. */
export const RESULTS = ['-', 'Dis', 'DE', 'DE*', 'DE-R'] as const;
export type FireResult = (typeof RESULTS)[number];

/** [26.1] The printed odds, from 1-4 to 5-1. */
export const COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const;

/** The lowest roll of two dice; rows count from it. */
const LOWEST_ROLL = 2;

const row = (cells: string): readonly FireResult[] => cells.trim().split(/ +/) as FireResult[];
const crt = (eleven: string, twelve: string): ResultTable<FireResult> =>
  resultTable(
    {
      columns: COLUMNS,
      rows: [
        row('-    -    -    -    -    -    -    Dis '),
        row('-    -    -    -    -    -    Dis  Dis '),
        row('-    -    -    -    -    Dis  Dis  DE  '),
        row('-    -    -    -    Dis  Dis  Dis  DE  '),
        row('-    -    -    -    Dis  Dis  DE   DE  '),
        row('-    -    -    Dis  Dis  Dis  DE   DE* '),
        row('-    -    -    Dis  Dis  DE   DE   DE* '),
        row('-    -    Dis  Dis  DE   DE   DE*  DE-R'),
        row('-    Dis  Dis  DE   DE   DE*  DE-R DE-R'),
        row(eleven),
        row(twelve),
      ],
    },
    RESULTS,
  );

/** [R41] [D9] Readings of the rows that show nine results over eight columns: under their odds, or from the left. */
export const COMBAT_TABLES: readonly ResultTable<FireResult>[] = [
  crt('Dis DE DE DE* DE* DE-R DE-R DE-R', 'DE DE* DE* DE* DE-R DE-R DE-R DE-R'),
  crt('Dis Dis DE DE DE* DE* DE-R DE-R', 'DE DE DE* DE* DE* DE-R DE-R DE-R'),
];

/** [26.1] What two dice give in a column of the table; `reading` is an index into `COMBAT_TABLES`. */
export const resultOf = (column: number, roll: number, reading = 0): FireResult =>
  COMBAT_TABLES[reading].rows[roll - LOWEST_ROLL][column];

const RATIOS: readonly Ratio[] = [
  [1, 4],
  [1, 3],
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
];
/** [R40] The odds that a shift lifts into the table. */
const ASSAULT_RATIOS: readonly Ratio[] = [[1, 5], ...RATIOS];
const LAST = COLUMNS.length - 1;
/** [14.7] Class A is one column less off, so that it has 6-1 for its last. */
const RATIOS_ON_B: readonly Ratio[] = RATIOS.slice(2);
const RATIOS_ON_A: readonly Ratio[] = [...RATIOS_ON_B, [6, 1]];

/** [16.7] [16.8] [8.5] Column of direct fire and of fire at drops, -1 under 1-4. */
export const directColumn = (halves: number, defence: number): number =>
  ratioColumn(halves, 2 * defence, RATIOS);

/** [18.4] [R40] [R48] Column of a close assault, shifted or not, -1 under 1-4 after the shift. */
export function assaultColumn(attack: number, defence: number, shifted: boolean): number {
  const column = ratioColumn(attack, defence, ASSAULT_RATIOS) - (shifted ? 0 : 1);
  return Math.min(Math.max(column, -1), LAST);
}

/** [14.6] [14.8] [26.2] Column of indirect fire for a class of targets, -1 under 1-2. */
export function indirectColumn(halves: number, defence: number, of: UnitClass): number {
  const ratios = of === 'A' ? RATIOS_ON_A : RATIOS_ON_B;
  const found = ratioColumn(halves, 2 * defence, ratios);
  return found < 0 ? -1 : found + COLUMNS.length - ratios.length;
}

/** [14.6] [26.2] The odds over a column of indirect fire, which for class A are moved by one. */
export const oddsLabel = (column: number, of: UnitClass): string =>
  (of === 'A' ? RATIOS_ON_A[column - 1] : RATIOS[column]).join('-');

/** [26.4] The lowest rolls that disrupt and that eliminate. */
type GasRow = readonly [disrupts: number, eliminates: number];

/** [15.3] [R41] Readings of the gas table, by mercenary or not and class. */
export const GAS_TABLES: readonly Readonly<
  Record<'mercenary' | 'conventional', Record<UnitClass, GasRow>>
>[] = [
  { mercenary: { A: [9, 11], B: [7, 10] }, conventional: { A: [7, 10], B: [5, 9] } },
  { mercenary: { A: [9, 11], B: [9, 10] }, conventional: { A: [7, 9], B: [5, 9] } },
];

/** [14.6] [26.2] These odds, column by column of the table; empty where there are none. */
export const indirectOdds = (of: UnitClass): string[] =>
  COLUMNS.map((_, column) => {
    const first = COLUMNS.length - (of === 'A' ? RATIOS_ON_A : RATIOS_ON_B).length;
    return column < first ? '' : oddsLabel(column, of);
  });

/** [15.3] What two dice of gas do to a unit; `reading` is an index into `GAS_TABLES`. */
export function gasResult(
  mercenary: boolean,
  of: UnitClass,
  roll: number,
  reading = 0,
): FireResult {
  const [disrupts, eliminates] = GAS_TABLES[reading][mercenary ? 'mercenary' : 'conventional'][of];
  if (roll >= eliminates) return 'DE';
  return roll >= disrupts ? 'Dis' : '-';
}
