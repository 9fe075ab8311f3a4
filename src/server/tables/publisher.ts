/**
 * Sends messages to the clients at a table: players and spectators, clients that have not received the table yet, and
 * clients that only sent a request. For every side with a client, it keeps the last view, to compute the changes to
 * send; the view is dropped with the last client of the side. The session calls it when everything that it sends is
 * stored.
 */
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import type { Message } from '../../kernel/text/message.ts';
import { hasSecrets } from '../../kernel/view.ts';
import type {
  Changes,
  Rematch,
  RequestResult,
  ServerMessage,
  TableStatus,
} from '../../table/messages/messages.ts';
import type { SeatMessage } from '../../table/messages/requests.ts';
import type { Table } from '../../table/table.ts';
import { Follower, isNews } from '../../table/views/follower.ts';
import type { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import { itemsOf, viewText, writeEntries } from './text.ts';

/** A client that receives messages about the table. */
export interface Subscriber {
  readonly side: Side;
  /** Whether the player is active on the page, as far as the page reports it. */
  readonly isActive?: boolean;
  /** Sends a message, as JSON text. */
  send(text: string): void;
  /** Disconnects the client; when it reconnects, the table is read from disk again. */
  disconnect(reason: Message): void;
}

export class ViewPublisher {
  readonly #scheduler: CooperativeScheduler;
  /** Resolves when all entries of the table are stored. */
  readonly #settled: () => Promise<void>;
  readonly #hasSecrets: boolean;
  #table: Table;
  #effectsComputed: Promise<void> | undefined;
  #snapshotsComputed: Promise<void> | undefined;
  /** Length of the record that has been published. */
  #published: number;
  #rematch: Rematch | undefined;
  readonly #connected = new Set<Subscriber>();
  /** Connections that have not received the table yet. */
  readonly #arriving = new Set<Subscriber>();
  /** State that was last sent to each side with a connected client. */
  readonly #followers = new Map<Side, Follower>();
  /** Clients that are not at the table, but wait for an answer. */
  readonly #pendingClients = new Map<Subscriber, Follower>();
  /** Sides with a client at another server. */
  #remoteSides: ReadonlySet<Side> = new Set();
  /** Answers to send with the resulting changes, by client. */
  readonly #answers = new Map<Subscriber, RequestResult>();

  constructor(table: Table, scheduler: CooperativeScheduler, settled: () => Promise<void>) {
    this.#table = table;
    this.#scheduler = scheduler;
    this.#settled = settled;
    this.#hasSecrets = hasSecrets(table.state);
    this.#published = table.seq;
  }

  /** Whether no client is connected or arriving. */
  get isEmpty(): boolean {
    return this.#connected.size + this.#arriving.size === 0;
  }

  get mayShowRecord(): boolean {
    return this.#table.outcome !== undefined || !this.#hasSecrets;
  }

  /** Whether a side has a connected client that has received the table. */
  has(side: Side): boolean {
    for (const client of this.#connected) if (client.side === side) return true;
    return false;
  }

  /** Sides with a connected client; spectators do not count. */
  get sides(): Side[] {
    return [...new Set([...this.#connected].map(({ side }) => side))].filter((side) => side >= 0);
  }

  /** Number of connected spectators. */
  get spectators(): number {
    return [...this.#connected].filter(({ side }) => side === SPECTATOR).length;
  }

  /** Sides whose player is active at the table. */
  get activeSides(): Side[] {
    return [...this.#connected].flatMap(({ side, isActive }) =>
      isActive && side >= 0 ? [side] : [],
    );
  }

  /** Sets the sides with clients at other servers; if that changes which sides are connected, sends the status. */
  setRemoteSides(sides: readonly Side[]): void {
    const before = this.#remoteSides;
    this.#remoteSides = new Set(sides);
    const all = [...new Set([...before, ...sides])];
    if (all.some((side) => !this.has(side) && before.has(side) !== this.#remoteSides.has(side)))
      this.publishStatus();
  }

  /** Sends the table of the rematch. */
  publishRematch(rematch: Rematch): void {
    if (this.#rematch) return;
    this.#rematch = rematch;
    this.publishStatus();
  }

  /** Adds a client that is about to receive the table, for the first time or again. */
  addArriving(client: Subscriber): void {
    this.#remove(client);
    this.#arriving.add(client);
  }

  /** Removes a client; returns whether it was the last client of a player's side. */
  remove(client: Subscriber): boolean {
    const { side } = client;
    if (!this.#remove(client) || side === SPECTATOR || this.has(side)) return false;
    this.publishStatus();
    return true;
  }

  /** Disconnects all clients, or those of one side. */
  disconnect(reason: Message, side?: Side): void {
    for (const client of [...this.#connected, ...this.#arriving]) {
      if (side !== undefined && client.side !== side) continue;
      this.#remove(client);
      client.disconnect(reason);
    }
  }

  /** Prepares for a request of a client, which need not be at the table. */
  addPending(client: Subscriber): void {
    if (!this.#connected.has(client))
      this.#pendingClients.set(client, this.#newFollower(client.side));
  }

  /** Sets the answer to this client, to be sent with the next changes. */
  answer(client: Subscriber, answer: RequestResult): void {
    this.#answers.set(client, answer);
  }

  /** Sends the answer if it was not sent with changes, because the whole table was sent again. */
  sendOwedAnswer(client: Subscriber): void {
    const answer = this.#answers.get(client);
    if (answer) this.sendAnswer(client, answer);
  }

  /** Sends an answer without changes. */
  sendAnswer(client: Subscriber, answer: RequestResult): void {
    const changes: Changes = { type: 'changes', seq: this.#published, entries: [], answer };
    client.send(JSON.stringify(changes));
  }

  /** Removes a client that waits for no further answer. */
  removePending(client: Subscriber): void {
    const follower = this.#pendingClients.get(client);
    if (follower) this.#drop(follower);
    this.#pendingClients.delete(client);
    this.#answers.delete(client);
  }

  /** Sends each client the changes for its side, with its pending answer. */
  publish(): void {
    this.#published = this.#table.seq;
    for (const [side, follower] of this.#followers) {
      const changes = follower.take(this.#statusFor(side));
      const text = JSON.stringify(changes);
      for (const client of this.#connected)
        if (client.side === side && !this.#sendAnswer(client, text) && isNews(changes))
          client.send(text);
    }
    for (const [client, follower] of this.#pendingClients)
      if (this.#answers.has(client))
        this.#sendAnswer(client, JSON.stringify(follower.take(this.#statusFor(client.side))));
  }

  /** Sends the status, unless entries are being stored: then the status is sent with them. */
  publishStatus(): void {
    if (this.#published === this.#table.seq) this.publish();
  }

  /** Sends the clients of each side the message for it, if there is one. */
  announce(messageFor: (side: Side) => ServerMessage | undefined): void {
    for (const [side, clients] of Map.groupBy(this.#connected, (client) => client.side)) {
      const message = messageFor(side);
      const text = message && JSON.stringify(message);
      if (text !== undefined) for (const client of clients) client.send(text);
    }
  }

  /** Returns the whole table for a side, as JSON. */
  async textFor(side: Side): Promise<string> {
    let text = '';
    await this.#read(side, (items) => {
      text = this.#viewText(side, items);
    });
    return text;
  }

  /** Sends clients the whole table, and changes from then on; returns whether they are the first of their side. */
  async show(side: Side, clients: readonly Subscriber[]): Promise<boolean> {
    let isFirst = false;
    await this.#read(side, (items) => {
      const before = this.has(side);
      const present = clients.filter((client) => this.#arriving.delete(client));
      if (present.length === 0) return;
      for (const client of present) this.#connected.add(client);
      const view = this.#viewText(side, items);
      if (!this.#followers.has(side))
        this.#followers.set(side, this.#newFollower(side, this.#statusFor(side)));
      for (const client of present) client.send(`{"type":"table","table":${view}}`);
      if (!before && side !== SPECTATOR) this.publishStatus();
      isFirst = !before;
    });
    return isFirst;
  }

  /** Sends the whole table again if the end of the game has revealed hidden parts of earlier entries. */
  async showRevealed(): Promise<void> {
    if (this.#hasSecrets) await this.#showAgain();
  }

  /** Replaces the table by another one, and sends it to the clients. */
  async replace(table: Table): Promise<void> {
    this.#effectsComputed = undefined;
    this.#snapshotsComputed = undefined;
    this.#published = table.seq;
    for (const follower of this.#followers.values()) this.#drop(follower);
    this.#followers.clear();
    this.#table = table;
    for (const client of this.#pendingClients.keys())
      this.#pendingClients.set(client, this.#newFollower(client.side));
    await this.#showAgain();
  }

  /** Computes the effects of loaded entries, unless they were stored: views and answers need them. */
  computeEffects(): Promise<void> {
    this.#effectsComputed ??= this.#scheduler.run(this.#table.computingEffects());
    return this.#effectsComputed;
  }

  /** Computes what a request needs: takebacks may lead to any earlier position. */
  prepareFor(type: SeatMessage['type']): Promise<void> {
    return type === 'undo' || type === 'offer' ? this.computeSnapshots() : this.computeEffects();
  }

  /** Computes positions at intervals of the record, so that earlier positions are reached quickly. */
  async computeSnapshots(): Promise<void> {
    await this.computeEffects();
    this.#snapshotsComputed ??= this.#scheduler.run(this.#table.history.computingSnapshots());
    await this.#snapshotsComputed;
  }

  async #showAgain(): Promise<void> {
    const bySide = Map.groupBy(this.#connected, ({ side }) => side);
    for (const client of this.#connected) this.addArriving(client);
    await Promise.all([...bySide].map(([side, clients]) => this.show(side, clients)));
  }

  /** Reads the entries for a side; `use` is called when exactly these are stored. */
  async #read(side: Side, use: (items: string) => void): Promise<void> {
    for (;;) {
      const table = this.#table;
      await this.computeEffects();
      const [upTo, wasOver] = [table.seq, table.outcome !== undefined];
      const items = await this.#scheduler.run(writeEntries(table, side, upTo));
      await this.#settled();
      // Start again if the reader may see more now (the game is over), or if the entries read were discarded.
      if (table !== this.#table || wasOver !== (table.outcome !== undefined)) continue;
      const fresh = itemsOf(table, side, upTo);
      use(fresh && items ? `${items},${fresh}` : items || fresh);
      return;
    }
  }

  #viewText(side: Side, items: string): string {
    const head = { ...this.#table.headFor(side), ...this.#statusFor(side) };
    return viewText(head, items);
  }

  /** Returns the status of the table, with the connected seats. */
  #statusFor(side: Side): TableStatus {
    const status = this.#table.statusFor(side, this.#isConnected);
    return this.#rematch ? { ...status, rematch: this.#rematch } : status;
  }

  readonly #isConnected = (side: Side): boolean => this.has(side) || this.#remoteSides.has(side);

  #sendAnswer(client: Subscriber, text: string): boolean {
    const answer = this.#answers.get(client);
    if (!answer || !this.#answers.delete(client)) return false;
    client.send(`${text.slice(0, -1)},"answer":${JSON.stringify(answer)}}`);
    return true;
  }

  /** Removes a client; returns whether it was connected, not only about to arrive. */
  #remove(client: Subscriber): boolean {
    const { side } = client;
    this.#arriving.delete(client);
    if (!this.#connected.delete(client)) return false;
    if (!this.has(side)) {
      this.#drop(this.#followers.get(side));
      this.#followers.delete(side);
    }
    return true;
  }

  #newFollower(side: Side, shown?: TableStatus): Follower {
    const { game, seq, state, followers } = this.#table;
    const follower = new Follower(game, side, seq, state, shown);
    followers.add(follower);
    return follower;
  }

  #drop(follower: Follower | undefined): void {
    if (follower) this.#table.followers.delete(follower);
  }
}
