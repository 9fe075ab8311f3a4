/**
 * The dice of a table as play goes on: which is next, what the seats have mixed into it, and how much
 * of that the record tells.
 */
import { type Said, say } from '../kernel/message.ts';
import { type Action, ActionList } from '../kernel/action.ts';
import { drawOutcome, legal } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Dice } from './dice.ts';
import type { TableView } from './messages.ts';
import type { RecordClose, RecordEntry, RecordHeader } from './record.ts';
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

  /** What the store keeps of it; seals only until the dice have begun. */
  get stored(): StoredShares {
    const seals = this.#shares?.given;
    return { contributions: this.texts, ...(seals && { seals }) };
  }

  /** The dice as everybody may see them; the seed once the game is over. */
  view(isOver: boolean): TableView['dice'] {
    const { scheme, commitment, seed } = this.dice;
    const told = isOver && seed !== undefined ? { seed } : {};
    const seals = this.#shares && { seals: this.#shares.sealsWhile(this.#isBots) };
    return { scheme, commitment, ...told, mixed: this.texts, ...seals };
  }

  /** What the last line of a record says of them, `withSeed` what is sealed too. */
  closing(withSeed: boolean): Pick<RecordClose, 'seed' | 'mixed'> {
    const { scheme, seed } = this.dice;
    const tell = withSeed && scheme === 'sealed' && seed !== undefined;
    return { ...(tell && { seed }), ...this.#pending };
  }

  /** Contributions of which the record does not tell yet, as it would. */
  get #pending(): { mixed?: readonly string[] } {
    return countGiven(this.texts) > this.#told ? { mixed: this.#mixture } : {};
  }

  /** What entry `seq` says of the contributions, if it is a die. */
  tellWith(seq: number): { mixed?: readonly string[] } {
    return seq > this.#imported ? this.#pending : {};
  }

  takeIn({ kind, mixed, seq }: RecordEntry): void {
    if (kind === 'die') this.#rolled += 1;
    if (kind === 'die' && seq > this.#imported) this.#begin();
    if (!mixed) return;
    this.mix(mixed);
    this.#told = countGiven(mixed);
  }

  /** What the next die comes to; undefined if it is not ours to roll, or waits for shares. */
  draw(game: Game, s: GameState): Action | undefined {
    if (this.#shares && !this.#shares.areComplete(this.#isBots)) return undefined;
    const rng = this.dice.die(this.#rolled + 1, this.#mixture);
    return rng && drawOutcome(game, s, legal(game, s, new ActionList()), (n) => rng.below(n));
  }

  /** Takes a seal or a share of a seat; why not, if it cannot be. */
  take(side: Side, given: Contribution): Said | undefined {
    if (!this.#shares) return say('share.closed');
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
