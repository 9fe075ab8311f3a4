/**
 * The dice of a table during play: the next die, the contributions of the seats, and which of these are already in the
 * record.
 */
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import { type Action, ActionList } from '../../kernel/action.ts';
import { drawOutcome, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import type { Chain } from './chain.ts';
import { parseRound, type Round } from './beacon.ts';
import { isMetaEntry } from '../record/meta-entries.ts';
import type { Dice } from './dice.ts';
import type { TableView } from '../messages/messages.ts';
import type { RecordClose, RecordEntry } from '../record/record.ts';
import type { RecordHeader } from '../record/record-schemas.ts';
import { type Contribution, Shares } from './shares.ts';

/** Contributions of a table's seats, by side, at the time when the table was stored. */
export interface StoredShares {
  /** Shares, revealed or pending; an empty string for a side without one. */
  readonly contributions?: readonly string[];
  /** Seals by side, if shares are sealed before they are revealed. Absent: the table does not wait for shares. */
  readonly seals?: readonly string[];
}

export class Rolls {
  readonly dice: Dice;
  /** Entries up to this one were played elsewhere; dice among them do not depend on these seats. */
  readonly #imported: number;
  /** Shares until the first die of this table has fallen; undefined if shares are not sealed. */
  #shares: Shares | undefined;
  #texts: readonly string[];
  readonly #isBots: (side: Side) => boolean;
  readonly #chain: Chain | undefined;
  /** Round that the due dice wait for, or have received; undefined while a side is to act. */
  #round: Round | undefined;
  #rolled = 0;
  /** Number of contributions in the record, that is, of those that went into a die. */
  #recordedShares = 0;
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

  /** Contribution of each side to the dice, used or pending. */
  get texts(): readonly string[] {
    return this.#shares?.texts ?? this.#texts;
  }

  /** The part that is stored; it contains seals only before the first die. */
  get stored(): StoredShares {
    const seals = this.#shares?.given;
    return { contributions: this.texts, ...(seals && { seals }) };
  }

  /** Returns the public facts about the dice; the seed is included once the game is over. */
  view(isOver: boolean): TableView['dice'] {
    const { scheme, commitment, seed } = this.dice;
    const revealed = isOver && seed !== undefined ? { seed } : {};
    const seals = this.#shares && { seals: this.#shares.sealsWhile(this.#isBots) };
    const beacon = this.#chain && { beacon: this.#chain };
    return { scheme, commitment, ...revealed, mixed: this.texts, ...seals, ...beacon };
  }

  /** Returns the facts about the dice in the last line of a record; with `withSeed`, the sealed seed too. */
  closing(withSeed: boolean): Pick<RecordClose, 'seed' | 'mixed'> {
    const { scheme, seed } = this.dice;
    const hasSeed = withSeed && scheme === 'sealed' && seed !== undefined;
    return { ...(hasSeed && { seed }), ...this.#pending };
  }

  /** Contributions that the record does not contain yet, in the form of a record. */
  get #pending(): { mixed?: readonly string[] } {
    return countGiven(this.texts) > this.#recordedShares ? { mixed: this.#mixture } : {};
  }

  /** Returns the contributions to write into entry `seq`, if it is a die. */
  contributionsOf(seq: number): { mixed?: readonly string[] } {
    return seq > this.#imported ? this.#pending : {};
  }

  /** Round that the due dice wait for, once it is named. */
  get awaited(): number | undefined {
    return this.#round?.signature === undefined ? this.#round?.round : undefined;
  }

  /** Round that a due die must name first, if this table rolls it. */
  get roundToName(): number | undefined {
    return this.#round || !this.#areShared ? undefined : this.dice.beacon?.next();
  }

  /** Returns why a round cannot be named or completed now. */
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
    this.addShares(mixed);
    this.#recordedShares = countGiven(mixed);
  }

  /** Returns the outcome of the next die; undefined if this table cannot roll it, or it waits for shares. */
  draw(game: Game, s: GameState): Action | undefined {
    if (!this.#areShared || (this.#chain && !this.#round?.signature)) return undefined;
    const rng = this.dice.die(this.#rolled + 1, this.#withRound);
    return rng && drawOutcome(game, s, legal(game, s, new ActionList()), (n) => rng.below(n));
  }

  /** Accepts a seal or a share of a seat, or returns why not. */
  take(side: Side, given: Contribution): LocalizedText | undefined {
    if (!this.#shares) return msg('share.closed');
    const refused = this.#shares.take(side, given, this.#isBots);
    if (refused === undefined) this.shareChanges += 1;
    return refused;
  }

  /** Records that a person has acted at this seat. */
  acted(side: Side): void {
    if (this.#shares?.goWithout(side)) this.shareChanges += 1;
  }

  /** Adds the contributions in a record. */
  addShares(texts: readonly string[]): void {
    this.#texts = this.#texts.map((text, side) => text || (texts[side] ?? ''));
  }

  /** Fixes all contributions when the first die falls. */
  #begin(): void {
    if (this.#shares) this.shareChanges += 1;
    this.#texts = this.texts;
    this.#shares = undefined;
  }

  /** Whether the dice no longer wait for a share. */
  get #areShared(): boolean {
    return this.#shares?.areComplete(this.#isBots) ?? true;
  }

  /** Input of the next die: the shares, then the signature of the round. */
  get #withRound(): readonly string[] {
    const { signature } = this.#round ?? {};
    return this.#chain && signature !== undefined ? [...this.texts, signature] : this.#mixture;
  }

  /** Shares as input of the dice; an empty list if no side has one. */
  get #mixture(): readonly string[] {
    return countGiven(this.texts) > 0 ? [...this.texts] : [];
  }
}

const countGiven = (texts: readonly string[]): number => texts.filter((t) => t !== '').length;
