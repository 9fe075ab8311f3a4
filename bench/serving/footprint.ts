/** Load of a server besides moves: idle sockets, tables in memory, tables opened again, bots beside people. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup, type SetupRequest } from '../../src/kernel/setup/setup.ts';
import { seededDice } from '../../src/table/dice/dice.ts';
import type { TableCreated } from '../../src/table/messages/messages.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { Table } from '../../src/table/table.ts';
import { gameById } from '../games/registry.ts';
import { quantile } from '../measure.ts';
import { figure, type TableRow, spread } from '../table.ts';
import { forkServer } from './load.ts';
import { TablePlayers } from './table-players.ts';
import { type TallyPlace, PeerTally } from './tally.ts';

const MEGABYTE = 2 ** 20;
const IDLE = { sockets: 2000, tables: 50, megabytes: 60 };
const HELD = { tables: 500, moves: 10, megabytes: 100 };
const REOPENED = { entries: 1000, milliseconds: 100 };
const BESIDE = { tables: 20, bots: 50, level: '4', pace: 250, times: 2 };
const ANSWERED = 60_000;

interface Report {
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

/** Our server, with a data folder. */
class Server {
  readonly #child: ChildProcess;
  readonly address: string;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  static async start(folder: string): Promise<Server> {
    const child = forkServer('../server/server-child.ts', [folder], { flags: ['--expose-gc'] });
    const [{ address }] = (await once(child, 'message')) as [TallyPlace];
    return new Server(child, address);
  }

  async ask(question: 'cost' | 'memory'): Promise<Report> {
    this.#child.send(question);
    return ((await once(this.#child, 'message')) as [Report])[0];
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.send('stop');
    await exit;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const response = await fetch(this.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async watch(table: string): Promise<WebSocket> {
    const socket = new WebSocket(
      `${this.address.replace('http', 'ws')}/api/tables/${table}/socket`,
    );
    await once(socket, 'message');
    return socket;
  }
}

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const seatsOf = (game: Game, who: string): Record<string, string> =>
  Object.fromEntries(game.sides.map(({ id }) => [id, who]));

const opened = (id: string, request: SetupRequest = {}): Game => {
  const module = gameById(id);
  return module.open(parseSetup(module, request));
};

/** Measures idle spectators at some tables. */
export const idleRow = (): Promise<TableRow> =>
  withFolder(async (folder) => {
    const server = await Server.start(folder);
    const game = opened('breakthrough');
    const tables: string[] = [];
    for (let i = 0; i < IDLE.tables; i++) {
      const wanted = { game: game.id, seats: seatsOf(game, 'me') };
      tables.push((await server.post<TableCreated>('/api/tables', wanted)).table);
    }
    // Open the first sockets before measuring, to exclude their one-time costs.
    for (const table of tables) (await server.watch(table)).close();
    const before = await server.ask('memory');
    const sockets: WebSocket[] = [];
    for (let i = 0; i < IDLE.sockets; i++)
      sockets.push(await server.watch(tables[i % tables.length] ?? ''));
    await setTimeout(1000);
    const after = await server.ask('memory');
    const grown = (after.rss - before.rss) / MEGABYTE;
    const heap = (after.heap - before.heap) / MEGABYTE;
    const whole = after.rss / MEGABYTE;
    for (const socket of sockets) socket.close();
    await server.stop();
    return {
      what: `${figure(IDLE.sockets)} idle sockets`,
      figure: `${figure(grown)} MB more (${figure(heap)} MB of it heap); ${figure(whole)} MB in all`,
      target: { text: `under ${IDLE.megabytes} MB`, met: grown < IDLE.megabytes },
    };
  });

/** Measures tables in memory in the middle of their games, without clients. */
export const heldRow = (): Promise<TableRow> =>
  withFolder(async (folder) => {
    const server = await Server.start(folder);
    const before = await server.ask('memory');
    const module = gameById('chitin');
    const game = opened('chitin');
    const tally = new PeerTally();
    const players = Array.from(
      { length: HELD.tables },
      (_, seed) =>
        new TablePlayers([server.address], module, game, seed, tally, { moves: HELD.moves }),
    );
    await Promise.all(players.map((two) => two.sitDown()));
    const enough = HELD.tables * HELD.moves;
    while (tally.waits.length < enough) await setTimeout(200);
    tally.running = false;
    for (const two of players) two.leave();
    await setTimeout(1000);
    const { heap } = await server.ask('memory');
    await server.stop();
    const grown = (heap - before.heap) / MEGABYTE;
    return {
      what: `${HELD.tables} tables of Chitin in memory, ${HELD.moves} moves of each played`,
      figure: `${figure(heap / MEGABYTE)} MB of heap and arrays (${figure(grown)} MB of it the tables')`,
      target: { text: `under ${HELD.megabytes} MB`, met: heap < HELD.megabytes * MEGABYTE },
    };
  });

/** Returns a random game of this many entries; undefined if it ends before. */
function longRecord(game: Game, entries: number): string | undefined {
  const rng = new Sfc32('long');
  const list = new ActionList();
  for (let seed = 0; seed < 20; seed++) {
    const seats = game.sides.map(() => ({ kind: 'human', name: 'A' }) as const);
    const table = Table.create({ id: 't', game, dice: seededDice(seed), seats });
    while (table.seq < entries && !table.outcome) {
      const actions = legal(game, table.state, list);
      table.act(table.actor, table.seq, [
        formatAction(game, actions.at(rng.below(actions.length))),
      ]);
    }
    if (!table.outcome) return formatRecord(table.record());
  }
  return undefined;
}

const LONG: readonly (readonly [string, SetupRequest])[] = [
  ['annihilator', {}],
  ['annihilation', {}],
  ['chitin', { scenario: 'armageddon' }],
  ['slammers', {}],
  ['armageddon', { options: { map: 'normal' } }],
];

/** Measures opening tables at their first request, at servers that were just started. */
export async function reopenedRows(rounds: number): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const [id, request] of LONG) {
    const record = longRecord(opened(id, request), REOPENED.entries);
    if (record !== undefined) rows.push(await reopenedRow(id, record, rounds));
  }
  return rows;
}

const reopenedRow = (id: string, record: string, rounds: number): Promise<TableRow> =>
  withFolder(async (folder) => {
    const first = await Server.start(folder);
    const tables: TableCreated[] = [];
    for (let i = 0; i < 2; i++)
      tables.push(await first.post<TableCreated>('/api/records', { record }));
    await first.stop();
    const times: number[][] = [];
    for (let round = 0; round < rounds; round++) times.push(await openingTimes(folder, tables));
    const [cold = [], warm = []] = [0, 1].map((i) => times.map((pair) => pair[i] as number));
    const show = (figures: readonly number[]): string => spread(figures, figure);
    return {
      what: `${id}: a table at entry ${figure(REOPENED.entries)} opened after a restart`,
      figure: `${show(cold)} ms of processor time; the second one ${show(warm)} ms`,
      target: {
        text: `under ${REOPENED.milliseconds} ms`,
        met: quantile(cold, 0.5) < REOPENED.milliseconds,
      },
    };
  });

/** Returns the milliseconds of processor time until a player has received each whole table, one after the other. */
async function openingTimes(folder: string, tables: readonly TableCreated[]): Promise<number[]> {
  const server = await Server.start(folder);
  // One-time cost of the first request.
  await (await fetch(`${server.address}/api/tables`)).text();
  const times: number[] = [];
  for (const { table, seats } of tables) {
    const authorization = `Bearer ${Object.values(seats)[0]}`;
    const before = await server.ask('cost');
    await (
      await fetch(`${server.address}/api/tables/${table}`, { headers: { authorization } })
    ).text();
    times.push(1000 * ((await server.ask('cost')).cpu - before.cpu));
  }
  await server.stop();
  return times;
}

/** Measures the waits of slow players, without and with tables where bots play each other. */
export const besideRow = (seconds: number): Promise<TableRow> =>
  withFolder(async (folder) => {
    const server = await Server.start(folder);
    const module = gameById('breakthrough');
    const game = opened('breakthrough');
    const tally = new PeerTally();
    const players = Array.from(
      { length: BESIDE.tables },
      (_, seed) =>
        new TablePlayers([server.address], module, game, seed, tally, { pace: BESIDE.pace }),
    );
    for (const two of players) await two.sitDown();
    await setTimeout(3000);
    const alone = await waitsFor(tally, seconds);
    const bots = opened('annihilation');
    for (let i = 0; i < BESIDE.bots; i++) {
      const seats = seatsOf(bots, `bot:${BESIDE.level}`);
      await server.post('/api/tables', { game: bots.id, seats });
    }
    await setTimeout(3000);
    const beside = await waitsFor(tally, seconds);
    tally.running = false;
    for (const two of players) two.leave();
    await server.stop();
    return {
      what: `people at ${BESIDE.tables} tables, beside ${BESIDE.bots} tables of bots of level ${BESIDE.level}: 95 % answered`,
      figure: `within ${figure(beside)} ms`,
      against: `${figure(alone)} ms without them`,
      ratio: `${figure(beside / alone)} x`,
      target: { text: `at most ${BESIDE.times} x`, met: beside <= BESIDE.times * alone },
    };
  });

async function waitsFor(tally: PeerTally, seconds: number): Promise<number> {
  tally.waits.length = 0;
  const until = AbortSignal.timeout(ANSWERED);
  await setTimeout(seconds * 1000);
  while (tally.waits.length === 0 && !until.aborted) await setTimeout(200);
  return quantile(tally.waits, 0.95);
}
