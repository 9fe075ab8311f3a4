/**
 * Connection to a table on a server. Reconnects if the connection is lost or no longer answers. A message without an
 * acknowledgement is sent again only if the table shows that it never arrived.
 */
import { signal } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { faultOf, msg } from '../messages.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type {
  Changes,
  Entry,
  ReplayView,
  ServerMessage,
  TableView,
} from '../../table/messages/messages.ts';
import type { ClientMessage } from '../../table/messages/requests.ts';
import type { DicePin } from '../../table/dice/proof.ts';
import { textOfFault } from '../lazy-messages.ts';
import { changeSeat, fetchLog, fetchPosition, fetchRecord, socketUrl } from './api.ts';
import type { RequestAnswer, Connection, ConnectionStatus, SeatAnswer } from './connection.ts';
import { type DiceMove, diceMove, savePin, noteRounds, pinsOf, sealed } from './dice-pins.ts';
import { DEVICE_TIMERS, Heartbeat, type Timers } from './heartbeat.ts';
import { BROWSER_ACTIVITY, ActivityMonitor, type ActivitySource } from './activity-monitor.ts';
import { type PlayerRequest, TableReplica } from './table-replica.ts';
import { type ServerClock, serverClock } from './server-clock.ts';
import {
  clearUnsentMove,
  hasArrived,
  saveUnsentMove,
  type WaitingMove,
  loadUnsentMove,
} from './stored/unsent-move.ts';
import { ServerChat } from './chat-connection.ts';

/** Close codes of the server after which a reconnection is useless. */
const NO_TABLE = 4404;
const NO_SEAT = 4403;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Time limit for opening a connection, in milliseconds. */
const OPENS_WITHIN = 10_000;
/**
 * Refused shares that are tolerated. A share may be refused once or twice because it crosses another seat's new seal.
 */
const MOST_REFUSED = 2;
const MOVED_ON = { rule: '', reason: msg('net.moved-on') };

/** Browser functions that a connection needs. */
export interface SocketHost {
  readonly timers: Timers;
  readonly clock: ServerClock;
  readonly activity: ActivitySource;
  /** Returns a random number from 0 to 1, for delays that differ from page to page. */
  random(): number;
  open(table: string, token: string | undefined): WebSocket;
  /**
   * Calls back when the player may have returned to the page, or the network to the device. Returns a function that
   * stops it.
   */
  onWake(check: () => void): () => void;
}

const WAKE_EVENTS = ['online', 'offline', 'focus', 'pageshow', 'visibilitychange', 'resume'];

const BROWSER: SocketHost = {
  timers: DEVICE_TIMERS,
  clock: serverClock,
  activity: BROWSER_ACTIVITY,
  random: () => Math.random(),
  open: (table, token) => new WebSocket(socketUrl(table, token)),
  onWake(check) {
    const listen = (target: EventTarget): (() => void) => {
      for (const type of WAKE_EVENTS) target.addEventListener(type, check);
      return () => {
        for (const type of WAKE_EVENTS) target.removeEventListener(type, check);
      };
    };
    const ends = [listen(globalThis), listen(document)];
    return () => {
      for (const end of ends) end();
    };
  },
};

export class SocketConnection implements Connection {
  readonly status = signal<ConnectionStatus>('connecting');
  readonly fault = signal<LocalizedText>('');
  readonly #replica = new TableReplica((message) => this.#send(message));
  readonly view = this.#replica.view;
  readonly waiting = signal<WaitingMove | undefined>(undefined);
  readonly chat: ServerChat;
  readonly table: string;
  readonly token: string | undefined;
  #socket: WebSocket | undefined;
  readonly #host: SocketHost;
  readonly #heartbeat: Heartbeat;
  readonly #endWake: () => void;
  readonly #activity: ActivityMonitor;
  #wait = FIRST_WAIT;
  /** Timer for the next attempt, or for the timeout of the current one. */
  #timer: unknown;
  /** The last ping, and the time at which it was sent. */
  #pinged = { id: 0, at: 0 };
  #pin: DicePin | undefined;
  /** Id of the message that revealed this seat's share, until it is answered. */
  #shareRequestId = 0;

  constructor(table: string, token: string | undefined, host = BROWSER) {
    this.table = table;
    this.token = token;
    this.#host = host;
    this.chat = new ServerChat(table, token);
    this.#heartbeat = new Heartbeat(
      { ping: () => this.#ping(), dead: () => this.#abandon() },
      host.timers,
    );
    this.#endWake = host.onWake(() => this.#check());
    this.#activity = new ActivityMonitor(host.activity, host.timers, (isActive) =>
      this.#sendActivity(isActive),
    );
    this.#open();
  }

  /**
   * Sends actions. They are stored until they are answered, so that without a network, even another page can send them.
   */
  async act(seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    const { side = -1 } = this.view.peek() ?? {};
    const move = { side, seq, texts: actions };
    saveUnsentMove(this.table, move);
    const answer = await this.#replica.act(seq, actions);
    clearUnsentMove(this.table, side);
    if (answer.refusal === MOVED_ON) this.waiting.value = move;
    return answer;
  }

  /** Shows the last known view until the server answers. */
  showStored(view: TableView): void {
    if (this.view.peek() === undefined) this.#replica.show(view);
  }

  undo(seq: number): Promise<RequestAnswer> {
    return this.#replica.undo(seq);
  }

  setClock(text: string): Promise<RequestAnswer> {
    return this.#replica.setClock(text);
  }

  sendOffer(seq: number, text: string): Promise<RequestAnswer> {
    return this.#replica.sendOffer(seq, text);
  }

  resign(): Promise<RequestAnswer> {
    return this.#replica.resign();
  }

  async changeSeat(side: string, change: SeatChange, secret?: string): Promise<SeatAnswer> {
    try {
      return await changeSeat(this.table, side, change, secret ?? this.token);
    } catch (error) {
      return { fault: faultOf(error) };
    }
  }

  positionAt(seq: number): Promise<ReplayView> {
    return fetchPosition(this.table, this.token, seq);
  }

  watchedAt(seq: number, as: string): Promise<ReplayView> {
    return fetchPosition(this.table, this.token, seq, as);
  }

  watchedLog(as: string): Promise<readonly Entry[]> {
    return fetchLog(this.table, this.token, as);
  }

  record(): Promise<string> {
    return fetchRecord(this.table, this.token);
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Reports whether the player is active. While they are, the server sends no notification of their turn. */
  #sendActivity(isActive: boolean): void {
    if (this.status.peek() === 'open')
      this.#send({ type: 'activity', id: this.#replica.nextId(), isActive });
  }

  #open(): void {
    const { timers, open } = this.#host;
    const socket = open(this.table, this.token);
    this.#socket = socket;
    this.#timer = timers.set(() => this.#abandon(), OPENS_WITHIN);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      timers.clear(this.#timer);
      this.#heartbeat.start();
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data as string) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#lose(code, reason);
    };
  }

  /** Checks the connection, or reopens it at once, when the player or the network is back. */
  #check(): void {
    if (this.status.peek() === 'closed') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#heartbeat.check();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#reopen();
  }

  #ping(): void {
    this.#pinged = { id: this.#replica.nextId(), at: this.#host.timers.now() };
    this.#send({ type: 'ping', id: this.#pinged.id });
  }

  #measure({ id, at }: Extract<ServerMessage, { type: 'pong' }>): void {
    if (id !== this.#pinged.id) return;
    const { clock, timers } = this.#host;
    clock.note({ sent: this.#pinged.at, received: timers.now(), server: at });
  }

  /** Leaves a socket that no longer answers. Its own close may take minutes. */
  #abandon(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lose(0, '');
  }

  #reopen(): void {
    this.#host.timers.clear(this.#timer);
    this.#open();
  }

  /**
   * Schedules a reconnection, with increasing delays. It gives up only if the server says that the table or seat does
   * not exist.
   */
  #lose(code: number, reason: string): void {
    if (this.status.peek() === 'closed') return;
    const { timers, random } = this.#host;
    timers.clear(this.#timer);
    this.#heartbeat.stop();
    if (code === NO_TABLE || code === NO_SEAT) {
      // The error message sent before the close is in the page's language, so it takes precedence.
      if (this.fault.peek() === '') this.fault.value = reason;
      this.#end();
      return;
    }
    this.status.value = 'lost';
    // A random delay of 50 to 100 percent, so that not all pages reconnect at once after a restart of the server.
    this.#timer = timers.set(() => this.#open(), this.#wait * (0.5 + random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #end(): void {
    this.#endWake();
    this.#activity.close();
    this.#heartbeat.stop();
    this.#host.timers.clear(this.#timer);
    this.status.value = 'closed';
  }

  #receive(message: ServerMessage): void {
    this.#heartbeat.heard();
    if (message.type === 'table') this.#onTable(message.table);
    else if (message.type === 'changes') this.#take(message);
    else if (message.type === 'pong') this.#measure(message);
    else if (message.type === 'chat') this.chat.receive(message.messages);
    else void this.#showFault(message);
  }

  async #showFault(message: Extract<ServerMessage, { type: 'error' }>): Promise<void> {
    const { status } = this;
    const before = status.peek();
    const text = await textOfFault(message);
    // If the connection was restored while the text was being loaded, the error is outdated.
    if (status.peek() !== 'open' || before === 'open') this.fault.value = text;
  }

  #take(changes: Changes): void {
    const { answer, status } = changes;
    this.#replica.take(changes);
    if (answer?.refusal && answer.id === this.#shareRequestId) this.#resealShare();
    const view = this.view.peek();
    if (view && status?.dice) this.#updateDice(view, false);
    if (view && this.#pin) {
      const pin = noteRounds(this.#pin, view.dice, changes.entries, this.#host.timers.now());
      if (pin !== this.#pin) this.#move(view, { pin });
    }
  }

  #onTable(table: TableView): void {
    this.#replica.show(table);
    this.status.value = 'open';
    this.fault.value = '';
    this.#wait = FIRST_WAIT;
    if (this.#activity.isActive) this.#sendActivity(true);
    this.#updateDice(table, true);
    const { pending } = this.#replica;
    if (pending.length === 0) this.#recall(table);
    for (const message of pending) {
      const answer = answerIn(table, message);
      if (answer) this.#replica.settle(message.id, answer);
      else this.#send(message);
    }
  }

  /** Sends a stored move that another page could not send. */
  #recall(table: TableView): void {
    const move = loadUnsentMove(this.table, table.side);
    if (!move) return;
    clearUnsentMove(this.table, table.side);
    if (hasArrived(table.entries, move)) return;
    if (move.seq === table.seq) void this.act(move.seq, move.texts);
    else this.waiting.value = move;
  }

  /** Notes the commitment of the dice, and contributes a share of this seat. */
  #updateDice(view: TableView, arriving: boolean): void {
    if (view.dice.scheme !== 'sealed') return;
    this.#pin ??= pinsOf(view.table).find(({ side }) => side === view.side);
    if (this.#pin && this.#pin.commitment !== view.dice.commitment)
      this.fault.value = msg('net.other-seal');
    if (!arriving && this.#shareRequestId > 0) return;
    this.#move(view, diceMove(view, this.#pin, arriving));
  }

  /** Seals a new share, because other seats changed their seals after this seat had revealed its share. */
  #resealShare(): void {
    const view = this.view.value;
    this.#shareRequestId = 0;
    if (!view?.dice.seals || !this.#pin) return;
    if ((this.#pin.refused ?? 0) < MOST_REFUSED) this.#move(view, sealed(view, this.#pin, true));
    else this.fault.value = msg('net.shares-refused');
  }

  /** Stores the notes before it sends anything. */
  #move(view: TableView, { pin, send }: DiceMove): void {
    if (JSON.stringify(pin) !== JSON.stringify(this.#pin)) savePin(view.table, pin);
    this.#pin = pin;
    if (!send) return;
    const id = this.#replica.nextId();
    if (send.type === 'share' && send.share !== '') this.#shareRequestId = id;
    this.#send({ ...send, id });
  }
}

/** Kinds of entries that can come between a seat's own entries without a request. */
const META_ENTRIES: ReadonlySet<Entry['kind']> = new Set([
  'die',
  'seat',
  'beacon',
  'accord',
  'clock',
]);

/** Returns whether the record shows that this seat has resigned, which before both sides have moved aborts the game. */
const hasResigned = ({ entries, side }: TableView): boolean =>
  entries.some((e) => e.side === side && (e.kind === 'resign' || e.kind === 'close'));

/**
 * Returns the result of a message whose answer was lost: undefined if the record has not changed, so that the message
 * may be sent again, otherwise what the record shows.
 */
export function answerIn(table: TableView, message: PlayerRequest): RequestAnswer | undefined {
  // Clock settings can safely be sent twice.
  if (message.type === 'clock') return undefined;
  if (message.type === 'resign') return hasResigned(table) ? { played: 1 } : undefined;
  if (table.seq === message.seq) return undefined;
  const since = table.entries.filter((e) => e.seq > message.seq && !META_ENTRIES.has(e.kind));
  const asked = message.type === 'act' ? message.actions : [undefined];
  const kind = message.type === 'act' ? 'action' : message.type;
  let played = 0;
  for (const [i, text] of asked.entries()) {
    const entry = since[i];
    if (entry?.kind !== kind || entry.side !== table.side) break;
    if (text !== undefined && entry.text !== text) break;
    played += 1;
  }
  return played > 0 ? { played } : { played, refusal: MOVED_ON };
}
