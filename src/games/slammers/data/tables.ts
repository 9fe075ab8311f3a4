/** [26.1] Result tables, and the odds that lead into them. Attacks are counted in halves, for extended range [R33]. */
import type { UnitClass } from './units.ts';
import { type FireResult, TABLE_VALUES } from './values/tables.ts';
import type { Values } from './values.ts';

/** [R41] A reading of the combat results table: results by die and column. */
export type CombatTable = readonly (readonly FireResult[])[];

/** [26.4] The lowest rolls that disrupt and that eliminate. */
type GasRow = readonly [disrupts: number, eliminates: number];
/** [15.3] [R41] A reading of the gas table, by mercenary or not and class. */
export type GasTable = Readonly<Record<'mercenary' | 'conventional', Record<UnitClass, GasRow>>>;

/** Result tables and odds of a game. */
export interface Tables {
  /** [26.1] Odds of the columns of direct fire, from 1-4 to 5-1 as printed. */
  readonly columns: readonly string[];
  /** [R41] [D9] Readings of the rows that show nine results over eight columns, and the one in use. */
  readonly readings: readonly CombatTable[];
  readonly combat: CombatTable;
  readonly gasReadings: readonly GasTable[];
  readonly gas: GasTable;
  /** Odds n-m from worst to best as pairs n, m: [R40] those of the shift first, [14.7] the last one of class A last. */
  readonly odds: Uint8Array;
}

/** The lowest roll of two dice; rows count from it. */
const LOWEST_ROLL = 2;
/** Number of columns. */
export const WIDTH = TABLE_VALUES.crt.columns.length;
const LAST = WIDTH - 1;

/** First odds of direct and of indirect fire, and the last of each class, as indices into `Tables.odds`. */
const DIRECT = 1;
const INDIRECT = 3;
const LAST_OF = { A: WIDTH + 1, B: WIDTH } as const;

/** Returns the tables of a game. */
export function makeTables(values: Values, options: Readonly<Record<string, number>>): Tables {
  const { crt, odds } = values;
  const shifted = [...crt.slice(0, -2), ...values['crt.shifted']];
  const readings = [crt, shifted];
  const gasReadings = [gasTable(values.gas), gasTable(values['gas.four'])];
  return {
    columns: odds.slice(DIRECT, DIRECT + WIDTH).map((ratio) => ratio.join('-')),
    readings,
    combat: readings[options['combat-table'] ?? 0],
    gasReadings,
    gas: gasReadings[options['gas-table'] ?? 0],
    odds: Uint8Array.from(odds.flat()),
  };
}

function gasTable(rows: readonly (readonly number[])[]): GasTable {
  const [a, b, c, d] = rows.map(([disrupts, kills]): GasRow => [disrupts, kills]);
  return { mercenary: { A: a, B: b }, conventional: { A: c, B: d } };
}

/** Returns the last of some odds that attack : defence reaches, or -1 below the first. The odds ascend. */
function reached(odds: Uint8Array, attack: number, defence: number, first: number, last: number) {
  for (let i = last; i >= first; i--)
    if (attack * odds[2 * i + 1] >= odds[2 * i] * defence) return i - first;
  return -1;
}

/** [26.1] What two dice give in a column of the table. */
export const resultOf = ({ combat }: Tables, column: number, roll: number): FireResult =>
  combat[roll - LOWEST_ROLL][column];

/** [16.7] [16.8] [8.5] Column of direct fire and of fire at drops, -1 under 1-4. */
export const directColumn = ({ odds }: Tables, halves: number, defence: number): number =>
  reached(odds, halves, 2 * defence, DIRECT, WIDTH);

/** [16.8] [R40] The lowest odds at which direct fire and close assaults are legal. */
export const leastDirectOdds = ({ columns }: Tables): string => columns[0];

/** [14.8] The lowest odds at which indirect fire is legal. */
export const leastIndirectOdds = ({ columns }: Tables): string => columns[INDIRECT - DIRECT];

/** [18.4] [R40] [R48] Column of a close assault, shifted or not, -1 under 1-4 after the shift. */
export function assaultColumn(
  { odds }: Tables,
  attack: number,
  defence: number,
  shifted: boolean,
): number {
  const column = reached(odds, attack, defence, 0, WIDTH) - (shifted ? 0 : 1);
  return Math.min(Math.max(column, -1), LAST);
}

/** [14.6] [14.8] [26.2] Column of indirect fire for a class of targets, -1 under 1-2. */
export function indirectColumn(
  { odds }: Tables,
  halves: number,
  defence: number,
  of: UnitClass,
): number {
  const last = LAST_OF[of];
  const found = reached(odds, halves, 2 * defence, INDIRECT, last);
  return found < 0 ? -1 : found + LAST - (last - INDIRECT);
}

/** [14.6] [26.2] The odds over a column of indirect fire, which for class A are moved by one. */
export function oddsLabel({ odds }: Tables, column: number, of: UnitClass): string {
  const i = LAST_OF[of] - (LAST - column);
  return `${odds[2 * i]}-${odds[2 * i + 1]}`;
}

/** [14.6] [26.2] These odds, column by column of the table; empty where there are none. */
export const indirectOdds = (tables: Tables, of: UnitClass): string[] =>
  tables.columns.map((_, column) =>
    column < LAST - (LAST_OF[of] - INDIRECT) ? '' : oddsLabel(tables, column, of),
  );

/** [15.3] What two dice of gas do to a unit. */
export function gasResult(
  { gas }: Tables,
  mercenary: boolean,
  of: UnitClass,
  roll: number,
): FireResult {
  const [disrupts, eliminates] = gas[mercenary ? 'mercenary' : 'conventional'][of];
  if (roll >= eliminates) return 'DE';
  return roll >= disrupts ? 'Dis' : '-';
}
