/** Limits for one guest: seats, sockets, bot time, names. */
import { createConnection, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { TableCreated } from '../../table/messages/messages.ts';
import { formatRecord } from '../../table/record/record.ts';
import { patrolTable } from '../../table/testing/test-play.ts';
import { addressOf, Allowance, AddressCounts } from '../http/addresses.ts';
import { personName, seatOfStranger } from '../accounts/names.ts';
import {
  makeTable,
  request,
  connectClient,
  testServer,
  TestClient,
  viewOf,
  tempFolder,
} from '../testing/test-client.ts';

/** A request through a proxy, which reports the client's address. */
async function from(ip: string, address: string, path: string, body: unknown) {
  const response = await fetch(address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
  });
  return { status: response.status, text: await response.text() };
}

describe('addresses', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, counted) => expect(addressOf(ip)).toBe(counted));

  test('each address has its own allowance, which refills with time', () => {
    let now = 0;
    const allowance = new Allowance(2, 3600, () => now);
    const take = () => ['a', 'a', 'a', 'b'].map((address) => allowance.take(address));
    expect(take()).toEqual([true, true, false, true]);
    now = 1000;
    expect(take()).toEqual([true, false, false, true]);
  });

  test('addresses without recent requests are forgotten, the others are not', () => {
    let now = 0;
    const allowance = new Allowance(1, 3600, () => now);
    for (let i = 0; i < 10_000; i++) allowance.take(`old-${i}`);
    now = 500;
    expect(allowance.take('old-7')).toBe(false);
    now = 5000;
    allowance.take('new');
    now = 5001;
    expect(allowance.take('new')).toBe(false);
    expect(allowance.take('old-7')).toBe(true);
  });

  test('counts go up and down', () => {
    const counts = new AddressCounts();
    counts.add('a', 1);
    counts.add('a', 1);
    counts.add('a', -1);
    expect([counts.of('a'), counts.of('b')]).toEqual([1, 0]);
  });
});

describe('seats from the list', () => {
  const options = { limits: { seats: 2, seatsPerHour: 1 } };
  const open = { west: 'open', east: 'open' };

  test('are limited for each address; links still work', async () => {
    const { address } = await testServer(options);
    const tables: TableCreated[] = [];
    for (let i = 0; i < 3; i++) tables.push(await makeTable(address, open));
    const join = (i: number, body: object = {}) =>
      request(address, 'POST', `/api/tables/${tables[i]?.table}/join`, body);
    expect([(await join(0)).status, (await join(1)).status]).toEqual([200, 200]);
    const third = await join(2);
    expect(third.status).toBe(429);
    expect(third.body.reason).toMatch(/Too many players have joined tables from your IP address/);
    expect((await viewOf(address, tables[2]?.table ?? '')).seats[0]?.kind).toBe('open');
    expect((await join(2, { token: tables[2]?.seats.west })).status).toBe(200);
  });

  test('behind a trusted proxy each client has a separate limit', async () => {
    const { address } = await testServer({ ...options, trustProxy: '127.0.0.1' });
    const { table } = await makeTable(address, open);
    const path = `/api/tables/${table}/join`;
    const statuses = [];
    for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
      statuses.push((await from(ip, address, path, { side: 'west' })).status);
    expect(statuses).toEqual([200, 409, 429, 409]);
  });

  test('behind an untrusted proxy a client cannot claim another address, and the log warns the host', async () => {
    const log = vi.fn();
    const { address } = await testServer({ ...options, log });
    const { table } = await makeTable(address, open);
    const statuses = [];
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      statuses.push((await from(ip, address, `/api/tables/${table}/join`, {})).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/--trust-proxy 127\.0\.0\.1/));
  });
});

describe('one address', () => {
  test('has a limited number of sockets, which does not affect other addresses', async () => {
    const { address } = await testServer({ limits: { socketsPerAddress: 2 }, trustProxy: true });
    const { table } = await makeTable(address);
    const come = (ip: string) =>
      new TestClient(address, table, undefined, { 'x-forwarded-for': ip });
    const [first, second] = [come('192.0.2.1'), come('192.0.2.1')];
    for (const client of [first, second]) await client.next('table');
    expect(await come('192.0.2.1').closed).toBe(1013);
    await come('192.0.2.2').next('table');
    first.close();
    await first.closed;
    await expect
      .poll(() =>
        come('192.0.2.1')
          .next('table')
          .then(
            () => true,
            () => false,
          ),
      )
      .toBe(true);
    second.close();
  });

  test('has a limited number of bot games; games with a person do not count', async () => {
    const { address } = await testServer({ limits: { botTables: 1, botTablesPerHour: 1 } });
    const bots = { west: 'bot:random', east: 'bot:random' };
    await makeTable(address, bots);
    await expect(makeTable(address, bots)).rejects.toThrow(/Too many games between bots/);
    await makeTable(address, { ...bots, west: 'me' });
  });

  test('has a limited number of record checks at once, and per minute', async () => {
    const { address } = await testServer({ limits: { importsPerAddress: 1, importsPerMinute: 3 } });
    const table = patrolTable();
    table.act(0, 0, ['bury n3']);
    const wanted = { record: formatRecord(table.record()), seats: { west: 'me' } };
    const send = () => request(address, 'POST', '/api/records', wanted);
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
    expect((await send()).status).toBe(201);
    expect((await send()).body.reason).toMatch(/Too many requests/);
  });
});

test('a client that acts without permission gets a refusal, and no table', async () => {
  const { address } = await testServer();
  const { table, seats } = await makeTable(address);
  for (const token of [undefined, seats.east]) {
    const { client } = await connectClient(address, table, token);
    const { refusal } = await client.act(0, 'bury n3');
    expect(refusal?.reason).toMatchObject({ key: token ? 'table.waiting' : 'table.watching' });
    expect(client.received.at(-1)).toEqual({
      type: 'changes',
      seq: 0,
      entries: [],
      answer: { id: 1, played: 0, refusal },
    });
  }
});

describe('names', () => {
  test.each(['Ann', 'Zoë', '李小龍', 'Āá b', 'Robota', '👩‍🚀', 'می‌خواهم', ''])(
    '%j is a name',
    (name) => {
      expect(personName(name)).toBe(name.normalize('NFC'));
    },
  );

  test.each([
    ['a control character', 'Ann\u0007'],
    ['an invisible letter', 'Ann\u2060Ben'],
    ['a turned direction', 'Ann\u202eneB'],
    ['an isolate', '\u2066Ann'],
    ['a mark of direction', 'Ann\u200f'],
    ['nothing to be seen', 'Ann\u200b'],
    ['half a character', 'Ann\ud800'],
  ])('with %s it is refused', (_, name) => {
    expect(() => personName(name)).toThrow(/server\.name\.unseen/);
  });

  test.each(['bot:5', 'Bot', 'The Computer', 'computer 3', 'Steady', 'greedy', '5'])(
    '%j would be taken for a bot',
    (name) => expect(() => personName(name)).toThrow(/server\.name\.bot/),
  );

  test('are shown on one line, with one space between words', () => {
    expect(personName(' Ann\u2028 \n Ben ')).toBe('Ann Ben');
  });

  test('are checked wherever a client sends one', async () => {
    const { address } = await testServer();
    const name = 'bot:5';
    const make = await request(address, 'POST', '/api/tables', {
      game: 'patrol',
      seats: { west: 'me' },
      name,
    });
    expect(make).toMatchObject({ status: 400 });
    const { table } = await makeTable(address, { west: 'me' });
    const join = await request(address, 'POST', `/api/tables/${table}/join`, { name });
    expect(join).toMatchObject({ status: 400 });
    expect(join.body.reason).toMatch(/looks like the name of a bot/);
  });

  test('from records cannot pretend to be something else', () => {
    expect(seatOfStranger({ kind: 'human', name: 'Ann\u202e' })).toEqual({
      kind: 'human',
      name: 'Ann',
    });
    expect(seatOfStranger({ kind: 'human', name: 'Steady' }).name).toBe('“Steady”');
    expect(seatOfStranger({ kind: 'bot', name: '5' })).toEqual({ kind: 'bot', name: '5' });
  });
});

describe('inactive connections', () => {
  /** Opens a connection and sends this text. */
  async function msg(address: string, text: string): Promise<Socket> {
    const { hostname, port } = new URL(address);
    const socket = createConnection(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    socket.resume();
    return socket;
  }

  test.each([
    ['nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [
      'half a body',
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
  ])('end after a while: %s', async (_, text) => {
    const { address } = await testServer({ limits: { requestMilliseconds: 40 } });
    await once(await msg(address, text), 'close');
  });

  test('end when they are kept open and idle', async () => {
    const { address } = await testServer({ limits: { idleMilliseconds: 40 } });
    const socket = await msg(address, 'GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'close');
  });

  test.each([
    ['nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ])('end with the server, which does not wait for them: %s', async (_, text) => {
    const server = await testServer();
    const socket = await msg(server.address, text);
    // The answer to another connection: by then, the server knows of this one.
    await fetch(`${server.address}/api/games`);
    const closed = once(socket, 'close');
    await server.close();
    await closed;
  });

  test('end when a socket does not answer pings, and its seat is then disconnected', async () => {
    const { address } = await testServer({ limits: { heartbeat: 40 } });
    const { table, seats } = await makeTable(address);
    const socket = await msg(
      address,
      `GET /api/tables/${table}/socket?seat=${seats.east} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await once(socket, 'close');
    const connected = async () => (await viewOf(address, table)).seats[1]?.connected;
    await expect.poll(connected).toBe(false);
  });
});

describe('an invitation', () => {
  const fresh = 'f'.repeat(43);

  async function invited(options: Parameters<typeof testServer>[0] = {}) {
    const server = await testServer(options);
    const { address } = server;
    const { table, seats } = await makeTable(address, { west: 'me', east: 'open' });
    const join = (body: object, at = address) =>
      request(at, 'POST', `/api/tables/${table}/join`, body);
    return { server, address, table, seats, join };
  }

  test('opens its seat once; after that only the secret made by its player does', async () => {
    const { address, table, seats, join } = await invited();
    const taken = await join({ token: seats.east, fresh, name: 'Ann' });
    expect([taken.status, taken.body]).toEqual([200, { side: 'east', token: fresh }]);
    const late = await join({ token: seats.east, fresh: 'g'.repeat(43) });
    expect([late.status, String(late.body.reason)]).toEqual([
      403,
      expect.stringMatching(/no longer/),
    ]);
    const socket = new TestClient(address, table, seats.east);
    expect(await socket.closed).toBe(4403);
    expect((await viewOf(address, table, fresh)).side).toBe(1);
    // Anyone may watch.
    expect((await viewOf(address, table)).seats[1]).toMatchObject({ kind: 'human', name: 'Ann' });
  });

  test('gets the same answer when it is sent again, also after a restart', async () => {
    const data = tempFolder();
    const { server, seats, join } = await invited({ data });
    await join({ token: seats.east, fresh });
    expect((await join({ token: seats.east, fresh })).body).toEqual({ side: 'east', token: fresh });
    await server.close();
    const again = await testServer({ data });
    expect((await join({ token: seats.east, fresh }, again.address)).body['token']).toBe(fresh);
    expect((await join({ token: seats.east }, again.address)).status).toBe(403);
  });

  test('to a taken seat changes nothing, so its player can continue in another browser', async () => {
    const { address, table, seats, join } = await invited();
    const { body } = await join({ token: seats.west, fresh });
    expect(body).toEqual({ side: 'west', token: seats.west });
    expect((await viewOf(address, table)).seats[0]?.name).toBe('Ann');
  });

  test.each(['short', `pass.${'f'.repeat(43)}`])(
    'is not taken with %j as a secret',
    async (weak) => {
      const { seats, join } = await invited();
      expect((await join({ token: seats.east, fresh: weak })).status).toBe(400);
    },
  );
});
