/**
 * Determines whether the player is looking at the page: the tab is visible and has the focus, and there was input
 * lately. A tab that only stays open does not count.
 */
import type { Timers } from './heartbeat.ts';

/** Time without input after which the player counts as absent, in milliseconds. */
export const IDLE = 10 * 60_000;

/** Browser events that show the player's presence. */
export interface ActivitySource {
  /** Whether the page is visible and focused. */
  isShown(): boolean;
  /**
   * Calls back on input (true), and when visibility or focus may have changed (false). Returns a function that stops
   * it.
   */
  watch(onEvent: (isInput: boolean) => void): () => void;
}

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel'];
const SHOWN = ['visibilitychange', 'focus', 'blur', 'pageshow', 'pagehide'];

export const BROWSER_ACTIVITY: ActivitySource = {
  isShown: () => document.visibilityState === 'visible' && document.hasFocus(),
  watch(onEvent) {
    const input = (): void => onEvent(true);
    const shown = (): void => onEvent(false);
    const passive = { passive: true, capture: true };
    for (const type of INPUT) document.addEventListener(type, input, passive);
    document.addEventListener('visibilitychange', shown);
    for (const type of SHOWN) globalThis.addEventListener(type, shown);
    return () => {
      for (const type of INPUT) document.removeEventListener(type, input, passive);
      document.removeEventListener('visibilitychange', shown);
      for (const type of SHOWN) globalThis.removeEventListener(type, shown);
    };
  },
};

export class ActivityMonitor {
  readonly #source: ActivitySource;
  readonly #timers: Timers;
  readonly #onChange: (isLooking: boolean) => void;
  readonly #end: () => void;
  #isActive: boolean;
  #wasShown: boolean;
  /** Time of the player's last activity. */
  #lastInput: number;
  #timer: unknown;

  /** `onChange` is called with each change. */
  constructor(source: ActivitySource, timers: Timers, onChange: (isActive: boolean) => void) {
    this.#source = source;
    this.#timers = timers;
    this.#onChange = onChange;
    this.#lastInput = timers.now();
    this.#isActive = source.isShown();
    this.#wasShown = this.#isActive;
    this.#end = source.watch((isInput) => this.#note(isInput));
    this.#timer = timers.set(() => this.#note(false), IDLE);
  }

  get isActive(): boolean {
    return this.#isActive;
  }

  close(): void {
    this.#end();
    this.#timers.clear(this.#timer);
  }

  #note(isInput: boolean): void {
    const isShown = this.#source.isShown();
    const now = this.#timers.now();
    // Returning to the page counts as activity.
    if (isInput || (isShown && !this.#wasShown)) this.#lastInput = now;
    this.#wasShown = isShown;
    const isActive = isShown && now - this.#lastInput < IDLE;
    // Pointer movements do not restart the timer, because there are too many of them.
    if (isActive !== this.#isActive || !isInput) this.#wait(this.#lastInput + IDLE - now);
    if (isActive === this.#isActive) return;
    this.#isActive = isActive;
    this.#onChange(isActive);
  }

  #wait(milliseconds: number): void {
    this.#timers.clear(this.#timer);
    if (milliseconds > 0) this.#timer = this.#timers.set(() => this.#note(false), milliseconds);
  }
}
