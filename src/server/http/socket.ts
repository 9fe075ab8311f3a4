/** Tables over WebSockets: a hostile client gets an error or is disconnected, and affects no other client. */
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { WebSocket } from '@fastify/websocket';
import { z } from 'zod';
import { readJson } from '../../kernel/setup/read-json.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import type { ServerMessage } from '../../table/messages/messages.ts';
import { type ClientMessage, clientMessage } from '../../table/messages/requests.ts';
import type { Message } from '../../kernel/text/message.ts';
import { addressOf, AddressCounts } from './addresses.ts';
import { english, errorAnswerOf } from '../english.ts';
import { faultOf, HttpError } from './errors.ts';
import { tokenOf } from '../tables/routes.ts';
import { checkOrigin } from './origin.ts';
import { authorizeToken } from '../seats/account-seats.ts';
import type { Subscriber } from '../tables/publisher.ts';
import type { TableSession } from '../tables/session.ts';
import { Bucket, type Limits } from './limits.ts';
import type { Tables } from '../tables/tables.ts';
import { refuse } from './refuse.ts';

interface SocketOptions {
  readonly tables: Tables;
  readonly limits: Limits;
  /** Other origins whose pages may connect. */
  readonly origins: readonly string[];
  log(line: string): void;
}

/** Unread bytes at which a client is too slow and is disconnected. */
const SLOW_BYTES = 4 * 1024 * 1024;
/** Number of further messages that a request for the whole table counts as, because the table may be long. */
const WHOLE = 19;
/** Invalid messages before a socket is closed. */
const PATIENCE = 20;

const CLOSE = { policy: 1008, goingAway: 1001, noTable: 4404, noSeat: 4403, full: 1013 } as const;

export const socketRoutes: FastifyPluginAsyncZod<SocketOptions> = async (app, options) => {
  const open = new Set<TableSocket>();
  const counts = new AddressCounts();
  const { tables } = options;

  app.route({
    method: 'GET',
    url: '/tables/:id/socket',
    schema: { hide: true, params: z.object({ id: z.string().max(100) }) },
    preValidation: async (request) => checkOrigin(request, options.origins),
    handler: () => {
      throw new HttpError(426, refuse('server.socket.address'));
    },
    wsHandler: (raw: WebSocket, request: FastifyRequest) => {
      const { sockets, socketsPerAddress } = options.limits;
      const address = addressOf(request.ip);
      if (open.size >= sockets || counts.of(address) >= socketsPerAddress) {
        const isFull = open.size >= sockets;
        reject(
          raw,
          CLOSE.full,
          isFull ? refuse('server.socket.full') : refuse('server.socket.many'),
        );
        return;
      }
      counts.add(address, 1);
      const socket = new TableSocket(raw, request, options);
      open.add(socket);
      tables.metrics.sockets = open.size;
      raw.on('close', () => {
        open.delete(socket);
        tables.metrics.sockets = open.size;
        counts.add(address, -1);
      });
    },
  });

  const timer = setInterval(() => {
    for (const socket of open) socket.ping();
  }, options.limits.heartbeat).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

function reject(socket: WebSocket, code: number, text: Message): void {
  socket.on('error', () => socket.terminate());
  socket.send(JSON.stringify(faultOf(text)));
  socket.close(code, english(text).slice(0, 120));
}

/** One open socket. Its messages are handled one by one; those of other sockets are handled in between. */
class TableSocket implements Subscriber {
  side: Side = SPECTATOR;
  /** Whether the player is active on the page. */
  isActive = false;
  readonly #socket: WebSocket;
  readonly #options: SocketOptions;
  readonly #bucket: Bucket;
  /** Messages that are not handled yet; only the rate limit bounds their number. */
  readonly #messages: ClientMessage[] = [];
  #session: TableSession | undefined;
  #busy = true;
  #invalidCount = 0;
  #alive = true;

  constructor(socket: WebSocket, request: FastifyRequest, options: SocketOptions) {
    this.#socket = socket;
    this.#options = options;
    const { burst, messagesPerSecond } = options.limits;
    this.#bucket = new Bucket(burst, messagesPerSecond, performance.now());
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    // The message was too long, not UTF-8, or against the protocol: the library has closed the socket already.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#setActive(false);
      this.#session?.unsubscribe(this);
    });
    void this.#arrive(request);
  }

  /** Joins the requested table; if it does not exist, sends the reason and closes the socket. */
  async #arrive(request: FastifyRequest): Promise<void> {
    try {
      const { id } = request.params as { id: string };
      const session = await this.#options.tables.get(id);
      const token = tokenOf(request);
      await authorizeToken(this.#options.tables.store.db, session, token);
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      this.side = session.sideOf(token);
      this.#session = session;
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 500;
      this.#fail(error);
      const code = status === 403 ? CLOSE.noSeat : CLOSE.noTable;
      this.#socket.close(code, english(messageOf(error)).slice(0, 120));
      return;
    }
    await this.#arrived(this.#session).catch((error: unknown) => this.#fail(error));
    this.#busy = false;
    await this.#work();
  }

  async #arrived(session: TableSession): Promise<void> {
    await session.subscribe(this);
    await this.#options.tables.chat.greet(session, this);
  }

  send(text: string): void {
    if (this.#socket.bufferedAmount > SLOW_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }

  disconnect(text: Message): void {
    this.#sendMessage(faultOf(text));
    this.#socket.close(CLOSE.goingAway, english(text).slice(0, 120));
  }

  /** Sends a ping; closes the connection if nothing arrived since the last ping. */
  ping(): void {
    if (!this.#alive) this.#socket.terminate();
    this.#alive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const now = performance.now();
    if (!this.#bucket.take(now)) {
      this.#closeForViolation(refuse('server.socket.often'));
      return;
    }
    this.#alive = true;
    const message = isBinary ? 'Messages are text.' : readMessage(data.toString('utf8'));
    if (typeof message === 'string') this.#rejectMessage(message);
    // Answered at once, before earlier messages: a connection is alive while its table is being loaded.
    else if (message.type === 'ping')
      this.#sendMessage({ type: 'pong', id: message.id, at: Date.now() });
    else if (message.type === 'activity') this.#setActive(message.isActive);
    else if (this.#messages.length >= this.#options.limits.burst)
      this.#closeForViolation(refuse('server.socket.often'));
    else if (message.type === 'table' && !this.#bucket.take(now, WHOLE))
      this.#closeForViolation(refuse('server.socket.often'));
    else {
      this.#messages.push(message);
      void this.#work();
    }
  }

  /** Restarts the delay of the turn notification when a player becomes active or inactive. */
  #setActive(isActive: boolean): void {
    if (isActive === this.isActive) return;
    this.isActive = isActive;
    if (this.#session && this.side >= 0)
      this.#options.tables.onActivity(this.#session.id, this.side);
  }

  async #work(): Promise<void> {
    if (this.#busy || !this.#session) return;
    this.#busy = true;
    for (let next = this.#messages.shift(); next; next = this.#messages.shift()) {
      await this.#answer(this.#session, next).catch((error: unknown) => this.#fail(error));
      if (this.#messages.length > 0) await setImmediate();
    }
    this.#busy = false;
  }

  async #answer(session: TableSession, message: ClientMessage): Promise<void> {
    if (message.type === 'table') await session.subscribe(this);
    else if (message.type !== 'ping' && message.type !== 'activity') {
      const begun = performance.now();
      this.#options.tables.metrics.action(begun, (await session.handle(this, message)).ok);
    }
  }

  #rejectMessage(reason: string): void {
    this.#invalidCount += 1;
    if (this.#invalidCount >= PATIENCE) this.#closeForViolation(refuse('server.socket.nonsense'));
    else this.#sendMessage({ type: 'error', reason, message: refuse('server.message') });
  }

  #closeForViolation(text: Message): void {
    this.#sendMessage(faultOf(text));
    this.#socket.close(CLOSE.policy, english(text).slice(0, 120));
  }

  #fail(error: unknown): void {
    if (!(error instanceof HttpError))
      this.#options.log(`${this.#session ? `table ${this.#session.id}` : 'a socket'}: ${error}`);
    this.#sendMessage(faultOf(messageOf(error)));
  }

  #sendMessage(message: ServerMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.send(JSON.stringify(message));
  }
}

/** Returns the error message for an exception. */
const messageOf = (error: unknown): Message =>
  error instanceof HttpError ? error.text : refuse('server.failed');

/** Returns a parsed message, or what is wrong with it. */
function readMessage(text: string): ClientMessage | string {
  let raw: unknown;
  try {
    raw = readJson(text);
  } catch (error) {
    return error instanceof InputError
      ? `Not a message: ${errorAnswerOf(error).reason}.`
      : 'Messages are JSON.';
  }
  const result = clientMessage.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return `Not a message: ${issue?.path.join('.') || 'it'}: ${issue?.message}.`;
}
