/**
 * Messages to a seat that follows a table: for each entry, the changes to the seat's view, and the changed parts of its
 * status. The changes are differences between two views of this seat, never between two states, so they cannot reveal
 * more than the views.
 */
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import { viewOf } from '../../kernel/view.ts';
import type { EntryEffect } from '../record/entry-effect.ts';
import type { Changes, TableStatus, ViewedEntry } from '../messages/messages.ts';
import type { RecordEntry } from '../record/record.ts';
import { patchesBetween } from './patches.ts';
import { entryFor } from '../table-parts.ts';

/** Collects the messages for one seat: first the whole table, then the changes of each entry. */
export class Follower {
  readonly side: Side;
  readonly #game: Game;
  /** The seat's view after the last entry, and a scratch state for the next view. */
  #view: GameState;
  #scratch: GameState;
  #seq: number;
  #entries: ViewedEntry[] = [];
  /** Each part of the status as it was last sent, as text to compare. */
  readonly #sentStatus = new Map<string, string>();

  /** Creates a follower. `known` is the status that the seat has already seen; without it, every part is sent. */
  constructor(game: Game, side: Side, seq: number, s: GameState, known: Partial<TableStatus> = {}) {
    this.side = side;
    this.#game = game;
    this.#seq = seq;
    this.#view = viewOf(game, s, side);
    this.#scratch = game.create();
    this.#changedParts(known);
  }

  /** Adds an entry that has led to `s`. */
  note(entry: RecordEntry, effect: EntryEffect, s: GameState): void {
    const after = viewOf(this.#game, s, this.side, this.#scratch);
    const patches = patchesBetween(this.#view.ints, after.ints);
    this.#entries.push({ ...entryFor(this.side, entry, effect, false), patches });
    [this.#view, this.#scratch] = [after, this.#view];
    this.#seq = entry.seq;
  }

  /** Returns the collected changes for the seat and clears them; `status` is the current status. */
  take(status: TableStatus): Changes {
    const entries = this.#entries;
    this.#entries = [];
    const changed = this.#changedParts(status);
    const changes = { type: 'changes', seq: this.#seq, entries } as const;
    return Object.keys(changed).length > 0 ? { ...changes, status: changed } : changes;
  }

  /** Returns the parts of a status that differ from the last ones sent, and counts them as sent. */
  #changedParts(status: Partial<TableStatus>): Partial<TableStatus> {
    const changed = Object.entries(status).filter(([part, value]) => {
      const text = JSON.stringify(value);
      if (this.#sentStatus.get(part) === text) return false;
      this.#sentStatus.set(part, text);
      return true;
    });
    return Object.fromEntries(changed);
  }
}

/** Returns whether changes matter to a client that has not requested them. */
export const isNews = ({ entries, status }: Changes): boolean =>
  entries.length > 0 || status !== undefined;
