/** [5.26] [R90] What spies bring home about another player. */
export const REPORTS = [
  'ground',
  'bases',
  'armies',
  'stock',
  'hand',
  'tactics',
  'headquarters',
] as const;
export type ReportId = (typeof REPORTS)[number];

/** [5.26] From so much on so many reports. */
export const PASSIVE: readonly (readonly [from: number, reports: number])[] = [
  [17, REPORTS.length],
  [15, 5],
  [12, 3],
  [9, 2],
  [6, 1],
];

/** [5.27] What active spies do, and from what on; with 17 and more one of the first three is chosen. */
export const MISCHIEFS = ['burn-six', 'cut', 'drain', 'burn-three'] as const;
export type MischiefId = (typeof MISCHIEFS)[number];
export const ACTIVE: readonly (readonly [from: number, what: MischiefId])[] = [
  [15, 'burn-six'],
  [12, 'cut'],
  [9, 'burn-three'],
  [6, 'drain'],
];
