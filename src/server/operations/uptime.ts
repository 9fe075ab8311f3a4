/**
 * Whether a server is up, and past outages. Each server writes a heartbeat into the store; a gap in it is an outage:
 * the server was stopped or suspended, the database could not be reached, or a backup was restored. Clocks and
 * deadlines are extended by the time of an outage.
 */
import type { Store } from '../store/store.ts';
import { beat, lastBeat, type Outage, readOutages, upSince } from '../store/uptime.ts';

/** Milliseconds between two heartbeats. */
const HEARTBEAT_MS = 2000;
/** Milliseconds without a heartbeat that count as an outage. */
const OUTAGE_MS = 5000;
/** The same limit at the start of a store's only server: no other server can have been up. */
const FIRST_OUTAGE_MS = 1000;

interface UptimeOptions {
  /** Whether this process lets players in; a worker only reads the heartbeat. */
  readonly acceptsPlayers?: boolean | undefined;
  readonly outageMilliseconds?: number | undefined;
  log(line: string): void;
}

export class Uptime {
  readonly #store: Store;
  readonly #acceptsPlayers: boolean;
  readonly #outageMilliseconds: number;
  readonly #log: (line: string) => void;
  /** Called when a new outage is known. */
  readonly watchers: (() => void)[] = [];
  #outages: readonly Outage[] = [];
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  /** When the heartbeat was last written or read. */
  #looked: number | undefined;
  #isUp = true;

  constructor(
    store: Store,
    { acceptsPlayers = true, outageMilliseconds = OUTAGE_MS, log }: UptimeOptions,
  ) {
    this.#store = store;
    this.#acceptsPlayers = acceptsPlayers;
    this.#outageMilliseconds = outageMilliseconds;
    this.#log = log;
  }

  /** The known outages, the oldest first. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** Whether players can reach a server, as far as this process knows. */
  get isUp(): boolean {
    return this.#isUp;
  }

  async begin(): Promise<void> {
    if (this.#store.fault !== undefined) return;
    this.#timer = setInterval(() => void this.#tick(), HEARTBEAT_MS).unref();
    await this.#tick();
  }

  /** Writes the last heartbeat. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#timer && this.#acceptsPlayers) await this.#tick();
    this.#timer = undefined;
  }

  /**
   * Resolves when all outages until now are known; returns undefined if they are known already. Rejects if the store
   * does not answer: work that depends on the time must wait then.
   */
  settled(): Promise<void> | undefined {
    const isKnown =
      this.#looked !== undefined && Math.abs(Date.now() - this.#looked) <= this.#outageMilliseconds;
    return isKnown || this.#store.fault !== undefined ? undefined : this.#look();
  }

  /** Returns the start of the period, until `now`, in which a server was up for this many milliseconds in all. */
  since(milliseconds: number, now = Date.now()): number {
    return upSince(this.#outages, now, milliseconds);
  }

  async #tick(): Promise<void> {
    try {
      await this.#look();
    } catch (error) {
      this.#log(`heartbeat: ${error instanceof Error ? error.message : error}`);
    }
  }

  #look(): Promise<void> {
    this.#looking ??= this.#lookNow().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookNow(): Promise<void> {
    const { db, presence } = this.#store;
    const now = Date.now();
    // If servers share a store, another may have been up while this one was not.
    const isFirst = this.#looked === undefined && presence === undefined;
    if (this.#acceptsPlayers)
      await beat(db, now, isFirst ? FIRST_OUTAGE_MS : this.#outageMilliseconds);
    else this.#isUp = now - ((await lastBeat(db)) ?? now) <= this.#outageMilliseconds;
    const known = this.#outages.length;
    const isStart = this.#looked === undefined;
    this.#outages = await readOutages(db);
    this.#looked = now;
    if (this.#outages.length === known) return;
    const last = this.#outages.at(-1);
    if (last?.until === now) this.#log(sentenceOf(last));
    if (!isStart) for (const watch of this.watchers) watch();
  }
}

function sentenceOf({ since, until }: Outage): string {
  const [from, to] = [new Date(since).toISOString(), new Date(until).toISOString()];
  return `No server was up from ${from} to ${to}: clocks and deadlines get ${Math.round((until - since) / 1000)} s back.`;
}
