/**
 * The values of this game that variants change, each declared once. Left out:
 *
 * - the map [D2] and its figures: megahexes, entry hexes, front and rear hexes are shapes, not numbers;
 * - units of each type per side, and Workers [D5] [6.083]: all unit indexes depend on these counts;
 * - three units in a hex [6.05]: lists of the state, charts and forecasts of battles are made for three;
 * - odds of the columns of the combat results table [7.061]: they are the names of the columns;
 * - half strength and one hex of disrupted units [7.064] [D8], and half strength of flyers over forest [2.01]: rules
 *   rather than numbers;
 * - attack strength 0 of Workers [2.023]: it is the reason why they can't attack;
 * - tokens that decide the basic scenarios [4.01] [R46]: the majority of those in use;
 * - limit of turns, expansions and endings: they are options of the set-up.
 */
import { defineValues, type ValueConflict, type ValuesOf } from '../../../kernel/setup/values.ts';
import { msg } from '../i18n/msg.ts';
import { ODDS, RESULTS } from './charts.ts';
import { UNIT_TYPES, WARRIOR_TYPES, WORKER } from './units.ts';

const TYPE_IDS: readonly string[] = UNIT_TYPES.map(({ id }) => id);
const WARRIORS = TYPE_IDS.slice(0, WARRIOR_TYPES);
const DICE = ['1', '2', '3', '4', '5', '6'];
const ADVANCED = ['small', 'intermediate', 'bitter-end', 'armageddon'];

const cells = (line: string) => line.split(/ +/) as (typeof RESULTS)[number][];

const COST = { min: 1, max: 4, unit: 'points', rule: '6.03', source: 'printed' } as const;
const FORCE = { min: 24, max: 110, unit: 'combat', rule: '3.03', source: 'printed' } as const;
const AIR = { min: 0, max: 40, unit: 'combat', rule: '3.03', source: 'printed' } as const;

const DECLARATIONS = {
  strength: {
    list: [4, 3, 2, 2, 1, 3, 2, 1],
    rows: TYPE_IDS.slice(0, WORKER),
    rowName: 'unit',
    min: 1,
    max: 9,
    unit: 'strength',
    rule: '2.022',
    source: 'printed',
  },
  worker: { value: 1, min: 1, max: 9, unit: 'strength', rule: '2.023', source: 'printed' },
  moves: {
    list: [4, 5, 6, 5, 6, 4, 2, 6, 4],
    rows: TYPE_IDS,
    rowName: 'unit',
    min: 1,
    max: 9,
    rule: '6.02',
    source: 'designed',
  },
  class: {
    list: ['S', 'T', 'H', 'R', 'H', 'R'],
    rows: WARRIORS,
    rowName: 'unit',
    of: ['S', 'T', 'H', 'R'],
    rule: '7.042',
    source: 'printed',
  },
  charges: {
    list: [1, 1, 0, 0, 0, 1],
    rows: WARRIORS,
    rowName: 'unit',
    min: 0,
    max: 1,
    rule: '8.02',
    source: 'printed',
    scenarios: ADVANCED,
  },
  crt: {
    table: [
      cells('A-2 A-2 A-1 AD  AR  DR  DD  D-1 D-3'),
      cells('A-2 A-1 AD  AR  DR  DD  D-1 D-1 D-3'),
      cells('A-2 A-1 AR  DR  DD  D-1 D-1 D-2 D-3'),
      cells('A-1 AD  DR  DD  D-1 D-1 D-2 D-2 D-3'),
      cells('A-1 AR  DD  D-1 D-1 D-2 D-2 D-3 D-3'),
      cells('AD  DR  D-1 D-1 D-2 D-2 D-3 D-3 D-3'),
    ],
    rows: DICE,
    columns: ODDS,
    of: RESULTS,
    rule: 'D1',
    source: 'designed',
  },
  'add.rear': { value: 1, min: 0, max: 3, unit: 'strength', rule: '7.041', source: 'printed' },
  'add.class': { value: 1, min: 0, max: 3, unit: 'strength', rule: '7.042', source: 'printed' },
  overrun: { value: 6, min: 2, max: 12, rule: '7.07', source: 'printed' },
  'cost.river': { value: 2, ...COST },
  'cost.rough': { value: 2, ...COST },
  'cost.forest': { value: 2, ...COST },
  'cost.zone': { value: 1, min: 0, max: 3, unit: 'points', rule: '6.04', source: 'printed' },
  'charge.points': {
    value: 2,
    min: 0,
    max: 4,
    unit: 'points',
    rule: '8.021',
    source: 'printed',
    scenarios: ADVANCED,
  },
  'charge.factor': {
    value: 2,
    min: 1,
    max: 4,
    rule: '8.022',
    source: 'printed',
    scenarios: ADVANCED,
  },
  camouflage: {
    list: [1, 2, 3, 4],
    rows: ['plains', 'rough', 'forest', 'rough-forest'],
    rowName: 'ground',
    min: 0,
    max: 9,
    unit: 'strength',
    rule: 'D9',
    source: 'printed',
  },
  /** [4.023] [D3] Starting values of tokens; that of A is the rulebook's, the others are our own. */
  token: {
    list: [20, 10, 15, 15, 10, 15, 15],
    rows: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    min: 0,
    max: 60,
    unit: 'harvest',
    rule: 'D3',
    source: 'designed',
    scenarios: ADVANCED,
  },
  'token.limit': {
    value: 30,
    min: 1,
    max: 60,
    unit: 'harvest',
    rule: '8.043',
    source: 'printed',
    scenarios: ADVANCED,
  },
  loss: {
    value: 2,
    min: 0,
    max: 20,
    unit: 'harvest',
    rule: '4.022',
    source: 'printed',
    scenarios: ADVANCED,
  },
  standstill: {
    value: 6,
    min: 2,
    max: 20,
    unit: 'turns',
    rule: 'R59',
    source: 'ruling',
    scenarios: ADVANCED,
  },
  'standstill.warning': {
    value: 3,
    min: 1,
    max: 19,
    unit: 'turns',
    rule: 'R59',
    source: 'ruling',
    scenarios: ADVANCED,
  },
  learning: {
    list: [3, 3, 3, 3],
    rows: TYPE_IDS.slice(0, 4),
    rowName: 'unit',
    min: 1,
    max: 9,
    unit: 'units',
    rule: '3.03',
    source: 'printed',
    scenarios: ['learning'],
  },
  'force.basic': { value: 48, ...FORCE, scenarios: ['basic'] },
  'force.small': { value: 48, ...FORCE, scenarios: ['small'] },
  'force.intermediate': { value: 60, ...FORCE, scenarios: ['intermediate'] },
  'force.bitter-end': { value: 78, ...FORCE, scenarios: ['bitter-end'] },
  'air.small': { value: 8, ...AIR, scenarios: ['small'] },
  'air.intermediate': { value: 12, ...AIR, scenarios: ['intermediate'] },
  'air.bitter-end': { value: 16, ...AIR, scenarios: ['bitter-end'] },
} as const;

/** Checks that tokens begin within their limit, and that the warning precedes the end. */
function conflictOf(values: ValuesOf<typeof DECLARATIONS>): ValueConflict | undefined {
  const over = values.token.findIndex((value) => value > values['token.limit']);
  if (over >= 0)
    return { id: `token.${DECLARATIONS.token.rows[over]}`, fault: msg('value.conflict.token') };
  if (values['standstill.warning'] >= values.standstill)
    return { id: 'standstill.warning', fault: msg('value.conflict.warning') };
  return undefined;
}

export const VALUES = defineValues(DECLARATIONS, conflictOf);

/** Values of one game. */
export type Values = ValuesOf<typeof VALUES.declarations>;
