/**
 * Presence of players at tables on all servers of a database: they are shown as if they were connected to this server.
 */
import type { Side } from '../../kernel/side.ts';
import type { TableSession } from '../tables/session.ts';
import type { ConnectedSide, PresenceStore } from '../store/store.ts';

/** Milliseconds for which a player counts as connected without a renewal by their server. */
const LEASE = 15_000;
/** Renewals per lease. */
const TIMES = 3;

/** The tables of this process. */
interface TableLookup {
  /** Tables with a client. */
  attended(): readonly TableSession[];
  /** Returns a table if it is in memory. */
  at(id: string): TableSession | undefined;
}

export class Presence {
  readonly #tables: TableLookup;
  readonly #store: PresenceStore;
  readonly #lease: number;
  readonly #timer: NodeJS.Timeout;
  /** Runs statements one after the other, so that a client that connects and leaves at once counts as gone. */
  #work: Promise<void> = Promise.resolve();

  constructor(tables: TableLookup, store: PresenceStore, lease = LEASE) {
    this.#tables = tables;
    this.#store = store;
    this.#lease = lease;
    this.#timer = setInterval(() => this.#tick(), lease / TIMES).unref();
  }

  /** Handles the arrival of a side's first client at a table, or the departure of its last one. */
  update(session: TableSession, side: Side): void {
    const connected = { id: session.id, side };
    this.#do(() =>
      session.publisher.has(side)
        ? this.#store.connect(connected, this.#lease)
        : this.#store.disconnect(connected),
    );
    this.refresh([session]);
  }

  /** Handles a connection or disconnection at another server; without an id, at any table. */
  onRemoteChange(id: string | undefined): void {
    const session = id === undefined ? undefined : this.#tables.at(id);
    this.refresh(id === undefined ? this.#tables.attended() : session ? [session] : []);
  }

  /** Shows which sides of these tables are connected to other servers. */
  refresh(sessions: readonly TableSession[]): void {
    if (sessions.length === 0) return;
    this.#do(async () => {
      const found = await this.#store.connectedElsewhere(sessions.map(({ id }) => id));
      const sides = Map.groupBy(found, ({ id }) => id);
      for (const session of sessions)
        session.publisher.setRemoteSides((sides.get(session.id) ?? []).map(({ side }) => side));
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#do(() => this.#store.disconnectAll());
    await this.#work;
  }

  #tick(): void {
    const sessions = this.#tables.attended();
    const connected = sessions.flatMap((session): ConnectedSide[] =>
      session.publisher.sides.map((side) => ({ id: session.id, side })),
    );
    if (connected.length > 0) this.#do(() => this.#store.renew(connected, this.#lease));
    this.refresh(sessions);
  }

  /** Queues work without waiting for it; if the database cannot be reached, a later statement corrects the state. */
  #do(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => undefined);
  }
}
