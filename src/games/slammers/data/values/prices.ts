/** [24.4] [24.5] [24.6] The price list, and [D14] the forces that are bought automatically. */

/** Scenarios in which units have prices: [35.3] as points for losses, [44.2] [24.1] or to buy them. */
const PRICED = { scenarios: ['5', '14', 'designed'] } as const;
const BOUGHT = { scenarios: ['14', 'designed'] } as const;
/** [24.10] Scenarios in which morale and fortresses have prices. */
const DESIGNED = { scenarios: ['designed'] } as const;
const POINTS = { min: 1, max: 60, unit: 'points', rule: '24.4', source: 'printed' } as const;
const PRICE = { ...POINTS, ...PRICED, rowName: 'unit' } as const;
const USUAL = {
  min: 0,
  max: 16,
  unit: 'units',
  rowName: 'unit',
  rule: 'D14',
  source: 'designed',
} as const;

export const PRICE_VALUES = {
  'price.conventional': {
    ...PRICE,
    rows: ['TK', 'AC', 'IN', 'AP', 'LG', 'SG', 'HO', 'SA', 'CA', 'SC', 'ML', 'BS'],
    list: [17, 12, 8, 9, 20, 14, 24, 20, 10, 12, 3, 7],
  },
  'price.red': {
    ...PRICE,
    rows: ['HT', 'CC', 'MI', 'LG', 'SG', 'HO', 'SA', 'SC'],
    list: [31, 19, 11, 20, 14, 24, 20, 13],
  },
  'price.blue': { ...PRICE, rows: ['HT', 'CC', 'MI', 'SA'], list: [31, 19, 11, 22] },
  'price.gas': { ...POINTS, ...BOUGHT, value: 2, rule: '24.7' },
  'price.electronics': { ...POINTS, ...PRICED, value: 4, rule: '24.7' },
  'price.drop': { ...POINTS, ...BOUGHT, value: 2, rule: '24.8' },
  'price.fortress': { ...POINTS, ...BOUGHT, value: 24, rule: '22.5' },
  'price.morale': {
    ...POINTS,
    ...DESIGNED,
    rows: ['6', '7', '8', '9'],
    list: [3, 2, 1, 0],
    min: 0,
    rule: '24.10',
  },
  // [D14] For 300 points.
  'usual.conventional': {
    ...USUAL,
    ...BOUGHT,
    rows: ['TK', 'AC', 'IN', 'AP', 'SA', 'SC'],
    list: [6, 4, 8, 6, 1, 1],
  },
  'usual.red': {
    ...USUAL,
    ...BOUGHT,
    rows: ['HT', 'CC', 'MI', 'SA', 'SC'],
    list: [4, 4, 6, 1, 1],
  },
  'usual.blue': { ...USUAL, ...BOUGHT, rows: ['HT', 'CC', 'MI', 'SA'], list: [4, 4, 7, 1] },
  // [D14] Share of the points for units, where morale has its price.
  'usual.share': {
    value: 85,
    min: 10,
    max: 100,
    unit: 'percent',
    rule: 'D14',
    source: 'designed',
    ...DESIGNED,
  },
  budget: {
    value: 300,
    min: 100,
    max: 600,
    unit: 'points',
    rule: '44.2',
    source: 'printed',
    scenarios: ['14'],
  },
  'budget.cars': {
    value: 4,
    min: 0,
    max: 12,
    unit: 'units',
    rule: '44.2',
    source: 'printed',
    scenarios: ['14'],
  },
} as const;
