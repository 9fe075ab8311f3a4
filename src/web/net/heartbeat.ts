/**
 * Notices that the other end of a connection is gone although nobody closed it: a ping that is not
 * answered in time. Timers are passed in, so that tests need not wait.
 */

/** The clock and timers of a device. */
export interface Timers {
  /** Milliseconds of the device's clock. */
  now(): number;
  set(run: () => void, milliseconds: number): unknown;
  clear(timer: unknown): void;
}

export const DEVICE_TIMERS: Timers = {
  now: () => Date.now(),
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Milliseconds between an answer and the next ping. */
export const PING_EVERY = 8000;
/** Milliseconds within which a ping is answered. Both together stay below 15 seconds. */
export const ANSWER_WITHIN = 5000;
/** Milliseconds by which a timer is late only if the device slept. */
const ASLEEP = 3000;

export interface HeartbeatEvents {
  /** A ping is due. */
  ping(): void;
  /** Pings are no longer answered. */
  dead(): void;
}

export class Heartbeat {
  readonly #events: HeartbeatEvents;
  readonly #timers: Timers;
  #timer: unknown;
  /** When the answer to the ping under way is due. */
  #due: number | undefined;
  /** The ping under way was sent because the device slept through the answer to the one before. */
  #isSecondTry = false;

  constructor(events: HeartbeatEvents, timers: Timers) {
    this.#events = events;
    this.#timers = timers;
  }

  /** Starts with a ping. */
  start(): void {
    this.stop();
    this.#ping(false);
  }

  stop(): void {
    this.#timers.clear(this.#timer);
    this.#due = undefined;
  }

  /** Any message shows that the other end is there. */
  heard(): void {
    this.#timers.clear(this.#timer);
    this.#due = undefined;
    this.#timer = this.#timers.set(() => this.#ping(false), PING_EVERY);
  }

  /** Pings now, unless a ping is under way that can still be answered. */
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

  /** A device that slept may have the answer but not have read it yet: it gets one more try. */
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
