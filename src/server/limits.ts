/** How much one visitor may ask for. */
export interface Limits {
  /** Requests to the API from one address. */
  readonly requestsPerMinute: number;
  /** Tables made or records taken in from one address. */
  readonly tablesPerMinute: number;
  /** Messages on one socket, in the long run … */
  readonly messagesPerSecond: number;
  /** … and at once. */
  readonly burst: number;
  /** Sockets in all. */
  readonly sockets: number;
}

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 1200,
  tablesPerMinute: 60,
  messagesPerSecond: 20,
  burst: 100,
  sockets: 5000,
};

/** Longest message on a socket: a full batch of actions fits several times over. */
export const MESSAGE_BYTES = 64 * 1024;

/** A bucket that fills at a steady rate: `take` is false when it is empty. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #level: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#level = size;
    this.#at = now;
  }

  take(now: number): boolean {
    const filled = this.#level + ((now - this.#at) / 1000) * this.#perSecond;
    this.#level = Math.min(this.#size, filled);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= 1;
    return true;
  }
}
