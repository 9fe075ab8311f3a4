/** Fetches a round of a beacon and checks its signature, which takes too long for the thread that serves. */
import { fetchBeacon, HttpChainClient } from 'drand-client';
import type { Chain } from '../../table/dice/beacon.ts';
import { infoOf } from '../../table/dice/beacon-check.ts';

export interface RoundJob {
  /** Address of the chain. */
  readonly url: string;
  readonly chain: Chain;
  readonly round: number;
}

/** The signature of a round; throws if it cannot be had, or is not one of this chain. */
export async function fetchRound({ url, chain, round }: RoundJob): Promise<string> {
  const options = { disableBeaconVerification: false, noCache: false };
  const info = async () => infoOf(chain);
  const client = new HttpChainClient({ baseUrl: url, info }, options);
  return (await fetchBeacon(client, round)).signature;
}
