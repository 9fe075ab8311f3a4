/** Memory that the heuristics of one game use again and again. */
import { BOARD } from './data/map.ts';

/** Working memory: the prices that the field was worked out for, and the field. */
export interface Approach {
  readonly price: Int16Array;
  readonly wanted: Int16Array;
  readonly cost: Int16Array;
  readonly queue: Int16Array;
  readonly queued: Uint8Array;
}

export const makeApproach = (): Approach => ({
  price: new Int16Array(BOARD.size),
  wanted: new Int16Array(BOARD.size),
  cost: new Int16Array(BOARD.size),
  // Each hex waits at most once, so a ring of one place per hex never overflows.
  queue: new Int16Array(BOARD.size + 1),
  queued: new Uint8Array(BOARD.size),
});
