/** Writes down what happens at a table: each entry chained to the one before, and told to those who follow. */
import { type GameState, hashState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import type { Follower } from '../views/follower.ts';
import type { History } from '../history.ts';
import type { Note } from './note.ts';
import { entryHash, headerHash, type RecordEntry, type RecordHeader } from './record.ts';
import type { Rolls } from '../dice/rolls.ts';

export class Writer {
  readonly #header: RecordHeader;
  readonly #history: History;
  readonly #rolls: Rolls;
  /** Listeners that record the changes that each entry makes to their views. */
  readonly followers = new Set<Follower>();
  #hash: string;

  constructor(header: RecordHeader, history: History, rolls: Rolls) {
    this.#header = header;
    this.#history = history;
    this.#rolls = rolls;
    this.#hash = history.entries.at(-1)?.hash ?? headerHash(header);
  }

  /** The next entry, which has led to `s`. */
  write(
    kind: RecordEntry['kind'],
    side: Side,
    text: string,
    s: GameState,
    note?: Note,
  ): RecordEntry {
    const seq = this.#history.length + 1;
    const mixed = kind === 'die' && this.#rolls.tellWith(seq);
    const body = { seq, kind, side, text, ...mixed, state: hashState(s) };
    const entry = { ...body, hash: entryHash(this.#header, this.#hash, body) };
    if (kind === 'rules') this.#history.rebase(entry, s);
    else this.#history.push(entry, s, note);
    this.#hash = entry.hash;
    return entry;
  }

  tell(entry: RecordEntry, s: GameState): void {
    for (const follower of this.followers) follower.note(entry, this.#history.note(entry.seq), s);
  }
}
