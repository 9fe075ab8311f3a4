/**
 * Clients at a table: players and spectators, clients that have not received the table yet, and clients that
 * only sent a request. One view is kept for every side with a client, to compute the changes to send; it is
 * dropped with the last client of the side.
 */
import type { Message } from '../../kernel/text/message.ts';
import { Follower, isNews } from '../../table/views/follower.ts';
import type {
  RequestResult,
  Changes,
  SeatView,
  ServerMessage,
  TableStatus,
} from '../../table/messages/messages.ts';
import type { Table } from '../../table/table.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import type { Side } from '../../kernel/side.ts';

/** A client that receives messages about the table. */
export interface Subscriber {
  readonly side: Side;
  /** Whether the player looks at the page, as far as the page tells. */
  readonly isLooking?: boolean;
  /** A message, as JSON text. */
  tell(text: string): void;
  /** Disconnects the client; if it comes back, the table is read from disk again. */
  drop(reason: Message): void;
}

export class Subscribers {
  #table: Table;
  readonly #present = new Set<Subscriber>();
  /** Connections that have not received the table yet. */
  readonly #arriving = new Set<Subscriber>();
  /** State that was last sent to each side with a client present. */
  readonly #followers = new Map<Side, Follower>();
  /** Clients that are not present, but wait for an answer. */
  readonly #guests = new Map<Subscriber, Follower>();
  /** Sides with a client at another server. */
  #elsewhere: ReadonlySet<Side> = new Set();
  /** Answers to send with the resulting changes, by client. */
  readonly #answers = new Map<Subscriber, RequestResult>();

  constructor(table: Table) {
    this.#table = table;
  }

  get empty(): boolean {
    return this.#present.size + this.#arriving.size === 0;
  }

  /** Whether a client of a side is present, and has received the table. */
  has(side: Side): boolean {
    for (const listener of this.#present) if (listener.side === side) return true;
    return false;
  }

  /** The seats, each marked as connected or not. */
  mark(seats: readonly SeatView[]): SeatView[] {
    return seats.map((seat) => {
      const isBots = seat.kind === 'bot' && !seat.takenOver;
      return { ...seat, connected: isBots || this.#isAbout(seat.side) };
    });
  }

  /** Sides with a client present; spectators do not count. */
  get sides(): Side[] {
    return [...new Set([...this.#present].map(({ side }) => side))].filter((side) => side >= 0);
  }

  /** Sides whose player looks at the table. */
  get looking(): Side[] {
    return [...this.#present].flatMap(({ side, isLooking }) =>
      isLooking && side >= 0 ? [side] : [],
    );
  }

  /** Sets the sides with clients at other servers; returns true if that changes which sides are connected. */
  setElsewhere(sides: readonly Side[]): boolean {
    const before = this.#elsewhere;
    this.#elsewhere = new Set(sides);
    const all = [...new Set([...before, ...sides])];
    return all.some((side) => !this.has(side) && before.has(side) !== this.#elsewhere.has(side));
  }

  #isAbout(side: Side): boolean {
    return this.has(side) || this.#elsewhere.has(side);
  }

  /** A client is about to receive the table, for the first time or again. */
  arrive(listener: Subscriber): void {
    this.leave(listener);
    this.#arriving.add(listener);
  }

  /** Marks clients as present; returns those that have not left meanwhile. */
  admit(listeners: readonly Subscriber[]): Subscriber[] {
    const here = listeners.filter((listener) => this.#arriving.delete(listener));
    for (const listener of here) this.#present.add(listener);
    return here;
  }

  /** From here on, the clients of a side receive changes; `shown` is the status that they have just received. */
  follow(side: Side, shown: TableStatus): void {
    if (!this.#followers.has(side)) this.#followers.set(side, this.#newFollower(side, shown));
  }

  /** Replaces the table by another one; returns the clients that must receive it, by side. */
  renew(table: Table): Map<Side, Subscriber[]> {
    for (const follower of this.#followers.values()) this.#letGo(follower);
    this.#followers.clear();
    const bySide = this.clear();
    this.#table = table;
    for (const guest of this.#guests.keys()) this.#guests.set(guest, this.#newFollower(guest.side));
    return bySide;
  }

  /** Pending answer to this client, if any. */
  owed(asker: Subscriber): RequestResult | undefined {
    return this.#answers.get(asker);
  }

  /** Every client must receive the table again; returns the clients that were present, by side. */
  clear(): Map<Side, Subscriber[]> {
    const bySide = Map.groupBy(this.#present, ({ side }) => side);
    for (const listener of this.#present) this.arrive(listener);
    return bySide;
  }

  /** Removes a client; returns true if it was present, and not only about to arrive. */
  leave(listener: Subscriber): boolean {
    const { side } = listener;
    this.#arriving.delete(listener);
    if (!this.#present.delete(listener)) return false;
    if (!this.has(side)) {
      this.#letGo(this.#followers.get(side));
      this.#followers.delete(side);
    }
    return true;
  }

  /** A client is about to send a request; it need not be present. */
  await(asker: Subscriber): void {
    if (!this.#present.has(asker)) this.#guests.set(asker, this.#newFollower(asker.side));
  }

  /** Sets the answer to this client, to be sent with the next changes. */
  answer(asker: Subscriber, answer: RequestResult): void {
    this.#answers.set(asker, answer);
  }

  /** The client waits for no further answer. */
  forget(asker: Subscriber): void {
    this.#letGo(this.#guests.get(asker));
    this.#guests.delete(asker);
    this.#answers.delete(asker);
  }

  /** Sends each client the changes for its side, with the answer that it waits for. */
  tellChanges(statusFor: (side: Side) => TableStatus): void {
    for (const [side, listeners] of Map.groupBy(this.#present, (listener) => listener.side)) {
      const follower = requireDefined(this.#followers.get(side), 'a present side has a follower');
      const changes = follower.take(statusFor(side));
      const text = JSON.stringify(changes);
      for (const listener of listeners)
        if (!this.#tellAnswer(listener, text) && isNews(changes)) listener.tell(text);
    }
    for (const [guest, follower] of this.#guests)
      if (this.#answers.has(guest))
        this.#tellAnswer(guest, JSON.stringify(follower.take(statusFor(guest.side))));
  }

  /** Sends the clients of each side the message for it, if there is one. */
  announce(messageFor: (side: Side) => ServerMessage | undefined): void {
    for (const [side, listeners] of Map.groupBy(this.#present, (listener) => listener.side)) {
      const message = messageFor(side);
      const text = message && JSON.stringify(message);
      if (text !== undefined) for (const listener of listeners) listener.tell(text);
    }
  }

  /** Disconnects all clients, or those of one side. */
  dismiss(reason: Message, side?: Side): void {
    for (const listener of [...this.#present, ...this.#arriving]) {
      if (side !== undefined && listener.side !== side) continue;
      this.leave(listener);
      listener.drop(reason);
    }
  }

  #tellAnswer(listener: Subscriber, text: string): boolean {
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

/** Changes as text, with the answer to one of the receivers. */
const withAnswer = (text: string, answer: RequestResult): string =>
  `${text.slice(0, -1)},"answer":${JSON.stringify(answer)}}`;

/** An answer without changes. */
export const answerText = (seq: number, answer: RequestResult): string =>
  JSON.stringify({ type: 'changes', seq, entries: [], answer } satisfies Changes);
