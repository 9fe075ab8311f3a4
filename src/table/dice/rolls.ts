/**
 * The dice of a table as play goes on: which is next, what the seats have mixed into it, and how much
 * of that the record tells.
 */
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import { type Action, ActionList } from '../../kernel/action.ts';
import { drawOutcome, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import { type Chain, parseRound, type Round } from './beacon.ts';
import { isMetaEntry } from '../record/meta-entries.ts';
import type { Dice } from './dice.ts';
import type { TableView } from '../messages/messages.ts';
import type { RecordClose, RecordEntry, RecordHeader } from '../record/record.ts';
import { type Contribution, Shares } from './shares.ts';

/** Contributions of a table's seats when it was stored, by side. */
export interface StoredShares {
  /** Shares, revealed or pending; empty where there are none. */
  readonly contributions?: readonly string[];
  /** Seals by side, if shares are sealed before they are revealed. Absent: the table waits for nobody. */
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
  readonly #chain: Chain | undefined;
  /** The round that the dice which are due wait for, or have; none while somebody is to act. */
  #round: Round | undefined;
  #rolled = 0;
  /** How many contributions the record tells of: those that went into a die. */
  #told = 0;
  /** Number of changes of `stored` so far. */
  shareChanges = 0;

  constructor(
    dice: Dice,
    header: RecordHeader,
    stored: StoredShares,
    isBots: (side: Side) => boolean,
  ) {
    const { contributions = [], seals } = stored;
    this.dice = dice;
    this.#imported = header.imported ?? 0;
    this.#chain = header.dice.beacon;
    this.#texts = header.sides.map((_, side) => contributions[side] ?? '');
    const given = header.sides.map((_, side) => seals?.[side] ?? '');
    this.#shares = seals && new Shares(header.table, given, this.#texts);
    this.#isBots = isBots;
  }

  /** Contribution of each side to the dice, made or pending. */
  get texts(): readonly string[] {
    return this.#shares?.texts ?? this.#texts;
  }

  /** Stored part; seals only before the first die. */
  get stored(): StoredShares {
    const seals = this.#shares?.given;
    return { contributions: this.texts, ...(seals && { seals }) };
  }

  /** The dice as everybody may see them; the seed once the game is over. */
  view(isOver: boolean): TableView['dice'] {
    const { scheme, commitment, seed } = this.dice;
    const told = isOver && seed !== undefined ? { seed } : {};
    const seals = this.#shares && { seals: this.#shares.sealsWhile(this.#isBots) };
    const beacon = this.#chain && { beacon: this.#chain };
    return { scheme, commitment, ...told, mixed: this.texts, ...seals, ...beacon };
  }

  /** Facts about them in the last line of a record; with `withSeed` the sealed ones too. */
  closing(withSeed: boolean): Pick<RecordClose, 'seed' | 'mixed'> {
    const { scheme, seed } = this.dice;
    const tell = withSeed && scheme === 'sealed' && seed !== undefined;
    return { ...(tell && { seed }), ...this.#pending };
  }

  /** Contributions of which the record does not tell yet, as it would. */
  get #pending(): { mixed?: readonly string[] } {
    return countGiven(this.texts) > this.#told ? { mixed: this.#mixture } : {};
  }

  /** Contributions in entry `seq`, if it is a die. */
  tellWith(seq: number): { mixed?: readonly string[] } {
    return seq > this.#imported ? this.#pending : {};
  }

  /** The round that dice wait for which are due, once it is named. */
  get awaited(): number | undefined {
    return this.#round?.signature === undefined ? this.#round?.round : undefined;
  }

  /** The round that a die which is due now has to name first, if it is ours to roll. */
  get toName(): number | undefined {
    return this.#round || !this.#areShared ? undefined : this.dice.beacon?.next();
  }

  /** Why a round cannot be named or told now. */
  whyNotRound({ round, signature }: Round): LocalizedText | undefined {
    const named = this.#round;
    const fits =
      signature === undefined
        ? named === undefined
        : named?.signature === undefined && named?.round === round;
    return this.#chain && fits ? undefined : msg('beacon.round', { round: String(round) });
  }

  apply(entry: RecordEntry): void {
    const { kind, mixed, seq, text } = entry;
    if (seq <= this.#imported) this.#round = undefined;
    else if (kind === 'beacon') this.#round = parseRound(text);
    else if (kind !== 'die' && !isMetaEntry(entry)) this.#round = undefined;
    if (kind === 'die') this.#rolled += 1;
    if (kind === 'die' && seq > this.#imported) this.#begin();
    if (!mixed) return;
    this.mix(mixed);
    this.#told = countGiven(mixed);
  }

  /** Value of the next die; undefined if it is not ours to roll, or waits for shares. */
  draw(game: Game, s: GameState): Action | undefined {
    if (!this.#areShared || (this.#chain && !this.#round?.signature)) return undefined;
    const rng = this.dice.die(this.#rolled + 1, this.#withRound);
    return rng && drawOutcome(game, s, legal(game, s, new ActionList()), (n) => rng.below(n));
  }

  /** Takes a seal or a share of a seat; why not, if it cannot be. */
  take(side: Side, given: Contribution): LocalizedText | undefined {
    if (!this.#shares) return msg('share.closed');
    const refused = this.#shares.take(side, given, this.#isBots);
    if (refused === undefined) this.shareChanges += 1;
    return refused;
  }

  /** A person has acted at this seat. */
  acted(side: Side): void {
    if (this.#shares?.goWithout(side)) this.shareChanges += 1;
  }

  /** Mixes in what a record tells. */
  mix(texts: readonly string[]): void {
    this.#texts = this.#texts.map((text, side) => text || (texts[side] ?? ''));
  }

  /** From the first die on everything stands. */
  #begin(): void {
    if (this.#shares) this.shareChanges += 1;
    this.#texts = this.texts;
    this.#shares = undefined;
  }

  /** Nobody's share is waited for. */
  get #areShared(): boolean {
    return this.#shares?.areComplete(this.#isBots) ?? true;
  }

  /** Input of the next die: the shares, then the signature of the round. */
  get #withRound(): readonly string[] {
    const { signature } = this.#round ?? {};
    return this.#chain && signature !== undefined ? [...this.texts, signature] : this.#mixture;
  }

  /** As they go into the dice: none at all if nobody made one. */
  get #mixture(): readonly string[] {
    return countGiven(this.texts) > 0 ? [...this.texts] : [];
  }
}

const countGiven = (texts: readonly string[]): number => texts.filter((t) => t !== '').length;
