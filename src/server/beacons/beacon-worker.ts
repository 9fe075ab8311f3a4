/** Fetches a round of a beacon and checks its signature, which takes too long for the main thread. */
import { fetchBeacon, HttpChainClient } from 'drand-client';
import type { Chain } from '../../table/dice/chain.ts';
import { infoOf } from '../../table/dice/beacon-check.ts';

export interface RoundJob {
  /** Address of the chain. */
  readonly url: string;
  readonly chain: Chain;
  readonly round: number;
}

/** Returns the signature of a round; throws if it is not available, or not from this chain. */
export async function fetchRound({ url, chain, round }: RoundJob): Promise<string> {
  const options = { disableBeaconVerification: false, noCache: false };
  const info = async () => infoOf(chain);
  const client = new HttpChainClient({ baseUrl: url, info }, options);
  return (await fetchBeacon(client, round)).signature;
}
