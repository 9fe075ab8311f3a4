/**
 * The dice of a table as play goes on: which is next, what the seats have mixed into it, and how much
 * of that the record tells.
 */
import type { Rng } from '../kernel/random.ts';
import type { Side } from '../kernel/step.ts';
import type { Dice } from './dice.ts';
import type { RecordEntry, RecordHeader } from './record.ts';
import { type Contribution, Shares } from './shares.ts';

/** What the seats of a table had given when it was stored, by side. */
export interface StoredShares {
  /** What has been mixed in, or is to be; empty where nothing. */
  readonly contributions?: readonly string[];
  /** Where shares are sealed before they are told: the seals. Without, nobody is waited for. */
  readonly seals?: readonly string[];
}

export class Rolls {
  readonly dice: Dice;
  /** Entries up to here were played elsewhere: dice among them know nothing of these seats. */
  readonly #imported: number;
  /** Until the first die of this table has fallen, and where shares are sealed. */
  #shares: Shares | undefined;
  #texts: readonly string[];
  readonly #isBots: (side: Side) => boolean;
  #rolled = 0;
  /** How many contributions the record tells of: those that went into a die. */
  #told = 0;

  constructor(
    dice: Dice,
    header: RecordHeader,
    stored: StoredShares,
    isBots: (side: Side) => boolean,
  ) {
    const { contributions = [], seals } = stored;
    this.dice = dice;
    this.#imported = header.imported ?? 0;
    this.#texts = header.sides.map((_, side) => contributions[side] ?? '');
    const given = header.sides.map((_, side) => seals?.[side] ?? '');
    this.#shares = seals && new Shares(header.table, given, this.#texts);
    this.#isBots = isBots;
  }

  /** What each side has mixed in, or is about to. */
  get texts(): readonly string[] {
    return this.#shares?.texts ?? this.#texts;
  }

  /** The seals as given, for the store; undefined once the dice have begun. */
  get given(): readonly string[] | undefined {
    return this.#shares?.given;
  }

  /** The seals as everybody may see them; nothing where none are taken any more. */
  get view(): { seals?: readonly string[] } {
    return this.#shares ? { seals: this.#shares.sealsWhile(this.#isBots) } : {};
  }

  /** Contributions of which the record does not tell yet, as it would. */
  get pending(): { mixed?: readonly string[] } {
    return countGiven(this.texts) > this.#told ? { mixed: this.#mixture } : {};
  }

  /** What entry `seq` says of the contributions, if it is a die. */
  tellWith(seq: number): { mixed?: readonly string[] } {
    return seq > this.#imported ? this.pending : {};
  }

  takeIn({ kind, mixed, seq }: RecordEntry): void {
    if (kind === 'die') this.#rolled += 1;
    if (kind === 'die' && seq > this.#imported) this.#begin();
    if (mixed) this.#told = countGiven(mixed);
  }

  /** The numbers of the next die; undefined if it is not ours to roll, or waits for shares. */
  next(): Rng | undefined {
    if (this.#shares && !this.#shares.areComplete(this.#isBots)) return undefined;
    return this.dice.die(this.#rolled + 1, this.#mixture);
  }

  /** Takes a seal or a share of a seat; why not, if it cannot be. */
  take(side: Side, given: Contribution): string | undefined {
    if (!this.#shares) return 'The dice here take nothing more in.';
    return this.#shares.take(side, given, this.#isBots);
  }

  /** A person has acted at this seat. */
  acted(side: Side): void {
    this.#shares?.goWithout(side);
  }

  /** Mixes in what a record tells. */
  mix(texts: readonly string[]): void {
    this.#texts = this.#texts.map((text, side) => text || (texts[side] ?? ''));
  }

  /** From the first die on everything stands. */
  #begin(): void {
    this.#texts = this.texts;
    this.#shares = undefined;
  }

  /** As they go into the dice: none at all if nobody made one. */
  get #mixture(): readonly string[] {
    return countGiven(this.texts) > 0 ? [...this.texts] : [];
  }
}

const countGiven = (texts: readonly string[]): number => texts.filter((t) => t !== '').length;
