/** How large a record may be, and how long it may take to check. */
export interface ImportLimits {
  /** Entries of a record that is taken in; and where nothing more is taken back at a table. */
  readonly recordEntries: number;
  /** Milliseconds to check one record. */
  readonly importMilliseconds: number;
  /** Records that are checked, or wait for it, at once: in all … */
  readonly importsWaiting: number;
  /** … and from one address. */
  readonly importsPerAddress: number;
}

/** How much one visitor may ask for. */
export interface Limits extends ImportLimits {
  /** Requests to the API from one address. */
  readonly requestsPerMinute: number;
  /** Tables made from one address, and records taken in. */
  readonly tablesPerMinute: number;
  readonly importsPerMinute: number;
  /** Tables at which bots play each other, made from one address: so many at once, and an hour. */
  readonly botTables: number;
  readonly botTablesPerHour: number;
  /** Free seats taken from the list by one address: so many at once, and an hour. */
  readonly seats: number;
  readonly seatsPerHour: number;
  /** Remarks of one seat, or of one address that watches: so many at once, and an hour. */
  readonly remarks: number;
  readonly remarksPerHour: number;
  /** Accounts made from one address: so many at once, and an hour. */
  readonly accounts: number;
  readonly accountsPerHour: number;
  /** Passwords and passkeys tried from one address, and for one name: so many at once, and an hour. */
  readonly signIns: number;
  readonly signInsPerHour: number;
  /** Memory that checking a password takes, as a power of two in kB; the more, the harder it is to guess. */
  readonly passwordWork: number;
  /** Messages on one socket, in the long run … */
  readonly messagesPerSecond: number;
  /** … and at once. */
  readonly burst: number;
  /** Sockets in all, and from one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Milliseconds between two signs of life that a socket is asked for; without one it ends. */
  readonly heartbeat: number;
  /** Milliseconds in which a request must have come in full. */
  readonly requestMilliseconds: number;
  /** Milliseconds after which a connection ends on which nothing is said. */
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
  remarks: 8,
  remarksPerHour: 1200,
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
