/** A drand chain for tests, with a publicly known key: it signs like the public chains. */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Chain } from '../src/table/dice/chain.ts';
import { QUICKNET, type Round } from '../src/table/dice/beacon.ts';

const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

export function testChain(times: Pick<Chain, 'genesis' | 'period'>) {
  const { shortSignatures: bls } = bls12_381;
  const secret = new Uint8Array(32).fill(1);
  const key = bls.getPublicKey(secret).toHex();
  const hash = bytesToHex(sha256(new TextEncoder().encode(key)));
  const chain: Chain = { hash, key, scheme: QUICKNET.scheme, ...times };
  const sign = (round: number): Required<Round> => {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
    const signature = bls.sign(bls.hash(sha256(bytes), TAG), secret).toHex();
    return { round, signature };
  };
  return { chain, sign };
}
