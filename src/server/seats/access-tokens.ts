/** Ids and secrets. The store contains only hashes of seat secrets, so reading it gives no access to a seat. */
import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

/** Returns an id for a table: short enough to type, long enough (59 bits) not to be guessed. */
export function freshId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH)) {
      // Bytes beyond the largest multiple of the alphabet's length would favour its first letters.
      if (byte < LETTERS.length * 8 && id.length < ID_LENGTH) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

/** Whether a text has the form of a table id; other texts are not looked up. */
export const isId = (text: string): boolean => /^[\w-]{1,100}$/.test(text);

/** Returns a new secret for a seat: 256 bits, as text for a link. */
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash by which a secret is stored and compared. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Hashes of the secrets of a table. */
export interface Secrets {
  /** By side; empty for seats without a secret. */
  readonly tokens: readonly string[];
  readonly host: string;
}

/** Passes to the seats of a table: secrets that are valid while the seat keeps its own secret. */
export class AccessTokens {
  readonly #seats = new Map<string, string>();

  /** Returns the hash of a secret or, for an account token, the hash of the secret of its seat. */
  hashOf(token: string): string {
    const hash = hashToken(token);
    return this.#seats.get(hash) ?? hash;
  }

  /** Registers an account token by its hash, for the seat whose secret has the hash `seat`; undefined removes the pass. */
  set(hash: string, seat: string | undefined): void {
    if (seat === undefined) this.#seats.delete(hash);
    else this.#seats.set(hash, seat);
  }
}
