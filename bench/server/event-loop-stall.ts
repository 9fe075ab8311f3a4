/**
 * `node bench/server/event-loop-stall.ts [--entries 19000] [--game chitin] [--scenario armageddon]`: measures how long
 * the worst requests of one client block the server's event loop: its longest turn in each attempt.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameById } from '../../src/games/registry.ts';
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { seededDice } from '../../src/table/dice/dice.ts';
import type { TableCreated } from '../../src/table/messages/messages.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { Table } from '../../src/table/table.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '19000' },
    game: { type: 'string', default: 'chitin' },
    scenario: { type: 'string', default: 'armageddon' },
  },
});
const module = gameById(values.game);
const game = module.open(parseSetup(module, { scenario: values.scenario }));

/** A record in which every action is played, taken back, and followed by another one. */
function wavering(entries: number): string {
  const seats = game.sides.map(() => ({ kind: 'human', name: 'A' }) as const);
  const table = Table.create({ id: 't', game, dice: seededDice(1), seats });
  const list = new ActionList();
  for (let i = 0; table.seq < entries && !table.outcome; i++) {
    const side = table.actor;
    const actions = legal(game, table.state, list);
    table.act(side, table.seq, [formatAction(game, actions.at((i * 7) % actions.length))]);
    table.undo(side, table.seq);
  }
  return formatRecord(table.record());
}

interface StallSample {
  readonly address?: string;
  /** Milliseconds by wall clock, which other load on the machine can increase. */
  readonly longest: number;
  /** Milliseconds of processor time. */
  readonly work: number;
}

const data = mkdtempSync(join(tmpdir(), 'countermarch-stall-'));
const child: ChildProcess = fork(new URL('server-child.ts', import.meta.url), [data], {
  execArgv: [],
});
const { address = '' } = ((await once(child, 'message')) as [StallSample])[0];

async function ask(question: string): Promise<StallSample> {
  child.send(question);
  return ((await once(child, 'message')) as [StallSample])[0];
}

/** Runs work, and prints how long the server's event loop was blocked at most. */
async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  await ask('watch');
  const begun = performance.now();
  const result = await work();
  const { longest, work: spent } = await ask('report');
  const took = performance.now() - begun;
  const [cpu, clock] = [spent, longest].map((ms) => ms.toFixed(0).padStart(5));
  console.log(`${cpu} ms ${clock} ms  ${what} (${took.toFixed(0)} ms in all)`);
  return result;
}

const post = async (path: string, body: unknown, token = ''): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

function sit(table: string, token: string): Promise<WebSocket> {
  const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket?seat=${token}`;
  const socket = new WebSocket(url);
  return new Promise((done) => {
    socket.onmessage = () => done(socket);
  });
}

async function answers(socket: WebSocket, count: number, send: () => void): Promise<void> {
  const heard = new Promise<void>((done) => {
    let left = count;
    socket.onmessage = ({ data: text }) => {
      if (/^{"type":"(done|refused)"/.test(String(text)) && --left === 0) done();
    };
    socket.onclose = () => done();
  });
  send();
  await heard;
}

const file = wavering(Number(values.entries));
console.log(
  `a record of ${(file.length / 1e6).toFixed(1)} MB; the longest turn of the loop, in processor time and by the clock:`,
);
await attempt('nothing', () => new Promise((done) => setTimeout(done, 1000)));
const huge = wavering(30_000);
await attempt('a record that is too long', async () => {
  await (await post('/api/records', { record: huge })).text();
});
const made = await attempt('a record taken in', async () => {
  const response = await post('/api/records', { record: file });
  return (await response.json()) as TableCreated;
});
const side = game.sides[0]?.id ?? '';
const token = made.seats[side] ?? '';
await attempt('its table at a socket', async () => (await sit(made.table, token)).close());
await attempt('its table by request', async () => {
  await (await fetch(`${address}/api/tables/${made.table}`)).text();
});
await attempt('its record', async () => {
  await (await fetch(`${address}/api/tables/${made.table}/record`)).text();
});
await attempt('an early position of it', async () => {
  await (await fetch(`${address}/api/tables/${made.table}/views/77`)).text();
});
const seats = Object.fromEntries(game.sides.map(({ id }) => [id, 'me']));
const fresh = (await (
  await post('/api/tables', { game: game.id, scenario: values.scenario, seats })
).json()) as TableCreated;
const sockets = await Promise.all(Object.values(fresh.seats).map((seat) => sit(fresh.table, seat)));
const [first] = sockets;
await attempt('100 messages at once that are refused', () =>
  answers(first, 100, () => {
    for (let id = 0; id < 100; id++) first.send(JSON.stringify({ type: 'undo', id, seq: 10_000 }));
  }),
);
await attempt('100 batches at once that make no sense', () =>
  answers(first, 100, () => {
    const actions = Array(200).fill('to 0814'.padEnd(40, 'x'));
    for (let id = 0; id < 100; id++)
      first.send(JSON.stringify({ type: 'act', id, seq: 0, actions }));
  }),
);
await attempt('1,000 requests in one connection', async () => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const line = `GET /api/tables/${fresh.table} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  socket.write(line.repeat(1000));
  socket.write(line.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  socket.resume();
  await once(socket, 'close');
});
for (const socket of sockets) socket.close();
child.send('stop');
await once(child, 'exit');
rmSync(data, { recursive: true, force: true });
