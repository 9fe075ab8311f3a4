/** Columns of espionage: each side's reports about others, and harm done by spies. */
import { type ReportId, REPORTS } from '../data/reports.ts';

export const intrigueColumns = (sides: number) => ({
  /** [R90] Last round of a side's report about another; index by `reportAt`. */
  reports: [sides * sides * REPORTS.length, 'secret'] as const,
  /** [5.27] Last round in which the supply of a side is cut. */
  cutUntil: [sides, 'secret'] as const,
  /** [5.27] Action points that a side loses in the next round. */
  drained: [sides, 'secret'] as const,
});

/** Returns the index in `reports` of a side's report about another. */
export const reportAt = (sides: number, side: number, about: number, report: ReportId): number =>
  (side * sides + about) * REPORTS.length + REPORTS.indexOf(report);
