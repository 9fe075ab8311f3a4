/** Servers and clients for tests. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import type { Rng } from '../../kernel/random.ts';
import { type ClientTable, withChanges } from '../../table/views/client-table.ts';
import type {
  RequestResult,
  ServerMessage,
  TableCreated,
  TableView,
} from '../../table/messages/messages.ts';
import type { ClientMessage } from '../../table/messages/requests.ts';
import { openPatrol } from '../../table/testing/test-game.ts';
import { type RunningServer, type ServerOptions, startServer } from '../main.ts';
import { UNDOCUMENTED } from '../http/app.ts';
import { removeFolder } from './test-folder.ts';

/** A registry with only the test game. */
export const REGISTRY = new URL('../../table/testing/test-game.ts', import.meta.url);

/** A temporary folder, deleted after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A server with the test game, closed after the test. Each status that it answers must be in the API document. */
export async function testServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const undocumented: string[] = [];
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    page: false,
    registry: REGISTRY,
    ...options,
    log: (line) => {
      if (line.startsWith(UNDOCUMENTED)) undocumented.push(line);
      else options.log?.(line);
    },
    data: options.data ?? tempFolder(),
  });
  onTestFinished(() => expect(undocumented).toEqual([]));
  onTestFinished(() => server.close());
  return server;
}

/**
 * Waits until the server has sent every notification that is due now: until it has polled twice for turns that are old
 * enough by now.
 */
export async function waitForPolls({ tables }: RunningServer): Promise<void> {
  const start = Date.now();
  const looks = vi.spyOn(tables.store.notifications, 'due');
  const ended = () => looks.mock.calls.filter(([, since]) => since > start).length;
  await expect.poll(ended, { interval: 10 }).toBeGreaterThan(1);
  looks.mockRestore();
}

/** Lets a test set the time of day, in milliseconds from now. */
export function mockTime(): (later: number) => void {
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
  onTestFinished(() => clock.mockRestore());
  return (later) => void clock.mockReturnValue(start + later);
}

/** Returns a function that waits until exactly `count` of the servers have completed a poll for due notifications. */
export function pollCounter(servers: readonly RunningServer[]): (count: number) => Promise<void> {
  const looks = servers.map(({ tables }) => vi.spyOn(tables.store.notifications, 'due'));
  return async (count) => {
    const before = looks.map(({ mock }) => mock.calls.length);
    const done = () => looks.filter(({ mock }, i) => mock.calls.length > (before[i] ?? 0) + 1);
    await expect.poll(() => done().length, { interval: 10 }).toBe(count);
  };
}

/** Waits until no bot of a server decides or is queued: every bot that was to act has then acted. */
export async function waitForBots({ tables }: RunningServer): Promise<void> {
  const busy = async () =>
    (await tables.metrics.text()).match(/^countermarch_bots_(waiting|thinking) (?!0$).*$/gm);
  await expect.poll(busy, { interval: 10 }).toBeNull();
}

interface HttpReply<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
}

/** Sends one HTTP request; `token` goes into the Authorization header. */
export async function request<T = Record<string, unknown>>(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<HttpReply<T>> {
  const response = await fetch(address + path, {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  const isJson = /^application\/json(;|$)/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, body: (isJson ? JSON.parse(text) : undefined) as T, text };
}

/** Creates a table of Patrol; throws if it is refused. */
export async function makeTable(
  address: string,
  seats: Record<string, string> = { west: 'me', east: 'me' },
): Promise<TableCreated> {
  const wanted = { game: 'patrol', seats, name: 'Ann' };
  const { status, body, text } = await request<TableCreated>(
    address,
    'POST',
    '/api/tables',
    wanted,
  );
  if (status !== 201) throw new Error(text);
  return body;
}

/** Returns the view of a table for a seat token, or, without one, for spectators. */
export async function viewOf(address: string, table: string, token?: string): Promise<TableView> {
  const path = `/api/tables/${table}`;
  const { status, body, text } = await request<TableView>(address, 'GET', path, undefined, token);
  if (status !== 200) throw new Error(text);
  return body;
}

type ReceivedMessage<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** An answer, with the length of the record at that time. */
interface Reply extends RequestResult {
  readonly type: 'done' | 'refused';
  readonly seq: number;
}

/** A client at a socket that keeps every message it receives. */
export class TestClient {
  readonly socket: WebSocket;
  readonly received: ServerMessage[] = [];
  /** The table, assembled from the messages received so far. */
  view: ClientTable | undefined;
  /** Close code, once the socket is closed. */
  readonly closed: Promise<number>;
  #read = 0;
  #wake: () => void = () => undefined;
  #nextId = 1;

  constructor(address: string, table: string, token?: string, headers?: Record<string, string>) {
    const url = new URL(`/api/tables/${table}/socket`, address.replace('http', 'ws'));
    if (token) url.searchParams.set('seat', token);
    // The WebSocket of Node also accepts headers, which the standard does not have.
    this.socket = new WebSocket(url, (headers && { headers }) as unknown as string[]);
    this.socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      this.received.push(message);
      if (message.type === 'table') this.view = message.table;
      if (message.type === 'changes') this.#follow(message);
      this.#wake();
    };
    this.closed = new Promise((resolve) => {
      this.socket.onclose = ({ code }) => {
        resolve(code);
        this.#wake();
      };
    });
  }

  /** Returns the next message of a type, skipping others. Rejects if the socket is closed before. */
  async next<T extends ServerMessage['type']>(...types: T[]): Promise<ReceivedMessage<T>> {
    for (;;) {
      for (const message of this.received.slice(this.#read)) {
        this.#read += 1;
        if ((types as string[]).includes(message.type)) return message as ReceivedMessage<T>;
      }
      await this.#more();
    }
  }

  /** Applies changes; throws if entries are missing in between. */
  #follow(changes: ReceivedMessage<'changes'>): void {
    const after = withChanges(this.view, changes);
    if (!after) throw new Error(`entries up to ${changes.seq} came after ${this.view?.seq}`);
    this.view = after;
  }

  /** Waits until the record reaches `seq`; returns the table at that time. */
  async until(seq: number): Promise<ClientTable> {
    while (this.view === undefined || this.view.seq < seq) await this.#more();
    return this.view;
  }

  /** Returns the next answer to any request. */
  async answer(): Promise<Reply> {
    for (;;) {
      const { answer, seq } = await this.next('changes');
      if (answer) return { type: answer.refusal ? 'refused' : 'done', ...answer, seq };
    }
  }

  /** Sends a message under the next number and waits for its answer. */
  async ask(message: MessageWithoutId): Promise<Reply> {
    const id = this.#nextId++;
    this.socket.send(JSON.stringify({ ...message, id }));
    for (let reply = await this.answer(); ; reply = await this.answer())
      if (reply.id === id) return reply;
  }

  act(seq: number, ...actions: string[]): Promise<Reply> {
    return this.ask({ type: 'act', seq, actions });
  }

  async #more(): Promise<void> {
    if (this.socket.readyState >= WebSocket.CLOSING) throw new Error('closed');
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }

  /** Sends any value. */
  send(raw: string | Uint8Array<ArrayBuffer>): void {
    this.socket.send(raw);
  }

  close(): void {
    this.socket.close();
  }
}

type MessageWithoutId = ClientMessage extends infer M
  ? M extends unknown
    ? Omit<M, 'id'>
    : never
  : never;

/** Returns a client at a socket that has received the table. */
export async function connectClient(address: string, table: string, token?: string) {
  const client = new TestClient(address, table, token);
  const { table: view } = await client.next('table');
  return { client, view };
}

/** Hides the mines of both sides of Patrol, so that both can move. */
export async function makeFirstMoves(
  address: string,
  table: string,
  seats: { readonly west?: string | undefined; readonly east?: string | undefined },
): Promise<void> {
  for (const [token, seq, text] of [
    [seats.west, 0, 'bury n3'],
    [seats.east, 1, 'bury n6'],
  ] as const) {
    const { client } = await connectClient(address, table, token);
    await client.until(seq);
    if (token !== undefined && client.view?.seq === seq) await client.act(seq, text);
    // If a bot plays the seat, its move takes some time.
    await client.until(seq + 1);
    client.close();
  }
}

/** Returns a random legal action of Patrol for the side to act in a view. */
export function randomAction(view: Pick<TableView, 'ints'>, rng: Rng): string {
  const game = openPatrol();
  const s = game.create();
  s.ints.set(view.ints);
  const list = legal(game, s, new ActionList());
  return formatAction(game, list.at(rng.below(list.length)));
}
