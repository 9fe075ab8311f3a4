/** Positions from behind `Play`. */
import type { GameState } from '../state.ts';
import type { Log } from '../text/log.ts';
import type { PlayUpdate } from './play.ts';

/** Puts a position into a state, and its events into a log. */
export function take(s: GameState, { ints, events }: PlayUpdate, log?: Log): void {
  s.ints.set(ints);
  for (const event of events) log?.add(event);
}
