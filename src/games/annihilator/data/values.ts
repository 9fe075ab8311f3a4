/**
 * The values of this game that variants change, each declared once. Left out:
 *
 * - the map, the hexes of impact, and the figures of the patterns [D1] [D2] [D3] [D6]: shapes, not numbers;
 * - more units than printed, and squads per ship [2.2.1] [4.2]: all unit indexes depend on these counts;
 * - uses of the mind weapon in a turn [7.2]: the state and position files keep a flag;
 * - the distance of a charge, and the turns until it goes off [8.1]: the sequence of play depends on them;
 * - the Combat Effect Table [CET], and repairs by a Repairbot [9.0]: rules rather than numbers.
 */
import {
  defineValues,
  type ValueConflict,
  type ValueDeclarations,
  type ValuesOf,
} from '../../../kernel/setup/values.ts';
import { msg } from '../i18n/msg.ts';
import { PASSAGEWAY, TERRAINS } from './map.ts';

export type CombatResult = 'NE' | 'D' | 'X';
export type UnitTypeId = 'assault' | 'demolition' | 'security' | 'repairbot';

const TYPE_IDS: readonly UnitTypeId[] = ['assault', 'demolition', 'security', 'repairbot'];

/** [CRT] Printed odds columns, worst for the attacker first. Ids of values keep these names if the odds are changed. */
const COLUMNS = ['1-2', '1-1', '2-1', '3-1', '4-1'] as const;

/** Returns the index of an odds column. */
export const columnOf = (name: (typeof COLUMNS)[number]): number => COLUMNS.indexOf(name);

/** [HTC] Words for the costs of entering a hex, and their half points; -1: entering is not allowed. */
const ENTRY_WORDS = ['-', '½', '1', '1½', '2', '3', '4'] as const;
const HALF_POINTS: readonly number[] = [-1, 1, 2, 3, 4, 6, 8];

/** Returns the half points of a cost; -1 if entering is not allowed. */
export const halfPointsOf = (cost: (typeof ENTRY_WORDS)[number]): number =>
  HALF_POINTS[ENTRY_WORDS.indexOf(cost)];

const SIDE_IDS = ['human', 'annihilator'];
/** Hex types without the brain core, which no unit enters before it is opened. */
const ENTERED = TERRAINS.map(({ id }) => id).filter((id) => id !== 'brain');

/** [DCT] Hexes 2, 3, … of each pattern; hex 1 needs no die. */
export const BLAST_ROWS: readonly string[] = [
  ...['A2', 'A3', 'A4', 'B2', 'B3', 'B4', 'B5', 'B6'],
  ...['C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'D2', 'D3', 'D4'],
];

const DICE = ['1', '2', '3', '4', '5', '6'];
const STANDARD = { scenarios: ['standard'] } as const;
const LEARNING = { scenarios: ['learning'] } as const;
const RATING = { rows: TYPE_IDS, rowName: 'unit', rule: 'UTL', source: 'printed' } as const;

const DECLARATIONS = {
  attack: { ...RATING, list: [4, 2, 2, 1], min: 0, max: 12 },
  defence: { ...RATING, list: [4, 4, 2, 1], min: 1, max: 12 },
  move: { ...RATING, list: [4, 4, 5, 5], min: 0, max: 12, unit: 'points' },
  charges: {
    list: [1, 3],
    rows: ['assault', 'demolition'],
    rowName: 'unit',
    min: 0,
    max: 6,
    unit: 'charges',
    rule: '8.4',
    source: 'printed',
  },
  odds: {
    table: [
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    rows: COLUMNS,
    columns: ['attack', 'defence'],
    columnName: 'value.odds',
    min: 1,
    max: 12,
    rule: 'CRT',
    source: 'printed',
  },
  crt: {
    table: [
      ['NE', 'NE', 'NE', 'D', 'D'],
      ['NE', 'NE', 'D', 'D', 'X'],
      ['NE', 'D', 'D', 'X', 'X'],
      ['D', 'D', 'X', 'X', 'X'],
      ['D', 'X', 'X', 'X', 'X'],
      ['X', 'X', 'X', 'X', 'X'],
    ],
    rows: DICE,
    columns: COLUMNS,
    of: ['NE', 'D', 'X'],
    rule: 'CRT',
    source: 'printed',
  },
  mind: { value: '1-2', of: COLUMNS, rule: '7.2', source: 'printed' },
  charge: {
    list: [
      ...(['4-1', '2-1', '2-1', '3-1', '3-1', '2-1', '2-1', '2-1'] as const),
      ...(['2-1', '2-1', '2-1', '2-1', '2-1', '2-1', '2-1', '4-1', '2-1'] as const),
    ],
    rows: BLAST_ROWS,
    of: COLUMNS,
    rule: 'DCT',
    source: 'printed',
  },
  entry: {
    table: [
      ['-', '-', '2', '1', '2'],
      ['-', '1', '1', '½', '1'],
    ],
    rows: SIDE_IDS,
    rowName: 'side',
    columns: ENTERED,
    columnName: 'terrain',
    of: ENTRY_WORDS,
    rule: 'HTC',
    source: 'printed',
  },
  stack: {
    list: [3, 6],
    rows: SIDE_IDS,
    rowName: 'side',
    min: 1,
    max: 16,
    unit: 'units',
    rule: '6.0',
    source: 'printed',
  },
  brain: { value: 2, min: 1, max: 2, unit: 'hexes', rule: '10.0', source: 'printed' },
  recovery: {
    list: ['lost', 'taken', 'lost', 'taken', 'lost', 'taken'],
    rows: DICE,
    of: ['lost', 'taken'],
    rule: '8.5',
    source: 'printed',
  },
  ships: { ...STANDARD, value: 3, min: 1, max: 3, rule: '4.2', source: 'printed' },
  'robots.security': {
    ...STANDARD,
    ...{ value: 10, min: 1, max: 10, unit: 'units', rule: '4.1', source: 'printed' },
  },
  'robots.repairbot': {
    ...STANDARD,
    ...{ value: 6, min: 0, max: 6, unit: 'units', rule: '4.1', source: 'printed' },
  },
  'learning.security': {
    ...LEARNING,
    ...{ value: 4, min: 0, max: 10, unit: 'units', rule: 'D6', source: 'designed' },
  },
  'learning.repairbot': {
    ...LEARNING,
    ...{ value: 5, min: 0, max: 6, unit: 'units', rule: 'D6', source: 'designed' },
  },
  quiet: { value: 10, min: 2, max: 20, unit: 'turns', rule: 'R20', source: 'ruling' },
  'quiet.warning': { value: 6, min: 1, max: 20, unit: 'turns', rule: 'R20', source: 'ruling' },
} as const satisfies ValueDeclarations;

export type AnnihilatorValues = ValuesOf<typeof DECLARATIONS>;

export const VALUES = defineValues(DECLARATIONS, conflictIn);

function conflictIn({
  charges,
  odds,
  crt,
  mind,
  entry,
  recovery,
}: AnnihilatorValues): ValueConflict | undefined {
  if (charges.every((n) => n === 0))
    return { id: 'charges.demolition', fault: msg('value.conflict.charges') };
  const fallen = odds.findIndex(([n, m], i) => i > 0 && n * odds[i - 1][1] <= m * odds[i - 1][0]);
  if (fallen > 0)
    return { id: `odds.${COLUMNS[fallen]}.attack`, fault: msg('value.conflict.odds') };
  // [R17] Otherwise the game might never end.
  const column = columnOf(mind);
  if (!crt.some((row) => row[column] === 'X'))
    return { id: `crt.6.${mind}`, fault: msg('value.conflict.mind') };
  if (!recovery.includes('taken'))
    return { id: 'recovery.6', fault: msg('value.conflict.recovery') };
  const side = entry.findIndex((costs) => halfPointsOf(costs[PASSAGEWAY]) < 0);
  if (side < 0) return undefined;
  return { id: `entry.${SIDE_IDS[side]}.passageway`, fault: msg('value.conflict.passageway') };
}
