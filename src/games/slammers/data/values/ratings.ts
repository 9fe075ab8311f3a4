/** [3.2] [D1] Ratings of units. */

/** Columns of a table of ratings. */
const RATINGS = ['attack', 'defence', 'range', 'movement'] as const;
/** Ratings of guns, which others tow [9.6]. */
const GUN_RATINGS = ['attack', 'defence', 'range'] as const;
/** [13.8] Ratings of calliopes, without and with movement. */
const CALLIOPE_RATINGS = ['defence', 'range'] as const;
const MOBILE_CALLIOPE_RATINGS = ['defence', 'range', 'movement'] as const;

/** [D1] All ratings are at least 1: units without attack or movement would be of another kind. */
const RANGE = { min: 1, max: 16, rule: 'D1', source: 'designed' } as const;
const TABLE = { ...RANGE, columns: RATINGS, rowName: 'unit', columnName: 'rating' } as const;
const GUN = { ...RANGE, rows: GUN_RATINGS, rowName: 'rating' } as const;

const CONVENTIONAL = {
  scenarios: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', 'designed'],
} as const;
const RED = {
  scenarios: ['3', '4', '5', '8', '9', '10', '11', '12', '13', '14', 'designed'],
} as const;
const BLUE = { scenarios: ['4', '5', '6', '10', '11', '12', '13', '14', 'designed'] } as const;
/** Scenarios with Red's towed guns, which it can only buy. */
const BOUGHT = { scenarios: ['14', 'designed'] } as const;

export const RATING_VALUES = {
  conventional: {
    ...TABLE,
    ...CONVENTIONAL,
    rows: ['TK', 'AC', 'IN', 'AP', 'SA', 'ML', 'BS', 'BC'],
    table: [
      [5, 5, 3, 4],
      [3, 2, 2, 5],
      [2, 2, 2, 2],
      [1, 3, 1, 4],
      [5, 3, 8, 4],
      [2, 2, 2, 2],
      [3, 1, 2, 5],
      [1, 1, 1, 4],
    ],
  },
  'conventional.LG': { ...GUN, ...CONVENTIONAL, list: [6, 2, 12] },
  'conventional.SG': { ...GUN, ...CONVENTIONAL, list: [4, 2, 8] },
  'conventional.HO': { ...GUN, ...BOUGHT, list: [8, 2, 14] },
  'conventional.CA': { ...GUN, ...CONVENTIONAL, rows: CALLIOPE_RATINGS, list: [2, 6] },
  'conventional.SC': { ...GUN, ...BOUGHT, rows: MOBILE_CALLIOPE_RATINGS, list: [2, 4, 4] },
  // `MI-mounted` is the face on skimmers [3.3].
  red: {
    ...TABLE,
    ...RED,
    rows: ['HT', 'CC', 'MI', 'MI-mounted', 'SA'],
    table: [
      [8, 8, 4, 6],
      [4, 4, 3, 8],
      [3, 3, 3, 2],
      [2, 2, 1, 6],
      [4, 2, 8, 6],
    ],
  },
  'red.LG': { ...GUN, ...BOUGHT, list: [6, 2, 12] },
  'red.SG': { ...GUN, ...BOUGHT, list: [4, 2, 8] },
  'red.HO': { ...GUN, ...BOUGHT, list: [8, 2, 14] },
  'red.SC': { ...GUN, ...RED, rows: MOBILE_CALLIOPE_RATINGS, list: [2, 4, 5] },
  blue: {
    ...TABLE,
    ...BLUE,
    rows: ['HT', 'CC', 'MI', 'MI-mounted', 'SA'],
    table: [
      [8, 8, 4, 6],
      [4, 4, 3, 8],
      [3, 3, 3, 2],
      [2, 2, 1, 6],
      [5, 3, 8, 6],
    ],
  },
} as const;
