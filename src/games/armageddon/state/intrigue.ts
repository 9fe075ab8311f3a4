/** Columns of espionage: what each side reads of the others, and what spies have done to it. */
import { type ReportId, REPORTS } from '../data/reports.ts';

export const intrigueColumns = (sides: number) => ({
  /** [R90] The last round in which a side reads a report about another: see `reportAt`. */
  reports: [sides * sides * REPORTS.length, 'secret'] as const,
  /** [5.27] The last round in which the supply of a side is cut. */
  cutUntil: [sides, 'secret'] as const,
  /** [5.27] Action points that it will miss in the next round. */
  drained: [sides, 'secret'] as const,
});

/** Where in `reports` stands what a side reads about another. */
export const reportAt = (sides: number, side: number, about: number, report: ReportId): number =>
  (side * sides + about) * REPORTS.length + REPORTS.indexOf(report);
