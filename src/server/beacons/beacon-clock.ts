/** Round of a beacon that a die waits for. */
import { type Beacon, roundAfter } from '../../table/dice/beacon.ts';
import type { Chain } from '../../table/dice/chain.ts';

/**
 * A round must be named at least this many milliseconds before it is published: the players have to see its number
 * first.
 */
const AHEAD = 1500;

export const beaconOf = (chain: Chain): Beacon => ({
  chain,
  next: () => roundAfter(chain, Date.now() + AHEAD),
});
