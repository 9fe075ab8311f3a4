/** Several servers and workers on one database. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import type { TableCreated } from '../../table/messages/messages.ts';
import type { ChatMessage } from '../../table/messages/chat.ts';
import type { ServerOptions } from '../main.ts';
import { openService } from '../service.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { query, startPostgres, type TestPostgres } from '../store/testing/test-postgres.ts';
import { startHttpSink } from '../testing/test-http-sink.ts';
import {
  mockTime,
  makeTable,
  REGISTRY,
  randomAction,
  request,
  connectClient,
  tempFolder,
  testServer,
  type TestClient,
  viewOf,
  pollCounter,
} from '../testing/test-client.ts';

let postgres: TestPostgres;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Servers that share a database, without bots of their own. */
async function servers(count: number, options: Partial<ServerOptions> = {}) {
  const database = await postgres.fresh(`many_${databases++}`);
  const running = [];
  for (let i = 0; i < count; i++)
    running.push(await testServer({ database, bots: false, ...options }));
  return { database, running, addresses: running.map(({ address }) => address) };
}

async function worker(database: string): Promise<void> {
  const playing = await openService({ data: '', database, registry: REGISTRY });
  await playing.begin();
  onTestFinished(() => playing.close());
}

/** Plays a game to its end, each side at its own server; checks the views change by change. */
async function playOut(addresses: readonly string[], seed: string) {
  const [one = '', two = ''] = addresses;
  const { table, seats } = await makeTable(one);
  const [west, east] = await Promise.all([
    connectClient(one, table, seats['west']),
    connectClient(two, table, seats['east']),
  ]);
  const players = [west.client, east.client];
  const rng = new Sfc32(seed);
  let view = await west.client.until(0);
  while (view.outcome === undefined) {
    const player = players[view.actor];
    const mine = await player?.until(view.seq);
    if (!player || !mine) throw new Error('nobody is to act');
    const { seq } = await player.act(view.seq, randomAction(mine, rng));
    view = await west.client.until(seq);
  }
  await east.client.until(view.seq);
  return { table, players };
}

test('a conditional move stored at one server is played by the other, in one write with the move', async () => {
  const { addresses, running } = await servers(2);
  const [one = '', two = ''] = addresses;
  const { table, seats } = await makeTable(one);
  const west = (await connectClient(one, table, seats['west'])).client;
  const east = (await connectClient(two, table, seats['east'])).client;
  await west.act(0, 'bury n3');
  await east.until(1);
  await east.act(1, 'bury n6');
  await west.until(2);
  const lines = [{ since: 2, plies: [{ own: true, text: 'walk' }] }];
  const path = `/api/tables/${table}/orders`;
  const { status } = await request(two, 'PUT', path, { seq: 2, lines, wills: {} }, seats['east']);
  expect(status).toBe(200);
  // The player with the conditional move leaves, and that server stops.
  east.close();
  await running[1]?.close();
  expect(await west.act(2, 'stay')).toMatchObject({ type: 'done', seq: 4 });
  expect((await request(one, 'GET', path, undefined, seats['east'])).body).toMatchObject({
    lines: [],
    dropped: [],
  });
});

test('a game between two servers: each seat gets its changes from its own server', async () => {
  const { addresses } = await servers(2);
  const { table, players } = await playOut(addresses, 'two');
  for (const { received } of players) {
    // The full table is sent on arrival and at the end; dice that wait for shares come in between.
    expect(received.filter(({ type }) => type === 'table').length).toBeLessThanOrEqual(3);
    expect(received.filter(({ type }) => type === 'changes').length).toBeGreaterThan(5);
  }
  const views = await Promise.all(addresses.map((address) => viewOf(address, table)));
  expect(views[0]?.entries).toEqual(views[1]?.entries);
});

test('if two servers get a move at the same time, one is played, and the other is refused', async () => {
  const { addresses } = await servers(2);
  const [one = '', two = ''] = addresses;
  const { table, seats } = await makeTable(one);
  const west = await Promise.all(
    addresses.map((address) => connectClient(address, table, seats['west'])),
  );
  const east = await connectClient(two, table, seats['east']);
  const rng = new Sfc32('race');
  let moves = 0;
  for (let view = await east.client.until(0); view.outcome === undefined && moves < 12; moves++) {
    if (view.actor === 1) {
      await east.client.act(view.seq, randomAction(view, rng));
    } else {
      const { seq } = view;
      const mine = await Promise.all(west.map(({ client }) => client.until(seq)));
      const text = randomAction(mine[0] as (typeof mine)[0], rng);
      const replies = await Promise.all(west.map(({ client }) => client.act(seq, text)));
      expect(replies.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
    }
    view = await east.client.until(view.seq + 1);
  }
  expect(moves).toBeGreaterThan(3);
  const views = await Promise.all(addresses.map((address) => viewOf(address, table)));
  expect(views[0]?.entries).toEqual(views[1]?.entries);
});

test('if two players take the last free seat at two servers, one of them gets it', async () => {
  const { addresses } = await servers(2);
  const { table, seats } = await makeTable(addresses[0] as string, { west: 'me', east: 'open' });
  await Promise.all(addresses.map((address) => viewOf(address, table, seats['west'])));
  const path = `/api/tables/${table}/join`;
  const joined = await Promise.all(
    addresses.map((address, i) => request(address, 'POST', path, { name: `Visitor ${i}` })),
  );
  expect(joined.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = joined.findIndex(({ status }) => status === 200);
  for (const address of addresses) {
    const view = await viewOf(address, table, seats['west']);
    expect(view.seats[1]).toMatchObject({ kind: 'human', name: `Visitor ${first}` });
  }
});

test('bots play at the tables of all servers, in workers', async () => {
  const { database, addresses } = await servers(2);
  const bots = { west: 'bot:random', east: 'bot:random' };
  const tables = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((i) => makeTable(addresses[i % 2] as string, bots)),
  );
  const [one = ''] = addresses;
  const mine = await makeTable(one, { west: 'bot:random', east: 'me' });
  const watching = await Promise.all(
    tables.map(({ table }, i) => connectClient(addresses[(i + 1) % 2] as string, table)),
  );
  await worker(database);
  await worker(database);
  for (const { client } of watching) {
    let view = await client.until(0);
    while (view.outcome === undefined) view = await client.until(view.seq + 1);
  }
  // A game with a person waits for that person to connect to any server.
  expect((await viewOf(one, mine.table)).seq).toBe(0);
  const { client } = await connectClient(addresses[1] as string, mine.table, mine.seats['east']);
  expect((await client.until(1)).seq).toBeGreaterThan(0);
});

test('if several processes archive, one of them archives the old tables', async () => {
  const { database, addresses } = await servers(1);
  const [address = ''] = addresses;
  const { table } = await makeTable(address);
  await query(database, 'UPDATE countermarch.tables SET touched = 1');
  const { table: young } = await makeTable(address);
  const folder = tempFolder();
  const archive = { folder, abandonedDays: 30 };
  const options = { data: '', database, registry: REGISTRY, archive, log: () => undefined };
  const two = await Promise.all([openService(options), openService(options)]);
  onTestFinished(async () => void (await Promise.all(two.map((playing) => playing.close()))));
  await Promise.all(two.map((playing) => playing.begin()));
  const there = async () =>
    (await query(database, 'SELECT id FROM countermarch.tables')) as { id: string }[];
  await expect.poll(there).toEqual([{ id: young }]);
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  expect(await new SqliteStore('', openFile(join(folder, files[0] ?? ''))).ids()).toEqual([table]);
});

function openFile(path: string) {
  const db = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => db.close());
  return { db, close: () => undefined };
}

test('offers, answers and clock settings at one server reach the other, change by change', async () => {
  const { addresses } = await servers(2);
  const [one = '', two = ''] = addresses;
  const clock = { kind: 'bank', seconds: 600, increment: 5, late: 'loss', vacation: 5 };
  const wanted = { game: 'patrol', seats: { west: 'me', east: 'me' }, clock };
  const { table, seats } = (await request<TableCreated>(one, 'POST', '/api/tables', wanted)).body;
  const west = (await connectClient(one, table, seats['west'])).client;
  const east = (await connectClient(two, table, seats['east'])).client;
  let seq = 0;
  /** One player acts, and both receive the change. */
  const does = async (who: TestClient, message: Parameters<TestClient['ask']>[0]) => {
    const reply = await who.ask(message);
    expect(reply.type, JSON.stringify([message, reply])).toBe('done');
    seq = reply.seq;
    await Promise.all([west.until(seq), east.until(seq)]);
  };
  const act = (who: TestClient, text: string) => does(who, { type: 'act', seq, actions: [text] });
  const says = (who: TestClient, text: string) => does(who, { type: 'offer', seq, text });
  await act(west, 'bury n3');
  await act(east, 'bury n6');
  const whole = () =>
    [west, east].map(({ received }) => received.filter(({ type }) => type === 'table').length);
  const before = whole();
  await says(west, 'ask draw');
  expect(east.view?.offers).toMatchObject([{ by: 0, terms: { do: 'draw' } }]);
  await says(east, 'decline');
  await says(west, 'ask takeback');
  await says(west, 'withdraw');
  expect(east.view?.offers).toEqual([]);
  await says(west, 'ask takeback');
  await says(east, 'agree');
  expect([west.view?.actor, east.view?.actor]).toEqual([0, 0]);
  await act(west, 'bury n4');
  await does(west, { type: 'clock', text: 'night 1320 420' });
  await does(west, { type: 'clock', text: 'vacation 1' });
  await does(west, { type: 'clock', text: 'vacation 0' });
  expect(east.view?.clock).toEqual(west.view?.clock);
  await says(east, 'ask stand-in 0 random');
  await says(west, 'agree');
  expect(east.view?.seats[0]?.standIn).toBe('random');
  expect(whole()).toEqual(before);
});

/** A table between two servers with a running clock, and functions that fire its timer at each. */
async function running(late: string) {
  const { addresses } = await servers(2, { outageMilliseconds: Infinity });
  const [one = '', two = ''] = addresses;
  const set = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  const clock = { kind: 'bank', seconds: 600, late };
  const wanted = { game: 'patrol', seats: { west: 'me', east: 'me' }, clock };
  const { table, seats } = (await request<TableCreated>(one, 'POST', '/api/tables', wanted)).body;
  const west = (await connectClient(one, table, seats['west'])).client;
  const east = (await connectClient(two, table, seats['east'])).client;
  await west.act(0, 'bury n3');
  await Promise.all([west.until(2), east.until(2)]);
  const waits = () => set.mock.calls.filter(([, wait = 0]) => Math.abs(wait / 1000 - 600) < 20);
  await expect.poll(() => waits().length).toBe(2);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 700_000);
  const ends = waits().map(([end]) => end as () => void);
  return { addresses, table, ends, clients: [west, east] };
}

const isFlag = ({ text }: { readonly text: string }): boolean => text.startsWith('flag');

test('a clock that runs out at one server reaches the other as a change', async () => {
  const { ends, clients } = await running('stand-in random');
  ends[0]?.();
  for (const client of clients) {
    const view = await client.until(4);
    expect(view.seats[1]?.standIn).toBe('random');
    expect(client.received.filter(({ type }) => type === 'table')).toHaveLength(1);
  }
});

test('a clock that runs out at two servers at the same moment runs out once', async () => {
  const { addresses, table, ends } = await running('loss');
  for (const end of ends) end();
  for (const address of addresses)
    await expect.poll(async () => (await viewOf(address, table)).outcome?.winners).toEqual([0]);
  const views = await Promise.all(addresses.map((address) => viewOf(address, table)));
  expect(views[0]?.entries).toEqual(views[1]?.entries);
  expect(views[0]?.entries.filter(isFlag)).toHaveLength(1);
});

test('one of several servers notifies a player, and none does while the player looks at the table', async () => {
  const passTo = mockTime();
  const { addresses, running } = await servers(3, {
    notifications: { patience: 400, allowsPrivate: true },
  });
  const [one = '', two = ''] = addresses;
  const looked = pollCounter(running);
  const hook = await startHttpSink(204);
  // The other servers poll while one sends the notification.
  hook.meanwhile = () => looked(2);
  const { table, seats } = await makeTable(one);
  const path = `/api/tables/${table}/notifications`;
  await request(two, 'POST', path, { kind: 'webhook', url: hook.url }, seats['east']);
  const west = (await connectClient(one, table, seats['west'])).client;
  await west.act(0, 'bury n3');
  passTo(500);
  await expect.poll(() => hook.calls.length).toBe(1);
  await looked(3);
  expect(hook.calls).toHaveLength(1);
  const other = await makeTable(one);
  const there = `/api/tables/${other.table}/notifications`;
  await request(one, 'POST', there, { kind: 'webhook', url: hook.url }, other.seats['east']);
  const { client: east } = await connectClient(two, other.table, other.seats['east']);
  east.send('{"type":"activity","id":1,"isActive":true}');
  const second = (await connectClient(one, other.table, other.seats['west'])).client;
  await second.act(0, 'bury n3');
  // The server where the player looks postpones the notification again and again, before it is due.
  for (const later of [800, 1100, 1400]) {
    passTo(later);
    await looked(3);
  }
  expect(hook.calls).toHaveLength(1);
});

test('a process on a database reports to monitoring how many jobs of all processes wait', async () => {
  const database = await postgres.fresh(`many_${databases++}`);
  const metrics = { host: '127.0.0.1', port: 0 };
  const server = await testServer({ database, bots: false, metrics });
  await makeTable(server.address, { west: 'bot:random', east: 'bot:random' });
  const jobs = async () =>
    /^countermarch_jobs_waiting (.*)$/m.exec(
      (await request(`${server.metrics}`, 'GET', '/metrics')).text,
    )?.[1];
  await expect.poll(jobs).toBe('1');
});

test('chat messages at one server reach the others, in the order in which they are stored', async () => {
  const { addresses } = await servers(2);
  const [one = '', two = ''] = addresses;
  const { table, seats } = await makeTable(one);
  const west = (await connectClient(one, table, seats['west'])).client;
  const east = (await connectClient(two, table, seats['east'])).client;
  const msg = (address: string, text: string, token?: string) =>
    request(address, 'POST', `/api/tables/${table}/chat`, { text }, token);
  await Promise.all(
    [1, 2, 3].flatMap((n) => [
      msg(one, `west ${n}`, seats['west']),
      msg(two, `east ${n}`, seats['east']),
      msg(two, `watching ${n}`),
    ]),
  );
  for (const client of [west, east]) {
    const heard: ChatMessage[] = [];
    while (heard.length < 6) heard.push(...(await client.next('chat')).messages);
    const numbers = heard.map(({ n }) => n);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(heard.filter(({ side }) => side < 0)).toEqual([]);
  }
});

test('a server reports whether it is alive and whether it accepts visitors', async () => {
  const { running } = await servers(1);
  const [server] = running;
  const { address = '' } = server ?? {};
  expect((await request(address, 'GET', '/api/health')).body).toEqual({ status: 'ok' });
  expect((await request(address, 'GET', '/api/ready')).body).toEqual({ status: 'ok' });
  await server?.drain();
  const leaving = await request(address, 'GET', '/api/ready');
  expect([leaving.status, leaving.body]).toEqual([503, { status: 'draining' }]);
  expect((await request(address, 'GET', '/api/health')).status).toBe(200);
});
