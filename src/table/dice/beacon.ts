/**
 * Public randomness in the dice. A beacon publishes a signed number at fixed times, which nobody knows before,
 * its makers included. A die that is due names the next round that is not out yet, in the record and to
 * everybody at the table, and falls when that round is out: so whoever keeps the server cannot foresee it
 * while anything that it follows from can still be chosen. `docs/records.md` tells what that proves.
 */
import { z } from 'zod';

const hex = z.string().regex(/^[0-9a-f]+$/);

/** A chain of drand, as the first line of a record names it. */
export const chainSchema = z.strictObject({
  /** Which it is: a hash over its parameters. */
  hash: hex,
  /** The public key that its signatures are checked with. */
  key: hex,
  /** How it signs, by drand's name for it. */
  scheme: z.string().max(60),
  /** Unix time of its first round, and seconds between two. */
  genesis: z.number().int().nonnegative(),
  period: z.number().int().positive(),
});
/** A chain of the beacon drand, with its public key and timing. */
export type Chain = z.infer<typeof chainSchema>;

/** The fast chain of the League of Entropy, which anybody can check. */
export const QUICKNET: Chain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  key: '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  scheme: 'bls-unchained-g1-rfc9380',
  genesis: 1692803367,
  period: 3,
};

/** Part of a public randomness beacon that rolling dice needs. */
export interface Beacon {
  readonly chain: Chain;
  /** Returns the number of the next round that nobody can know yet. */
  next(): number;
}

/** When a round is published, in milliseconds since 1970. */
export const roundTime = ({ genesis, period }: Chain, round: number): number =>
  (genesis + (round - 1) * period) * 1000;

/** The first round that is published later than a time. */
export function roundAfter(chain: Chain, milliseconds: number): number {
  const since = milliseconds / 1000 - chain.genesis;
  return since < 0 ? 1 : Math.floor(since / chain.period) + 2;
}

/** A round of a beacon: named before it is published, then completed with its signature. */
export interface Round {
  readonly round: number;
  /** Signature in hex; undefined until it is published. */
  readonly signature?: string;
}

const TEXT = /^([1-9]\d{0,14})(?: ([0-9a-f]{64,200}))?$/;

/** The text of an entry of kind `beacon`; `parseRound` reads it back. */
export const formatRound = ({ round, signature }: Round): string =>
  signature === undefined ? String(round) : `${round} ${signature}`;

/** Contents of an entry's text; undefined if it is of another kind. */
export function parseRound(text: string): Round | undefined {
  const [, round, signature] = TEXT.exec(text) ?? [];
  if (round === undefined) return undefined;
  return { round: Number(round), ...(signature !== undefined && { signature }) };
}
