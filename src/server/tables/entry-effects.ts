/**
 * Stored effects of a table's entries, so that a table is opened from its snapshot, without replaying all earlier
 * entries to show its log. They only save work: each snapshot has a fingerprint of the effects up to it, of the program
 * and of the rules. If the fingerprint does not match, the entries are replayed, and each write then corrects some of
 * the stored effects.
 */
import { isFromBundle } from '../../kernel/play/through-play.ts';
import { createHash, type Hash } from 'node:crypto';
import type { Game } from '../../kernel/game.ts';
import {
  formatEffect,
  type EntryEffect,
  parseEffect,
  NO_EFFECT,
} from '../../table/record/entry-effect.ts';
import type { RecordEntry } from '../../table/record/record.ts';
import { usesCurrentRules } from '../../table/record/restore.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import type { Table } from '../../table/table.ts';
import { BUILD } from '../operations/build.ts';
import type { KeptSnapshot, StoredEffect } from '../store/rows.ts';

/** Older entries whose effects are corrected with one write. */
const PIECE = 200;
const DIGITS = 32;

/** Effects of entries `from` + 1 to `upTo`. */
interface EffectRange {
  readonly from: number;
  readonly upTo: number;
  readonly effects: readonly StoredEffect[];
}

export class EntryEffects {
  readonly #table: Table;
  readonly #isUsed: boolean;
  /** Fingerprint of the effects up to entry `#fingerprinted`. */
  readonly #fingerprint: Hash;
  #fingerprinted = 0;
  /** Entries up to here are stored with these effects. */
  #kept: number;
  /** Entries up to here have been written; before it, after `#kept`, effects may be missing. */
  #upTo: number;
  /** The effects written last, which the fingerprint of the same write needs too. */
  #last: EffectRange = { from: 0, upTo: 0, effects: [] };

  /** `hasEffects`: whether the stored effects were valid. */
  constructor(table: Table, hasEffects: boolean) {
    this.#table = table;
    // Games played under other rules are replayed whenever they are opened.
    this.#isUsed = usesCurrentRules(table);
    this.#fingerprint = beginFingerprint(table.game);
    this.#upTo = table.seq;
    this.#kept = hasEffects ? table.seq : 0;
  }

  /** Another server has written entries with their effects. */
  skip(): void {
    if (this.#isWhole) this.#kept = this.#table.seq;
    this.#upTo = this.#table.seq;
  }

  /** Returns the effects to write now. */
  take(): StoredEffect[] {
    if (!this.#isUsed) return [];
    const from = this.#upTo;
    this.#upTo = this.#table.seq;
    const older = this.#kept < from ? this.#fill(from) : [];
    if (this.#kept === from) this.#kept = this.#upTo;
    const effects = effectsBetween(this.#table, from, this.#upTo);
    this.#last = { from, upTo: this.#upTo, effects };
    return [...older, ...effects];
  }

  /** Returns the fingerprint for a snapshot at an entry; empty unless all effects up to it are stored. */
  fingerprintAt(seq: number): string {
    if (!this.#isUsed || !this.#isWhole || !this.#table.history.hasEffects) return '';
    for (const one of this.#between(this.#fingerprinted, seq)) addTo(this.#fingerprint, one);
    this.#fingerprinted = Math.max(this.#fingerprinted, seq);
    return endFingerprint(this.#fingerprint, this.#table.entries[seq - 1]);
  }

  /** Returns the effects of entries `from` + 1 to `to`; those written last are not formatted again. */
  #between(from: number, to: number): readonly StoredEffect[] {
    const { from: first, upTo, effects } = this.#last;
    if (from < first || to > upTo) return effectsBetween(this.#table, from, to);
    return effects.filter(({ seq }) => seq > from && seq <= to);
  }

  get #isWhole(): boolean {
    return this.#kept === this.#upTo;
  }

  /** Returns some effects before an entry that the store lacks or has differently. */
  #fill(upTo: number): StoredEffect[] {
    if (!this.#table.history.hasEffects) return [];
    const from = this.#kept;
    this.#kept = Math.min(upTo, from + PIECE);
    // Include empty effects, because the stored ones may not be empty.
    return effectsBetween(this.#table, from, this.#kept, true);
  }
}

/** Returns the effects of entries `from` + 1 to `to`; with `isWhole`, also of entries without any. */
function effectsBetween(
  { history }: Table,
  from: number,
  to: number,
  isWhole = false,
): StoredEffect[] {
  const effects: StoredEffect[] = [];
  for (let seq = from + 1; seq <= to; seq++) {
    const text = formatEffect(history.storedEffectOf(seq));
    if (isWhole || text !== '') effects.push({ seq, text });
  }
  return effects;
}

/** Returns the effects of a whole table for the store, with the fingerprint of its snapshot. */
export function effectsOf(table: Table): { effects: readonly StoredEffect[]; fingerprint: string } {
  const fingerprint = new EntryEffects(table, true).fingerprintAt(table.snapshot.seq);
  return { effects: fingerprint === '' ? [] : effectsBetween(table, 0, table.seq), fingerprint };
}

/**
 * Returns the stored effects of entries up to a snapshot; undefined unless this build computed them under the same
 * rules.
 */
export function effectsAt(
  game: Game,
  entries: readonly RecordEntry[],
  { seq, fingerprint }: KeptSnapshot,
  stored: () => readonly StoredEffect[],
): EntryEffect[] | undefined {
  if (fingerprint === '') return undefined;
  const known = stored().filter((one) => one.seq <= seq && one.text !== '');
  const hash = beginFingerprint(game);
  for (const one of known) addTo(hash, one);
  if (endFingerprint(hash, entries[seq - 1]) !== fingerprint) return undefined;
  const effects = new Array<EntryEffect>(seq).fill(NO_EFFECT);
  for (const one of known) effects[one.seq - 1] = parseEffect(one.text);
  return effects;
}

/** Starts a fingerprint. A game from a bundle has rules of its own, so this is part of it. */
const beginFingerprint = (game: Game): Hash =>
  createHash('sha256').update(
    `${BUILD} ${game.version} ${layoutName(game)}${isFromBundle(game) ? ' bundle' : ''}\n`,
  );

const addTo = (hash: Hash, { seq, text }: StoredEffect): Hash => hash.update(`${seq} ${text}\n`);

/** Finishes a fingerprint. The hash of the last entry covers the whole record before it. */
const endFingerprint = (hash: Hash, last: RecordEntry | undefined): string =>
  hash
    .copy()
    .update(last?.hash ?? '')
    .digest('hex')
    .slice(0, DIGITS);
