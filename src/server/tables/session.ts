/**
 * A table with those who sit at it and watch it. What they ask is carried out at once and told, to
 * them and to the others, when it is on disk.
 */
import type { Message } from '../../kernel/text/message.ts';
import { ask } from '../../table/seats/asking.ts';
import type { Next, ServerMessage } from '../../table/messages/messages.ts';
import type { SeatMessage } from '../../table/messages/requests.ts';
import type { Orders, OrdersRequest } from '../../table/seats/orders.ts';
import type { Table } from '../../table/table.ts';
import { type Answer, answerTo, type Seat } from '../../table/table-parts.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import { botDue } from '../bots/due.ts';
import { answerText, type Subscribers, type Subscriber } from './subscribers.ts';
import { asMessage, HttpError } from '../http/errors.ts';
import type { SeatChange } from '../../table/seats/duties.ts';
import { ConditionalMoves } from '../seats/conditional-moves.ts';
import { freeSeat, movedSeats, whyFull, whyNotChange } from '../seats/rights.ts';
import { freshToken, AccessTokens, type Secrets } from '../seats/access-tokens.ts';
import type { ViewPublisher } from './views.ts';
import type { StoredSeat } from '../store/rows.ts';
import { type RestoredTable, storedSeatOf } from './stored-table.ts';
import { type SyncHost, TableSync, type ExternalChange } from './sync.ts';
import { refuse } from '../http/refuse.ts';

/** How somebody sits down. */
interface Sitting {
  /** Secret of the seat, or of the invitation to it. */
  readonly token: string | undefined;
  readonly wanted: Side | undefined;
  readonly name: string;
  /** New secret of the seat, if it was empty. */
  readonly fresh?: string | undefined;
}

/** Surroundings that a session needs. */
export interface SessionHost extends Pick<SyncHost, 'store' | 'scheduler' | 'uptime'> {
  /** Length of a record from which on nothing is taken back and no seat changes hands. */
  readonly recordEntries: number;
  /** Something has changed and is on disk. */
  changed(session: TableSession): void;
  /** The first person has come, though nothing has changed. */
  visited(session: TableSession): void;
  /** Somebody has come for a side, or to watch, or the last one for it has gone. */
  seen(session: TableSession, side: Side): void;
  /** The table as it stands in the store; undefined if it is gone. */
  reload(id: string): Promise<RestoredTable | undefined>;
  /** The write failed: memory is ahead of the disk for good, so discard the table. */
  failed(session: TableSession, error: unknown): void;
}

export class TableSession {
  /** When it was last asked for anything, by a clock that nobody sets. */
  touched = performance.now();
  /** Other secrets that open its seats (`people/seats.ts`). */
  readonly passes = new AccessTokens();
  /** Jobs that need this very object to stay alive. */
  pins = 0;
  /** A person has been at the table since it was opened. */
  attended = false;
  readonly #keeper: SessionHost;
  #tokens: string[];
  /** Hash of the host's secret; empty for tables that have none. */
  readonly #host: string;
  readonly #orders: ConditionalMoves;
  readonly #sync: TableSync;

  constructor(
    table: Table,
    secrets: Secrets,
    keeper: SessionHost,
    kept?: Partial<Pick<RestoredTable, 'orders' | 'revision' | 'cutOff' | 'noted'>>,
  ) {
    this.#keeper = keeper;
    this.#tokens = [...secrets.tokens];
    this.#host = secrets.host;
    this.#orders = new ConditionalMoves(kept?.orders, kept?.cutOff);
    this.#sync = new TableSync(table, this.#asOwner(), kept);
  }

  get table(): Table {
    return this.#sync.table;
  }

  get layout(): string {
    return this.#sync.layout;
  }

  get #publisher(): ViewPublisher {
    return this.#sync.publisher;
  }

  get subscribers(): Subscribers {
    return this.#publisher.subscribers;
  }

  get id(): string {
    return this.table.id;
  }

  get hashes(): Secrets {
    return { tokens: this.#tokens, host: this.#host };
  }

  /** Nobody is there and nothing is under way: it may be forgotten. */
  get idle(): boolean {
    return this.subscribers.empty && this.pins === 0 && !this.#sync.busy;
  }

  get mayShowRecord(): boolean {
    return this.#publisher.mayShowRecord;
  }

  /** Resolves when everything that has been carried out is on disk. */
  settled(): Promise<void> {
    return this.#sync.settled();
  }

  /**
   * The side that a secret opens; `SPECTATOR` without one, and while the computer plays the seat that
   * it once took over. Throws if it opens nothing here.
   */
  sideOf(token: string | undefined): Side {
    if (token === undefined || token === '') return SPECTATOR;
    const side = this.#tokens.indexOf(this.passes.hashOf(token));
    if (side < 0) throw new HttpError(403, refuse('server.seat.link'));
    if (!this.attended) {
      this.attended = true;
      this.#keeper.visited(this);
    }
    const isBots = this.table.seats[side]?.kind === 'bot';
    return isBots && this.table.sitter(side).kind === 'bot' ? SPECTATOR : side;
  }

  /** Carries out what a seat asks, and tells what comes of it when it is on disk. */
  ask(asker: Subscriber, message: SeatMessage): Promise<Answer> {
    return this.#sync.judged(() => this.#ask(asker, message));
  }

  async #ask(asker: Subscriber, message: SeatMessage): Promise<Answer> {
    this.#sync.checkWritable();
    this.touched = performance.now();
    await this.#publisher.recallFor(message.type);
    this.subscribers.await(asker);
    try {
      const before = this.table.shares.seals;
      const answer = this.#carryOut(asker.side, message);
      if (answer.ok || answer.played > 0) {
        this.subscribers.answer(asker, answerTo(message.id, answer));
        const seated = this.#takeSeat(asker.side);
        if (message.type === 'undo') this.#orders.undone(this.table, asker.side);
        // A share that is told settles the other seats too.
        const shared = before?.join() !== this.table.shares.seals?.join() || 'share' in message;
        await this.#sync.save(shared ? [...this.table.seats.keys()] : seated ? [asker.side] : []);
        this.#tellOwed(asker);
      } else {
        // The entry that made it too late may itself not be on disk yet.
        await this.settled();
        asker.tell(answerText(this.#publisher.told, answerTo(message.id, answer)));
      }
      return answer;
    } finally {
      this.subscribers.forget(asker);
    }
  }

  /** The later entries failed, and the table was sent again as a whole: so this is sent separately. */
  #tellOwed(asker: Subscriber): void {
    const owed = this.subscribers.owed(asker);
    if (owed) asker.tell(answerText(this.#publisher.told, owed));
  }

  /** Carries out what a bot has decided for the seat that it plays. */
  async play(side: Side, seq: number, text: string): Promise<Answer> {
    this.#sync.checkWritable();
    const answer = this.table.act(side, seq, [text], false);
    if (answer.played > 0) await this.#sync.save([]);
    return answer;
  }

  /** Has something happen that no seat asked for: true if anything came of it, which is told. */
  happen(work: (table: Table) => boolean): Promise<void> {
    return this.#sync.judged(async () => {
      this.#sync.checkWritable();
      if (work(this.table)) await this.#sync.save([]);
    });
  }

  /**
   * Lets somebody else play a seat, or its owner again, if `token` gives the right to it. Gives the
   * secret of the seat to who takes it over.
   */
  changeSeat(token: string | undefined, side: Side, change: SeatChange) {
    return this.#sync.judged(() => this.#changeSeat(token, side, change));
  }

  async #changeSeat(token: string | undefined, side: Side, change: SeatChange) {
    this.#sync.checkWritable();
    this.touched = performance.now();
    const hash = token ? this.passes.hashOf(token) : '';
    const forbidden = whyNotChange(this.table.seats, this.hashes, hash, side, change);
    if (forbidden !== undefined) throw new HttpError(403, forbidden);
    const answer = this.#whyFull(side) ?? this.table.changeSeat(side, this.table.seq, change);
    if (!answer.ok) throw new HttpError(409, asMessage(answer.refusal.reason));
    const isSitter = hash === this.#tokens[side];
    const secret = change.do !== 'take-over' ? undefined : isSitter ? token : freshToken();
    if (secret !== undefined) this.#open(side, secret);
    await this.#sync.save(secret === undefined ? [] : [side]);
    // A former player of a seat no longer sees its view.
    if (change.do === 'give-back') {
      this.subscribers.dismiss(refuse('server.seat.back'), side);
      this.#publisher.tellStatus();
    }
    return secret === undefined ? {} : { token: secret };
  }

  /**
   * The seat that one of these opens already, so that there is nothing to be taken: its own link, or the answer to an
   * invitation that was lost.
   */
  taken(...secrets: readonly (string | undefined)[]) {
    for (const token of secrets) {
      const side = token ? this.#tokens.indexOf(this.passes.hashOf(token)) : -1;
      if (token && side >= 0 && this.table.seats[side]?.kind !== 'open') return { side, token };
    }
    return undefined;
  }

  /** Takes a seat in person: an open one, or with its secret under another name. */
  join(wanted: Sitting) {
    return this.#sync.judged(() => this.#join(wanted));
  }

  async #join({ token, wanted, name, fresh = '' }: Sitting) {
    this.#sync.checkWritable();
    const side = token ? this.sideOf(token) : freeSeat(this.table.seats, wanted);
    if (this.table.seats[side]?.kind === 'bot' || side === SPECTATOR)
      throw new HttpError(409, refuse('server.seat.bots'));
    // An invitation may have been read by many: it opens the seat once.
    const isFirst = this.table.seats[side]?.kind === 'open';
    const secret = (isFirst && fresh) || token || freshToken();
    this.#open(side, secret);
    this.table.seat(side, { kind: 'human', name });
    await this.#sync.save([side]);
    return { side, token: secret };
  }

  /** How its seats meet windows, as it is kept. */
  get wills(): readonly string[] {
    return this.table.seats.map((_, side) => this.#orders.willsOf(side));
  }

  /** Orders of a seat; throws a 403 if nobody has it. */
  ordersOf(side: Side): { readonly seq: number } & Orders {
    if (side < 0) throw new HttpError(403, refuse('server.word.players'));
    return { seq: this.table.seq, ...this.#orders.of(side) };
  }

  /** Takes in what a seat leaves word for, in place of what it had; what fits now is carried out at once. */
  order(side: Side, wanted: OrdersRequest): Promise<void> {
    return this.#sync.judged(async () => {
      this.#sync.checkWritable();
      if (side < 0) throw new HttpError(403, refuse('server.word.players'));
      if (wanted.seq !== this.table.seq) throw new HttpError(409, refuse('server.moved-on'));
      this.#orders.set(this.table.game, side, wanted);
      await this.#sync.save([], true);
    });
  }

  /** Begins to tell somebody, with the whole table first. */
  listen(listener: Subscriber): Promise<void> {
    return this.#sync.judged(() => this.#listen(listener), true);
  }

  async #listen(listener: Subscriber): Promise<void> {
    this.#sync.checkAlive();
    this.touched = performance.now();
    const { side } = listener;
    this.subscribers.arrive(listener);
    if (this.#takeSeat(side)) await this.#sync.save([side]);
    await this.#publisher.show(side, [listener]);
  }

  leave(listener: Subscriber): void {
    this.touched = performance.now();
    this.#publisher.leave(listener);
  }

  /** Sends everybody away. */
  dismiss(reason: Message): void {
    this.subscribers.dismiss(reason);
  }

  announce(messageFor: (side: Side) => ServerMessage | undefined): void {
    this.subscribers.announce(messageFor);
  }

  textFor(side: Side): Promise<string> {
    return this.#publisher.textFor(side);
  }

  /** Earlier positions are soon reached then. */
  readonly walk = (): Promise<void> => this.#publisher.walk();

  /** Shows who is at other servers. */
  showElsewhere(sides: readonly Side[]): void {
    this.#publisher.showElsewhere(sides);
  }

  passOn(next: Next): void {
    this.#publisher.passOn(next);
  }

  /** The seats as the store keeps them. */
  storedSeats(): StoredSeat[] {
    return this.table.seats.map((_, side) => this.#storedSeat(side));
  }

  #carryOut(side: Side, message: SeatMessage): Answer {
    const grows = ['undo', 'accord', 'clock'].includes(message.type);
    const full = grows ? this.#whyFull(side) : undefined;
    return full ?? ask(this.table, side, message, Date.now() / 1000);
  }

  #whyFull(side: Side): Answer | undefined {
    return whyFull(side, this.table.seq, this.#keeper.recordEntries);
  }

  /** From now on this secret opens a seat. Whoever had it before has left no word. */
  #open(side: Side, secret: string): void {
    const hash = this.passes.hashOf(secret);
    if (hash !== this.#tokens[side]) this.#orders.clear(side);
    this.#tokens[side] = hash;
  }

  /** A person with the secret of an open seat takes it; true if so. */
  #takeSeat(side: Side): boolean {
    const seat: Seat | undefined = this.table.seats[side];
    if (seat?.kind !== 'open' || this.#keeper.store.fault !== undefined) return false;
    this.table.seat(side, { kind: 'human', name: '' });
    return true;
  }

  /** Gives the clocks back what ran while no server was up. */
  readonly giveBack = (): Promise<void> => this.#sync.judged(async () => undefined, true);

  /** Goes on as another server has, at a revision if that is known. */
  follow(revision?: number): Promise<void> {
    return this.#sync.follow(revision);
  }

  #asOwner(): SyncHost {
    const keeper = this.#keeper;
    const { store, scheduler, uptime } = keeper;
    return {
      ...{ store, scheduler, uptime },
      storedSeat: (side) => this.#storedSeat(side),
      botDue: () => botDue(this) || (this.#orders.hasMore ? 3 : 0),
      changed: () => keeper.changed(this),
      seen: (side) => keeper.seen(this, side),
      ordered: () => this.#playOrders(),
      taken: (written) => this.#takeIn(written),
      reload: () => keeper.reload(this.id),
      failed: (error) => keeper.failed(this, error),
    };
  }

  /** Plays what seats have left word for. What that write may not hold comes with the next, when others have been answered. */
  #playOrders(): Side[] {
    const changed = this.#orders.play(this.table);
    if (this.#orders.hasMore) setImmediate(() => void this.playOn().catch(() => undefined));
    return changed;
  }

  /** Goes on with what seats have left word for where a write ended it, be it that of a process that has died since. */
  playOn(): Promise<void> {
    return this.#sync.judged(async () => {
      if (!this.#orders.isCutOff) return;
      this.#sync.checkWritable();
      this.#orders.goOn();
      await this.#sync.save([], true);
    });
  }

  /** A former player of a seat, by the change of another server, no longer sees its view. */
  #takeIn({ tokens, orders, attended, cutOff }: ExternalChange): void {
    this.attended ||= attended;
    this.#orders.take(orders, cutOff);
    const before = this.#tokens;
    this.#tokens = [...tokens];
    for (const side of movedSeats(this.table, before, tokens))
      this.subscribers.dismiss(refuse('server.seat.gone'), side);
  }

  #storedSeat(side: Side): StoredSeat {
    const [token, orders] = [this.#tokens[side] ?? '', this.#orders.textOf(side)];
    return storedSeatOf(this.table, side, { token, orders });
  }
}
