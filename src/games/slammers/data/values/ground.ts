/** [17.1] [17.2] [21.5] [25.1] Figures of the terrain. */
import { TERRAINS } from '../terrain.ts';

/** [R18] Words for costs in movement points; `-`: no entry. */
const COSTS = ['½', '1', '1½', '2', '3', '4'] as const;
const COSTS_OF_WATER = ['-', ...COSTS] as const;

/** [R18] Returns the half points of a cost, -1 if there is no entry. */
export const halfPointsOf = (cost: (typeof COSTS_OF_WATER)[number]): number =>
  cost === '-' ? -1 : [1, 2, 3, 4, 6, 8][COSTS.indexOf(cost)];

/** Terrains that all units enter, and those that are closed to some. */
const DRY = ['clear', 'forest', 'city', 'slope', 'hilltop', 'bridge'] as const;
const WATER = ['lake', 'swamp', 'river'] as const;

const CONVENTIONAL = {
  scenarios: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', 'designed'],
  columns: ['tracked', 'wheeled', 'foot'],
} as const;
const MERCENARY = {
  scenarios: ['3', '4', '5', '6', '8', '9', '10', '11', '12', '13', '14', 'designed'],
  columns: ['dismounted', 'hover'],
} as const;
const ON_LAND = {
  rows: DRY,
  rowName: 'terrain',
  columnName: 'mode',
  of: COSTS,
  rule: '25.1',
  source: 'printed',
} as const;
const ON_WATER = { ...ON_LAND, rows: WATER, of: COSTS_OF_WATER } as const;

const ALL = TERRAINS.map(({ id }) => id);
const BY_TERRAIN = { rows: ALL, rowName: 'terrain' } as const;
const COST = { of: COSTS, source: 'printed' } as const;

export const GROUND_VALUES = {
  // [25.1] In a city, tracks, wheels and conventional infantry move at the rate of a road.
  cost: {
    ...ON_LAND,
    ...CONVENTIONAL,
    table: [
      ['1', '1', '1'],
      ['2', '2', '2'],
      ['½', '½', '½'],
      ['2', '2', '2'],
      ['2', '2', '2'],
      ['2', '2', '2'],
    ],
  },
  // [25.4] [25.5] [9.7] [9.8] [9.9]
  'cost.water': {
    ...ON_WATER,
    ...CONVENTIONAL,
    table: [
      ['-', '-', '-'],
      ['-', '-', '2'],
      ['2', '2', '2'],
    ],
  },
  'cost.mercenary': {
    ...ON_LAND,
    ...MERCENARY,
    table: [
      ['1', '1'],
      ['2', '2'],
      ['1', '1'],
      ['2', '2'],
      ['2', '2'],
      ['2', '2'],
    ],
  },
  'cost.mercenary.water': {
    ...ON_WATER,
    ...MERCENARY,
    table: [
      ['-', '1'],
      ['2', '1'],
      ['2', '2'],
    ],
  },
  // [44.6]
  'cost.amphibious': {
    ...COST,
    ...BY_TERRAIN,
    list: ['1', '2', '½', '2', '2', '1', '1', '2', '2'],
    rule: '44.6',
    scenarios: ['14', 'designed'],
  },
  'cost.road': { ...COST, value: '½', rule: '25.3' },
  'cost.rubble': { ...COST, value: '1', rule: '25.6' },
  'cost.fortress': {
    ...COST,
    value: '1',
    rule: '25.7',
    scenarios: ['14', 'designed'],
  },
  // [R24] Off the map where no road leads.
  'cost.exit': {
    ...COST,
    value: '1',
    rule: 'R24',
    source: 'ruling',
    scenarios: ['8', 'designed'],
  },
  // [11.2] [11.10] To mount and to dismount.
  'cost.board': { ...COST, value: '1', rule: '11.2' },
  'cost.spice': { ...COST, value: '1', rule: '44.3', scenarios: ['14'] },
  // [17.1] Added to the defence against direct fire.
  'defence.direct': {
    ...BY_TERRAIN,
    list: [0, 2, 6, 2, 2, 0, 0, 0, 0],
    min: 0,
    max: 12,
    rule: '17.1',
    source: 'printed',
  },
  // [17.2] The whole defence against indirect fire.
  'defence.indirect': {
    ...BY_TERRAIN,
    list: [2, 4, 8, 4, 4, 2, 2, 2, 4],
    min: 1,
    max: 16,
    rule: '17.2',
    source: 'printed',
  },
  'defence.rubble': { value: 2, min: 0, max: 12, rule: '17.1', source: 'printed' },
  'defence.fortress': {
    value: 12,
    min: 1,
    max: 24,
    rule: '17.3',
    source: 'printed',
    scenarios: ['14', 'designed'],
  },
  // [21.5] Height of a unit there, at either end of a line of sight.
  'sight.ends': {
    ...BY_TERRAIN,
    list: [0, 0, 0, 1, 2, 0, 0, 0, 0],
    min: 0,
    max: 4,
    rule: '21.5',
    source: 'printed',
  },
  // [21.5] Height of the hex between the ends.
  'sight.between': {
    ...BY_TERRAIN,
    list: [0, 2, 2, 1, 3, 0, 0, 0, 0],
    min: 0,
    max: 4,
    rule: '21.5',
    source: 'printed',
  },
} as const;
