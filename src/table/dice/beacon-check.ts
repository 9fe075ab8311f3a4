/**
 * Checks the signatures of a beacon's rounds with drand's own library. That library is large, so load this file only
 * when it is needed.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type ChainClient, type ChainInfo, fetchBeacon } from 'drand-client';
import { msg } from '../../kernel/text/message.ts';
import type { Chain } from './chain.ts';
import { parseRound, QUICKNET, type Round } from './beacon.ts';
import type { DiceProof } from './proof.ts';
import type { GameRecord } from '../record/record.ts';

/** Returns the chain data that drand's library needs. */
export const infoOf = ({ hash, key, scheme, genesis, period }: Chain): ChainInfo => ({
  public_key: key,
  period,
  genesis_time: genesis,
  hash,
  groupHash: '',
  schemeID: scheme,
  metadata: { beaconID: '' },
});

/** Returns whether the signature of a round was made by its chain. */
export async function isSigned(chain: Chain, { round, signature = '' }: Round): Promise<boolean> {
  const randomness = bytesToHex(sha256(hexToBytes(signature)));
  const beacon = { round, randomness, signature };
  const options = { disableBeaconVerification: false, noCache: true };
  const info = async () => infoOf(chain);
  const told: ChainClient = {
    options,
    get: async () => beacon,
    latest: async () => beacon,
    chain: () => ({ baseUrl: '', info }),
  };
  return fetchBeacon(told, round).then(
    () => true,
    () => false,
  );
}

/** Returns a proof after checking the signatures of all rounds that went into dice of this table. */
export async function proveRounds(record: GameRecord, proof: DiceProof): Promise<DiceProof> {
  const chain = record.header.dice.beacon;
  if (!chain || !proof.rounds) return proof;
  const faults = [...proof.faults];
  for (const { kind, seq, text } of record.entries) {
    const round =
      kind === 'beacon' && seq > (record.header.imported ?? 0) ? parseRound(text) : undefined;
    if (round?.signature === undefined || (await isSigned(chain, round))) continue;
    faults.push(msg('proof.round.unsigned', { round: String(round.round) }));
    break;
  }
  const isKnown = chain.hash === QUICKNET.hash && chain.key === QUICKNET.key;
  return { ...proof, faults, rounds: { ...proof.rounds, signed: isKnown ? 'public' : 'own' } };
}
