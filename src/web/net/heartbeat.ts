/**
 * Detects that the other end of a connection is gone although nobody closed it: a ping is not answered in time. Timers
 * are passed in, so that tests need not wait.
 */

/** The clock and timers of a device. */
export interface Timers {
  /** Current time of the device's clock, in milliseconds. */
  now(): number;
  set(run: () => void, milliseconds: number): unknown;
  clear(timer: unknown): void;
}

export const DEVICE_TIMERS: Timers = {
  now: () => Date.now(),
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Time between an answer and the next ping, in milliseconds. */
export const PING_EVERY = 8000;
/** Time limit for the answer to a ping, in milliseconds. Together with `PING_EVERY` it stays below 15 seconds. */
export const ANSWER_WITHIN = 5000;
/** Minimum delay of a timer, in milliseconds, that shows that the device slept. */
const ASLEEP = 3000;

export interface HeartbeatEvents {
  /** Called when a ping is due. */
  ping(): void;
  /** Called when pings are no longer answered. */
  dead(): void;
}

export class Heartbeat {
  readonly #events: HeartbeatEvents;
  readonly #timers: Timers;
  #timer: unknown;
  /** Time at which the answer to the current ping is due. */
  #due: number | undefined;
  /** Whether the current ping was sent because the device slept through the answer to the previous one. */
  #isSecondTry = false;

  constructor(events: HeartbeatEvents, timers: Timers) {
    this.#events = events;
    this.#timers = timers;
  }

  /** Starts, with a ping. */
  start(): void {
    this.stop();
    this.#ping(false);
  }

  stop(): void {
    this.#timers.clear(this.#timer);
    this.#due = undefined;
  }

  /** Restarts the wait for the next ping: any message shows that the other end is alive. */
  heard(): void {
    this.#timers.clear(this.#timer);
    this.#due = undefined;
    this.#timer = this.#timers.set(() => this.#ping(false), PING_EVERY);
  }

  /** Sends a ping, unless the answer to an earlier one is still awaited. */
  check(): void {
    const isUnderWay = this.#due !== undefined && this.#timers.now() < this.#due;
    if (!isUnderWay) this.start();
  }

  #ping(isSecondTry: boolean): void {
    this.#isSecondTry = isSecondTry;
    this.#due = this.#timers.now() + ANSWER_WITHIN;
    this.#timer = this.#timers.set(() => this.#missed(), ANSWER_WITHIN);
    this.#events.ping();
  }

  /** Handles a missed answer. After sleep, the answer may have arrived unread, so the device tries once more. */
  #missed(): void {
    const isLate = this.#timers.now() > (this.#due ?? 0) + ASLEEP;
    if (isLate && !this.#isSecondTry) {
      this.#ping(true);
      return;
    }
    this.stop();
    this.#events.dead();
  }
}
