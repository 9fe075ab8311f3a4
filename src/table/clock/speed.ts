/** How much time a game takes, by its clock. */
import type { ClockRule } from './clock.ts';

/** An evening, days, or nobody says. */
export const SPEEDS = ['live', 'days', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Longest bank, and longest move, of a game that is played in one go; in seconds. */
const LIVE = { bank: 6 * 3600, move: 3600 } as const;

/** How quick a game is, by its clock. */
export function speedOf(clock: ClockRule | undefined): Speed {
  if (!clock) return 'none';
  return clock.seconds <= LIVE[clock.kind] ? 'live' : 'days';
}
