/**
 * Those at a table: who sits there or watches, who is still being shown it, and who has only asked for
 * something. For every side that somebody sees through, one view is kept, from which the changes are
 * told; it goes with the last of them.
 */
import type { Message } from '../kernel/message.ts';
import { Follower, isNews } from '../table/follower.ts';
import type { Answered, Changes, SeatView, ServerMessage, TableStatus } from '../table/messages.ts';
import type { Table } from '../table/table.ts';
import type { Side } from '../kernel/side.ts';

/** Somebody who is told what happens. */
export interface Listener {
  readonly side: Side;
  /** Whether the player looks at the page, as far as the page tells. */
  readonly isLooking?: boolean;
  /** A message, as JSON text. */
  tell(text: string): void;
  /** The table is gone from memory: come back and it is read from disk again. */
  drop(reason: Message): void;
}

export class Audience {
  #table: Table;
  readonly #present = new Set<Listener>();
  /** Connections that have not received the table yet. */
  readonly #arriving = new Set<Listener>();
  /** State that was sent to the sides of those present. */
  readonly #followers = new Map<Side, Follower>();
  /** Messages to absent people that await an answer. */
  readonly #guests = new Map<Listener, Follower>();
  /** Sides that somebody plays at another server. */
  #elsewhere: ReadonlySet<Side> = new Set();
  /** Messages, with their receivers, for the resulting changes. */
  readonly #answers = new Map<Listener, Answered>();

  constructor(table: Table) {
    this.#table = table;
  }

  get empty(): boolean {
    return this.#present.size + this.#arriving.size === 0;
  }

  /** Whether somebody is there for a side, and has been shown the table. */
  has(side: Side): boolean {
    for (const listener of this.#present) if (listener.side === side) return true;
    return false;
  }

  /** The same seats with who is here. */
  mark(seats: readonly SeatView[]): SeatView[] {
    return seats.map((seat) => {
      const isBots = seat.kind === 'bot' && !seat.takenOver;
      return { ...seat, connected: isBots || this.#isAbout(seat.side) };
    });
  }

  /** Sides that somebody is here for, beside those who watch. */
  get sides(): Side[] {
    return [...new Set([...this.#present].map(({ side }) => side))].filter((side) => side >= 0);
  }

  /** Sides whose player looks at the table. */
  get looking(): Side[] {
    return [...this.#present].flatMap(({ side, isLooking }) =>
      isLooking && side >= 0 ? [side] : [],
    );
  }

  /** People at other servers; true if that changes who is present. */
  setElsewhere(sides: readonly Side[]): boolean {
    const before = this.#elsewhere;
    this.#elsewhere = new Set(sides);
    const all = [...new Set([...before, ...sides])];
    return all.some((side) => !this.has(side) && before.has(side) !== this.#elsewhere.has(side));
  }

  #isAbout(side: Side): boolean {
    return this.has(side) || this.#elsewhere.has(side);
  }

  /** Somebody is about to be shown the table, for the first time or anew. */
  arrive(listener: Listener): void {
    this.leave(listener);
    this.#arriving.add(listener);
  }

  /** They are there now: those of them who have not left meanwhile. */
  admit(listeners: readonly Listener[]): Listener[] {
    const here = listeners.filter((listener) => this.#arriving.delete(listener));
    for (const listener of here) this.#present.add(listener);
    return here;
  }

  /** From here on changes are told to those of a side, who have just been shown this. */
  follow(side: Side, shown: TableStatus): void {
    if (!this.#followers.has(side)) this.#followers.set(side, this.#newFollower(side, shown));
  }

  /** Another table in the place of this one: those who have to be shown it, by side. */
  renew(table: Table): Map<Side, Listener[]> {
    for (const follower of this.#followers.values()) this.#letGo(follower);
    this.#followers.clear();
    const bySide = this.clear();
    this.#table = table;
    for (const guest of this.#guests.keys()) this.#guests.set(guest, this.#newFollower(guest.side));
    return bySide;
  }

  /** Pending notification of this player, if any. */
  owed(asker: Listener): Answered | undefined {
    return this.#answers.get(asker);
  }

  /** Everybody has to be shown the table anew: those who were there, by side. */
  clear(): Map<Side, Listener[]> {
    const bySide = Map.groupBy(this.#present, ({ side }) => side);
    for (const listener of this.#present) this.arrive(listener);
    return bySide;
  }

  /** True if he was there, and not only about to arrive. */
  leave(listener: Listener): boolean {
    const { side } = listener;
    this.#arriving.delete(listener);
    if (!this.#present.delete(listener)) return false;
    if (!this.has(side)) {
      this.#letGo(this.#followers.get(side));
      this.#followers.delete(side);
    }
    return true;
  }

  /** Somebody is about to ask for something, who need not be here. */
  await(asker: Listener): void {
    if (!this.#present.has(asker)) this.#guests.set(asker, this.#newFollower(asker.side));
  }

  /** Message for this player with the next changes. */
  answer(asker: Listener, answer: Answered): void {
    this.#answers.set(asker, answer);
  }

  /** He waits for nothing more. */
  forget(asker: Listener): void {
    this.#letGo(this.#guests.get(asker));
    this.#guests.delete(asker);
    this.#answers.delete(asker);
  }

  /** Tells each what is new to his side, and with it the answer that he waits for. */
  tellChanges(statusFor: (side: Side) => TableStatus): void {
    for (const [side, listeners] of Map.groupBy(this.#present, (listener) => listener.side)) {
      const changes = (this.#followers.get(side) as Follower).take(statusFor(side));
      const text = JSON.stringify(changes);
      for (const listener of listeners)
        if (!this.#tellAnswer(listener, text) && isNews(changes)) listener.tell(text);
    }
    for (const [guest, follower] of this.#guests)
      if (this.#answers.has(guest))
        this.#tellAnswer(guest, JSON.stringify(follower.take(statusFor(guest.side))));
  }

  /** Tells those of each side what is for them, if anything is. */
  announce(messageFor: (side: Side) => ServerMessage | undefined): void {
    for (const [side, listeners] of Map.groupBy(this.#present, (listener) => listener.side)) {
      const message = messageFor(side);
      const text = message && JSON.stringify(message);
      if (text !== undefined) for (const listener of listeners) listener.tell(text);
    }
  }

  /** Sends everybody away, or those of one side. */
  dismiss(reason: Message, side?: Side): void {
    for (const listener of [...this.#present, ...this.#arriving]) {
      if (side !== undefined && listener.side !== side) continue;
      this.leave(listener);
      listener.drop(reason);
    }
  }

  #tellAnswer(listener: Listener, text: string): boolean {
    const answer = this.#answers.get(listener);
    if (!answer || !this.#answers.delete(listener)) return false;
    listener.tell(withAnswer(text, answer));
    return true;
  }

  #newFollower(side: Side, shown?: TableStatus): Follower {
    const { game, seq, state, followers } = this.#table;
    const follower = new Follower(game, side, seq, state, shown);
    followers.add(follower);
    return follower;
  }

  #letGo(follower: Follower | undefined): void {
    if (follower) this.#table.followers.delete(follower);
  }
}

/** Changes as text, with the answer to one of those who are told them. */
const withAnswer = (text: string, answer: Answered): string =>
  `${text.slice(0, -1)},"answer":${JSON.stringify(answer)}}`;

/** An answer where nothing has changed. */
export const answerText = (seq: number, answer: Answered): string =>
  JSON.stringify({ type: 'changes', seq, entries: [], answer } satisfies Changes);
