/**
 * Estimates the server's clock. Every response that carries the server's time is a measurement. As in NTP, the server
 * is assumed to have answered halfway between request and response.
 */
import { signal } from '@preact/signals';

/** Request that was answered with the server's time. All times are in milliseconds. */
export interface TimeSample {
  /** The device's clock when the request was sent, and when the response arrived. */
  readonly sent: number;
  readonly received: number;
  /** The server's clock at some time between the two. */
  readonly server: number;
}

interface ClockSample {
  readonly offset: number;
  /** Maximum error of the offset. */
  readonly error: number;
  /**
   * Difference between the device's two clocks at the measurement. A change means that a clock was set, or that the
   * device slept.
   */
  readonly drift: number;
  readonly at: number;
}

/** Age from which a measurement is replaced even by a less exact one, in milliseconds. */
const LASTS = 10 * 60_000;
/** Maximum change of the difference between the device's clocks without one being set, in milliseconds. */
const SAME = 250;

/** Clocks of a device: the wall clock, which can be set, and the monotonic clock. */
export interface DeviceClocks {
  now(): number;
  steady(): number;
}

const DEVICE: DeviceClocks = { now: () => Date.now(), steady: () => performance.now() };

export class ServerClock {
  readonly #clocks: DeviceClocks;
  readonly #best = signal<ClockSample | undefined>(undefined);

  constructor(clocks: DeviceClocks = DEVICE) {
    this.#clocks = clocks;
  }

  /** Lead of the server's clock over the device's, in milliseconds; 0 while it is unknown. */
  get offset(): number {
    return this.#best.value?.offset ?? 0;
  }

  /** Current time of the server. */
  now(): number {
    return this.#clocks.now() + this.offset;
  }

  /**
   * Stores a measurement if it is more exact than the last one, or if that one is old or the device's clock was set.
   */
  note({ sent, received, server }: TimeSample): void {
    const half = (received - sent) / 2;
    // The device's clock was set during the request, or the response has no time.
    if (!(half >= 0) || !Number.isFinite(server)) return;
    const measured: ClockSample = {
      offset: Math.round(server - (sent + half)),
      error: half,
      drift: this.#drift(),
      at: this.#clocks.steady(),
    };
    const best = this.#best.peek();
    if (!best || this.#isStale(best) || measured.error <= best.error) this.#best.value = measured;
  }

  #drift(): number {
    return this.#clocks.now() - this.#clocks.steady();
  }

  #isStale({ drift, at }: ClockSample): boolean {
    return Math.abs(this.#drift() - drift) > SAME || this.#clocks.steady() - at > LASTS;
  }
}

/** Clock for all times and countdowns that the page shows. */
export const serverClock = new ServerClock();
