/**
 * Presence of players at tables on all servers of a database: they are shown as if they were connected to this server.
 */
import type { Side } from '../../kernel/side.ts';
import type { TableSession } from '../tables/session.ts';
import type { Present, PresenceStore } from '../store/store.ts';

/** Milliseconds for which a player counts as connected without a renewal by their server. */
const LEASE = 15_000;
/** Renewals per lease. */
const TIMES = 3;

/** The tables of this process. */
interface Room {
  /** Tables with a client. */
  attended(): readonly TableSession[];
  /** Returns a table if it is in memory. */
  at(id: string): TableSession | undefined;
}

export class Presence {
  readonly #room: Room;
  readonly #store: PresenceStore;
  readonly #lease: number;
  readonly #timer: NodeJS.Timeout;
  /** Runs statements one after the other, so that a client that connects and leaves at once counts as gone. */
  #work: Promise<void> = Promise.resolve();

  constructor(room: Room, store: PresenceStore, lease = LEASE) {
    this.#room = room;
    this.#store = store;
    this.#lease = lease;
    this.#timer = setInterval(() => this.#tick(), lease / TIMES).unref();
  }

  /** Handles the arrival of a side's first client at a table, or the departure of its last one. */
  note(session: TableSession, side: Side): void {
    const who = { id: session.id, side };
    this.#do(() =>
      session.publisher.has(side) ? this.#store.come(who, this.#lease) : this.#store.go(who),
    );
    this.look([session]);
  }

  /** Handles the news that a client connected to a table at another server, or left; without an id, at any table. */
  heard(id: string | undefined): void {
    const session = id === undefined ? undefined : this.#room.at(id);
    this.look(id === undefined ? this.#room.attended() : session ? [session] : []);
  }

  /** Shows which sides of these tables are connected to other servers. */
  look(sessions: readonly TableSession[]): void {
    if (sessions.length === 0) return;
    this.#do(async () => {
      const found = await this.#store.elsewhere(sessions.map(({ id }) => id));
      const sides = Map.groupBy(found, ({ id }) => id);
      for (const session of sessions)
        session.publisher.showElsewhere((sides.get(session.id) ?? []).map(({ side }) => side));
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#do(() => this.#store.leave());
    await this.#work;
  }

  #tick(): void {
    const sessions = this.#room.attended();
    const here = sessions.flatMap((session): Present[] =>
      session.publisher.sides.map((side) => ({ id: session.id, side })),
    );
    if (here.length > 0) this.#do(() => this.#store.renew(here, this.#lease));
    this.look(sessions);
  }

  /** Queues work without waiting for it; if the database cannot be reached, a later statement corrects the state. */
  #do(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => undefined);
  }
}
