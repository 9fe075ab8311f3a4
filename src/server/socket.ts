/** Tables over WebSockets: a hostile client is answered or cut off, and hurts only itself. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { WebSocket } from '@fastify/websocket';
import { z } from 'zod';
import type { Side } from '../kernel/step.ts';
import { type ClientMessage, clientMessage, type ServerMessage } from '../table/messages.ts';
import { HttpError } from './http-error.ts';
import { tokenOf } from './http-tables.ts';
import type { Hub, Listener } from './hub.ts';
import { Bucket, type Limits } from './limits.ts';
import type { Tables } from './tables.ts';

export interface SocketOptions {
  readonly tables: Tables;
  readonly limits: Limits;
  /** Origins other than our own whose pages may connect. */
  readonly origins: readonly string[];
  log(line: string): void;
}

/** Unread bytes at which a reader is too slow to be served. */
const SLOW_BYTES = 4 * 1024 * 1024;
/** Messages that make no sense before a socket is cut off. */
const PATIENCE = 20;
const HEARTBEAT = 30_000;

const CLOSE = { policy: 1008, goingAway: 1001, noTable: 4404, noSeat: 4403, full: 1013 } as const;

export const socketRoutes: FastifyPluginAsyncZod<SocketOptions> = async (app, options) => {
  const open = new Set<Visitor>();

  app.route({
    method: 'GET',
    url: '/tables/:id/socket',
    schema: { hide: true, params: z.object({ id: z.string().max(100) }) },
    preValidation: async (request) => checkOrigin(request, options.origins),
    handler: () => {
      throw new HttpError(426, 'This address is for WebSockets.');
    },
    wsHandler: (socket: WebSocket, request: FastifyRequest) => {
      if (open.size >= options.limits.sockets) {
        refuse(socket, CLOSE.full, 'The server is full.');
        return;
      }
      const visitor = admit(socket, request, options);
      if (!visitor) return;
      open.add(visitor);
      socket.on('close', () => open.delete(visitor));
    },
  });

  const timer = setInterval(() => {
    for (const visitor of open) visitor.beat();
  }, HEARTBEAT).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

/** A page of another site must not act through the browser of somebody who sits here. */
function checkOrigin({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return;
  const own = URL.canParse(origin) && new URL(origin).host === host;
  if (!own) throw new HttpError(403, `Pages of ${origin} may not connect here.`);
}

/** The visitor at the table he asks for; told why and shown out if there is none. */
function admit(
  socket: WebSocket,
  request: FastifyRequest,
  options: SocketOptions,
): Visitor | undefined {
  try {
    const { id } = request.params as { id: string };
    const hub = options.tables.get(id);
    return new Visitor(socket, hub, hub.sideOf(tokenOf(request)), options);
  } catch (error) {
    if (!(error instanceof HttpError)) options.log(`socket: ${error}`);
    const status = error instanceof HttpError ? error.status : 500;
    const reason = error instanceof HttpError ? error.message : 'The server has failed.';
    refuse(socket, status === 403 ? CLOSE.noSeat : CLOSE.noTable, reason);
    return undefined;
  }
}

function refuse(socket: WebSocket, code: number, reason: string): void {
  socket.on('error', () => socket.terminate());
  socket.send(JSON.stringify({ type: 'error', reason } satisfies ServerMessage));
  socket.close(code, reason.slice(0, 120));
}

/** One open socket. */
class Visitor implements Listener {
  readonly side: Side;
  readonly #socket: WebSocket;
  readonly #hub: Hub;
  readonly #options: SocketOptions;
  readonly #bucket: Bucket;
  #nonsense = 0;
  #alive = true;

  constructor(socket: WebSocket, hub: Hub, side: Side, options: SocketOptions) {
    this.#socket = socket;
    this.#hub = hub;
    this.side = side;
    this.#options = options;
    const { burst, messagesPerSecond } = options.limits;
    this.#bucket = new Bucket(burst, messagesPerSecond, Date.now());
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    // Too long, not UTF-8, against the protocol: the library has closed the socket already.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => hub.leave(this));
    hub.listen(this).catch((error: unknown) => this.#fail(error));
  }

  tell(text: string): void {
    if (this.#socket.bufferedAmount > SLOW_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }

  drop(reason: string): void {
    this.#say({ type: 'error', reason });
    this.#socket.close(CLOSE.goingAway, reason.slice(0, 120));
  }

  /** Asks for a sign of life; without one since the last time the line is dead. */
  beat(): void {
    if (!this.#alive) this.#socket.terminate();
    this.#alive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#bucket.take(Date.now())) {
      this.#cutOff('Too many messages.');
      return;
    }
    const message = isBinary ? 'Messages are text.' : readMessage(data.toString('utf8'));
    if (typeof message === 'string') this.#complain(message);
    else this.#answer(message).catch((error: unknown) => this.#fail(error));
  }

  async #answer(message: ClientMessage): Promise<void> {
    const reply = await this.#hub.ask(this.side, message);
    // Whoever was refused may have missed something: the table as it stands comes first.
    if (reply.type === 'refused')
      this.#say({ type: 'update', table: this.#hub.headFor(this.side), entries: [] });
    this.#say(reply);
  }

  #complain(reason: string): void {
    this.#nonsense += 1;
    if (this.#nonsense >= PATIENCE) this.#cutOff(`Too many messages that make no sense. ${reason}`);
    else this.#say({ type: 'error', reason });
  }

  #cutOff(reason: string): void {
    this.#say({ type: 'error', reason });
    this.#socket.close(CLOSE.policy, reason.slice(0, 120));
  }

  #fail(error: unknown): void {
    const known = error instanceof HttpError;
    if (!known) this.#options.log(`table ${this.#hub.id}: ${error}`);
    this.#say({ type: 'error', reason: known ? error.message : 'The server has failed.' });
  }

  #say(message: ServerMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.tell(JSON.stringify(message));
  }
}

/** A message, or what is wrong with it. */
function readMessage(text: string): ClientMessage | string {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return 'Messages are JSON.';
  }
  const result = clientMessage.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return `Not a message: ${issue?.path.join('.') || 'it'}: ${issue?.message}.`;
}
