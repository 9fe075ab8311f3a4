/** Studies over WebSockets: sends changes, chat, and the cursors of the readers. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { WebSocket } from '@fastify/websocket';
import { z } from 'zod';
import { cursorMessage, type StudyMessage, type StudyCursor } from '../../study/messages.ts';
import { freshId } from '../seats/access-tokens.ts';
import { AddressCounts, addressOf } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import { Bucket } from '../http/limits.ts';
import { checkOrigin } from '../http/origin.ts';
import { refuse } from '../http/refuse.ts';
import { readerOf } from './authors.ts';
import type { OpenStudyRoutes } from './study-http.ts';
import type { StudyReader } from './study-readers.ts';

/** Unread bytes at which a client is too slow and is disconnected. */
const SLOW_BYTES = 4 * 1024 * 1024;
const CLOSE = { policy: 1008, noStudy: 4404, full: 1013 } as const;
/** Cursor messages: at once, and per second. */
const CURSORS = [20, 5] as const;

export const studySocketRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  const sockets = new Set<StudySocket>();
  const counts = new AddressCounts();
  const { limits } = options;

  app.route({
    method: 'GET',
    url: '/studies/:id/socket',
    schema: { hide: true, params: z.object({ id: z.string().max(40) }) },
    preValidation: async (request) => checkOrigin(request, options.origins),
    handler: () => {
      throw new HttpError(426, refuse('server.socket.address'));
    },
    wsHandler: (socket: WebSocket, request: FastifyRequest) => {
      const address = addressOf(request.ip);
      socket.on('error', () => socket.terminate());
      if (sockets.size >= limits.sockets || counts.of(address) >= limits.socketsPerAddress) {
        socket.close(CLOSE.full);
        return;
      }
      counts.add(address, 1);
      const connection = new StudySocket(socket, request, options);
      sockets.add(connection);
      socket.on('close', () => {
        sockets.delete(connection);
        counts.add(address, -1);
      });
    },
  });

  const timer = setInterval(() => {
    for (const connection of sockets) connection.beat();
  }, limits.heartbeat).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

/** One open socket. */
class StudySocket implements StudyReader {
  cursor: StudyCursor = { id: freshId(), name: '', chapter: '', node: '' };
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #options: OpenStudyRoutes;
  readonly #bucket = new Bucket(...CURSORS, performance.now());
  readonly #id: string;
  #isAlive = true;

  constructor(socket: WebSocket, request: FastifyRequest, options: OpenStudyRoutes) {
    this.#socket = socket;
    this.#request = request;
    this.#options = options;
    this.#id = (request.params as { id: string }).id;
    const { readers } = options.studies;
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('message', (data: Buffer) => this.#receive(data.toString('utf8')));
    socket.on('close', () => readers.leave(this.#id, this));
    void this.#enter().then((isIn) => {
      if (isIn && socket.readyState === socket.OPEN) readers.join(this.#id, this);
    });
  }

  send(message: StudyMessage): void {
    const isOwn = message.type === 'cursor' && message.cursor.id === this.cursor.id;
    if (isOwn || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > SLOW_BYTES) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }

  check(): void {
    void this.#enter();
  }

  /** Sends a ping; closes the connection if nothing arrived since the last ping. */
  beat(): void {
    if (!this.#isAlive) this.#socket.terminate();
    this.#isAlive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Returns whether the reader may see the study; closes the socket if not. */
  async #enter(): Promise<boolean> {
    const { accountService, studies, log } = this.#options;
    try {
      const member = await readerOf(accountService, this.#request);
      const { me } = await studies.open(this.#id, member);
      this.cursor = { ...this.cursor, name: me };
      return true;
    } catch (error) {
      if (!(error instanceof HttpError)) log(`study ${this.#id}: ${error}`);
      this.#socket.close(CLOSE.noStudy);
      return false;
    }
  }

  #receive(text: string): void {
    if (!this.#bucket.take(performance.now())) {
      this.#socket.close(CLOSE.policy);
      return;
    }
    this.#isAlive = true;
    const { success, data } = cursorMessage.safeParse(readJson(text));
    if (!success) return;
    this.cursor = { ...this.cursor, chapter: data.chapter, node: data.node };
    // The cursors of readers who are not members are not shown.
    if (this.cursor.name !== '') this.#options.studies.readers.move(this.#id, this);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
