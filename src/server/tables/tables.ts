import { CHANCE, type Side, SPECTATOR } from '../../kernel/side.ts';
import type { TableSummary } from '../../table/messages/messages.ts';
import { HttpError } from '../http/errors.ts';
import { isId } from '../seats/access-tokens.ts';
import { LiveTable } from './live-table.ts';
import { TableSession } from './session.ts';
import { Metrics } from '../operations/metrics.ts';
import { Presence } from '../seats/presence.ts';
import type { Registry } from './registry.ts';
import { summaryOf } from './listing.ts';
import { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import { adviceOf } from '../store/faults.ts';
import {
  DamagedTableError,
  type RemoteChange,
  type SideChangeListener,
  type Store,
} from '../store/store.ts';
import type { RestoredTable } from './reader.ts';
import { type CreatorOptions, type TableHost, TableCreator } from './table-creator.ts';
import { TableReader } from './reader.ts';
import { RulesMove } from './rules-move.ts';
import { Bundles } from '../bundles/bundles.ts';
import type { BundleList } from '../bundles/built.ts';
import { Chat } from '../chat/chat.ts';
import { refuse } from '../http/refuse.ts';
import { Uptime } from '../operations/uptime.ts';

export interface TablesOptions extends CreatorOptions {
  /** Maximum number of tables in memory; tables with clients stay beyond that. */
  readonly capacity: number;
  /** Milliseconds after which a table without clients is dropped from memory. */
  readonly idle: number;
  /** Milliseconds for which a client counts as connected without a renewal by its server. */
  readonly lease?: number | undefined;
  /** Bundles of this build, which new tables name. */
  readonly built?: BundleList | undefined;
  /** Whether this process accepts players. */
  readonly acceptsPlayers?: boolean | undefined;
  /** Milliseconds without a heartbeat that count as downtime. */
  readonly outageMilliseconds?: number | undefined;
}

type SessionWatcher = (session: TableSession) => void;

/** Tables in memory: those with clients, and the most recently used ones. */
export class Tables implements TableHost {
  readonly store: Store;
  readonly registry: Registry;
  readonly scheduler = new CooperativeScheduler();
  readonly metrics = new Metrics();
  readonly chat: Chat;
  readonly uptime: Uptime;
  readonly recordEntries: number;
  /** Rules of records. */
  readonly bundles: Bundles;
  /** Creates tables. */
  readonly creator: TableCreator;
  readonly rulesMove: RulesMove;
  readonly #reader: TableReader;
  readonly #options: TablesOptions;
  readonly #presence: Presence | undefined;
  /** Tables in memory, the least recently used first. */
  readonly #live = new Map<string, TableSession>();
  /** Tables that are being read from disk. */
  readonly #opening = new Map<string, Promise<TableSession>>();
  /**
   * Called after a stored change that leaves a table with a bot to act, a running clock, due dice, or a finished game.
   */
  readonly watchers: Readonly<Record<'bot' | 'clock' | 'dice' | 'over', SessionWatcher[]>> = {
    bot: [],
    clock: [],
    dice: [],
    over: [],
  };
  /** Called with changes by another server that are outside the games. */
  readonly sideChangeListeners: SideChangeListener[] = [];
  /** Called when a player becomes active or inactive at a table. */
  readonly activityListeners: ((id: string, side: Side) => void)[] = [];

  constructor(store: Store, registry: Registry, options: TablesOptions) {
    this.store = store;
    this.registry = registry;
    this.#options = options;
    this.recordEntries = options.limits.recordEntries;
    const { beacon, log, acceptsPlayers, outageMilliseconds } = options;
    this.uptime = new Uptime(store, { acceptsPlayers, outageMilliseconds, log });
    this.bundles = new Bundles({ db: store.db, registry, built: options.built, log });
    const { bundles, scheduler } = this;
    this.rulesMove = new RulesMove({ bundles, scheduler, log });
    this.#reader = new TableReader({ store, registry, bundles, scheduler, beacon, log });
    this.creator = new TableCreator(this, registry, options);
    const lookup = {
      attended: () => [...this.#live.values()].filter(({ publisher }) => !publisher.isEmpty),
      at: (of: string) => this.#live.get(of),
    };
    this.#presence = store.presence && new Presence(lookup, store.presence, options.lease);
    this.chat = new Chat(store, options.limits);
  }

  /** Number of tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Returns a table by its id, and reads it from disk if necessary; throws a 404, or a 500 if it is damaged. */
  async get(id: string): Promise<TableSession> {
    const session = this.#live.get(id) ?? (await this.#open(id));
    this.#live.delete(id);
    this.#live.set(id, session);
    this.#trim();
    return session;
  }

  /** Returns summaries of these tables, finished or not; unknown ids are left out. */
  async find(ids: readonly string[]): Promise<TableSummary[]> {
    return (await this.store.find(ids)).map(summaryOf);
  }

  onChange(session: TableSession): void {
    const { table } = session;
    const { bot, clock, dice, over } = this.watchers;
    if (session.live.botToAct) for (const watch of bot) watch(session);
    if (table.header.clock) for (const watch of clock) watch(session);
    if (table.actor === CHANCE) for (const watch of dice) watch(session);
    if (table.outcome) for (const watch of over) watch(session);
  }

  onPresence(session: TableSession, side: Side): void {
    if (side === SPECTATOR) this.#presence?.refresh([session]);
    else this.#presence?.update(session, side);
  }

  /** Handles a connection or disconnection at another server; without an id, any table may be concerned. */
  onRemotePresence(id: string | undefined): void {
    this.#presence?.onRemoteChange(id);
  }

  onFirstVisit(session: TableSession): void {
    const turn = { id: session.id, people: session.live.hasPeople };
    if (session.live.botToAct)
      this.store.markBotTurn(turn).catch((error: unknown) => this.#options.log(adviceOf(error)));
    this.onChange(session);
  }

  /** Follows a write of another server to a table; without an id, any table may have changed. */
  follow(id: string | undefined, change?: RemoteChange): void {
    for (const session of this.#known(id)) void session.follow(change);
    // A table that is being read may have been read before that write.
    const opening = id === undefined ? [...this.#opening.values()] : [this.#opening.get(id)];
    for (const session of opening)
      void session?.then((open) => open.follow()).catch(() => undefined);
  }

  /** Handles a change by another server outside a game, such as chat; without an id, it may concern any table. */
  onSideChange(id: string | undefined, text?: string): void {
    for (const watch of this.sideChangeListeners) watch(id, text);
    for (const session of this.#known(id)) {
      this.chat.onRemoteMessage(session);
      this.#findRematch(session).catch(() => undefined);
    }
  }

  /** Sends clients at the table its rematch, once the end of the game is known here too. */
  async #findRematch(session: TableSession): Promise<void> {
    await session.following;
    const rematch = session.table.outcome && (await this.store.rematchOf(session.id));
    if (rematch) session.publisher.publishRematch(rematch);
  }

  #known(id: string | undefined): readonly TableSession[] {
    if (id === undefined) return [...this.#live.values()];
    const session = this.#live.get(id);
    return session ? [session] : [];
  }

  reload(id: string): Promise<RestoredTable | undefined> {
    return this.#reader.read(id);
  }

  admit(session: TableSession): void {
    this.#live.set(session.id, session);
    this.#trim();
    this.onChange(session);
  }

  onWriteFailure(session: TableSession, error: unknown): void {
    this.#options.log(`table ${session.id} could not be written: ${adviceOf(error)}`);
    this.#live.delete(session.id);
    session.publisher.disconnect(refuse('server.gone.unwritten'));
  }

  /** Returns the number of a table's spectators connected to this process. */
  spectatorsAt(id: string): number {
    return this.#live.get(id)?.publisher.spectators ?? 0;
  }

  /** Returns whether a table in this process has clients or pending work. */
  isAttended(id: string): boolean {
    return this.#live.get(id)?.idle === false;
  }

  /** Handles a player who becomes active or inactive at a table. */
  onActivity(id: string, side: Side): void {
    for (const watch of this.activityListeners) watch(id, side);
  }

  /** Players of this process who are active at their table. */
  get activePlayers(): { readonly id: string; readonly side: Side }[] {
    return [...this.#live.values()].flatMap(({ id, publisher }) =>
      publisher.activeSides.map((side) => ({ id, side })),
    );
  }

  forget(id: string): void {
    this.#live.get(id)?.close(refuse('server.gone.archived'));
    this.#live.delete(id);
  }

  /** Drops tables that have been idle for a while. */
  sweep(now = performance.now()): void {
    for (const session of this.#live.values())
      if (session.idle && now - session.touched > this.#options.idle) this.#drop(session);
  }

  /** Puts a dropped session into memory again; throws a 503 if its table has been opened again meanwhile. */
  async readmit(session: TableSession): Promise<void> {
    const { id } = session;
    if (this.#live.has(id) || this.#opening.has(id))
      throw new HttpError(503, refuse('server.reading'));
    session.isDropped = false;
    this.#live.set(id, session);
    // Other servers may have written to it meanwhile.
    await session.follow();
  }

  /** Drops a session from memory. A caller that has just got it may still use it; then it is put back. */
  #drop(session: TableSession): void {
    session.isDropped = true;
    this.#live.delete(session.id);
  }

  /** Disconnects all clients. */
  async close(): Promise<void> {
    for (const { publisher } of this.#live.values())
      publisher.disconnect(refuse('server.gone.ending'));
    await this.#presence?.close();
    this.#live.clear();
    await this.creator.close();
  }

  /** Reads a table from the disk; concurrent callers share one read. */
  #open(id: string): Promise<TableSession> {
    const known = this.#opening.get(id);
    if (known) return known;
    const opening = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #load(id: string): Promise<TableSession> {
    try {
      const kept = isId(id) ? await this.reload(id) : undefined;
      if (!kept) throw new HttpError(404, refuse('server.no-table', { id }));
      const session = new TableSession(new LiveTable(kept), this);
      await this.#findRematch(session);
      if (session.table.header.clock && this.store.fault === undefined)
        await session.creditOutages();
      this.#live.set(id, session);
      return session;
    } catch (error) {
      if (!(error instanceof DamagedTableError)) throw error;
      this.#options.log(error.message);
      throw new HttpError(500, refuse('server.damaged', { fault: error.message }));
    }
  }

  /** Limits the memory: drops the least recently used idle tables. */
  #trim(): void {
    if (this.#live.size <= this.#options.capacity) return;
    for (const session of this.#live.values()) {
      if (this.#live.size <= this.#options.capacity) return;
      if (session.idle) this.#drop(session);
    }
  }
}
