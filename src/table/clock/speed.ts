/** Speed of a game, derived from its time control. */
import type { ClockRule } from './clock-schemas.ts';

/** Played in one session, played over days, or without a time control. */
export const SPEEDS = ['live', 'days', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Maximum bank and maximum time per move, in seconds, of a game that is played in one session. */
const LIVE = { bank: 6 * 3600, move: 3600 } as const;

/** Returns the speed of a game with this time control. */
export function speedOf(clock: ClockRule | undefined): Speed {
  if (!clock) return 'none';
  return clock.seconds <= LIVE[clock.kind] ? 'live' : 'days';
}
