/**
 * `node bench/server.ts [--tables 50] [--seconds 5] [--game annihilator] [--servers 1]`: as many tables as
 * told, two players at each, who answer at once. Every move is on disk before it is acknowledged: in the
 * embedded store, or with `--servers` in a PostgreSQL of its own that so many servers share. Prints
 * moves a second, what a move costs the server and its database, who had the processors, how long a player waits for the
 * acknowledgement, and how
 * many bytes a seat is told of a move against what the whole view would be.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameById } from '../src/games/registry.ts';
import { ActionList } from '../src/kernel/action.ts';
import { legal } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { formatAction } from '../src/kernel/notation.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup.ts';
import { type Held, withChanges } from '../src/table/held.ts';
import type { ServerMessage, TableCreated } from '../src/table/messages.ts';
import { startPostgres } from '../src/server/store/test-postgres.ts';
import { quantile } from './measure.ts';
import { secondsOf } from './processor.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '5' },
    game: { type: 'string', default: 'annihilator' },
    servers: { type: 'string', default: '0' },
  },
});
const [tables, seconds] = [Number(values.tables), Number(values.seconds)];
const module = gameById(values.game);
const game: Game = module.open(parseSetup(module));
const waits: number[] = [];
/** Bytes and number of the changes told; and of whole views, one in a hundred. */
const told = { changes: [0, 0], whole: [0, 0] };
let running = true;

/** A table with a socket for each side; whoever is to act acts at random, at once. */
class Players {
  readonly #address: string;
  readonly #rng: Sfc32;
  readonly #view = game.create();
  readonly #list = new ActionList();
  #sockets: WebSocket[] = [];
  /** By side: the table as it was told. */
  #held: (Held | undefined)[] = [];
  #sent = 0;
  /** Length of the record that was last answered; who comes and goes is told too. */
  #answered = -1;

  constructor(address: string, seed: number) {
    this.#address = address;
    this.#rng = new Sfc32(seed);
  }

  async sitDown(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    this.#answered = -1;
    this.#held = [];
    const seats = Object.fromEntries(module.sides.map((side) => [side.id, 'me']));
    const response = await fetch(`${this.#address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: game.id, seats }),
    });
    const { table, seats: tokens } = (await response.json()) as TableCreated;
    this.#sockets = module.sides.map(({ id }, side) =>
      this.#connect(table, tokens[id] ?? '', side),
    );
    await Promise.all(this.#sockets.map((socket) => once(socket, 'open')));
  }

  #connect(table: string, token: string, side: number): WebSocket {
    const path = `/api/tables/${table}/socket?seat=${token}`;
    const socket = new WebSocket(this.#address.replace('http', 'ws') + path);
    // Nobody here doubts the dice: they wait for no share of this seat.
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'share', id: 0, share: '', seals: [] }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      this.#hear(message, side);
      if (message.type === 'changes') count(String(data).length, this.#held[side]);
    };
    return socket;
  }

  #hear(message: ServerMessage, side: number): void {
    if (message.type === 'table') this.#held[side] = message.table;
    if (message.type === 'changes') {
      const { answer } = message;
      this.#held[side] = withChanges(this.#held[side], message);
      if (answer?.id === 1) waits.push(performance.now() - this.#sent);
      if (answer?.refusal && running) throw new Error(JSON.stringify(message));
    }
    const head = this.#held[side];
    if (head) this.#answer(head, side);
    else if (running) throw new Error(JSON.stringify(message));
  }

  #answer(head: Held, side: number): void {
    if (!running || head.seq <= this.#answered || (head.outcome && side !== 0)) return;
    if (head.outcome === undefined && head.actor !== side) return;
    this.#answered = head.seq;
    if (head.outcome) {
      this.sitDown().catch((error: unknown) => {
        if (running) throw error;
      });
      return;
    }
    this.#view.ints.set(head.ints);
    const list = legal(game, this.#view, this.#list);
    const action = formatAction(game, list.at(this.#rng.below(list.length)));
    this.#sent = performance.now();
    const act = { type: 'act', id: 1, seq: head.seq, actions: [action] };
    this.#sockets[side]?.send(JSON.stringify(act));
  }
}

function count(bytes: number, held: Held | undefined): void {
  const { changes, whole } = told;
  changes[0] += bytes;
  changes[1] += 1;
  if (!held || changes[1] % 100 > 0) return;
  const { entries: _, last: __, ...view } = held;
  whole[0] += JSON.stringify(view).length;
  whole[1] += 1;
}

/** What all servers have cost so far. */
async function cost(children: readonly ChildProcess[]): Promise<{ cpu: number; rss: number }> {
  const sum = { cpu: 0, rss: 0 };
  for (const child of children) {
    child.send('cost');
    const [{ cpu, rss }] = (await once(child, 'message')) as [{ cpu: number; rss: number }];
    sum.cpu += cpu;
    sum.rss += rss;
  }
  return sum;
}

const folder = mkdtempSync(join(tmpdir(), 'countermarch-bench-'));
const servers = Number(values.servers);
const postgres = servers > 0 ? await startPostgres() : undefined;
const children: ChildProcess[] = [];
const addresses: string[] = [];
for (let i = 0; i < Math.max(1, servers); i++) {
  const env = { ...process.env, DATABASE_URL: postgres?.url ?? '' };
  const child = fork(new URL('server-child.ts', import.meta.url), [folder], { env });
  children.push(child);
  addresses.push(((await once(child, 'message')) as [{ address: string }])[0].address);
}
const addressOf = (i: number): string => addresses[i % addresses.length] ?? '';
await Promise.all(Array.from({ length: tables }, (_, i) => new Players(addressOf(i), i).sitDown()));
// The first second warms up.
await new Promise((resolve) => setTimeout(resolve, 1000));
waits.length = 0;
/** Of the database and of the players: what the servers share the machine with. */
const others = (): number[] => {
  const { user, system } = process.cpuUsage();
  return [(postgres?.pid && secondsOf(postgres.pid)) || 0, (user + system) / 1e6];
};
const before = await cost(children);
const aside = others();
const from = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const after = await cost(children);
const [database = 0, players = 0] = others().map((now, i) => now - (aside[i] ?? 0));
const passed = (performance.now() - from) / 1000;
running = false;
const moves = waits.length;
const cpu = after.cpu - before.cpu;
const share = (used: number): string => `${(used / passed).toFixed(2)} processors`;
const store = servers > 0 ? `PostgreSQL, ${servers} servers` : 'embedded store';
console.log(
  `${game.id}, ${tables} tables of two players, ${passed.toFixed(1)} s on one machine, ${store}`,
);
console.log(`durable moves a second   ${(moves / passed).toFixed(0)}`);
console.log(
  `moves a server CPU-s     ${(moves / cpu).toFixed(0)} (${((cpu / moves) * 1000).toFixed(3)} ms each)`,
);
if (servers > 0)
  console.log(
    `moves a CPU-s with it    ${(moves / (cpu + database)).toFixed(0)} (database ${((database / moves) * 1000).toFixed(3)} ms each)`,
  );
console.log(
  `of the machine           servers ${share(cpu)}, database ${share(database)}, players ${share(players)}`,
);
console.log(
  `acknowledged after       p50 ${quantile(waits, 0.5).toFixed(1)} ms, p95 ${quantile(waits, 0.95).toFixed(1)} ms`,
);
const [small, large] = [told.changes, told.whole].map(([bytes, n]) => bytes / n);
console.log(
  `told to a seat           ${small.toFixed(0)} bytes, the whole view ${large.toFixed(0)} (${(large / small).toFixed(1)} x)`,
);
console.log(`server memory            ${(after.rss / 2 ** 20).toFixed(0)} MB`);
for (const child of children) {
  child.send('stop');
  await once(child, 'exit');
}
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit();
