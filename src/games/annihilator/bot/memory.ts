/** Working memory that the heuristics of one game reuse. */
import { BOARD } from '../data/map.ts';

/** Working memory: the inputs of the approach field, and the field. */
export interface Approach {
  /** Inputs of the field: markers and set charges; `charges` begins with their number. */
  readonly ground: Int16Array;
  readonly charges: Int32Array;
  /** [8.5] 1 if the destination was the charges left behind (`lots`), 0 if it was the brain. */
  seeksLots: number;
  readonly lots: Int16Array;
  readonly price: Int16Array;
  readonly cost: Int16Array;
  readonly queue: Int16Array;
  readonly queued: Uint8Array;
}

export const makeApproach = (chargeSlots: number): Approach => ({
  ground: new Int16Array(BOARD.size),
  charges: new Int32Array(chargeSlots + 1).fill(-1),
  seeksLots: 0,
  lots: new Int16Array(BOARD.size),
  price: new Int16Array(BOARD.size),
  cost: new Int16Array(BOARD.size),
  // Each hex is queued at most once, so a ring buffer with one slot per hex never overflows.
  queue: new Int16Array(BOARD.size + 1),
  queued: new Uint8Array(BOARD.size),
});
