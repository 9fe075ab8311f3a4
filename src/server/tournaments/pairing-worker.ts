/** Pairs a round in a thread of its own. */
import { lowerThreadPriority } from '../operations/thread-priority.ts';
import type { PlayerPair } from './pairing-input.ts';
import { pairsOf } from './pairing.ts';
import type { PairingJob } from './pairing-thread.ts';

lowerThreadPriority();

export const pair = ({ field, round }: PairingJob): PlayerPair[] | undefined =>
  pairsOf(field, round);
