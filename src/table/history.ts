/**
 * What has been played at a table and any position of it: the append-only entries, what each of
 * them meant, and snapshots from which positions between are replayed.
 */
import type { Action } from '../kernel/action.ts';
import { actor, apply, start, stepOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { Log, type LogEvent } from '../kernel/log.ts';
import { parseAction } from '../kernel/notation.ts';
import type { GameState } from '../kernel/state.ts';
import { CHANCE, type Side } from '../kernel/step.ts';
import type { RecordEntry } from './record.ts';

/** What an entry meant when it was carried out; follows from the record and is never stored. */
export interface Note {
  readonly events: readonly LogEvent[];
  /** It told its player something hidden, so it cannot be undone. */
  readonly reveals: boolean;
  /** It was a secret decision: others may not read it before the end. */
  readonly secret: boolean;
}

/** The integers of the state after `seq` entries. */
export interface Snapshot {
  readonly seq: number;
  readonly ints: Int16Array;
}

const SILENT: Note = { events: [], reveals: false, secret: false };
/** Longest run of entries without a snapshot, should one side play on and on. */
const SNAPSHOT_EVERY = 64;

/** Plays a legal action and says what it meant. */
export function carryOut(game: Game, s: GameState, action: Action): Note {
  const { reveals = false, secret = false } = stepOf(game, s);
  const log = new Log();
  apply(game, s, action, log);
  return { events: log.take(), reveals, secret };
}

export class History {
  readonly game: Game;
  readonly #entries: RecordEntry[] = [];
  readonly #notes: Note[] = [];
  readonly #snapshots = new Map<number, Int16Array>();
  readonly #opening: readonly LogEvent[];
  #latest: Snapshot;
  #latestActor: number;
  /** Entries up to here came from a store: they have no notes until somebody asks. */
  #unread = 0;

  constructor(game: Game) {
    this.game = game;
    const log = new Log();
    const s = start(game, log);
    this.#opening = log.take();
    this.#latest = { seq: 0, ints: s.ints };
    this.#latestActor = actor(game, s);
    this.#snapshots.set(0, s.ints);
  }

  /**
   * Entries known to be good, of which those before `snapshot` need not be played again to know the
   * position. Gives the state after the last of them.
   */
  static restore(
    game: Game,
    entries: readonly RecordEntry[],
    snapshot: Snapshot | undefined,
  ): { history: History; state: GameState } {
    const history = new History(game);
    const base = snapshot?.seq ?? 0;
    for (const entry of entries.slice(0, base)) history.#entries.push(entry);
    if (snapshot) history.#startFrom(snapshot);
    const state = history.stateAt(base);
    for (const entry of entries.slice(base)) history.#replay(entry, state);
    return { history, state };
  }

  get length(): number {
    return this.#entries.length;
  }

  get entries(): readonly RecordEntry[] {
    return this.#entries;
  }

  /** The newest snapshot, the one worth storing. */
  get latest(): Snapshot {
    return this.#latest;
  }

  /** Adds an entry that has just been carried out on `s`. */
  push(entry: RecordEntry, s: GameState, note: Note = SILENT): void {
    this.#entries.push(entry);
    this.#notes[entry.seq] = note;
    const side = actor(this.game, s);
    const due = side !== this.#latestActor || entry.seq - this.#latest.seq >= SNAPSHOT_EVERY;
    if (side !== CHANCE && due) this.#keep(entry.seq, s.ints.slice(), side);
  }

  at(seq: number): RecordEntry {
    const entry = this.#entries[seq - 1];
    if (!entry) throw new Error(`there is no entry ${seq}`);
    return entry;
  }

  /** What entry `seq` meant; the events of the set-up come with the first one. */
  note(seq: number): Note {
    if (seq <= this.#unread) this.#readAll();
    const note = this.#notes[seq] ?? SILENT;
    if (seq !== 1 || this.#opening.length === 0) return note;
    return { ...note, events: [...this.#opening, ...note.events] };
  }

  /** The entry that made the position after `seq` entries what it is, undos resolved; 0 if none. */
  standing(seq: number): number {
    for (let k = seq; k > 0; ) {
      const { kind, text } = this.at(k);
      if (kind === 'undo') k = Number(text);
      else if (kind === 'seat') k -= 1;
      else return k;
    }
    return 0;
  }

  /** Why a side may not take back what came after entry `target`; undefined if it may. */
  whyNoUndo(side: Side, target: number): string | undefined {
    if (!Number.isInteger(target) || target < 0 || target >= this.length) return 'Nothing to undo.';
    let seq = this.standing(this.length);
    for (; seq > target; seq = this.standing(seq - 1)) {
      const entry = this.at(seq);
      if (entry.kind === 'die') return 'A die has been rolled since: it cannot be taken back.';
      if (entry.side !== side) return 'Another side has decided since: it cannot be taken back.';
      if (this.note(seq).reveals) return 'Something hidden was revealed: it cannot be taken back.';
    }
    return seq === this.standing(target) ? undefined : 'That position was itself undone.';
  }

  /** The position after `seq` entries, in a state of its own. */
  stateAt(seq: number): GameState {
    const path: RecordEntry[] = [];
    let k = seq;
    while (!this.#snapshots.has(k)) {
      const entry = this.at(k);
      if (entry.kind === 'action' || entry.kind === 'die') path.push(entry);
      k = entry.kind === 'undo' ? Number(entry.text) : k - 1;
    }
    const s = this.game.create();
    s.ints.set(this.#snapshots.get(k) as Int16Array);
    for (const { text } of path.reverse()) apply(this.game, s, parseAction(this.game, text));
    return s;
  }

  #startFrom({ seq, ints }: Snapshot): void {
    this.#unread = seq;
    const s = this.game.create();
    s.ints.set(ints);
    this.#keep(seq, s.ints, actor(this.game, s));
  }

  #keep(seq: number, ints: Int16Array, side: number): void {
    this.#snapshots.set(seq, ints);
    this.#latest = { seq, ints };
    this.#latestActor = side;
  }

  /** Carries a stored entry out on `s` and takes it in. */
  #replay(entry: RecordEntry, s: GameState): void {
    if (entry.kind === 'undo') s.copyFrom(this.stateAt(Number(entry.text)));
    const played = entry.kind === 'action' || entry.kind === 'die';
    const note = played ? carryOut(this.game, s, parseAction(this.game, entry.text)) : SILENT;
    this.push(entry, s, note);
  }

  /** Plays the entries before the first snapshot again, for their notes. */
  #readAll(): void {
    const past = new History(this.game);
    const s = past.stateAt(0);
    for (const entry of this.#entries.slice(0, this.#unread)) past.#replay(entry, s);
    for (let seq = 1; seq <= this.#unread; seq++) this.#notes[seq] = past.#notes[seq] ?? SILENT;
    for (const [seq, ints] of past.#snapshots) this.#snapshots.set(seq, ints);
    this.#unread = 0;
  }
}
