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

/** [5.26] Numbers of reports, by the results of `reportsFrom`. */
export const REPORTS_BY: readonly number[] = [REPORTS.length, 5, 3, 2, 1];

/** [5.27] What active spies do; with the best results one of the first three is chosen. */
export const MISCHIEFS = ['burn-six', 'cut', 'drain', 'burn-three'] as const;
export type MischiefId = (typeof MISCHIEFS)[number];
/** [5.27] The same by the results of `mischiefFrom`. */
export const ACTIVE: readonly MischiefId[] = ['burn-six', 'cut', 'burn-three', 'drain'];
