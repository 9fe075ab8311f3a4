/** Writes the entries of a table: each is chained to the one before and passed to everything that depends on it. */
import { type GameState, hashState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import type { Follower } from '../views/follower.ts';
import { apply, type TableInternals } from '../views/internals.ts';
import type { EntryEffect } from './entry-effect.ts';
import { entryHash, headerHash, type RecordEntry } from './record.ts';
import type { RecordHeader } from './record-schemas.ts';

export class Writer {
  readonly #header: RecordHeader;
  readonly #internals: TableInternals;
  /** Followers, which record the changes of each entry to their views. */
  readonly followers = new Set<Follower>();
  #hash: string;

  constructor(header: RecordHeader, internals: TableInternals) {
    this.#header = header;
    this.#internals = internals;
    this.#hash = internals.history.entries.at(-1)?.hash ?? headerHash(header);
  }

  /** Writes the next entry, which has led to `s`. */
  write(
    kind: RecordEntry['kind'],
    side: Side,
    text: string,
    s: GameState,
    effect?: EntryEffect,
  ): void {
    const { history, rolls } = this.#internals;
    const seq = history.entries.length + 1;
    const mixed = kind === 'die' && rolls.contributionsOf(seq);
    const body = { seq, kind, side, text, ...mixed, state: hashState(s) };
    const entry = { ...body, hash: entryHash(this.#header, this.#hash, body) };
    if (kind === 'rules') history.rebase(entry, s);
    else history.push(entry, s, effect);
    this.#hash = entry.hash;
    apply(this.#internals, this.#header, entry);
    const meaning = history.effectOf(seq);
    for (const follower of this.followers) follower.note(entry, meaning, s);
  }
}
