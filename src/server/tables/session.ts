/**
 * A table with clients or pending requests. A request is carried out in memory at once, then written, and published
 * when it is stored: one function, `#commit`, does that, and nothing else writes or publishes local changes.
 */
import type { Message } from '../../kernel/text/message.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import type { SeatMessage } from '../../table/messages/requests.ts';
import { goesBackTo } from '../../table/record/meta-entries.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type { OrdersRequest } from '../../table/seats/orders.ts';
import type { Table } from '../../table/table.ts';
import { type Answer, answerTo } from '../../table/table-parts.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import type { Uptime } from '../operations/uptime.ts';
import { freeSeat } from '../seats/rights.ts';
import { ConflictError, type RemoteChange, type Store } from '../store/store.ts';
import type { LiveTable, RemoteRows } from './live-table.ts';
import { type Subscriber, ViewPublisher } from './publisher.ts';
import type { RestoredTable } from './reader.ts';
import type { PreparedRequest, RulesMove } from './rules-move.ts';
import { type SessionEvent, type SessionState, TRANSITIONS } from './session-states.ts';

/** A request to sit down. */
interface JoinRequest {
  /** Secret of the seat, or of the invitation to it. */
  readonly token: string | undefined;
  readonly wanted: Side | undefined;
  readonly name: string;
  /** New secret of the seat, if it was empty. */
  readonly fresh?: string | undefined;
}

/** Environment of a session. */
export interface SessionHost {
  readonly store: Store;
  readonly scheduler: CooperativeScheduler;
  readonly uptime: Uptime;
  readonly rulesMove: RulesMove;
  /** Length of a record at which takebacks and seat changes are refused. */
  readonly recordEntries: number;
  /** Called when a change of the table is stored. */
  onChange(session: TableSession): void;
  /** Called when the first player has connected, though no entry was written. */
  onFirstVisit(session: TableSession): void;
  /** Called when a side has its first client, or has lost its last one. */
  onPresence(session: TableSession, side: Side): void;
  /** Puts the table into memory again after it was dropped. */
  readmit(session: TableSession): Promise<void>;
  /** Reads the table from the store; undefined if it is gone. */
  reload(id: string): Promise<RestoredTable | undefined>;
  /** Called when a write failed: memory is ahead of the store, so discard the table. */
  onWriteFailure(session: TableSession, error: unknown): void;
}

/** Maximum number of times that a request is checked again because another server was first. */
const TRIES = 20;

/** Returns an outage as records contain it. */
const inSeconds = ({ since, until }: Uptime['outages'][number]) => ({
  ...{ from: Math.floor(since / 1000), at: Math.ceil(until / 1000) },
});

export class TableSession {
  readonly live: LiveTable;
  readonly publisher: ViewPublisher;
  /** Time of the last request, by a monotonic clock. */
  touched = performance.now();
  /** Whether the table has been dropped from memory; the next request puts it back. */
  isDropped = false;
  /** Number of jobs that need this object to stay in memory. */
  pins = 0;
  readonly #host: SessionHost;
  #state: SessionState = 'open';
  /** Resolves when the last change has been stored and published, or has failed. */
  #committed: Promise<void> = Promise.resolve();
  /** Resolves when the table has all writes of other servers of which it was notified. */
  following: Promise<void> = Promise.resolve();
  #rereading: Promise<void> | undefined;
  /** Resolves when every client has received the table that was read again. */
  #resent: Promise<void> = Promise.resolve();

  constructor(live: LiveTable, host: SessionHost) {
    this.live = live;
    this.#host = host;
    this.publisher = new ViewPublisher(live.table, host.scheduler, () => this.settled());
  }

  get table(): Table {
    return this.live.table;
  }

  get id(): string {
    return this.table.id;
  }

  /** Whether no client is connected and no work is pending, so that the table may be dropped from memory. */
  get idle(): boolean {
    return this.publisher.isEmpty && this.pins === 0 && this.#state === 'open';
  }

  /** Resolves when everything that has been carried out is stored. */
  async settled(): Promise<void> {
    while (this.#state === 'writing' || this.#state === 'conflicted')
      await (this.#rereading ?? this.#committed);
  }

  /**
   * Returns the side that a secret opens; `SPECTATOR` without one, and while a bot plays the seat that the player once
   * took over. Throws a 403 if it opens no seat.
   */
  sideOf(token: string | undefined): Side {
    const side = this.live.sideOpenedBy(token);
    if (side === SPECTATOR) return side;
    if (!this.live.attended) {
      this.live.attended = true;
      this.#host.onFirstVisit(this);
    }
    const isBots = this.table.seats[side]?.kind === 'bot';
    return isBots && this.table.currentPlayer(side).kind === 'bot' ? SPECTATOR : side;
  }

  /** Carries out a request of a seat, and answers when it is stored, together with its changes. */
  handle(client: Subscriber, message: SeatMessage): Promise<Answer> {
    return this.#withConflictRetry(async () => {
      const { rulesMove, recordEntries } = this.#host;
      const asked: PreparedRequest =
        message.type === 'offer' ? await rulesMove.prepare(this.table, message) : { message };
      await this.publisher.prepareFor(message.type);
      this.publisher.addPending(client);
      try {
        const { side } = client;
        const { answer, changed } = asked.refused
          ? { answer: asked.refused }
          : this.live.carryOut(side, asked.message, recordEntries, asked.rules);
        const result = answerTo(message.id, answer);
        if (changed) {
          const hasMoved = asked.rules && this.table.entries.at(-1)?.text === asked.rules;
          this.publisher.answer(client, result);
          await this.#commit(changed);
          this.publisher.sendOwedAnswer(client);
          if (hasMoved) await this.#changeRules();
        } else {
          // The entry that made this request too late may itself not be stored yet.
          await this.settled();
          this.publisher.sendAnswer(client, result);
        }
        return answer;
      } finally {
        this.publisher.removePending(client);
      }
    });
  }

  /** Continues under the rules to which the players have just moved. */
  async #changeRules(): Promise<void> {
    this.#host.rulesMove.moved(this.table);
    await this.#reread();
  }

  /** Carries out the decision of a bot for its seat. */
  async play(side: Side, seq: number, text: string): Promise<Answer> {
    this.#checkWritable();
    const answer = this.table.act(side, seq, [text], false);
    if (answer.played > 0) await this.#commit();
    return answer;
  }

  /** Changes the table on behalf of no seat; `work` returns whether it has. */
  update(work: (table: Table) => boolean): Promise<void> {
    return this.#withConflictRetry(async () => {
      if (work(this.table)) await this.#commit();
    });
  }

  /**
   * Gives a seat to another player or a bot, or back to its owner, if `token` gives the right to it. Resolves with the
   * secret of the seat if another player takes it over.
   */
  changeSeat(token: string | undefined, side: Side, change: SeatChange) {
    return this.#withConflictRetry(async () => {
      const secret = this.live.changeSeat(token, side, change, this.#host.recordEntries);
      await this.#commit(secret === undefined ? [] : [side]);
      // A former player of a seat no longer sees its view.
      if (change.do === 'give-back') {
        this.publisher.disconnect(refuse('server.seat.back'), side);
        this.publisher.publishStatus();
      }
      return secret === undefined ? {} : { token: secret };
    });
  }

  /** Takes a seat as a person: an open one, or with its secret under another name. */
  join({ token, wanted, name, fresh = '' }: JoinRequest) {
    return this.#withConflictRetry(async () => {
      const side = token ? this.sideOf(token) : freeSeat(this.table.seats, wanted);
      const secret = this.live.join(side, token, name, fresh);
      await this.#commit([side]);
      return { side, token: secret };
    });
  }

  /** Replaces the conditional moves and standing orders of a seat; those that are due are played at once. */
  setOrders(side: Side, wanted: OrdersRequest): Promise<void> {
    return this.#withConflictRetry(async () => {
      this.live.setOrders(side, wanted);
      await this.#commit([], true);
    });
  }

  /** Continues the orders where the last write stopped, even if that was a write of a process that has died. */
  playOn(): Promise<void> {
    return this.#withConflictRetry(async () => {
      if (!this.live.hasPendingOrders) return;
      this.live.continueOrders();
      await this.#commit([], true);
    });
  }

  /** Gives the clocks back the time in which no server was up. */
  creditOutages(): Promise<void> {
    return this.#withConflictRetry(async () => undefined, true);
  }

  /** Sends a client the whole table, and changes from then on. */
  subscribe(client: Subscriber): Promise<void> {
    return this.#withConflictRetry(async () => {
      const { side } = client;
      this.publisher.addArriving(client);
      const isWritable = this.#host.store.fault === undefined;
      if (isWritable && this.live.takeSeat(side)) await this.#commit([side]);
      if (await this.publisher.show(side, [client])) this.#host.onPresence(this, side);
    }, true);
  }

  unsubscribe(client: Subscriber): void {
    this.touched = performance.now();
    if (this.publisher.remove(client)) this.#host.onPresence(this, client.side);
  }

  /** Disconnects all clients and refuses every request, because the table has been removed from the store. */
  close(reason: Message): void {
    this.#enter('close');
    this.publisher.disconnect(reason);
  }

  /** Follows writes of other servers: that of this notification, or all missing ones. Never rejects. */
  follow(change?: RemoteChange): Promise<void> {
    this.following = this.following.then(() => this.#follow(change)).catch(() => undefined);
    return this.following;
  }

  async #follow(change: RemoteChange | undefined): Promise<void> {
    await this.settled();
    const { live, publisher } = this;
    if (this.#state !== 'open' || change?.revision === live.revision) return;
    await publisher.computeEffects();
    const { table, revision } = live;
    const isNext = change?.known?.expected === revision;
    const write = isNext ? change.known.write : await this.#host.store.tail(table.id, table.seq);
    if (!write || write.revision === revision) return;
    if (write.entries.some((entry) => goesBackTo(entry) !== undefined))
      await publisher.computeSnapshots();
    // A local change is in progress: its write shows whether it is still valid.
    if (live.table !== table || live.revision !== revision) return;
    if (!live.follow(write)) return this.#reread();
    const { seats, attended, hasPendingOrders } = write;
    const [tokens, orders] = [seats?.map((s) => s.token), seats?.map((s) => s.orders)];
    this.#takeRows({ tokens, orders, attended, hasPendingOrders });
    this.#publish();
  }

  /**
   * Writes everything that the store lacks, and publishes it when it is stored, or later together with further changes.
   * If another server was first, the table is read again, and the caller checks its request again.
   */
  async #commit(changed: readonly Side[] = [], quiet = false): Promise<void> {
    const { live, table } = this;
    const { expected, change } = live.nextChange(changed, quiet);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#committed = promise;
    this.#enter('write');
    if (live.hasMore) setImmediate(() => void this.playOn().catch(() => undefined));
    try {
      await this.#host.store
        .append(table.id, expected, change)
        .catch((error: unknown) => this.#refuseWrite(table, error));
      if (this.#committed !== promise) return await this.#committed;
      this.#enter('stored');
      this.#publish();
    } finally {
      resolve();
    }
  }

  /** Handles a change that could not be stored; throws for the caller. Later changes depend on it and fail with it. */
  #refuseWrite(table: Table, error: unknown): never {
    if (error instanceof ConflictError) {
      if (table === this.table) void this.#reread();
      throw error;
    }
    this.#fail(error);
    throw new HttpError(503, refuse('server.not-written'));
  }

  #publish(): void {
    this.publisher.publish();
    if (this.table.outcome)
      this.publisher.showRevealed().catch((error: unknown) => this.#fail(error));
    this.#host.onChange(this);
  }

  /** Replaces the table by the one in the store, and sends it to the clients. Never rejects. */
  async #reread(): Promise<void> {
    this.#enter('conflict');
    if (this.#state === 'conflicted') this.#rereading ??= this.#readAgain();
    await this.#rereading;
  }

  async #readAgain(): Promise<void> {
    try {
      const restored = await this.#host.reload(this.id);
      if (!restored) throw new HttpError(404, refuse('server.no-table', { id: this.id }));
      this.live.replace(restored);
      this.#enter('reread');
      // Not part of `#rereading`, because it waits until everything is stored, and so for the next reading too.
      this.#resent = this.publisher
        .replace(restored.table)
        .then(() => this.#host.onChange(this))
        .catch((error: unknown) => this.#fail(error));
      this.#takeRows(restored);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#rereading = undefined;
    }
  }

  /** Disconnects the former player of a seat that another server has changed, so that they no longer see its view. */
  #takeRows(rows: RemoteRows): void {
    for (const side of this.live.takeRows(rows))
      this.publisher.disconnect(refuse('server.seat.gone'), side);
  }

  #fail(error: unknown): void {
    this.#enter('fail');
    this.#host.onWriteFailure(this, error);
  }

  #enter(event: SessionEvent): void {
    this.#state = TRANSITIONS[this.#state][event] ?? this.#state;
  }

  /** Throws if the table must not be used: memory is ahead of the store, or the store no longer has it. */
  #checkAlive(): void {
    if (this.#state === 'failed') throw new HttpError(503, refuse('server.not-written'));
    if (this.#state === 'closed')
      throw new HttpError(404, refuse('server.no-table', { id: this.id }));
  }

  /** Throws a 503 if nothing can be written. */
  #checkWritable(): void {
    this.#checkAlive();
    if (this.#host.store.fault !== undefined) throw new HttpError(503, refuse('server.only-read'));
  }

  /**
   * Checks a request, and checks it again from the start whenever another server was first. Before that, clocks get
   * back the time of outages. With `isRead`, the request is allowed even while the store accepts no writes.
   */
  async #withConflictRetry<T>(work: () => Promise<T>, isRead = false): Promise<T> {
    for (let left = TRIES; ; left--)
      try {
        await this.#rereading;
        await this.#resent;
        this.#checkAlive();
        if (this.isDropped) await this.#host.readmit(this);
        if (this.table.header.clock) await this.#creditOutages(isRead);
        if (!isRead) this.#checkWritable();
        this.touched = performance.now();
        return await work();
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        if (left === 0) throw new HttpError(503, refuse('server.not-written'));
      }
  }

  async #creditOutages(isRead: boolean): Promise<void> {
    const { store, uptime } = this.#host;
    if (store.fault !== undefined) return;
    try {
      await uptime.settled();
    } catch {
      if (isRead) return;
      throw new HttpError(503, refuse('server.not-written'));
    }
    if (this.table.timing.creditOutages(uptime.outages.map(inSeconds))) await this.#commit();
  }
}
