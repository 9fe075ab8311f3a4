/** Shows what others did, and what the dice did, one position after the other. */
import { batch, computed, signal } from '@preact/signals';
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Held } from '../../table/held.ts';
import { type Frame, framesSince, paceOf } from '../session/playback.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../ui/settings.ts';

const TEMPO = { off: 0, fast: 0.4, normal: 1, slow: 2 } as const;
/** A long series is shown faster, so that nobody waits longer than this (milliseconds). */
const LONGEST_SHOW = 15_000;
/** Milliseconds after a skip in which nothing is taken: a second click was meant for the same button. */
const REST = 600;

interface Step extends Frame {
  readonly before: GameState;
  readonly pause: number;
}

export class Player {
  readonly #game: Game;
  readonly #queue = signal<readonly Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Something has just been skipped, or a question been answered that lay on the board. */
  readonly resting = signal(false);

  constructor(game: Game) {
    this.#game = game;
  }

  /** The position being shown; undefined if nothing is. */
  readonly frame = computed((): Step | undefined => this.#queue.value[0]);

  /** Last entry whose result is on the board; undefined if all are. */
  readonly upTo = computed(() => this.frame.value?.entries.at(-1)?.seq);

  /** Queues what led from the position known so far, after entry `seq`, to the new one. */
  play(known: Session, seq: number, view: Held, to: GameState): void {
    const tempo = TEMPO[settings.peek().pace];
    const from = this.#queue.peek().at(-1)?.state ?? known.base;
    const frames = tempo === 0 ? [] : framesSince(this.#game, seq, view, to);
    const steps = this.#stepsOf(from, frames, known.side);
    const total = steps.reduce((sum, s) => sum + s.pause, 0) * tempo;
    const factor = tempo * Math.min(1, LONGEST_SHOW / Math.max(total, 1));
    const timed = steps.map((s) => ({ ...s, pause: s.pause * factor })).filter((s) => s.pause > 0);
    const wasIdle = this.#queue.peek().length === 0;
    this.#queue.value = [...this.#queue.peek(), ...timed];
    if (wasIdle) this.#wait();
  }

  /** Shows the end at once. */
  skip(): void {
    if (this.#queue.peek().length === 0) return;
    batch(() => {
      this.drop();
      this.rest();
    });
  }

  /** What is still to be shown is for other eyes than those before the screen now. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#queue.value = [];
  }

  /** For a moment nothing is taken. */
  rest(): void {
    clearTimeout(this.#rest);
    this.resting.value = true;
    this.#rest = setTimeout(() => {
      this.resting.value = false;
    }, REST);
  }

  close(): void {
    this.skip();
    clearTimeout(this.#rest);
  }

  /** One's own moves have been seen as they were picked; they are not shown again. */
  #stepsOf(from: GameState, frames: readonly Frame[], side: number): Step[] {
    let before = from;
    return frames.map((frame) => {
      const own = frame.entries.every((e) => e.kind === 'action' && e.side === side);
      const step = { ...frame, before, pause: own ? 0 : paceOf(this.#game, before, frame) };
      before = frame.state;
      return step;
    });
  }

  #wait(): void {
    const step = this.#queue.peek()[0];
    if (!step) return;
    this.#timer = setTimeout(() => {
      this.#queue.value = this.#queue.peek().slice(1);
      this.#wait();
    }, step.pause);
  }
}
