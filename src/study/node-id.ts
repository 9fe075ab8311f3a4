/** Ids of nodes: two people who add the same move to the same node create the same node. */
import { sha256Hex } from '../table/record/sha256.ts';

/** Digits of base 32, without letters that look like digits (D. Crockford). */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const BITS = 5;
/** Number of hex digits that are read at once: 20 bits, four digits of base 32. */
const GROUP = 5;
const GROUPS = 3;

/** Form of a node id: 60 bits in base 32. */
export const NODE_ID = /^[0-9a-hjkmnp-tv-z]{12}$/;

/** Content of a node from which its id is computed. */
export interface NodeContent {
  /** Id of the parent node, or of the chapter. */
  readonly up: string;
  /** Id of the side that acts; undefined for Chance and for guesses. */
  readonly side?: string | undefined;
  /** Notation of the action, or of the outcome of Chance. */
  readonly text: string;
  /** Hidden integers of a guess. */
  readonly guess?: readonly number[] | undefined;
}

/** Returns the id of a node: 60 bits of the SHA-256 over parent, side and notation, 12 digits of base 32. */
export function nodeId({ up, side = '', text, guess }: NodeContent): string {
  const what = guess ? `guess ${guess.join(',')}` : text;
  return shortHash(`${up}\n${side}\n${what}`);
}

/** Returns 60 bits of the SHA-256 of a text, as 12 digits of base 32. */
export function shortHash(text: string): string {
  const hash = sha256Hex(text);
  let id = '';
  for (let group = 0; group < GROUPS; group++) {
    const bits = Number.parseInt(hash.slice(group * GROUP, (group + 1) * GROUP), 16);
    for (let shift = 15; shift >= 0; shift -= BITS) id += DIGITS[(bits >>> shift) & 31];
  }
  return id;
}
