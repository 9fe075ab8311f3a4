import { type Side, SPECTATOR } from '../../kernel/side.ts';
import type { TableSummary } from '../../table/messages.ts';
import { HttpError } from '../http/errors.ts';
import { isId } from '../seats/access-tokens.ts';
import { botToAct, hasPeople } from '../bots/due.ts';
import { Hub } from './session.ts';
import { Metrics } from '../operations/metrics.ts';
import { Presence } from '../seats/presence.ts';
import type { Registry } from './registry.ts';
import { summaryOf } from './listing.ts';
import { Slicer } from '../operations/scheduler.ts';
import { adviceOf } from '../store/faults.ts';
import { DamagedTableError, type Store } from '../store/store.ts';
import type { Kept } from './stored-table.ts';
import { type MakerOptions, type Room, TableMaker } from './maker.ts';
import { TableReader } from './reader.ts';
import { Talk } from '../chat/chat.ts';
import { refuse } from '../http/refuse.ts';
import { Uptime } from '../operations/uptime.ts';

interface TablesOptions extends MakerOptions {
  /** Most tables kept in memory; tables with clients stay beyond that. */
  readonly capacity: number;
  /** Milliseconds after which a table without clients leaves the memory. */
  readonly idle: number;
  /** Milliseconds for which a client counts as connected without a further report of its server. */
  readonly lease?: number | undefined;
  /** Whether this process lets players in. */
  readonly serves?: boolean | undefined;
  /** Milliseconds without a heartbeat that count as downtime. */
  readonly lull?: number | undefined;
}

/** Tables in memory: those with clients, and the most recently used ones. */
export class Tables implements Room {
  readonly store: Store;
  readonly registry: Registry;
  readonly slicer = new Slicer();
  readonly metrics = new Metrics();
  readonly talk: Talk;
  readonly uptime: Uptime;
  /** Creates tables. */
  readonly maker: TableMaker;
  readonly #reader: TableReader;
  readonly #options: TablesOptions;
  readonly #presence: Presence | undefined;
  /** Tables in memory, the least recently used first. */
  readonly #live = new Map<string, Hub>();
  /** Tables that are being read from disk. */
  readonly #opening = new Map<string, Promise<Hub>>();
  /** Called after every change that is on disk: bots, beacons. */
  readonly watchers: ((hub: Hub) => void)[] = [];
  /** Called when a player begins to look at a table, or no longer does. */
  readonly lookWatchers: ((id: string, side: Side) => void)[] = [];

  constructor(store: Store, registry: Registry, options: TablesOptions) {
    this.store = store;
    this.registry = registry;
    this.#options = options;
    const { beacon, log, serves, lull } = options;
    this.uptime = new Uptime(store, { serves, lull, log });
    this.#reader = new TableReader({ store, registry, slicer: this.slicer, beacon, log });
    this.maker = new TableMaker(this, registry, options);
    const room = {
      attended: () => [...this.#live.values()].filter(({ audience }) => !audience.empty),
      at: (of: string) => this.#live.get(of),
    };
    this.#presence = store.presence && new Presence(room, store.presence, options.lease);
    this.talk = new Talk(store, options.limits);
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  get recordEntries(): number {
    return this.#options.limits.recordEntries;
  }

  /** A table by its id, read from disk if need be; throws a 404, or a 500 if it is damaged. */
  async get(id: string): Promise<Hub> {
    const hub = this.#live.get(id) ?? (await this.#open(id));
    this.#live.delete(id);
    this.#live.set(id, hub);
    this.#trim();
    return hub;
  }

  /** Summaries of these tables, over or not; unknown ids are left out. */
  async find(ids: readonly string[]): Promise<TableSummary[]> {
    return (await this.store.find(ids)).map(summaryOf);
  }

  changed(hub: Hub): void {
    for (const watch of this.watchers) watch(hub);
  }

  seen(hub: Hub, side: Side): void {
    if (side === SPECTATOR) this.#presence?.look([hub]);
    else this.#presence?.note(hub, side);
  }

  /** Handles a connection or disconnection at another server; without an id, any table may be concerned. */
  about(id: string | undefined): void {
    this.#presence?.heard(id);
  }

  visited(hub: Hub): void {
    const turn = { id: hub.id, people: hasPeople(hub.table) };
    if (botToAct(hub))
      this.store.wake(turn).catch((error: unknown) => this.#options.log(adviceOf(error)));
    this.changed(hub);
  }

  /** Follows a write of another server to a table; without an id, any table may be concerned. */
  follow(id: string | undefined, revision: number): void {
    for (const hub of this.#known(id))
      void hub.follow(id === undefined ? undefined : revision).catch(() => undefined);
    // A table that is being read may have been read before that write.
    const opening = id === undefined ? [...this.#opening.values()] : [this.#opening.get(id)];
    for (const hub of opening) void hub?.then((open) => open.follow()).catch(() => undefined);
  }

  /** Handles news beside a game, such as chat, of another server; without an id, any table may be concerned. */
  heard(id: string | undefined): void {
    for (const hub of this.#known(id)) {
      this.talk.heard(hub);
      this.#findNext(hub).catch(() => undefined);
    }
  }

  /** People at the table learn where their game continues. */
  async #findNext(hub: Hub): Promise<void> {
    const next = hub.table.outcome && (await this.store.next(hub.id));
    if (next) hub.passOn(next);
  }

  #known(id: string | undefined): readonly Hub[] {
    if (id === undefined) return [...this.#live.values()];
    const hub = this.#live.get(id);
    return hub ? [hub] : [];
  }

  reload(id: string): Promise<Kept | undefined> {
    return this.#reader.read(id);
  }

  admit(hub: Hub): void {
    this.#live.set(hub.id, hub);
    this.#trim();
    this.changed(hub);
  }

  drop(id: string): void {
    this.#live.delete(id);
  }

  failed(hub: Hub, error: unknown): void {
    this.#options.log(`table ${hub.id} could not be written: ${adviceOf(error)}`);
    this.#live.delete(hub.id);
    hub.dismiss(refuse('server.gone.unwritten'));
  }

  /** Whether a table in this process has clients or pending work. */
  isAttended(id: string): boolean {
    return this.#live.get(id)?.idle === false;
  }

  /** A player has begun to look at a table, or no longer does. */
  looked(id: string, side: Side): void {
    for (const watch of this.lookWatchers) watch(id, side);
  }

  /** Players of this process who look at their table. */
  get lookers(): { readonly id: string; readonly side: Side }[] {
    return [...this.#live.values()].flatMap(({ id, audience }) =>
      audience.looking.map((side) => ({ id, side })),
    );
  }

  /** Drops a table that has been removed from the disk. */
  forget(id: string): void {
    this.#live.get(id)?.dismiss(refuse('server.gone.archived'));
    this.#live.delete(id);
  }

  /** Drops tables that have been idle for a while. */
  sweep(now = performance.now()): void {
    for (const [id, hub] of this.#live)
      if (hub.idle && now - hub.touched > this.#options.idle) this.#live.delete(id);
  }

  /** Disconnects all clients. */
  async close(): Promise<void> {
    for (const hub of this.#live.values()) hub.dismiss(refuse('server.gone.ending'));
    await this.#presence?.close();
    this.#live.clear();
    await this.maker.close();
  }

  /** Reads a table from the disk; concurrent callers share one read. */
  #open(id: string): Promise<Hub> {
    const known = this.#opening.get(id);
    if (known) return known;
    const opening = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #load(id: string): Promise<Hub> {
    try {
      const kept = isId(id) ? await this.reload(id) : undefined;
      if (!kept) throw new HttpError(404, refuse('server.no-table', { id }));
      const hub = new Hub(kept.table, kept, this, kept);
      hub.attended = kept.attended;
      await this.#findNext(hub);
      if (hub.table.header.clock && this.store.fault === undefined) await hub.giveBack();
      this.#live.set(id, hub);
      return hub;
    } catch (error) {
      if (!(error instanceof DamagedTableError)) throw error;
      this.#options.log(error.message);
      throw new HttpError(500, refuse('server.damaged', { fault: error.message }));
    }
  }

  /** Keeps the memory bounded: drops the least recently used tables that are idle. */
  #trim(): void {
    if (this.#live.size <= this.#options.capacity) return;
    for (const [id, hub] of this.#live) {
      if (this.#live.size <= this.#options.capacity) return;
      if (hub.idle) this.#live.delete(id);
    }
  }
}
