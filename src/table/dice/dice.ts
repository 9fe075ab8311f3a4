/**
 * Drivers of Chance at a table. A die is a pure function of the scheme and its number, so that a
 * record can be checked die by die and a table resumed anywhere.
 *
 * - `sealed`: a secret seed whose SHA-256 is shown before play and which is told after it, mixed
 *   with what each seat contributes (`shares.ts`): neither the host nor a player can choose a die; and
 *   with a round of a public beacon, if the host has one (`beacon.ts`): nor can anybody foresee it.
 * - `seeded`: a known seed, for simulations and tests.
 * - `typed`: a person rolls real dice and types what fell (`Table.roll`).
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Rng, Sfc32 } from '../../kernel/random.ts';
import type { Beacon } from './beacon.ts';

/** Where the dice of a table come from: `docs/records.md` describes each. */
export const DICE_SCHEMES = ['sealed', 'seeded', 'typed'] as const;
type DiceScheme = (typeof DICE_SCHEMES)[number];

/** The dice of one table. */
export interface Dice {
  readonly scheme: DiceScheme;
  /** SHA-256 of the sealed seed, 64 hex digits; empty for the other schemes. */
  readonly commitment: string;
  /** The seed, if this driver knows it; told to players by the table only when that is due. */
  readonly seed?: string;
  /** Beacon that every die waits for, and the names of its rounds. */
  readonly beacon?: Beacon;
  /**
   * The numbers that die `n` (1, 2, 3 …) is drawn from, given the seats' contributions; undefined
   * if it is not ours to roll: typed dice, or a seed sealed elsewhere.
   */
  die(n: number, mixed: readonly string[]): Rng | undefined;
}

/** First word of what is signed for a die; raised if the recipe ever changes. */
const RECIPE = 'countermarch/dice/1';
const SEED_BYTES = 32;

/** A fresh 256-bit seed as 64 hex digits, from the system's generator. */
export function freshSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** Commitment to a seed before play: the SHA-256 of its 32 bytes. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Dice of a table with a sealed seed (64 hex digits, from `freshSeed`). */
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

/** Dice sealed by somebody who has not told the seed: nothing can be rolled with them here. */
export function foreignDice(commitment: string): Dice {
  return { scheme: 'sealed', commitment, die: () => undefined };
}

/** Dice from a known seed. */
export function seededDice(seed: number | string): Dice {
  const text = String(seed);
  return {
    scheme: 'seeded',
    commitment: '',
    seed: text,
    die: (n) => new Sfc32(`${text}/${n}`),
  };
}

/** Dice that a person rolls and types. */
export const typedDice: Dice = { scheme: 'typed', commitment: '', die: () => undefined };

/**
 * The numbers of one sealed die: 32-bit words, high byte first, of HMAC-SHA-256 keyed by the seed
 * over the JSON of `[recipe, contributions, table, n, block]`, block 0, 1, 2 …
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

  /** Just enough high bits of a word, drawn again when too large: no bias. */
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
