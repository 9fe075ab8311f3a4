/** Which round of a beacon a die waits for. */
import { type Beacon, type Chain, roundAfter } from '../../table/dice/beacon.ts';

/** Milliseconds before a round is out at which it is named at the latest: the players have to hear of it first. */
const AHEAD = 1500;

export const beaconOf = (chain: Chain): Beacon => ({
  chain,
  next: () => roundAfter(chain, Date.now() + AHEAD),
});
