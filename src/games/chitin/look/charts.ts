/** [2.03] The reference card. */
import type { Chart } from '../../../kernel/look.ts';
import { CRT, RESULT_WORDS, RESULTS } from '../data/charts.ts';
import { BEATS, disruptedStrength, UNIT_TYPES, WARRIOR_TYPES } from '../data/units.ts';
import { CLASS_NAMES, valuesOf } from './pieces.ts';

const crt: Chart = {
  title: 'Combat results',
  rule: '7.062',
  columns: ['die', ...CRT.columns],
  rows: CRT.rows.map((row, i) => [`${i + 1}`, ...row]),
  designed: 'Only A-1 at 1-2 with a 2 is the rulebook’s own; the rest of the table is ours [D1].',
};

const meanings: Chart = {
  title: 'Results',
  rule: '7.062',
  columns: ['result', 'meaning'],
  rows: RESULTS.map((result) => [result, RESULT_WORDS[result]]),
};

const adds: Chart = {
  title: 'Combat adds',
  rule: '7.04',
  columns: ['add', 'strength', 'rule'],
  rows: [
    ['from a rear hex', '+1 for each warrior and Basic', '7.041'],
    ...(['S', 'H', 'R', 'T'] as const).map((c) => [
      `${CLASS_NAMES[c]} against ${CLASS_NAMES[BEATS[c]]}`,
      '+1 for each warrior',
      '7.042',
    ]),
    ['charge', 'strength doubled before adds', '8.022'],
    ['flyers against forest', 'strength halved', '2.01'],
  ],
};

const terrain: Chart = {
  title: 'Terrain costs',
  rule: '6.03',
  columns: ['unit', 'plains', 'river', 'rough', 'forest', 'two features'],
  rows: [
    ['Gantua', '1', '1', '2', '2', '2'],
    ['Low Render', '1', '2', '1', '1', 'rough and forest 1, else 2'],
    ['all others', '1', '2', '2', '2', '2'],
    ['in an enemy zone of control', '+1', '+1', '+1', '+1', '+1'],
  ],
};

const units: Chart = {
  title: 'Units',
  rule: '2.022',
  columns: ['unit', 'class', 'values', '1 / 2 / 3 units', 'disrupted', 'each side', 'ours'],
  rows: UNIT_TYPES.map((type, t) => [
    type.name,
    CLASS_NAMES[type.warriorClass],
    valuesOf(type),
    [1, 2, 3].map((n) => n * type.defence).join(' / '),
    t < WARRIOR_TYPES ? [1, 2, 3].map((n) => disruptedStrength(t, n)).join(' / ') : 'never',
    `${type.pool}`,
    type.designed,
  ]),
  designed:
    'What the last column names was not to be found, and is ours [D4] [D5] [D8] [D9] [D10].',
};

export const charts: readonly Chart[] = [crt, meanings, adds, terrain, units];
