/** Replay: the earlier position on the board, and navigation through the positions. */
import { computed, signal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { GameState } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';
import type { Connection } from '../../net/connection.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { openTo } from '../../../table/views/watching.ts';
import { sectionsOf } from '../../session/log/log-sections.ts';
import { positionsOf } from '../../session/playback.ts';
import { stateFrom } from '../../session/session.ts';

/** Milliseconds between two steps at the slowest speed. */
const STEP_PAUSE = 700;
/** Speeds of the replay, as multiples of the slowest. */
const SPEEDS = [1, 4, 16] as const;

export class ReplayModel {
  /** Number of entries before the position shown; undefined while the present is shown. */
  readonly seq = signal<number | undefined>(undefined);
  /** Side whose view is shown if all sides are visible; undefined: the full position. */
  readonly viewer = signal<Side | undefined>(undefined);
  readonly running = signal(false);
  readonly speed = signal<(typeof SPEEDS)[number]>(1);
  /** Record as seen by the viewed side, if spectators may see it with a delay. */
  readonly seenEntries = signal<readonly Entry[] | undefined>(undefined);
  /** Whether today's rules cannot reproduce this position; the last position that they reproduce is shown. */
  readonly isLost = signal(false);
  readonly #found = signal<GameState | undefined>(undefined);
  readonly #game: Game;
  readonly #connection: Connection;
  #known: readonly GameState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, connection: Connection) {
    this.#game = game;
    this.#connection = connection;
  }

  /**
   * Length of the record up to which a spectator may see the view of a side; undefined if this is not offered. After
   * the end of the game nothing is hidden.
   */
  readonly late = computed((): number | undefined => {
    const { side = 0, watch, outcome, entries = [] } = this.#connection.view.value ?? {};
    return side >= 0 || watch === undefined || outcome ? undefined : openTo(entries, watch);
  });

  /** Earlier position on the board; undefined while the present is shown. */
  readonly position = computed((): GameState | undefined => {
    const [found, side] = [this.#found.value, this.viewer.value];
    return found && side !== undefined && this.late.value === undefined
      ? viewOf(this.#game, found, side)
      : found;
  });

  get length(): number {
    return this.#connection.view.value?.seq ?? 0;
  }

  /** Highest position that can be shown; lower in a side's delayed view while the game continues. */
  get #last(): number {
    return this.viewer.peek() === undefined ? this.length : (this.late.peek() ?? this.length);
  }

  /** Goes to the position after `seq` entries. The last position means the present, unless `stay` is set. */
  async show(seq: number, stay = false): Promise<void> {
    const wanted = Math.max(0, Math.min(seq, this.#last));
    if (wanted === this.length && !stay) return this.leave();
    this.seq.value = wanted;
    this.isLost.value = false;
    const { state, lost } = await this.#positionAt(wanted);
    if (this.seq.value !== wanted) return;
    this.#found.value = state;
    this.isLost.value = lost;
  }

  /** Returns the position after `seq` entries, as far as this seat sees it. */
  async stateAt(seq: number): Promise<GameState> {
    const { state } = await this.#positionAt(seq);
    return state;
  }

  step(by: number): Promise<void> {
    return this.show((this.seq.value ?? this.length) + by);
  }

  leave(): void {
    this.pause();
    this.seq.value = undefined;
    this.seenEntries.value = undefined;
    this.#found.value = undefined;
  }

  /** Starts playback from here to the present, or stops it. */
  run(): void {
    const wasRunning = this.running.value;
    this.pause();
    if (wasRunning) return;
    this.running.value = true;
    if (this.seq.value === undefined) void this.show(0);
    this.#wait();
  }

  /** Changes to the next faster speed; after the fastest, to the slowest. */
  quicken(): void {
    const next = SPEEDS.indexOf(this.speed.peek()) + 1;
    this.speed.value = SPEEDS[next % SPEEDS.length] ?? 1;
  }

  /** Goes to the end of this turn, or back to the end of the previous turn. */
  turn(by: 1 | -1): Promise<void> {
    const now = this.seq.value ?? this.length;
    const ends = [0, ...sectionsOf(this.#entries).map(({ to }) => to)];
    const end = by > 0 ? ends.find((to) => to > now) : ends.findLast((to) => to < now);
    return this.show(end ?? (by > 0 ? this.length : 0));
  }

  get #entries(): readonly Entry[] {
    return this.#connection.view.value?.entries ?? [];
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#runOn(), STEP_PAUSE / this.speed.peek());
  }

  /** Goes to the next entry with events; stopping at small decisions would look like a standstill. */
  async #runOn(): Promise<void> {
    const now = this.seq.peek() ?? this.length;
    const next = this.#entries.find((e) => e.seq > now && e.events.length > 0);
    await this.show(next?.seq ?? this.length);
    if (this.running.peek()) this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.running.value = false;
  }

  /** Calculates a position here if nothing is hidden and the rules are those of the record; otherwise requests it. */
  async #positionAt(seq: number): Promise<{ state: GameState; lost: boolean }> {
    const { difference } = this.#connection.view.value ?? {};
    const late = this.late.peek();
    const as = late === undefined ? undefined : this.viewer.peek();
    const id = as === undefined ? undefined : this.#game.sides[as]?.id;
    // Later requests, such as those of the recap, use what the spectator may see anyway.
    if (id !== undefined && late !== undefined && seq <= late && this.#connection.watchedAt) {
      const { ints, lost = false } = await this.#connection.watchedAt(seq, id);
      const told = await this.#connection.watchedLog?.(id);
      if (this.viewer.peek() === as) this.seenEntries.value = told;
      return { state: stateFrom(this.#game, ints), lost };
    }
    if (id === undefined) this.seenEntries.value = undefined;
    // With different rules, only the table knows the positions.
    if (seq >= this.#known.length && !difference)
      this.#known = positionsOf(this.#game, this.#entries, this.#known) ?? [];
    const known = this.#known[seq];
    if (known) return { state: known, lost: false };
    const { ints, lost = false } = await this.#connection.positionAt(seq);
    return { state: stateFrom(this.#game, ints), lost };
  }
}
