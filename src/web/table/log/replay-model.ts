/** Looking back: which earlier position is on the board, and walking through them. */
import { computed, signal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { GameState } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';
import type { Connection } from '../../net/connection.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { openTo } from '../../../table/views/watching.ts';
import { chaptersOf } from '../../session/log/chapters.ts';
import { positionsOf } from '../../session/playback.ts';
import { stateFrom } from '../../session/session.ts';

/** Milliseconds between two steps at the slowest speed. */
const STEP_PAUSE = 700;
/** How many times as fast a record may run. */
const SPEEDS = [1, 4, 16] as const;

export class ReplayModel {
  /** Undefined while the present is shown. */
  readonly seq = signal<number | undefined>(undefined);
  /** By whose eyes it is looked at, where all is open; undefined: by nobody's, all of it. */
  readonly eyes = signal<Side | undefined>(undefined);
  readonly running = signal(false);
  readonly speed = signal<(typeof SPEEDS)[number]>(1);
  /** Record as the viewed side saw it, where spectators may see it with a delay. */
  readonly told = signal<readonly Entry[] | undefined>(undefined);
  /** The rules of today do not lead to this position: what is shown is the last that they know. */
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
   * Length of the record up to which one who watches may look through the eyes of a side; undefined where it is
   * not offered. Once the game is over nothing is hidden.
   */
  readonly late = computed((): number | undefined => {
    const { side = 0, watch, outcome, entries = [] } = this.#connection.view.value ?? {};
    return side >= 0 || watch === undefined || outcome ? undefined : openTo(entries, watch);
  });

  /** Board of an earlier position. */
  readonly position = computed((): GameState | undefined => {
    const [found, side] = [this.#found.value, this.eyes.value];
    return found && side !== undefined && this.late.value === undefined
      ? viewOf(this.#game, found, side)
      : found;
  });

  get length(): number {
    return this.#connection.view.value?.seq ?? 0;
  }

  /** Views to choose from: with the view of a side one less, as long as the game continues. */
  get #last(): number {
    return this.eyes.peek() === undefined ? this.length : (this.late.peek() ?? this.length);
  }

  /** Goes to the position after `seq` entries; the last one is the present, unless `stay`. */
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

  /** The position after `seq` entries, as far as this seat sees it. */
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
    this.told.value = undefined;
    this.#found.value = undefined;
  }

  /** Plays on from here to the present. */
  run(): void {
    const wasRunning = this.running.value;
    this.pause();
    if (wasRunning) return;
    this.running.value = true;
    if (this.seq.value === undefined) void this.show(0);
    this.#wait();
  }

  /** The next of the speeds, from the fastest on to the slowest. */
  quicken(): void {
    const next = SPEEDS.indexOf(this.speed.peek()) + 1;
    this.speed.value = SPEEDS[next % SPEEDS.length] ?? 1;
  }

  /** To the end of this turn, or back to that of the turn before. */
  turn(by: 1 | -1): Promise<void> {
    const now = this.seq.value ?? this.length;
    const ends = [0, ...chaptersOf(this.#entries).map(({ to }) => to)];
    const end = by > 0 ? ends.find((to) => to > now) : ends.findLast((to) => to < now);
    return this.show(end ?? (by > 0 ? this.length : 0));
  }

  get #entries(): readonly Entry[] {
    return this.#connection.view.value?.entries ?? [];
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#runOn(), STEP_PAUSE / this.speed.peek());
  }

  /** On to the next entry of which anything is told: small decisions would look like standing still. */
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

  /** Worked out here where nothing is hidden and the rules are those of the record; asked for otherwise. */
  async #positionAt(seq: number): Promise<{ state: GameState; lost: boolean }> {
    const { difference } = this.#connection.view.value ?? {};
    const late = this.late.peek();
    const as = late === undefined ? undefined : this.eyes.peek();
    const id = as === undefined ? undefined : this.#game.sides[as]?.id;
    // Later messages, such as those about the others' turn, are visible anyway.
    if (id !== undefined && late !== undefined && seq <= late && this.#connection.watchedAt) {
      const { ints, lost = false } = await this.#connection.watchedAt(seq, id);
      const told = await this.#connection.watchedLog?.(id);
      if (this.eyes.peek() === as) this.told.value = told;
      return { state: stateFrom(this.#game, ints), lost };
    }
    if (id === undefined) this.told.value = undefined;
    // Results of other rules are known only to the table.
    if (seq >= this.#known.length && !difference)
      this.#known = positionsOf(this.#game, this.#entries, this.#known) ?? [];
    const known = this.#known[seq];
    if (known) return { state: known, lost: false };
    const { ints, lost = false } = await this.#connection.positionAt(seq);
    return { state: stateFrom(this.#game, ints), lost };
  }
}
