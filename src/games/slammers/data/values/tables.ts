/** [26.1] [26.4] Odds and results of combat, and results of gas. */

/** [26.3] From nothing to the worst. */
export const RESULTS = ['-', 'Dis', 'DE', 'DE*', 'DE-R'] as const;
export type FireResult = (typeof RESULTS)[number];

/** [26.1] The printed odds of direct fire, from 1-4 to 5-1. Ids of values keep these names if the odds are changed. */
const COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const;

const row = (cells: string): readonly FireResult[] => cells.trim().split(/ +/) as FireResult[];

const DICE = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
const RESULT = { columns: COLUMNS, of: RESULTS } as const;

/** [26.4] Lowest rolls that disrupt and that eliminate. */
const GAS = {
  rows: ['mercenary-A', 'mercenary-B', 'conventional-A', 'conventional-B'],
  rowName: 'value.gas',
  columns: ['disrupts', 'eliminates'],
  columnName: 'chart.gas',
  min: 2,
  max: 12,
  rule: '26.4',
} as const;

export const TABLE_VALUES = {
  crt: {
    ...RESULT,
    rows: DICE,
    table: [
      row('-    -    -    -    -    -    -    Dis '),
      row('-    -    -    -    -    -    Dis  Dis '),
      row('-    -    -    -    -    Dis  Dis  DE  '),
      row('-    -    -    -    Dis  Dis  Dis  DE  '),
      row('-    -    -    -    Dis  Dis  DE   DE  '),
      row('-    -    -    Dis  Dis  Dis  DE   DE* '),
      row('-    -    -    Dis  Dis  DE   DE   DE* '),
      row('-    -    Dis  Dis  DE   DE   DE*  DE-R'),
      row('-    Dis  Dis  DE   DE   DE*  DE-R DE-R'),
      row('Dis  DE   DE   DE*  DE*  DE-R DE-R DE-R'),
      row('DE   DE*  DE*  DE*  DE-R DE-R DE-R DE-R'),
    ],
    rule: '26.1',
    source: 'printed',
  },
  // [R41] [D9] The rows that show nine results over eight columns, read from the left.
  'crt.shifted': {
    ...RESULT,
    rows: ['11', '12'],
    table: [
      row('Dis  Dis  DE   DE   DE*  DE*  DE-R DE-R'),
      row('DE   DE   DE*  DE*  DE*  DE-R DE-R DE-R'),
    ],
    rule: 'R41',
    source: 'ruling',
  },
  // [R40] 1-5 leads into the table with a shift only; [14.7] 6-1 is the last column of class A.
  odds: {
    rows: ['1-5', ...COLUMNS, '6-1'],
    columns: ['attack', 'defence'],
    columnName: 'rating',
    table: [
      [1, 5],
      [1, 4],
      [1, 3],
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ],
    min: 1,
    max: 12,
    rule: '26.1',
    source: 'printed',
  },
  gas: {
    ...GAS,
    table: [
      [9, 11],
      [7, 10],
      [7, 10],
      [5, 9],
    ],
    source: 'printed',
  },
  // [R41] The other reading, in four columns.
  'gas.four': {
    ...GAS,
    table: [
      [9, 11],
      [9, 10],
      [7, 9],
      [5, 9],
    ],
    source: 'ruling',
  },
} as const;
