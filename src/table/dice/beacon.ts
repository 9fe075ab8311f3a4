/**
 * Public randomness in the dice. A beacon publishes signed numbers at fixed times; before that, nobody can predict
 * them, not even its operators. When a die is due, the table names the next unpublished round in the record and to all
 * seats. The die falls when that round is published. The operator of the server therefore cannot predict it while
 * decisions that it depends on can still be made. `docs/records.md` describes what that proves.
 */
import type { Chain } from './chain.ts';

/** The fast chain of the League of Entropy, which anybody can verify. */
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
  /** Returns the number of the next round that is still unpredictable. */
  next(): number;
}

/** Returns the time at which a round is published, in milliseconds since 1970. */
export const roundTime = ({ genesis, period }: Chain, round: number): number =>
  (genesis + (round - 1) * period) * 1000;

/** Returns the first round that is published after a time. */
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

/** Formats an entry of kind `beacon`; `parseRound` reads it back. */
export const formatRound = ({ round, signature }: Round): string =>
  signature === undefined ? String(round) : `${round} ${signature}`;

/** Parses the text of an entry; undefined if it is of another kind. */
export function parseRound(text: string): Round | undefined {
  const [, round, signature] = TEXT.exec(text) ?? [];
  if (round === undefined) return undefined;
  return { round: Number(round), ...(signature !== undefined && { signature }) };
}
