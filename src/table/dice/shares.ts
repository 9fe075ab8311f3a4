/**
 * Shares of the seats in the randomness of a table's dice. Every seat first seals a share: it sends the
 * hash of a text that nobody can guess. The texts are revealed only after all seats have done so. When a
 * player learns another share, their own is already fixed. The same holds for the host.
 */
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Side } from '../../kernel/side.ts';
import { sha256Hex } from '../record/sha256.ts';

/** Mark of a seat without a share in the dice: the seat of a bot, or of a player who goes without. */
export const WITHOUT = 'none';

/** Long enough not to be guessed from its hash, and of characters that every store preserves. */
export const SHARE = /^[\x21-\x7e]{16,64}$/;
export const SEAL = /^[0-9a-f]{64}$/;

const RECIPE = 'countermarch/share/1';

/**
 * Returns the SHA-256 that seals a share. It is valid at one seat of one table only, so that nobody can copy
 * another's.
 */
export const sealOf = (table: string, side: Side, share: string): string =>
  sha256Hex(JSON.stringify([RECIPE, table, side, share]));

/** Draws a share that nobody can guess: 128 bits as 32 hex digits. */
export const freshShare = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

/** Contribution of a seat: its seal, or its share with all the seals that it has seen. */
export type Contribution =
  | { readonly seal: string }
  /** An empty share means that the seat goes without, even if it has sealed one. */
  | { readonly share: string; readonly seals: readonly string[] };

/** The shares of a table, from the first seal to the first die. */
export class Shares {
  readonly #table: string;
  readonly #texts: string[];
  #seals: string[];

  constructor(table: string, seals: readonly string[], texts: readonly string[]) {
    this.#table = table;
    this.#seals = [...seals];
    this.#texts = [...texts];
  }

  /** Shares by side; empty if not revealed. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  /** Seals sent so far, by side. */
  get given(): readonly string[] {
    return [...this.#seals];
  }

  /** Returns, by side, its seal, `WITHOUT`, or an empty string if it is awaited. */
  sealsWhile(isBots: (side: Side) => boolean): string[] {
    return this.#seals.map((seal, side) => (seal === '' && isBots(side) ? WITHOUT : seal));
  }

  /** Returns whether no seat is awaited, so that dice may fall. */
  areComplete(isBots: (side: Side) => boolean): boolean {
    return this.#seals.every(
      (seal, side) => isBots(side) || seal === WITHOUT || this.#texts[side] !== '',
    );
  }

  /** Marks a side that moves before sealing anything as going without a share; returns whether that was the case. */
  goWithout(side: Side): boolean {
    if (this.#seals[side] !== '') return false;
    this.#seals[side] = WITHOUT;
    return true;
  }

  /** Accepts the contribution of a seat, or returns the reason for refusing it. */
  take(
    side: Side,
    given: Contribution,
    isBots: (side: Side) => boolean,
  ): LocalizedText | undefined {
    if ('seal' in given) return this.#takeSeal(side, given.seal);
    if (given.share !== '') return this.#takeShare(side, given.share, given.seals, isBots);
    this.#texts[side] = '';
    this.#seals[side] = WITHOUT;
    return undefined;
  }

  #takeSeal(side: Side, seal: string): LocalizedText | undefined {
    if (!SEAL.test(seal)) return msg('share.seal');
    // A player who sealed now could have looked at the revealed share.
    if (this.#texts.some((text) => text !== '')) return msg('share.told');
    this.#seals[side] = seal;
    return undefined;
  }

  #takeShare(
    side: Side,
    share: string,
    seen: readonly string[],
    isBots: (side: Side) => boolean,
  ): LocalizedText | undefined {
    const seals = this.sealsWhile(isBots);
    if (!SHARE.test(share)) return msg('share.form');
    if (seals.includes('')) return msg('share.early');
    if (seals[side] !== sealOf(this.#table, side, share)) return msg('share.other');
    if (seals.join() !== seen.join()) return msg('share.seen');
    this.#seals = seals;
    this.#texts[side] = share;
    return undefined;
  }
}
