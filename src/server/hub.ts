/**
 * A table with those who sit at it and watch it. What they ask is carried out at once and told, to
 * them and to the others, when it is on disk.
 */
import { english } from './english.ts';
import { hasSecrets } from '../kernel/view.ts';
import { ask } from '../table/asking.ts';
import type { Round } from '../table/beacon.ts';
import type { SeatMessage, ServerMessage, TableStatus } from '../table/messages.ts';
import { layoutName } from '../table/rules-mark.ts';
import type { Table } from '../table/table.ts';
import { type Answer, answerTo, type Seat, type TableHead } from '../table/table-parts.ts';
import { type Side, SPECTATOR } from '../kernel/side.ts';
import { answerText, Audience, type Listener } from './audience.ts';
import { HttpError, NOT_WRITTEN, ONLY_READ } from './http-error.ts';
import type { SeatChange } from '../table/duties.ts';
import { whyNotChange } from './seat-rights.ts';
import { freshToken, hashToken, type Secrets } from './secrets.ts';
import type { Slicer } from './slicer.ts';
import type { StoredSeat } from './store/rows.ts';
import type { Change, Store } from './store/store.ts';
import { progressOf, storedSeatOf } from './stored-table.ts';
import { itemsOf, viewText, writeEntries } from './table-text.ts';

/** What a hub needs of the place it lives in. */
export interface HubKeeper {
  readonly store: Store;
  readonly slicer: Slicer;
  /** Length of a record from which on nothing is taken back and no seat changes hands. */
  readonly recordEntries: number;
  /** Something has changed and is on disk. */
  changed(hub: Hub): void;
  /** What is in memory is ahead of the disk for good: forget it. */
  failed(hub: Hub, error: unknown): void;
}

export class Hub {
  readonly table: Table;
  readonly layout: string;
  /** When it was last asked for anything, by a clock that nobody sets. */
  touched = performance.now();
  /** Jobs that need this very object to stay alive. */
  pins = 0;
  /** A person has been at the table since it was opened. */
  attended = false;
  readonly #keeper: HubKeeper;
  readonly #tokens: string[];
  /** Hash of the host's secret; empty for tables that have none. */
  readonly #host: string;
  readonly #audience: Audience;
  readonly #secrets: boolean;
  #version = 0;
  #revision: number;
  #writing = 0;
  /** What is in memory is ahead of the disk for good. */
  #dead = false;
  #saving: Promise<void> = Promise.resolve();
  #recalled: Promise<void> | undefined;
  /** How much of the record is on its way to the disk, and how much has been told. */
  #queued: number;
  #told: number;
  #snapshot: number;
  #next = '';

  constructor(table: Table, secrets: Secrets, keeper: HubKeeper, revision = 0) {
    this.table = table;
    this.#revision = revision;
    this.layout = layoutName(table.game);
    this.#keeper = keeper;
    this.#audience = new Audience(table);
    this.#tokens = [...secrets.tokens];
    this.#host = secrets.host;
    this.#secrets = hasSecrets(table.state);
    this.#queued = table.seq;
    this.#told = table.seq;
    this.#snapshot = table.snapshot.seq;
  }

  get id(): string {
    return this.table.id;
  }

  get hashes(): Secrets {
    return { tokens: this.#tokens, host: this.#host };
  }

  /** Nobody is there and nothing is under way: it may be forgotten. */
  get idle(): boolean {
    return this.#audience.empty && this.pins === 0 && this.#writing === 0;
  }

  get mayShowRecord(): boolean {
    return this.table.outcome !== undefined || !this.#secrets;
  }

  /** Resolves when everything that has been carried out is on disk. */
  async settled(): Promise<void> {
    do await this.#saving;
    while (this.#writing > 0);
  }

  /**
   * The side that a secret opens; `SPECTATOR` without one, and while the computer plays the seat that
   * it once took over. Throws if it opens nothing here.
   */
  sideOf(token: string | undefined): Side {
    if (token === undefined || token === '') return SPECTATOR;
    const side = this.#tokens.indexOf(hashToken(token));
    if (side < 0) throw new HttpError(403, 'This link is not (or no longer) good for a seat here.');
    if (!this.attended) {
      this.attended = true;
      this.#keeper.changed(this);
    }
    const isBots = this.table.seats[side]?.kind === 'bot';
    return isBots && this.table.sitter(side).kind === 'bot' ? SPECTATOR : side;
  }

  /** Carries out what a seat asks, and tells what comes of it when it is on disk. */
  async ask(asker: Listener, message: SeatMessage): Promise<Answer> {
    this.#checkWritable();
    this.touched = performance.now();
    await this.#recall();
    this.#audience.await(asker);
    try {
      const before = this.table.shares.seals;
      const answer = this.#carryOut(asker.side, message);
      if (answer.ok || answer.played > 0) {
        this.#audience.answer(asker, answerTo(message.id, answer));
        const seated = this.#takeSeat(asker.side);
        // A share that is told settles the other seats too.
        const shared = before?.join() !== this.table.shares.seals?.join() || 'share' in message;
        await this.#save(shared ? [...this.table.seats.keys()] : seated ? [asker.side] : []);
      } else {
        // What made it too late may itself not be on disk yet.
        await this.settled();
        asker.tell(answerText(this.#told, answerTo(message.id, answer)));
      }
      return answer;
    } finally {
      this.#audience.forget(asker);
    }
  }

  /** Carries out what a bot has decided for the seat that it plays. */
  async play(side: Side, seq: number, text: string): Promise<Answer> {
    this.#checkWritable();
    const answer = this.table.act(side, seq, [text], false);
    if (answer.played > 0) await this.#save([]);
    return answer;
  }

  /** Takes in a round of the beacon, for the dice that wait for it. */
  async hear(round: Round): Promise<void> {
    this.#checkWritable();
    if (this.table.hear(round)) await this.#save([]);
  }

  /**
   * Lets somebody else play a seat, or its owner again, if `token` gives the right to it. Gives the
   * secret of the seat to who takes it over.
   */
  async changeSeat(
    token: string | undefined,
    side: Side,
    change: SeatChange,
  ): Promise<{ token?: string }> {
    this.#checkWritable();
    this.touched = performance.now();
    const hash = token ? hashToken(token) : '';
    const forbidden = whyNotChange(this.table.seats, this.hashes, hash, side, change);
    if (forbidden !== undefined) throw new HttpError(403, forbidden);
    const answer = this.#whyFull(side) ?? this.table.changeSeat(side, this.table.seq, change);
    if (!answer.ok) throw new HttpError(409, english(answer.refusal.reason));
    const isSitter = hash === this.#tokens[side];
    const secret = change.do !== 'take-over' ? undefined : isSitter ? token : freshToken();
    if (secret !== undefined) this.#tokens[side] = hashToken(secret);
    await this.#save(secret === undefined ? [] : [side]);
    // Whoever plays a seat no more sees no more through its eyes.
    if (change.do === 'give-back') {
      this.#audience.dismiss('The computer plays this seat again.', side);
      this.#tellStatus();
    }
    return secret === undefined ? {} : { token: secret };
  }

  /** Takes a seat in person: an open one, or with its secret under another name. */
  async join(token: string | undefined, wanted: Side | undefined, name: string) {
    this.#checkWritable();
    const side = token ? this.sideOf(token) : this.#freeSeat(wanted);
    if (this.table.seats[side]?.kind === 'bot' || side === SPECTATOR)
      throw new HttpError(409, 'That seat is the computer’s; it can be taken over.');
    const secret = token || freshToken();
    this.#tokens[side] = hashToken(secret);
    this.table.seat(side, { kind: 'human', name });
    await this.#save([side]);
    return { side, token: secret };
  }

  /** Begins to tell somebody, with the whole table first. */
  async listen(listener: Listener): Promise<void> {
    this.#checkAlive();
    this.touched = performance.now();
    const { side } = listener;
    this.#audience.arrive(listener);
    if (this.#takeSeat(side)) await this.#save([side]);
    await this.#show(side, [listener]);
  }

  leave(listener: Listener): void {
    this.touched = performance.now();
    const { side } = listener;
    if (!this.#audience.leave(listener)) return;
    if (side !== SPECTATOR && !this.#audience.has(side)) this.#tellStatus();
  }

  /** Sends everybody away. */
  dismiss(reason: string): void {
    this.#audience.dismiss(reason);
  }

  /** Tells everybody at the table. */
  announce(message: ServerMessage): void {
    this.#audience.announce(message);
  }

  /** The whole table for a side, as JSON; only what is on disk. */
  async textFor(side: Side): Promise<string> {
    let text = '';
    await this.#read(side, (items) => {
      text = viewText(this.headFor(side), items);
    });
    return text;
  }

  headFor(side: Side): TableHead {
    return { ...this.table.headFor(side), ...this.#statusFor(side) };
  }

  /** Tells those who are here at which table they play on. */
  passOn(next: string): void {
    this.#next = next;
    this.#tellStatus();
  }

  /** The seats as the store keeps them. */
  storedSeats(): StoredSeat[] {
    return this.table.seats.map((_, side) => this.#storedSeat(side));
  }

  /** What a change of the table writes. */
  change(seats: readonly Side[] = []): Change {
    const { table } = this;
    const { snapshot } = table;
    const entries = table.entries.slice(this.#queued);
    this.#queued = table.seq;
    const fresh = snapshot.seq > this.#snapshot;
    this.#snapshot = snapshot.seq;
    return {
      entries,
      progress: progressOf(table),
      ...(fresh && { snapshot: { ...snapshot, schema: this.layout } }),
      ...(seats.length > 0 && {
        seats: new Map(seats.map((side) => [side, this.#storedSeat(side)])),
      }),
    };
  }

  #carryOut(side: Side, message: SeatMessage): Answer {
    const full = message.type === 'undo' ? this.#whyFull(side) : undefined;
    return full ?? ask(this.table, side, message);
  }

  /** A game comes to its end by itself, but one can waver for ever. */
  #whyFull(side: Side): Answer | undefined {
    const { seq } = this.table;
    if (side === SPECTATOR || seq < this.#keeper.recordEntries) return undefined;
    const reason = `The record of this table has ${seq} entries: nothing more is taken back, and no seat changes hands.`;
    return { ok: false, seq, played: 0, refusal: { rule: '', reason } };
  }

  /** Who comes with the secret of an open seat sits down on it; true if so. */
  #takeSeat(side: Side): boolean {
    const seat: Seat | undefined = this.table.seats[side];
    if (seat?.kind !== 'open' || this.#keeper.store.fault !== undefined) return false;
    this.table.seat(side, { kind: 'human', name: '' });
    return true;
  }

  #freeSeat(wanted: Side | undefined): Side {
    const { seats } = this.table;
    const side = wanted ?? seats.findIndex((seat) => seat.kind === 'open');
    if (seats[side]?.kind === 'open') return side;
    throw new HttpError(
      409,
      wanted === undefined ? 'No seat is free here.' : 'That seat is taken.',
    );
  }

  /** Whoever still holds a table that could not be written must not build on it. */
  #checkAlive(): void {
    if (this.#dead) throw new HttpError(503, NOT_WRITTEN);
  }

  #checkWritable(): void {
    this.#checkAlive();
    if (this.#keeper.store.fault !== undefined) throw new HttpError(503, ONLY_READ);
  }

  /** Puts on disk what has changed, then tells it, unless more has changed by then. */
  #save(seats: readonly Side[]): Promise<void> {
    this.#version += 1;
    const write = this.#keeper.store.append(this.id, this.#revision++, this.change(seats));
    const saving = this.#tellAfter(write, this.#version);
    this.#saving = saving.catch(() => undefined);
    return saving;
  }

  async #tellAfter(write: Promise<void>, version: number): Promise<void> {
    this.#writing += 1;
    try {
      await write;
    } catch (error) {
      this.#dead = true;
      this.#keeper.failed(this, error);
      throw new HttpError(503, NOT_WRITTEN);
    } finally {
      this.#writing -= 1;
    }
    if (version === this.#version) this.#tellChange();
    // What has come in between is on its way to the disk, and is told together with this.
    else await this.#saving;
  }

  #tellChange(): void {
    this.#told = this.table.seq;
    this.#audience.tellChanges((side) => this.#statusFor(side));
    // What was hidden is open now, in earlier entries too.
    if (this.#secrets && this.table.outcome !== undefined) this.#showAll();
    this.#keeper.changed(this);
  }

  /** Shows everybody the whole table anew. */
  #showAll(): void {
    for (const [side, listeners] of this.#audience.clear())
      this.#show(side, listeners).catch((error: unknown) => this.#keeper.failed(this, error));
  }

  /** Shows the whole table to some who arrive, and tells them from then on. */
  async #show(side: Side, listeners: readonly Listener[]): Promise<void> {
    await this.#read(side, (items) => {
      const before = this.#audience.has(side);
      const present = this.#audience.admit(listeners);
      if (present.length === 0) return;
      const head = this.headFor(side);
      this.#audience.follow(side, this.#statusFor(side));
      const text = `{"type":"table","table":${viewText(head, items)}}`;
      for (const listener of present) listener.tell(text);
      if (!before && side !== SPECTATOR) this.#tellStatus();
    });
  }

  /** Entries from the store are played again before they are shown or taken back. */
  #recall(): Promise<void> {
    this.#recalled ??= this.#keeper.slicer.run(this.table.reading());
    return this.#recalled;
  }

  /** Reads the entries for a side; `use` is called when all of them are on disk, and no more. */
  async #read(side: Side, use: (items: string) => void): Promise<void> {
    await this.#recall();
    for (;;) {
      const [upTo, wasOver] = [this.table.seq, this.table.outcome !== undefined];
      const items = await this.#keeper.slicer.run(writeEntries(this.table, side, upTo));
      await this.settled();
      // Whoever may read more now reads it all again.
      if (wasOver !== (this.table.outcome !== undefined)) continue;
      const fresh = itemsOf(this.table, side, upTo);
      use(fresh && items ? `${items},${fresh}` : items || fresh);
      return;
    }
  }

  /** Tells who sits here now. Only what is on disk is told. */
  #tellStatus(): void {
    if (this.#told === this.table.seq) this.#audience.tellChanges((side) => this.#statusFor(side));
  }

  /** How things stand, and who is here. */
  #statusFor(side: Side): TableStatus {
    const status = this.table.statusFor(side);
    const next = this.#next && { next: this.#next };
    return { ...status, ...next, seats: this.#audience.mark(status.seats) };
  }

  #storedSeat(side: Side): StoredSeat {
    return storedSeatOf(this.table, side, this.#tokens[side] ?? '');
  }
}
