/** Loading of the files of the analysis board, which must be complete before the board opens. */
import { signal } from '@preact/signals';

/** Time after which files that have not arrived count as late, in milliseconds. */
const PATIENCE = 20_000;

/** Starts a timer; returns a function that stops it. */
export type StartTimer = (work: () => void, milliseconds: number) => () => void;

const startTimer: StartTimer = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export class BoardFiles {
  /** `late`: the files may never arrive, and the player may load them again. Files that fail count as ready. */
  readonly state = signal<'loading' | 'ready' | 'late'>('loading');
  readonly #load: () => Promise<unknown>;
  readonly #startTimer: StartTimer;
  #stopTimer = () => {};
  #loading = 0;

  /** `load` may be called again while an earlier call is still pending. */
  constructor(load: () => Promise<unknown>, timer: StartTimer = startTimer) {
    this.#load = load;
    this.#startTimer = timer;
  }

  start(): void {
    this.#loading += 1;
    const own = this.#loading;
    this.#stopTimer();
    this.state.value = 'loading';
    this.#stopTimer = this.#startTimer(() => {
      this.state.value = 'late';
    }, PATIENCE);
    const done = () => {
      if (own !== this.#loading) return;
      this.#stopTimer();
      this.state.value = 'ready';
    };
    // A fault is shown when the player opens the board.
    this.#load().then(done, done);
  }

  close(): void {
    this.#loading += 1;
    this.#stopTimer();
  }
}
