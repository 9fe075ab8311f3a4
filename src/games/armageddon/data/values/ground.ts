/** Values of the map: terrain, what lies on it, independents, cults. */
import type { ValueDeclarations } from '../../../../kernel/setup/values.ts';
import { CULT_IDS, RESOURCES } from '../card.ts';
import { GUARDED } from '../independents.ts';
import { FREQUENCY_IDS, SPECIAL_IDS } from '../maps.ts';
import { TERRAINS } from '../terrain.ts';

const byTerrain = { rows: TERRAINS.map(({ id }) => id), rowName: 'terrain' } as const;

export const GROUND = {
  terrainCost: {
    ...{ list: [1, 1, 2, 2, 2, 2, 4], ...byTerrain, min: 1, max: 8, unit: 'movement' },
    ...{ rule: '3.2', source: 'designed' },
  },
  terrainDefence: {
    ...{ list: [0, 0, 1, 1, 2, 1, 3], ...byTerrain, min: 0, max: 8, unit: 'dice' },
    ...{ rule: '3.2', source: 'printed' },
  },
  terrainShare: {
    ...{ list: [40, 15, 15, 10, 12, 3, 5], ...byTerrain, min: 1, max: 100, unit: 'percent' },
    ...{ rule: 'D17', source: 'designed' },
  },
  /** How likely each kind of resource is in a hex, by its terrain. */
  riches: {
    table: [
      [1, 1, 4, 1],
      [2, 1, 2, 1],
      [1, 2, 1, 2],
      [4, 4, 1, 4],
      [1, 5, 1, 1],
      [1, 4, 4, 1],
      [1, 3, 1, 1],
    ],
    ...{ ...byTerrain, columns: RESOURCES, columnName: 'resource', min: 1, max: 20 },
    ...{ rule: 'D17', source: 'designed' },
  },
  /** Out of ten: how many kinds of resources there are in a hex that has any, and how much of each. */
  howMuch: {
    list: [1, 1, 1, 1, 1, 1, 2, 2, 2, 3],
    ...{ rows: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], min: 1, max: 3 },
    ...{ unit: 'resources', rule: 'D17', source: 'designed' },
  },
  resourceHexes: {
    ...{
      list: [8, 14, 22],
      rows: FREQUENCY_IDS,
      rowName: 'frequency',
      min: 0,
      max: 60,
      unit: 'percent',
    },
    ...{ rule: 'D17', source: 'designed' },
  },
  specialHexes: {
    ...{
      list: [6, 10, 16],
      rows: FREQUENCY_IDS,
      rowName: 'frequency',
      min: 0,
      max: 40,
      unit: 'percent',
    },
    ...{ rule: 'D17', source: 'designed' },
  },
  specialShare: {
    ...{ list: [34, 17, 8, 4, 22, 3, 3, 3, 3, 3], rows: SPECIAL_IDS, rowName: 'special' },
    ...{ min: 0, max: 100, unit: 'percent', rule: 'D14', source: 'designed' },
  },
  fairWithin: { value: 4, min: 0, max: 8, unit: 'movement', rule: 'D17', source: 'designed' },
  // Independents
  guardedFrom: {
    ...{ list: [1, 3, 5], rows: GUARDED, rowName: 'guards', min: 1, max: 20, unit: 'resources' },
    ...{ rule: 'D12', source: 'designed' },
  },
  joinFrom: { value: 9, min: 1, max: 20, unit: 'points', rule: '12.1', source: 'printed' },
  bargainFrom: { value: 6, min: 1, max: 20, unit: 'points', rule: '12.1', source: 'printed' },
  kinAttitude: { value: 5, min: -9, max: 9, unit: 'points', rule: '12.2', source: 'designed' },
  // Cults
  cultPrice: {
    ...{ list: [8, 10], rows: CULT_IDS, rowName: 'origin', min: 1, max: 40, unit: 'zeal' },
    ...{ rule: '13.1', source: 'designed' },
  },
  cultApart: { value: 5, min: 1, max: 12, unit: 'hexes', rule: '13.1', source: 'designed' },
  cultArmies: { value: 6, min: 1, max: 8, unit: 'armies', rule: '13.1', source: 'designed' },
  cultConverted: { value: 7, min: 1, max: 20, unit: 'points', rule: '13.2', source: 'designed' },
  cultSpeed: { value: 2, min: 1, max: 8, unit: 'movement', rule: '13.1', source: 'designed' },
  cultSight: { value: 2, min: 0, max: 8, unit: 'hexes', rule: 'R106', source: 'ruling' },
  cultDares: { value: 125, min: 10, max: 400, unit: 'percent', rule: '13.2', source: 'designed' },
  choirJoin: { value: 6, min: 0, max: 10, rule: '13.2', source: 'designed' },
  scoutDice: { value: 4, min: 0, max: 12, unit: 'dice', rule: '13.3', source: 'designed' },
  cultFrom: { value: 6, min: 1, max: 50, unit: 'rounds', rule: '13.1', source: 'designed' },
  zealRound: { value: 1, min: 0, max: 10, unit: 'zeal', rule: '13.1', source: 'designed' },
  zealNear: { value: 4, min: 0, max: 12, unit: 'hexes', rule: '13.2', source: 'designed' },
  zealGroups: { value: 3, min: 0, max: 10, unit: 'zeal', rule: '13.2', source: 'designed' },
  zealLearning: { value: 4, min: 0, max: 10, unit: 'zeal', rule: '13.3', source: 'designed' },
  zealWeapon: { value: 6, min: 0, max: 20, unit: 'zeal', rule: '13.3', source: 'designed' },
} as const satisfies ValueDeclarations;
