/**
 * Drivers of Chance at a table. A die is a pure function of the scheme and its number, so that a record can be checked
 * die by die and a table can be resumed anywhere.
 *
 * - `sealed`: a secret seed. Its SHA-256 is shown before play, and the seed itself after it. It is mixed with the
 *   contributions of the seats (`shares.ts`), so neither the host nor a player can choose a die. If the host uses a
 *   public beacon, it is also mixed with a round of it (`beacon.ts`), so nobody can predict a die.
 * - `seeded`: a known seed, for simulations and tests.
 * - `typed`: a person rolls real dice and types the result (`Table.roll`).
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Rng, Sfc32 } from '../../kernel/random.ts';
import type { Beacon } from './beacon.ts';

/** Schemes by which a table gets its dice; `docs/records.md` describes each. */
export const DICE_SCHEMES = ['sealed', 'seeded', 'typed'] as const;
/** Scheme by which a table gets its dice: one of `DICE_SCHEMES`. */
type DiceScheme = (typeof DICE_SCHEMES)[number];

/** Source of the dice of one table. Die `n` depends only on the scheme, the seed and the contributions. */
export interface Dice {
  readonly scheme: DiceScheme;
  /** SHA-256 of the sealed seed, 64 hex digits; empty for the other schemes. */
  readonly commitment: string;
  /** The seed, if this driver knows it. The table reveals it to players only when the game is over. */
  readonly seed?: string;
  /** Beacon that every die waits for, with the numbers of its rounds. */
  readonly beacon?: Beacon;
  /**
   * Returns the generator of die `n` (1, 2, 3 …), given the seats' contributions; undefined if this driver cannot roll
   * it: typed dice, or an unknown seed.
   */
  die(n: number, mixed: readonly string[]): Rng | undefined;
}

/** First word of the input of each die's hash; change it if the recipe ever changes. */
const RECIPE = 'countermarch/dice/1';
const SEED_BYTES = 32;

/** Draws a 256-bit seed from the system's generator, as 64 hex digits. */
export function freshSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** Returns the commitment to a seed, which is shown before play: the SHA-256 of its 32 bytes, as 64 hex digits. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * Returns dice with a sealed seed (64 hex digits, from `freshSeed`) for the table with this id. Throws if the seed has
 * another length.
 */
export function sealedDice(table: string, seed: string, beacon?: Beacon): Dice {
  const key = hexToBytes(seed);
  if (key.length !== SEED_BYTES) throw new Error(`a sealed seed has ${SEED_BYTES} bytes`);
  return {
    scheme: 'sealed',
    commitment: commitmentOf(seed),
    seed,
    ...(beacon && { beacon }),
    die: (n, mixed) => new SealedDie(key, mixed, table, n),
  };
}

/** Returns sealed dice whose seed is unknown here, so that this table cannot roll them. */
export function foreignDice(commitment: string): Dice {
  return { scheme: 'sealed', commitment, die: () => undefined };
}

/** Returns dice from a known seed, for simulations and tests. */
export function seededDice(seed: number | string): Dice {
  const text = String(seed);
  return {
    scheme: 'seeded',
    commitment: '',
    seed: text,
    die: (n) => new Sfc32(`${text}/${n}`),
  };
}

/** Dice that a person rolls and types in. */
export const typedDice: Dice = { scheme: 'typed', commitment: '', die: () => undefined };

/**
 * The random numbers of one sealed die: 32-bit words, high byte first, of HMAC-SHA-256 with the seed as key, over the
 * JSON of `[recipe, contributions, table, n, block]`, block 0, 1, 2 …
 */
class SealedDie implements Rng {
  readonly #key: Uint8Array;
  readonly #message: readonly [string, readonly string[], string, number];
  #words = new DataView(new ArrayBuffer(0));
  #at = 0;
  #block = 0;

  constructor(key: Uint8Array, mixed: readonly string[], table: string, n: number) {
    this.#key = key;
    this.#message = [RECIPE, mixed, table, n];
  }

  /** Takes just enough high bits of a word and redraws when the result is too large: no bias. */
  below(n: number): number {
    if (n === 1) return 0;
    const shift = Math.clz32(n - 1);
    let value = this.#next() >>> shift;
    while (value >= n) value = this.#next() >>> shift;
    return value;
  }

  #next(): number {
    if (this.#at === this.#words.byteLength) this.#refill();
    const word = this.#words.getUint32(this.#at);
    this.#at += 4;
    return word;
  }

  #refill(): void {
    const message = utf8ToBytes(JSON.stringify([...this.#message, this.#block++]));
    const { buffer } = hmac(sha256, this.#key, message).slice();
    this.#words = new DataView(buffer);
    this.#at = 0;
  }
}
