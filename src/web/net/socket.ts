/**
 * A table on a server. A connection that is lost, or that no longer answers, is opened again; a message
 * whose answer was lost with it is sent again only if the table shows that it never arrived.
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
import { saidIn } from '../lazy-messages.ts';
import { changeSeat, fetchLog, fetchPosition, fetchRecord, socketUrl } from './api.ts';
import type { RequestAnswer, Connection, ConnectionStatus, SeatAnswer } from './connection.ts';
import { type DiceMove, diceMove, keepPin, noteRounds, pinsOf, sealed } from './dice-pins.ts';
import { DEVICE_TIMERS, Heartbeat, type Timers } from './heartbeat.ts';
import { BROWSER_LOOK, Looking, type LookSource } from './looking.ts';
import { type PlayerRequest, TableReplica } from './table-replica.ts';
import { type ServerClock, serverClock } from './server-clock.ts';
import {
  dropWaiting,
  hasArrived,
  keepWaiting,
  type WaitingMove,
  waitingMove,
} from './kept/waiting-move.ts';
import { ServerChat } from './chat-connection.ts';

/** Close codes of the server's that no second try will change. */
const NO_TABLE = 4404;
const NO_SEAT = 4403;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Milliseconds within which a connection opens. */
const OPENS_WITHIN = 10_000;
/** So often may a share cross another seat's new seal on the way; more is no accident. */
const MOST_REFUSED = 2;
const MOVED_ON = { rule: '', reason: msg('net.moved-on') };

/** Browser functions that a connection needs. */
export interface SocketHost {
  readonly timers: Timers;
  readonly clock: ServerClock;
  readonly look: LookSource;
  /** A number from 0 to 1, for waits that differ from page to page. */
  random(): number;
  open(table: string, token: string | undefined): WebSocket;
  /** Calls back whenever the player may have returned to the page, or the network to the device; returns the end of that. */
  onWake(check: () => void): () => void;
}

const WAKE_EVENTS = ['online', 'offline', 'focus', 'pageshow', 'visibilitychange', 'resume'];

const BROWSER: SocketHost = {
  timers: DEVICE_TIMERS,
  clock: serverClock,
  look: BROWSER_LOOK,
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
  readonly line = signal<ConnectionStatus>('connecting');
  readonly fault = signal<LocalizedText>('');
  readonly #mirror = new TableReplica((message) => this.#send(message));
  readonly view = this.#mirror.view;
  readonly waiting = signal<WaitingMove | undefined>(undefined);
  readonly chat: ServerChat;
  readonly table: string;
  readonly token: string | undefined;
  #socket: WebSocket | undefined;
  readonly #host: SocketHost;
  readonly #heartbeat: Heartbeat;
  readonly #endWake: () => void;
  readonly #looking: Looking;
  #wait = FIRST_WAIT;
  /** Waits for the next try, or for this one to succeed. */
  #timer: unknown;
  /** The last ping, and when it was sent. */
  #pinged = { id: 0, at: 0 };
  #pin: DicePin | undefined;
  /** The message that told this seat's share, until it is answered. */
  #telling = 0;

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
    this.#looking = new Looking(host.look, host.timers, (here) => this.#tellLook(here));
    this.#open();
  }

  /** The actions are stored until they are answered: without a network, that may be by another page. */
  async act(seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    const { side = -1 } = this.view.peek() ?? {};
    const move = { side, seq, texts: actions };
    keepWaiting(this.table, move);
    const answer = await this.#mirror.act(seq, actions);
    dropWaiting(this.table, side);
    if (answer.refusal === MOVED_ON) this.waiting.value = move;
    return answer;
  }

  /** Shows what was known last, until the server answers. */
  showKept(view: TableView): void {
    if (this.view.peek() === undefined) this.#mirror.show(view);
  }

  undo(seq: number): Promise<RequestAnswer> {
    return this.#mirror.undo(seq);
  }

  setClock(text: string): Promise<RequestAnswer> {
    return this.#mirror.setClock(text);
  }

  accord(seq: number, text: string): Promise<RequestAnswer> {
    return this.#mirror.accord(seq, text);
  }

  resign(seq: number): Promise<RequestAnswer> {
    return this.#mirror.resign(seq);
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

  /** Whether the player looks: while they do, the server sends no notification of their turn. */
  #tellLook(here: boolean): void {
    if (this.line.peek() === 'open') this.#send({ type: 'look', id: this.#mirror.nextId(), here });
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

  /** The player or the network is back: checks the connection, or opens it without further wait. */
  #check(): void {
    if (this.line.peek() === 'closed') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#heartbeat.check();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#reopen();
  }

  #ping(): void {
    this.#pinged = { id: this.#mirror.nextId(), at: this.#host.timers.now() };
    this.#send({ type: 'ping', id: this.#pinged.id });
  }

  #measure({ id, at }: Extract<ServerMessage, { type: 'pong' }>): void {
    if (id !== this.#pinged.id) return;
    const { clock, timers } = this.#host;
    clock.note({ sent: this.#pinged.at, received: timers.now(), server: at });
  }

  /** Nothing comes from the other end: leaves this socket, whose own close may take minutes. */
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

  /** Tries again, less and less often; gives up only when the server says that there is no table. */
  #lose(code: number, reason: string): void {
    if (this.line.peek() === 'closed') return;
    const { timers, random } = this.#host;
    timers.clear(this.#timer);
    this.#heartbeat.stop();
    if (code === NO_TABLE || code === NO_SEAT) {
      // The error message before the close is in the page's language.
      if (this.fault.peek() === '') this.fault.value = reason;
      this.#end();
      return;
    }
    this.line.value = 'lost';
    // From half to all of the wait, so that a server that restarts is not met by all pages at once.
    this.#timer = timers.set(() => this.#open(), this.#wait * (0.5 + random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #end(): void {
    this.#endWake();
    this.#looking.close();
    this.#heartbeat.stop();
    this.#host.timers.clear(this.#timer);
    this.line.value = 'closed';
  }

  #receive(message: ServerMessage): void {
    this.#heartbeat.heard();
    if (message.type === 'table') this.#welcome(message.table);
    else if (message.type === 'changes') this.#take(message);
    else if (message.type === 'pong') this.#measure(message);
    else if (message.type === 'talk') this.chat.hear(message.remarks);
    else void this.#tellFault(message);
  }

  async #tellFault(message: Extract<ServerMessage, { type: 'error' }>): Promise<void> {
    const { line } = this;
    const before = line.peek();
    const said = await saidIn(message);
    // Words may come after the table that mends it all.
    if (line.peek() !== 'open' || before === 'open') this.fault.value = said;
  }

  #take(changes: Changes): void {
    const { answer, status } = changes;
    this.#mirror.take(changes);
    if (answer?.refusal && answer.id === this.#telling) this.#sealAnew();
    const view = this.view.peek();
    if (view && status?.dice) this.#tendDice(view, false);
    if (view && this.#pin) {
      const pin = noteRounds(this.#pin, view.dice, changes.entries, this.#host.timers.now());
      if (pin !== this.#pin) this.#move(view, { pin });
    }
  }

  #welcome(table: TableView): void {
    this.#mirror.show(table);
    this.line.value = 'open';
    this.fault.value = '';
    this.#wait = FIRST_WAIT;
    if (this.#looking.isLooking) this.#tellLook(true);
    this.#tendDice(table, true);
    const { pending } = this.#mirror;
    if (pending.length === 0) this.#recall(table);
    for (const message of pending) {
      const answer = answerIn(table, message);
      if (answer) this.#mirror.settle(message.id, answer);
      else this.#send(message);
    }
  }

  /** A move that another page could not send. */
  #recall(table: TableView): void {
    const move = waitingMove(this.table, table.side);
    if (!move) return;
    dropWaiting(this.table, table.side);
    if (hasArrived(table.entries, move)) return;
    if (move.seq === table.seq) void this.act(move.seq, move.texts);
    else this.waiting.value = move;
  }

  /** Notes the seal of the dice, and mixes a share of this seat's own into them. */
  #tendDice(view: TableView, arriving: boolean): void {
    if (view.dice.scheme !== 'sealed') return;
    this.#pin ??= pinsOf(view.table).find(({ side }) => side === view.side);
    if (this.#pin && this.#pin.commitment !== view.dice.commitment)
      this.fault.value = msg('net.other-seal');
    if (!arriving && this.#telling > 0) return;
    this.#move(view, diceMove(view, this.#pin, arriving));
  }

  /** The others' seals have changed while this seat told its share, which is no secret any more. */
  #sealAnew(): void {
    const view = this.view.value;
    this.#telling = 0;
    if (!view?.dice.seals || !this.#pin) return;
    if ((this.#pin.refused ?? 0) < MOST_REFUSED) this.#move(view, sealed(view, this.#pin, true));
    else this.fault.value = msg('net.shares-refused');
  }

  /** Notes are stored before anything is sent. */
  #move(view: TableView, { pin, send }: DiceMove): void {
    if (JSON.stringify(pin) !== JSON.stringify(this.#pin)) keepPin(view.table, pin);
    this.#pin = pin;
    if (!send) return;
    const id = this.#mirror.nextId();
    if (send.type === 'share' && send.share !== '') this.#telling = id;
    this.#send({ ...send, id });
  }
}

/** Entries between a seat's own ones that come without a request. */
const META_ENTRIES: ReadonlySet<Entry['kind']> = new Set([
  'die',
  'seat',
  'beacon',
  'accord',
  'clock',
]);

/**
 * Result of a message whose answer was lost: undefined if the table stands where it was, so
 * that the message may be sent again; else what the record shows.
 */
export function answerIn(table: TableView, message: PlayerRequest): RequestAnswer | undefined {
  // When a clock sleeps may be said twice.
  if (message.type === 'clock' || table.seq === message.seq) return undefined;
  const since = table.entries.filter((e) => e.seq > message.seq && !META_ENTRIES.has(e.kind));
  const asked = message.type === 'act' ? message.actions : [undefined];
  const kind = message.type === 'act' ? 'action' : message.type;
  let played = 0;
  for (const [i, text] of asked.entries()) {
    const entry = since[i];
    const isAbort = kind === 'resign' && entry?.kind === 'close';
    if ((entry?.kind !== kind && !isAbort) || entry?.side !== table.side) break;
    if (text !== undefined && entry.text !== text) break;
    played += 1;
  }
  return played > 0 ? { played } : { played, refusal: MOVED_ON };
}
