/**
 * A table with those who sit at it and watch it. What they ask is carried out at once and told, to
 * them and to the others, when it is on disk.
 */
import { hasSecrets } from '../kernel/view.ts';
import type { ClientMessage, SeatView, ServerMessage, TableView } from '../table/messages.ts';
import type { Table } from '../table/table.ts';
import type { Answer, Seat } from '../table/table-parts.ts';
import { CHANCE, type Side, SPECTATOR } from '../kernel/step.ts';
import { HttpError } from './http-error.ts';
import type { SeatChange } from '../table/duties.ts';
import { freshToken, hashToken } from './secrets.ts';
import type { StoredSeat } from './store/rows.ts';
import type { Change, Store } from './store/store.ts';

/** Somebody who is told what happens. */
export interface Listener {
  readonly side: Side;
  /** A message, as JSON text. */
  tell(text: string): void;
  /** The table is gone from memory: come back and it is read from disk again. */
  drop(reason: string): void;
}

/** What a hub needs of the place it lives in. */
export interface HubKeeper {
  readonly store: Store;
  /** Something has changed and is on disk. */
  changed(hub: Hub): void;
  /** What is in memory is ahead of the disk for good: forget it. */
  failed(hub: Hub, error: unknown): void;
}

/** Hashes of the secrets of a table. */
export interface Secrets {
  /** By side; empty for seats without one. */
  readonly tokens: readonly string[];
  readonly host: string;
}

export class Hub {
  readonly table: Table;
  /** When it was last asked for anything. */
  touched = Date.now();
  /** Jobs that need this very object to stay alive. */
  pins = 0;
  /** A person has been at the table since it was opened. */
  attended = false;
  readonly #keeper: HubKeeper;
  readonly #tokens: string[];
  /** Hash of the host's secret; empty for tables that have none. */
  readonly #host: string;
  readonly #listeners = new Set<Listener>();
  /** Those who have not been shown the table yet. */
  readonly #arriving = new Set<Listener>();
  readonly #secrets: boolean;
  #version = 0;
  #writing = 0;
  /** What is in memory is ahead of the disk for good. */
  #dead = false;
  #saving: Promise<void> = Promise.resolve();
  /** How much of the record is on its way to the disk, and how much has been told. */
  #queued: number;
  #told: number;
  #snapshot: number;

  constructor(table: Table, secrets: Secrets, keeper: HubKeeper) {
    this.table = table;
    this.#keeper = keeper;
    this.#tokens = [...secrets.tokens];
    this.#host = secrets.host;
    this.#secrets = hasSecrets(table.game);
    this.#queued = table.seq;
    this.#told = table.seq;
    this.#snapshot = table.snapshot.seq;
  }

  get id(): string {
    return this.table.id;
  }

  /** Nobody is there and nothing is under way: it may be forgotten. */
  get idle(): boolean {
    const present = this.#listeners.size + this.#arriving.size;
    return present === 0 && this.pins === 0 && this.#writing === 0;
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

  /** Carries out what a seat asks. The answer may be given: it is on disk. */
  async ask(side: Side, message: ClientMessage): Promise<ServerMessage> {
    this.#checkAlive();
    this.touched = Date.now();
    const answer = this.#carryOut(side, message);
    if (answer.ok || answer.played > 0) {
      const seated = this.#takeSeat(side);
      const contributed = message.type === 'contribute';
      await this.#save(seated || contributed ? [side] : []);
    } else {
      // What made it too late may itself not be on disk yet.
      await this.settled();
    }
    const { seq, played } = answer;
    if (answer.ok) return { type: 'done', id: message.id, seq, played };
    return { type: 'refused', id: message.id, seq, played, refusal: answer.refusal };
  }

  /** Carries out what a bot has decided for the seat that it plays. */
  async play(side: Side, seq: number, text: string): Promise<Answer> {
    this.#checkAlive();
    const answer = this.table.act(side, seq, [text], false);
    if (answer.played > 0) await this.#save([]);
    return answer;
  }

  /**
   * Lets somebody else play a seat, or its owner again, on behalf of whoever holds the secret of the
   * seat or of the host. Gives the secret of the seat to who takes it over.
   */
  async changeSeat(
    token: string | undefined,
    side: Side,
    change: SeatChange,
  ): Promise<{ token?: string }> {
    this.#checkAlive();
    this.touched = Date.now();
    const hash = token ? hashToken(token) : '';
    const isSitter = hash !== '' && hash === this.#tokens[side];
    if (!isSitter && (hash === '' || hash !== this.#host))
      throw new HttpError(403, 'Only who has this seat, or who made the table, may do that.');
    const answer = this.table.changeSeat(side, this.table.seq, change);
    if (!answer.ok) throw new HttpError(409, answer.refusal.reason);
    const secret = change.do !== 'take-over' ? undefined : isSitter ? token : freshToken();
    if (secret !== undefined) this.#tokens[side] = hashToken(secret);
    await this.#save(secret === undefined ? [] : [side]);
    // Whoever plays a seat no more sees no more through its eyes.
    if (change.do === 'give-back') this.#sendAway(side);
    return secret === undefined ? {} : { token: secret };
  }

  /** Takes a seat in person: an open one, or with its secret under another name. */
  async join(token: string | undefined, wanted: Side | undefined, name: string) {
    this.#checkAlive();
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
    this.touched = Date.now();
    const { side } = listener;
    this.#arriving.add(listener);
    if (this.#takeSeat(side)) await this.#save([side]);
    await this.settled();
    if (!this.#arriving.delete(listener)) return;
    const before = this.#connected(side);
    this.#listeners.add(listener);
    listener.tell(textOf({ type: 'table', table: this.viewFor(side) }));
    if (!before && side !== SPECTATOR) this.#tellHead(listener);
  }

  leave(listener: Listener): void {
    this.touched = Date.now();
    this.#arriving.delete(listener);
    if (!this.#listeners.delete(listener)) return;
    if (listener.side !== SPECTATOR && !this.#connected(listener.side)) this.#tellHead();
  }

  /** Sends everybody away. */
  dismiss(reason: string): void {
    for (const listener of [...this.#listeners, ...this.#arriving]) listener.drop(reason);
    this.#listeners.clear();
    this.#arriving.clear();
  }

  #sendAway(side: Side): void {
    for (const listener of [...this.#listeners].filter((l) => l.side === side)) {
      this.leave(listener);
      listener.drop('The computer plays this seat again.');
    }
  }

  /** Tells everybody at the table. */
  announce(message: ServerMessage): void {
    for (const listener of this.#listeners) listener.tell(textOf(message));
  }

  viewFor(side: Side): TableView {
    const view = this.table.viewFor(side);
    return { ...view, seats: this.#present(view.seats) };
  }

  headFor(side: Side): Omit<TableView, 'entries'> {
    const head = this.table.headFor(side);
    return { ...head, seats: this.#present(head.seats) };
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
    const { actor, outcome, seq } = table;
    return {
      entries,
      progress: { seq, actor: Math.max(actor, CHANCE), over: outcome !== undefined },
      ...(fresh && { snapshot: { ...snapshot, schema: table.state.layout.schema } }),
      ...(seats.length > 0 && {
        seats: new Map(seats.map((side) => [side, this.#storedSeat(side)])),
      }),
    };
  }

  #carryOut(side: Side, message: ClientMessage): Answer {
    const { table } = this;
    switch (message.type) {
      case 'act':
        return table.act(side, message.seq, message.actions);
      case 'undo':
        return table.undo(side, message.seq);
      case 'resign':
        return table.resign(side, message.seq);
      case 'contribute':
        return table.contribute(side, message.text);
    }
  }

  /** Who comes with the secret of an open seat sits down on it; true if so. */
  #takeSeat(side: Side): boolean {
    const seat: Seat | undefined = this.table.seats[side];
    if (seat?.kind !== 'open') return false;
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

  /** Puts on disk what has changed, then tells it, unless more has changed by then. */
  #save(seats: readonly Side[]): Promise<void> {
    this.#version += 1;
    const write = this.#keeper.store.append(this.id, this.change(seats));
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
  }

  #tellChange(): void {
    const from = this.#told;
    const whole = this.#secrets && this.table.outcome !== undefined;
    this.#told = this.table.seq;
    this.#tellEach((side) =>
      whole
        ? // What was hidden is open now, in earlier entries too.
          { type: 'table', table: this.viewFor(side) }
        : this.#update(side, from),
    );
    this.#keeper.changed(this);
  }

  /** Tells all but one who sits here now. Only what is on disk is told. */
  #tellHead(but?: Listener): void {
    if (this.#told === this.table.seq)
      this.#tellEach((side) => this.#update(side, this.table.seq), but);
  }

  #update(side: Side, from: number): ServerMessage {
    const entries = this.table.entriesFor(side, from);
    return { type: 'update', table: this.headFor(side), entries };
  }

  /** Tells each listener the message of his side, which is written once for all who share it. */
  #tellEach(messageFor: (side: Side) => ServerMessage, but?: Listener): void {
    const texts = new Map<Side, string>();
    for (const listener of this.#listeners) {
      if (listener === but) continue;
      const text = texts.get(listener.side) ?? textOf(messageFor(listener.side));
      texts.set(listener.side, text);
      listener.tell(text);
    }
  }

  #connected(side: Side): boolean {
    for (const listener of this.#listeners) if (listener.side === side) return true;
    return false;
  }

  #present(seats: readonly SeatView[]): SeatView[] {
    return seats.map((seat) => {
      const isBots = seat.kind === 'bot' && !seat.takenOver;
      return { ...seat, connected: isBots || this.#connected(seat.side) };
    });
  }

  #storedSeat(side: Side): StoredSeat {
    const seat = this.table.seats[side] as Seat;
    const contribution = this.table.contributions[side] ?? '';
    return { ...seat, token: this.#tokens[side] ?? '', contribution };
  }
}

const textOf = (message: ServerMessage): string => JSON.stringify(message);
const NOT_WRITTEN = 'The server could not write this down; nothing has happened.';
