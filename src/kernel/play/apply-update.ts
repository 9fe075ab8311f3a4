/** Transfers positions from behind `Play` into states. */
import type { GameState } from '../state.ts';
import type { Log } from '../text/log.ts';
import type { PlayUpdate } from './play.ts';

/** Writes a position into a state, and its events into a log. */
export function applyUpdate(s: GameState, { ints, events }: PlayUpdate, log?: Log): void {
  s.ints.set(ints);
  for (const event of events) log?.add(event);
}
