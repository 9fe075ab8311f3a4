/** Ids and secrets. Secrets of seats are kept as hashes: who reads the store can take no seat. */
import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

/** An id for a table: short enough to be typed, long enough (59 bits) not to be guessed. */
export function freshId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH)) {
      // Bytes beyond a multiple of the alphabet would favour its first letters.
      if (byte < LETTERS.length * 8 && id.length < ID_LENGTH) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

/** Whether a text could be the id of a table at all; no other is looked up. */
export const isId = (text: string): boolean => /^[\w-]{1,100}$/.test(text);

/** The secret of a seat: 256 bits, as text for a link. */
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** How a secret is kept and compared. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Hashes of the secrets of a table. */
export interface Secrets {
  /** By side; empty for seats without one. */
  readonly tokens: readonly string[];
  readonly host: string;
}

/** Secrets that stand for that of a seat, as long as the seat has it. */
export class AccessTokens {
  readonly #seats = new Map<string, string>();

  /** The hash that a secret counts as: its own, or that of the seat that it is a pass to. */
  hashOf(token: string): string {
    const hash = hashToken(token);
    return this.#seats.get(hash) ?? hash;
  }

  /** A pass by its hash, to the seat whose secret has that one; to none any more. */
  set(hash: string, seat: string | undefined): void {
    if (seat === undefined) this.#seats.delete(hash);
    else this.#seats.set(hash, seat);
  }
}
