/** Pairs the next round of a tournament; for a large one, in a thread beside the event loop. */
import { Piscina } from 'piscina';
import type { PairingInput, PlayerPair } from './pairing-input.ts';
import { pairsOf } from './pairing.ts';

/** Maximum number of players that are paired without a thread: that takes a few milliseconds. */
const MOST_AT_ONCE = 32;

/** Input of a thread. */
export interface PairingJob {
  readonly field: PairingInput;
  readonly round: number;
}

/** Returns the pairs of a round, as `pairsOf` does. */
export async function pairRound(
  field: PairingInput,
  round: number,
): Promise<PlayerPair[] | undefined> {
  if (field.entrants.length <= MOST_AT_ONCE) return pairsOf(field, round);
  // Rounds begin days apart, so no thread is kept for the next one.
  const pool = new Piscina<PairingJob, PlayerPair[] | undefined>({
    filename: new URL('pairing-worker.ts', import.meta.url).href,
    name: 'pair',
    maxThreads: 1,
  });
  try {
    const { kind, rounds, entrants, past } = field;
    return await pool.run({ field: { kind, rounds, entrants, past }, round });
  } finally {
    await pool.destroy();
  }
}
