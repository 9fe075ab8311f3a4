import { keyOf } from '../../kernel/text/message.ts';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import type { ServerMessage, TableCreated } from '../../table/messages/messages.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import {
  makeTable,
  randomAction,
  connectClient,
  tempFolder,
  type TestClient,
} from './test-client.ts';

const PLAYERS = 4;

/** A server process; `start` resolves with its address. */
class Child {
  readonly process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  constructor(data: string) {
    const script = fileURLToPath(new URL('test-child.ts', import.meta.url));
    this.process = spawn(process.execPath, [script, data], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // All server processes load the same code: with a compile cache, they start in half the time.
      env: { ...process.env, NODE_COMPILE_CACHE: join(data, 'code') },
    });
    const lines = createInterface({ input: this.process.stdout });
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async start(): Promise<string> {
    expect((await this.#lines.next()).value).toBe('ready');
    this.process.stdin.write('go\n');
    return (await this.#lines.next()).value as string;
  }

  async kill(): Promise<void> {
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    expect(await exit).toEqual([null, 'SIGKILL']);
  }
}

/** Everything that was acknowledged to players, by table and seq: the entry's action and hash. */
type AcknowledgedMoves = Map<string, Map<number, string>>;

/** Plays both sides of games, one after another, and remembers what was acknowledged. */
class Player {
  readonly received: AcknowledgedMoves = new Map();
  readonly #rng: Sfc32;
  readonly #bot: boolean;
  #table: TableCreated | undefined;
  acknowledged = 0;

  constructor(seed: number, bot: boolean) {
    this.#rng = new Sfc32(seed);
    this.#bot = bot;
  }

  /** Plays until the server is gone. */
  async play(address: string): Promise<void> {
    try {
      for (;;) await this.#playGame(address);
    } catch {
      // The socket was closed, or the server stopped answering: it was killed, as intended.
    }
  }

  async #playGame(address: string): Promise<void> {
    const seats = { west: 'me', east: this.#bot ? 'bot:random' : 'me' };
    this.#table ??= await makeTable(address, seats);
    const { table, seats: tokens } = this.#table;
    const clients: TestClient[] = [];
    for (const token of Object.values(tokens))
      clients.push((await connectClient(address, table, token)).client);
    try {
      await this.#playOn(table, clients);
      this.#table = undefined;
    } finally {
      for (const { received } of clients) this.#rememberAll(table, received);
    }
    for (const client of clients) client.close();
  }

  /** Plays to the end of the game, and waits where a bot is to act. */
  async #playOn(table: string, clients: readonly TestClient[]): Promise<void> {
    const spectator = requireDefined(clients[0], 'a table has at least one seat');
    for (let view = await spectator.until(0); !view.outcome; ) {
      const mine = clients[view.actor];
      if (mine) {
        const text = randomAction(view, this.#rng);
        const reply = await mine.act(view.seq, text);
        if (reply.refusal) throw new Error(keyOf(reply.refusal.reason));
        this.acknowledged += 1;
        this.#remember(table, [{ seq: view.seq + 1, text }]);
      }
      view = await spectator.until(view.seq + 1);
    }
  }

  #rememberAll(table: string, received: readonly ServerMessage[]): void {
    for (const message of received) {
      if (message.type === 'table') this.#remember(table, message.table.entries);
      if (message.type === 'changes') this.#remember(table, message.entries);
    }
  }

  #remember(table: string, entries: readonly { seq: number; text: string }[]): void {
    const known = this.received.get(table) ?? new Map<number, string>();
    this.received.set(table, known);
    // Secret events are sent without their text, but must be stored all the same.
    for (const { seq, text } of entries) known.set(seq, text || (known.get(seq) ?? ''));
  }
}

/** Kills a server this many times during play, and checks that nothing acknowledged is lost. */
export async function killRepeatedly(kills: number): Promise<void> {
  const data = tempFolder();
  const players = Array.from({ length: PLAYERS }, (_, i) => new Player(i, i === PLAYERS - 1));
  const rng = new Sfc32('kill');
  // A server is started while the one before it runs, so that its start takes no time.
  let next: Child | undefined = new Child(data);
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0);
  for (let i = 0; i < kills; i++) {
    const child = requireDefined(next, 'each round but the last starts a server');
    const address = await child.start();
    next = i + 1 < kills ? new Child(data) : undefined;
    const games = players.map((player) => player.play(address));
    const goal = acknowledged() + 4 + rng.below(30);
    while (acknowledged() < goal) await new Promise((resolve) => setTimeout(resolve, 1));
    await child.kill();
    await Promise.all(games);
    await compare(data, players);
  }
  expect(acknowledged()).toBeGreaterThan(kills * 10);
}

/** Checks that every acknowledged entry is on disk, in an intact hash chain. */
async function compare(data: string, players: readonly Player[]): Promise<void> {
  const store = await SqliteStore.open(data);
  try {
    for (const { received } of players)
      for (const [table, entries] of received) {
        const stored = (await store.load(table))?.entries ?? [];
        for (const [seq, text] of entries) {
          expect(stored.length, `${table}: entry ${seq}`).toBeGreaterThanOrEqual(seq);
          if (text !== '') expect(stored[seq - 1]?.text, `${table}: entry ${seq}`).toBe(text);
        }
      }
  } finally {
    await store.close();
  }
}
