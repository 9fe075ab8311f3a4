/** Maximum size of an imported record, and the time to check it. */
export interface ImportLimits {
  /** Maximum number of entries of an imported record; at a table, takebacks and offers are refused beyond it. */
  readonly recordEntries: number;
  /** Maximum milliseconds to check one record. */
  readonly importMilliseconds: number;
  /** Maximum number of records that are being checked or wait for it: in all … */
  readonly importsWaiting: number;
  /** … and from one address. */
  readonly importsPerAddress: number;
}

/** Limits per client. */
export interface Limits extends ImportLimits {
  /** Requests to the API from one address. */
  readonly requestsPerMinute: number;
  /** Tables created, and records imported, from one address. */
  readonly tablesPerMinute: number;
  readonly importsPerMinute: number;
  /** Tables with only bots created from one address: at once, and per hour. */
  readonly botTables: number;
  readonly botTablesPerHour: number;
  /** Seats taken from the list of open games from one address: at once, and per hour. */
  readonly seats: number;
  readonly seatsPerHour: number;
  /** Chat messages of one seat, or of the spectators at one address: at once, and per hour. */
  readonly chatMessages: number;
  readonly chatMessagesPerHour: number;
  /** Accounts created from one address: at once, and per hour. */
  readonly accounts: number;
  readonly accountsPerHour: number;
  /** Sign-in attempts from one address, and for one name: at once, and per hour. */
  readonly signIns: number;
  readonly signInsPerHour: number;
  /** Memory for checking a password, as a power of two in kB; the more, the harder passwords are to guess. */
  readonly passwordWork: number;
  /** Messages on one socket per second, in the long run … */
  readonly messagesPerSecond: number;
  /** … and in one burst. */
  readonly burst: number;
  /** Maximum number of open sockets: in all, and from one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Milliseconds between two pings on a socket; without a pong or message in between, it is closed. */
  readonly heartbeat: number;
  /** Milliseconds within which a request must arrive completely. */
  readonly requestMilliseconds: number;
  /** Milliseconds after which an idle connection is closed. */
  readonly idleMilliseconds: number;
}

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 1200,
  tablesPerMinute: 60,
  importsPerMinute: 10,
  botTables: 10,
  botTablesPerHour: 30,
  seats: 10,
  seatsPerHour: 60,
  chatMessages: 8,
  chatMessagesPerHour: 1200,
  accounts: 5,
  accountsPerHour: 10,
  signIns: 10,
  signInsPerHour: 60,
  passwordWork: 15,
  messagesPerSecond: 20,
  burst: 100,
  sockets: 5000,
  socketsPerAddress: 200,
  heartbeat: 15_000,
  requestMilliseconds: 30_000,
  idleMilliseconds: 120_000,
  recordEntries: 20_000,
  importMilliseconds: 20_000,
  importsWaiting: 5,
  importsPerAddress: 2,
};

/** Maximum bytes of a message on a socket: a full batch of actions fits several times. */
export const MESSAGE_BYTES = 64 * 1024;

/** A token bucket that fills at a steady rate: `take` returns false when it is empty. */
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

  take(now: number, amount = 1): boolean {
    this.#fill(now);
    if (this.#level < amount) return false;
    this.#level -= amount;
    return true;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#level === this.#size;
  }

  #fill(now: number): void {
    const filled = this.#level + ((now - this.#at) / 1000) * this.#perSecond;
    this.#level = Math.min(this.#size, filled);
    this.#at = now;
  }
}
