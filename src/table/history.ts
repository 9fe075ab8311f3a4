/**
 * Moves of a table and any position of it: the append-only entries, the effects of each, and snapshots from which the
 * positions between them are replayed.
 *
 * A snapshot is taken after every 64 plays, along whatever line they were played. Besides the set-up, 64 are kept; of
 * more, some are evicted. First goes the oldest undone one. Then, of all but the newest eight, goes the one whose
 * neighbours are closest to each other. The memory of a table is thus bounded, the last 500 plays are at most 64 plays
 * from a snapshot, and the distances between older snapshots double as the record does. A position that was set anew is
 * never evicted.
 */
import { type LocalizedText, msg } from '../kernel/text/message.ts';
import { actor, apply, giveUp, start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { Log, type LogEvent } from '../kernel/text/log.ts';
import { parseAction } from '../kernel/text/notation.ts';
import { requireDefined } from '../kernel/require-defined.ts';
import type { GameState } from '../kernel/state.ts';
import { hasSecrets } from '../kernel/view.ts';
import { CHANCE, type Side } from '../kernel/side.ts';
import { goesBack, goesBackTo, isMetaEntry, isPlayed } from './record/meta-entries.ts';
import { carryOut, dropOut, type EntryEffect, NO_EFFECT } from './record/entry-effect.ts';
import type { RecordEntry } from './record/record.ts';
import { finish, type Slices } from './slices.ts';

/** The integers of the state after `seq` entries. */
export interface Snapshot {
  readonly seq: number;
  readonly ints: Int16Array;
}

/** Moves so far, and the state after the last one. */
export interface RestoredHistory {
  readonly history: History;
  readonly state: GameState;
}

/** Reason why no undo reaches back across a change of the rules. */
export const RULES_CHANGED = msg('undo.rules');
/** Number of plays between two snapshots. */
const SNAPSHOT_EVERY = 64;
/** Number of snapshots kept, not counting the set-up. */
const SNAPSHOTS = 64;
/** Number of newest snapshots that are never evicted unless they are undone. */
const NEWEST = 8;
/** Number of entries between two pauses of long work. */
const SLICE = 32;

/** Part of a history that is used by stores and by viewers of earlier positions. */
export type StoredHistory = Pick<History, 'hasEffects' | 'storedEffectOf' | 'computingSnapshots'>;

export class History {
  readonly game: Game;
  readonly entries: readonly RecordEntry[];
  readonly #entries: RecordEntry[] = [];
  readonly #effects: EntryEffect[] = [];
  /** By seq: the last active entry at that point, with undos resolved; 0 if it is the set-up. */
  readonly #activeAt: number[] = [0];
  /** Seqs of the active entries (those not undone), in order; the first is 0, the set-up. */
  readonly #active: number[] = [0];
  /** By seq of an entry that is or was active: its index in that list. */
  readonly #indexOf: number[] = [0];
  /** By index in that list: the index back to which the side of that entry may undo from there. */
  readonly #floor: number[] = [0];
  /** By seq of an active entry: number of plays since the last snapshot before it. */
  readonly #since: number[] = [0];
  /** Snapshots by seq of an active entry, oldest first. */
  readonly #snapshots = new Map<number, Int16Array>();
  /** Entries that set the position anew; no undo reaches back across them. */
  readonly #bases = new Set<number>();
  /** Entries after which the position is unknown. */
  readonly #lost = new Set<number>();
  readonly #hasSecrets: boolean;
  readonly #opening: readonly LogEvent[];
  #latest: Snapshot;
  #latestActor: number;
  /** Entries up to this one came from a store: their positions are computed on first use. */
  #withoutSnapshots = 0;
  /** Entries up to this one came from a store without effects, which are computed on first use. */
  #withoutEffects = 0;

  constructor(game: Game) {
    this.game = game;
    this.entries = this.#entries;
    const log = new Log();
    const s = start(game, log);
    this.#opening = log.take();
    this.#hasSecrets = hasSecrets(s);
    this.#latest = { seq: 0, ints: s.ints };
    this.#latestActor = actor(game, s);
    this.#snapshots.set(0, s.ints);
  }

  /**
   * Restores valid entries. Entries up to `snapshot` are not replayed, nor are their effects computed if `effects` are
   * given. Returns the history and the state after the last entry.
   */
  static *restoring(
    game: Game,
    entries: readonly RecordEntry[],
    snapshot: Snapshot | undefined,
    effects?: readonly EntryEffect[],
  ): Slices<RestoredHistory> {
    const history = new History(game);
    const base = snapshot && !goesBack(entries, snapshot.seq) ? snapshot : history.#latest;
    for (const entry of entries.slice(0, base.seq)) {
      history.#effects[entry.seq] = effects?.[entry.seq - 1] ?? NO_EFFECT;
      history.#take(entry);
    }
    if (base.seq > 0) history.#startFrom(base, effects !== undefined);
    const state = history.stateAt(base.seq);
    yield* history.#replaying(entries.slice(base.seq), state);
    return { history, state };
  }

  get length(): number {
    return this.#entries.length;
  }

  /** The newest snapshot, which is the one to store. */
  get latest(): Snapshot {
    return this.#latest;
  }

  /** Seqs of entries whose positions are kept, in order; 0 is the set-up. */
  get kept(): readonly number[] {
    return [...this.#snapshots.keys()].sort((a, b) => a - b);
  }

  /** Adds an entry that has just been carried out on `s`. */
  push(entry: RecordEntry, s: GameState, effect: EntryEffect = NO_EFFECT): void {
    const { seq } = entry;
    this.#effects[seq] = effect;
    this.#take(entry);
    if ((this.#since[seq] ?? 0) >= SNAPSHOT_EVERY) this.#snapshot(seq, s.ints.slice());
    const side = actor(this.game, s);
    const due = side !== this.#latestActor || seq - this.#latest.seq >= SNAPSHOT_EVERY;
    if (side === CHANCE || !due) return;
    this.#latest = { seq, ints: s.ints.slice() };
    this.#latestActor = side;
  }

  /**
   * Adds an entry that the current rules do not lead to: the last known position remains. Its secret parts cannot be
   * told apart, so in a game with secrets the whole entry is secret.
   */
  lose(entry: RecordEntry): void {
    const { seq } = entry;
    this.#lost.add(seq);
    this.#effects[seq] = this.#effectOfLost(entry);
    this.#take(entry, this.activeEntry(seq - 1));
  }

  /** Adds an entry that sets the position to `s`, whatever it was before. */
  rebase(entry: RecordEntry, s: GameState): void {
    const { seq } = entry;
    this.#bases.add(seq);
    this.#effects[seq] = this.#effectOfLost(entry);
    this.#take(entry, seq);
    this.#snapshot(seq, s.ints.slice());
    this.#latest = { seq, ints: s.ints.slice() };
    this.#latestActor = actor(this.game, s);
  }

  #effectOfLost({ kind }: RecordEntry): EntryEffect {
    const isPlay = kind === 'action' || kind === 'die';
    return { ...NO_EFFECT, secret: isPlay && this.#hasSecrets, ...(isPlay && { lost: true }) };
  }

  /** Returns whether the position after an entry is unknown. */
  isLost(seq: number): boolean {
    return this.#lost.has(seq);
  }

  at(seq: number): RecordEntry {
    const entry = this.#entries[seq - 1];
    if (!entry) throw new Error(`there is no entry ${seq}`);
    return entry;
  }

  /** Returns the effects of entry `seq`; the first entry includes the events of the set-up. */
  effectOf(seq: number): EntryEffect {
    const effect = this.storedEffectOf(seq);
    if (seq !== 1 || this.#opening.length === 0) return effect;
    return { ...effect, events: [...this.#opening, ...effect.events] };
  }

  /** Returns the effects of entry `seq`, without the events of the set-up. */
  storedEffectOf(seq: number): EntryEffect {
    if (seq <= this.#withoutEffects) finish(this.computingSnapshots());
    return this.#effects[seq] ?? NO_EFFECT;
  }

  /** Whether the effects of every entry are known, so that none needs a replay. */
  get hasEffects(): boolean {
    return this.#withoutEffects === 0;
  }

  /** Computes the effects of entries, unless they are known. */
  *computingEffects(): Slices<void> {
    if (!this.hasEffects) yield* this.computingSnapshots();
  }

  /** Replays the entries before the first snapshot, unless done already, so that their positions are quick to reach. */
  *computingSnapshots(): Slices<void> {
    const upTo = this.#withoutSnapshots;
    if (upTo === 0) return;
    const replay = new History(this.game);
    yield* replay.#replaying(this.#entries.slice(0, upTo), replay.stateAt(0));
    if (this.#withoutSnapshots === 0) return;
    for (let seq = 1; seq <= upTo; seq++) {
      this.#effects[seq] = replay.#effects[seq] ?? NO_EFFECT;
      this.#since[seq] = replay.#since[seq] ?? 0;
    }
    this.#withoutSnapshots = 0;
    this.#withoutEffects = 0;
    for (let i = 1; i < this.#active.length; i++) this.#floor[i] = this.#floorAt(i);
    this.#takeSnapshots(replay.#snapshots);
  }

  /** Returns the last active entry after `seq` entries, with undos resolved; 0 if it is the set-up. */
  activeEntry(seq: number): number {
    return this.#activeAt[seq] ?? 0;
  }

  /**
   * Side that may undo the last decision: the side that made it, until a die has fallen or another side has acted, even
   * after its turn. Undefined if no side may.
   */
  get sideToUndo(): Side | undefined {
    const top = this.#active.length - 1;
    const last = numberIn(this.#active, top);
    if (last > 0 && last <= this.#withoutEffects) finish(this.computingSnapshots());
    return numberIn(this.#floor, top) < top ? this.at(last).side : undefined;
  }

  /**
   * Returns why a side may not undo everything after entry `target`; undefined if it may. Takes the same time however
   * long the record is.
   */
  whyNoUndo(side: Side, target: number): LocalizedText | undefined {
    if (!Number.isInteger(target) || target < 0 || target >= this.length)
      return msg('undo.nothing');
    const top = this.#active.length - 1;
    const last = numberIn(this.#active, top);
    if (last > 0 && last <= this.#withoutEffects) finish(this.computingSnapshots());
    const isOwn = this.#entries[last - 1]?.side === side;
    const obstacle = numberIn(this.#active, isOwn ? numberIn(this.#floor, top) : top);
    if (obstacle > target) return this.#obstacle(obstacle, side);
    const wanted = this.activeEntry(target);
    const isActive = this.#active[numberIn(this.#indexOf, wanted)] === wanted;
    return isActive ? undefined : msg('undo.undone');
  }

  /** Returns the entry before the last decision of a side; undefined if it has made none. */
  beforeLastOf(side: Side): number | undefined {
    const seq = this.#active.findLast((at) => at > 0 && this.at(at).side === side);
    return seq === undefined ? undefined : this.activeEntry(seq - 1);
  }

  /** Returns why the position after entry `target` cannot be restored even by agreement of all; undefined if it can. */
  whyNoTakeback(target: number): LocalizedText | undefined {
    if (!Number.isInteger(target) || target < 0 || target >= this.length)
      return msg('undo.nothing');
    const wanted = this.activeEntry(target);
    const place = numberIn(this.#indexOf, wanted);
    if (this.#active[place] !== wanted) return msg('undo.undone');
    const over = this.#active.slice(place + 1);
    if (over.some((seq) => this.#bases.has(seq))) return RULES_CHANGED;
    return over.some((seq) => this.at(seq).kind === 'resign') ? msg('undo.resigned') : undefined;
  }

  /** Returns why a side that may undo everything after entry `seq` may not undo the entry itself. */
  #obstacle(seq: number, side: Side): LocalizedText {
    const entry = this.at(seq);
    if (this.#bases.has(seq)) return RULES_CHANGED;
    if (entry.kind === 'die') return msg('undo.die');
    if (entry.kind === 'resign') return msg('undo.resigned');
    if (entry.side === side) return msg('undo.revealed');
    return msg('undo.decided');
  }

  /** Returns the position after `seq` entries, as a new state. */
  stateAt(seq: number): GameState {
    const path: RecordEntry[] = [];
    let k = this.activeEntry(seq);
    if (k <= this.#withoutSnapshots && !this.#snapshots.has(k)) finish(this.computingSnapshots());
    for (; !this.#snapshots.has(k); k = this.activeEntry(k - 1)) path.push(this.at(k));
    const s = this.game.create();
    s.ints.set(requireDefined(this.#snapshots.get(k), 'the set-up has a snapshot'));
    for (const { kind, side, text } of path.reverse())
      if (kind === 'resign') giveUp(this.game, s, side);
      else if (isPlayed(kind)) apply(this.game, s, parseAction(this.game, text));
    return s;
  }

  #startFrom(base: Snapshot, hasEffects: boolean): void {
    this.#withoutSnapshots = base.seq;
    this.#withoutEffects = hasEffects ? 0 : base.seq;
    const s = this.game.create();
    s.ints.set(base.ints);
    this.#latest = { seq: base.seq, ints: s.ints };
    this.#latestActor = actor(this.game, s);
    this.#snapshot(this.activeEntry(base.seq), s.ints);
  }

  /** Adds an entry, and updates the list of active entries. */
  #take(entry: RecordEntry, active = activeEntryAfter(entry, this.#activeAt)): void {
    const { seq } = entry;
    this.#entries.push(entry);
    this.#activeAt[seq] = active;
    if (active === seq) {
      this.#since[seq] = (this.#since[this.activeEntry(seq - 1)] ?? 0) + 1;
      this.#indexOf[seq] = this.#active.push(seq) - 1;
      this.#floor.push(this.#floorAt(this.#active.length - 1));
    } else {
      this.#active.length = numberIn(this.#indexOf, active) + 1;
      this.#floor.length = this.#active.length;
    }
  }

  /** Returns the index back to which the side of the entry at an index in the list may undo. */
  #floorAt(place: number): number {
    const seq = numberIn(this.#active, place);
    if (this.#isBarrier(seq)) return place;
    const before = this.#entries[numberIn(this.#active, place - 1) - 1];
    return before?.side === this.at(seq).side ? numberIn(this.#floor, place - 1) : place - 1;
  }

  /** Returns whether an entry cannot be undone: a die, a resignation, or an action that revealed something hidden. */
  #isBarrier(seq: number): boolean {
    const { kind } = this.at(seq);
    return kind === 'die' || kind === 'resign' || this.#effects[seq]?.reveals === true;
  }

  #snapshot(active: number, ints: Int16Array): void {
    this.#takeSnapshots([[active, ints]]);
    this.#since[active] = 0;
  }

  #takeSnapshots(more: Iterable<readonly [number, Int16Array]>): void {
    for (const [seq, ints] of more) this.#snapshots.set(seq, ints);
    const most = SNAPSHOTS + 1 + this.#bases.size;
    while (this.#snapshots.size > most) this.#snapshots.delete(this.#leastMissed());
  }

  /** Returns the snapshot to evict by the rule at the top of this file. */
  #leastMissed(): number {
    const places = this.kept;
    const isActive = (seq: number): boolean => this.#active[numberIn(this.#indexOf, seq)] === seq;
    const lost = places.find((seq) => !isActive(seq));
    if (lost !== undefined) return lost;
    const distances = places
      .slice(1, -NEWEST)
      .map((seq, i) => ({ seq, distance: this.#between(places[i], places[i + 2]) }))
      .filter(({ seq }) => !this.#bases.has(seq));
    return distances.reduce((least, d) => (d.distance < least.distance ? d : least)).seq;
  }

  #between(from = 0, to = 0): number {
    return numberIn(this.#indexOf, to) - numberIn(this.#indexOf, from);
  }

  #carryOut({ kind, side, text }: RecordEntry, s: GameState): EntryEffect {
    if (kind === 'resign') return dropOut(this.game, s, side);
    return isPlayed(kind) ? carryOut(this.game, s, parseAction(this.game, text)) : NO_EFFECT;
  }

  /** Carries out stored entries on `s`, and adds them. */
  *#replaying(entries: readonly RecordEntry[], s: GameState): Slices<void> {
    for (const entry of entries) {
      const target = goesBackTo(entry);
      if (target !== undefined) s.copyFrom(this.stateAt(target));
      this.push(entry, s, this.#carryOut(entry, s));
      if (entry.seq % SLICE === 0) yield;
    }
  }
}

/** Returns the last active entry after an entry: itself, unless it undoes others or does not change the position. */
function activeEntryAfter(entry: RecordEntry, before: readonly number[]): number {
  const target = goesBackTo(entry);
  if (target !== undefined) return before[target] ?? 0;
  return isMetaEntry(entry) || entry.kind === 'accord' ? (before[entry.seq - 1] ?? 0) : entry.seq;
}

/** Returns the seqs of the entries that led to the last position, without those that were undone. */
export function activeEntries(entries: readonly RecordEntry[]): Set<number> {
  const activeAt = [0];
  for (const entry of entries) activeAt[entry.seq] = activeEntryAfter(entry, activeAt);
  const active = new Set<number>();
  for (let k = activeAt[entries.length] ?? 0; k > 0; k = activeAt[k - 1] ?? 0) active.add(k);
  return active;
}

/** Returns the number at an index; it is always defined for active entries. */
const numberIn = (list: readonly number[], index: number): number =>
  requireDefined(list[index], 'every active entry has its index');
