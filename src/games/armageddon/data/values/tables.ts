/** Tables of the rules: action points, prices, experience, decks, factions, reports. */
import type { ValueDeclarations } from '../../../../kernel/setup/values.ts';
import { CLASSES, RESOURCES } from '../card.ts';
import { FACTION_IDS } from '../factions.ts';
import { FACILITY_KINDS } from '../repairs.ts';

const byResource = { rows: RESOURCES, rowName: 'resource' } as const;
const pieces = { min: 0, max: 20, unit: 'resources' } as const;
const ofCost = { ...byResource, ...pieces } as const;
const priceColumns = { columns: RESOURCES, columnName: 'resource', ...pieces } as const;
const byFaction = { rows: FACTION_IDS, rowName: 'faction' } as const;
const byKind = { rows: FACILITY_KINDS, rowName: 'repaired' } as const;

export const TABLES = {
  // Turns
  apOfTwo: {
    ...{ list: [12, 6], rows: ['1', '2'], min: 1, max: 24, unit: 'ap' },
    ...{ rule: '2.10', source: 'printed' },
  },
  apOfMore: {
    ...{ list: [12, 8, 6, 4], rows: ['1', '2', '3', '4'], min: 1, max: 24, unit: 'ap' },
    ...{ rule: '2.10', source: 'printed', scenarios: ['three', 'four'] },
  },
  relocation: { list: [0, 3, 3, 3], ...ofCost, rule: '2.23', source: 'designed' },
  upgradeCost: { list: [0, 2, 2, 1], ...ofCost, rule: '2.22', source: 'designed' },
  // Repairs
  repairAp: {
    ...{ list: [3, 4, 5, 5, 5, 3, 4, 2, 3, 1], rows: CLASSES, rowName: 'class' },
    ...{ min: 0, max: 12, unit: 'ap', rule: '2.24', source: 'printed' },
  },
  facilityRepairAp: {
    ...{ list: [5, 4, 3, 2, 1], ...byKind },
    ...{ min: 0, max: 12, unit: 'ap', rule: '2.26', source: 'printed' },
  },
  facilityRepairCost: {
    table: [
      [0, 4, 4, 4],
      [0, 3, 3, 3],
      [0, 2, 2, 2],
      [0, 1, 1, 1],
      [0, 1, 1, 0],
    ],
    ...{ ...byKind, ...priceColumns, rule: '2.26', source: 'printed' },
  },
  broodRepairCost: {
    table: [
      [4, 1, 4, 2],
      [3, 1, 2, 2],
      [2, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 0, 1, 0],
    ],
    ...{ ...byKind, ...priceColumns, rule: '2.26', source: 'printed' },
  },
  attackRepairCost: { list: [0, 0, 1, 1], ...ofCost, rule: '2.27', source: 'designed' },
  // Armies
  experience: {
    ...{ list: [11, 31, 71, 151], rows: ['1', '2', '3', '4'], min: 1, max: 500, unit: 'points' },
    ...{ rule: '3.21', source: 'printed' },
  },
  // Espionage
  reportsFrom: {
    ...{ list: [17, 15, 12, 9, 6], rows: ['7', '5', '3', '2', '1'], min: 1, max: 40 },
    ...{ unit: 'points', rule: '5.26', source: 'printed' },
  },
  mischiefFrom: {
    ...{ list: [15, 12, 9, 6], rows: ['burn-six', 'cut', 'burn-three', 'drain'] },
    ...{ rowName: 'mischief', min: 1, max: 40, unit: 'points' },
    ...{ rule: '5.27', source: 'printed' },
  },
  // Decks
  fewestCards: { value: 30, min: 10, max: 50, unit: 'cards', rule: '8.1', source: 'printed' },
  mostCards: { value: 50, min: 10, max: 50, unit: 'cards', rule: '8.1', source: 'printed' },
  copies: { value: 3, min: 1, max: 10, unit: 'cards', rule: '8.1', source: 'printed' },
  fewestTiles: { value: 1, min: 1, max: 10, unit: 'cards', rule: '8.4', source: 'printed' },
  mostTiles: { value: 10, min: 1, max: 10, unit: 'cards', rule: '8.4', source: 'printed' },
  // Factions
  factionCommand: {
    ...{ list: [3, 2, 2, 2], ...byFaction, min: 1, max: 8, unit: 'cards' },
    ...{ rule: '3.19', source: 'designed' },
  },
  factionHand: {
    ...{ list: [8, 9, 8, 8], ...byFaction, min: 1, max: 15, unit: 'cards' },
    ...{ rule: '2.15', source: 'designed' },
  },
  factionDraw: {
    ...{ list: [3, 3, 2, 3], ...byFaction, min: 1, max: 12, unit: 'ap' },
    ...{ rule: '2.14', source: 'designed' },
  },
  factionSupply: {
    ...{ list: [4, 4, 4, 5], ...byFaction, min: 0, max: 20, unit: 'movement' },
    ...{ rule: '3.16', source: 'designed' },
  },
  factionAttitude: {
    ...{ list: [3, -2, -2, 1], ...byFaction, min: -9, max: 9, unit: 'points' },
    ...{ rule: '12.2', source: 'designed' },
  },
} as const satisfies ValueDeclarations;
