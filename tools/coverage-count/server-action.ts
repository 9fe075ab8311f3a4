/** One action at a server in this process: from the socket of a seat to the socket of the other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type CalledFunction, calledIn, commonTo } from './calls.ts';

const SRC = pathToFileURL(join(process.cwd(), 'src/')).href;
/** Number of moves before the samples, so that all caches are filled. */
const WARM = 12;
const SAMPLES = 6;

/** A seat at a socket. */
interface Client {
  readonly socket: WebSocket;
  /** Called with each message that arrives at the socket. */
  heard: (text: string) => void;
}

/**
 * Returns the functions of src that run between an action and its message at the other seat, at a table of the test
 * game Patrol.
 */
export async function actionOnServer(): Promise<CalledFunction[]> {
  const profiler = new Session();
  profiler.connect();
  profiler.post('Profiler.enable');
  profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const take = (): CalledFunction[] => takeFrom(profiler);
  const { startServer } = await import('../../src/server/main.ts');
  const data = mkdtempSync(join(tmpdir(), 'countermarch-'));
  const registry = new URL('../../src/table/testing/test-game.ts', import.meta.url);
  const server = await startServer({ port: 0, host: '127.0.0.1', page: false, registry, data });
  try {
    return await sample(server.address, take);
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
}

async function sample(address: string, take: () => CalledFunction[]): Promise<CalledFunction[]> {
  const seats = await sitDown(address);
  const samples: CalledFunction[][] = [];
  let longest = 0;
  for (let seq = 0; seq < WARM + SAMPLES; seq++) {
    const action = seq < 2 ? `bury n${3 + seq}` : 'stay';
    // By now, notifications and replies of the last move have ended.
    await setTimeout(200);
    take();
    const start = performance.now();
    const calls = await play(seats, seq, action, take);
    longest = Math.max(longest, performance.now() - start);
    if (seq >= WARM) samples.push(calls);
  }
  await setTimeout(200);
  take();
  await setTimeout(longest);
  const idle = take();
  for (const { socket } of seats) socket.close();
  return commonTo(samples, idle);
}

/** Sends an action of the seat to act; resolves with the functions that ran until the other seat got the message. */
async function play(
  seats: readonly Client[],
  seq: number,
  action: string,
  take: () => CalledFunction[],
): Promise<CalledFunction[]> {
  const [actor, other] = [seats[seq % 2], seats[(seq + 1) % 2]];
  if (!actor || !other) throw new Error('Patrol has two seats');
  const own = message(actor, () => undefined);
  const told = message(other, take);
  actor.socket.send(JSON.stringify({ type: 'act', id: seq, seq, actions: [action] }));
  const [calls, answer] = await Promise.all([told, own]);
  if (!answer.text.includes('"answer"') || calls.text.includes('"answer"'))
    throw new Error(`not the messages of an action: ${answer.text} ${calls.text}`);
  return calls.result;
}

/** Resolves with the next message of a client, and the result of `then`, which is called when the message arrives. */
const message = <T>(client: Client, then: () => T): Promise<{ text: string; result: T }> =>
  new Promise((resolve) => {
    client.heard = (text) => resolve({ text, result: then() });
  });

async function sitDown(address: string): Promise<Client[]> {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'patrol', seats: { west: 'me', east: 'me' }, name: 'Ann' }),
  });
  const { table, seats } = (await response.json()) as {
    table: string;
    seats: Record<string, string>;
  };
  const clients: Client[] = [];
  for (const token of Object.values(seats)) {
    const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket?seat=${token}`;
    const client: Client = { socket: new WebSocket(url), heard: () => undefined };
    client.socket.onmessage = ({ data }) => client.heard(String(data));
    await message(client, () => undefined);
    clients.push(client);
  }
  return clients;
}

/**
 * Returns the functions of src that ran since the last call; the inspector of its own process answers synchronously.
 */
function takeFrom(profiler: Session): CalledFunction[] {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  profiler.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    scripts = result;
  });
  return calledIn(scripts, (url) =>
    url.startsWith(SRC) ? url.slice(SRC.length - 'src/'.length) : undefined,
  );
}
