/**
 * The server's clock, as far as this device knows it. Every answer of the server that carries its
 * time is a measurement; as in NTP, the server is taken to have answered halfway between question and answer.
 */
import { signal } from '@preact/signals';

/** A question that was answered with the server's time. All times are milliseconds. */
export interface TimeSample {
  /** The device's clock when the question was sent, and when the answer arrived. */
  readonly sent: number;
  readonly received: number;
  /** The server's clock in between. */
  readonly server: number;
}

interface ClockSample {
  readonly offset: number;
  /** The offset is off by at most this much. */
  readonly error: number;
  /** By how much the device's two clocks differed then; another value means that one was set, or the device slept. */
  readonly drift: number;
  readonly at: number;
}

/** A measurement is replaced by a worse one when it is older than this. */
const LASTS = 10 * 60_000;
/** Milliseconds by which two readings of the device's clocks differ without one being set. */
const SAME = 250;

/** The clocks of a device: the one that people set, and one that only runs. */
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

  /** Milliseconds by which the server's clock is ahead of the device's; 0 while that is unknown. */
  get offset(): number {
    return this.#best.value?.offset ?? 0;
  }

  /** The server's time now. */
  now(): number {
    return this.#clocks.now() + this.offset;
  }

  /** Keeps the most exact measurement, until it is old or the device's clock was set. */
  note({ sent, received, server }: TimeSample): void {
    const half = (received - sent) / 2;
    // The device's clock was set meanwhile, or an answer has no time.
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

/** The clock by which the page shows and counts down every time. */
export const serverClock = new ServerClock();
