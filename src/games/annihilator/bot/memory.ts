/** Memory that the heuristics of one game use again and again. */
import { BOARD } from '../data/map.ts';
import { CHARGES } from '../state.ts';

/** Working memory: what the field was worked out for, and the field. */
export interface Approach {
  /** Markers and charges that the field was worked out for; first the number of charges. */
  readonly ground: Int16Array;
  readonly charges: Int32Array;
  /** [8.5] 1 where the goal was the charges that lie about, and these; else it was the brain. */
  seeksLots: number;
  readonly lots: Int16Array;
  readonly price: Int16Array;
  readonly cost: Int16Array;
  readonly queue: Int16Array;
  readonly queued: Uint8Array;
}

export const makeApproach = (): Approach => ({
  ground: new Int16Array(BOARD.size),
  charges: new Int32Array(CHARGES + 1).fill(-1),
  seeksLots: 0,
  lots: new Int16Array(BOARD.size),
  price: new Int16Array(BOARD.size),
  cost: new Int16Array(BOARD.size),
  // Each hex waits at most once, so a ring of one place per hex never overflows.
  queue: new Int16Array(BOARD.size + 1),
  queued: new Uint8Array(BOARD.size),
});
