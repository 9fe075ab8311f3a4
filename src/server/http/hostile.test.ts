import { createConnection } from 'node:net';
import { once } from 'node:events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bucket } from './limits.ts';
import {
  makeTable,
  request,
  connectClient,
  testServer,
  TestClient,
} from '../testing/test-client.ts';

/** A server with a table, where a bystander continues to play while another client misbehaves. */
async function scene(options: Parameters<typeof testServer>[0] = {}) {
  const { address } = await testServer(options);
  const { table, seats } = await makeTable(address);
  const west = (await connectClient(address, table, seats.west)).client;
  const east = (await connectClient(address, table, seats.east)).client;
  await west.act(0, 'bury n3');
  await east.act(1, 'bury n6');
  const villain = (await connectClient(address, table)).client;
  return { address, table, seats, west, east, villain };
}

/** Checks that the table continues as if nothing had happened. */
async function unharmed(
  { west, east }: { west: TestClient; east: TestClient },
  seq = 2,
): Promise<void> {
  expect(await west.act(seq, 'stay')).toMatchObject({ type: 'done', seq: seq + 1 });
  expect(await east.act(seq + 1, 'stay')).toMatchObject({ type: 'done', seq: seq + 2 });
}

describe('hostile messages', () => {
  test.each([
    ['not JSON', 'hello', /JSON/],
    ['half of JSON', '{"type":"act"', /JSON/],
    ['null', 'null', /Not a message/],
    ['a list', '[]', /Not a message/],
    ['no such type', '{"type":"win","id":1}', /type/],
    ['wrong types', '{"type":"act","id":1,"seq":"2","actions":["walk"]}', /seq/],
    ['no number', '{"type":"act","id":1,"seq":-1,"actions":["walk"]}', /seq/],
    ['a huge number', '{"type":"act","id":1,"seq":1e300,"actions":["walk"]}', /seq/],
    ['no actions', '{"type":"act","id":1,"seq":2,"actions":[]}', /actions/],
    [
      'too many actions',
      JSON.stringify({ type: 'act', id: 1, seq: 2, actions: Array(201).fill('walk') }),
      /actions/,
    ],
    [
      'a long action',
      JSON.stringify({ type: 'act', id: 1, seq: 2, actions: ['w'.repeat(41)] }),
      /actions/,
    ],
    ['an unknown key', '{"type":"undo","id":1,"seq":2,"side":0}', /side/],
    ['__proto__', '{"type":"undo","id":1,"seq":2,"__proto__":{"side":0}}', /__proto__/],
    ['constructor', '{"type":"undo","id":1,"seq":2,"constructor":{"prototype":{}}}', /constructor/],
  ])('%s is answered with an error and changes nothing', async (_, raw, reason) => {
    const stage = await scene();
    stage.west.send(raw);
    expect((await stage.west.next('error')).reason).toMatch(reason);
    await unharmed(stage);
    expect(({} as { side?: number }).side).toBeUndefined();
  });

  test('binary messages are answered with an error', async () => {
    const stage = await scene();
    stage.villain.send(new Uint8Array([0, 1, 2, 255]));
    expect((await stage.villain.next('error')).reason).toMatch(/text/);
    await unharmed(stage);
  });

  test('10 MB in one message disconnect their sender, and nobody else', async () => {
    const stage = await scene();
    stage.villain.send('x'.repeat(10 * 1024 * 1024));
    expect(await stage.villain.closed).toBe(1009);
    await unharmed(stage);
  });

  test('1,000 messages a second disconnect their sender, and nobody else', async () => {
    const stage = await scene();
    for (let i = 0; i < 1000; i++)
      stage.villain.send(JSON.stringify({ type: 'undo', id: i, seq: 2 }));
    expect(await stage.villain.closed).toBe(1008);
    expect(stage.villain.received.at(-1)).toMatchObject({
      type: 'error',
      reason:
        'The connection was closed because it sent too many messages. The page will reconnect.',
    });
    await unharmed(stage);
  });

  test('endless nonsense disconnects its sender', async () => {
    const stage = await scene();
    for (let i = 0; i < 30; i++) stage.villain.send('{');
    expect(await stage.villain.closed).toBe(1008);
    await unharmed(stage);
  });

  test('whatever JSON a seat sends, the table and the server survive', async () => {
    const stage = await scene({ limits: { burst: 1e6, messagesPerSecond: 1e6 } });
    const near = fc.record({
      type: fc.constantFrom('act', 'undo', 'resign', 'seal', 'share', 'table'),
      id: fc.oneof(fc.integer(), fc.jsonValue()),
      seq: fc.oneof(fc.constant(0), fc.integer(), fc.jsonValue()),
      actions: fc.oneof(
        fc.array(fc.string()),
        fc.array(fc.constantFrom('walk', 'roll 1')),
        fc.jsonValue(),
      ),
    });
    const { address, table, seats } = stage;
    const samples = fc.sample(fc.oneof(near, fc.jsonValue(), fc.object()), {
      numRuns: 600,
      seed: 5,
    });
    let client = (await connectClient(address, table, seats.east)).client;
    for (const [i, sample] of samples.entries()) {
      client.send(JSON.stringify(sample));
      // This is shorter than the server's own time limit.
      if (i % 15 === 14) {
        client.close();
        client = (await connectClient(address, table, seats.east)).client;
      }
    }
    await unharmed(stage);
  });
});

describe('hostile connections', () => {
  test('pages of other origins may not connect; our own and allowed ones may', async () => {
    const { address, table } = await scene({ origins: ['https://friend.example'] });
    const from = (origin: string) => new TestClient(address, table, undefined, { origin });
    expect(await from('https://evil.example').closed).toBe(1006);
    expect(await from('null').closed).toBe(1006);
    expect(await from(`${address}.evil.example`).closed).toBe(1006);
    expect((await from(address).next('table')).type).toBe('table');
    expect((await from('https://friend.example').next('table')).type).toBe('table');
  });

  test('a raw connection that breaks the protocol is closed, and no other', async () => {
    const stage = await scene();
    const { hostname, port } = new URL(stage.address);
    const socket = createConnection(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `GET /api/tables/${stage.table}/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await once(socket, 'data');
    const gone = once(socket, 'close');
    // A text frame without the mask that clients must use.
    socket.write(Buffer.from([0x81, 0x05, 0x68, 0x65, 0x6c, 0x6c, 0x6f]));
    socket.resume();
    await gone;
    await unharmed(stage);
  });

  test('more sockets than the server takes are turned away', async () => {
    const stage = await scene({ limits: { sockets: 3 } });
    const extra = new TestClient(stage.address, stage.table);
    expect(await extra.closed).toBe(1013);
    stage.villain.close();
    await stage.villain.closed;
    await unharmed(stage);
  });

  test('a client that reads nothing does not delay the others', async () => {
    const stage = await scene();
    const { hostname, port } = new URL(stage.address);
    const deaf = createConnection(Number(port), hostname);
    deaf.pause();
    deaf.write(
      `GET /api/tables/${stage.table}/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    for (let seq = 2; seq < 42; seq += 2) await unharmed(stage, seq);
    deaf.destroy();
  });
});

describe('hostile requests', () => {
  test.each([
    ['not JSON', 'hello', 400],
    ['too large', JSON.stringify({ game: 'x'.repeat(100_000) }), 413],
    ['__proto__', '{"game":"patrol","__proto__":{"a":1}}', 400],
  ])('a body that is %s is refused with a reason', async (_, body, status) => {
    const { address } = await testServer();
    const reply = await request(address, 'POST', '/api/tables', body);
    expect(reply.status).toBe(status);
    expect(reply.body.reason).toMatch(/\w+/);
  });

  test.each([
    '/api/tables/%00',
    '/api/tables/..%2f..%2fetc',
    `/api/tables/${'a'.repeat(150)}`,
    '/api/tables/constructor',
    '/api/tables/__proto__',
    '/api/tables/x/views/1',
    '/api/games/__proto__/rules',
    '/api/games/constructor/rules',
  ])('%s is a 404 (or 400) with a reason', async (path) => {
    const { address } = await testServer();
    const reply = await request(address, 'GET', path);
    expect([400, 404]).toContain(reply.status);
    expect(reply.body.reason).toMatch(/\w+/);
  });

  test('too many requests are refused for a while; sockets continue', async () => {
    const stage = await scene({ limits: { requestsPerMinute: 10 } });
    const replies = [];
    for (let i = 0; i < 12; i++) replies.push(await request(stage.address, 'GET', '/api/games'));
    expect(replies.at(-1)).toMatchObject({ status: 429 });
    expect(replies.at(-1)?.body.reason).toMatch(/Too many requests/);
    await unharmed(stage);
  });

  test('too many tables are refused for a while', async () => {
    const { address } = await testServer({ limits: { tablesPerMinute: 3 } });
    for (let i = 0; i < 3; i++) await makeTable(address);
    await expect(makeTable(address)).rejects.toThrow(/Too many/);
  });
});

test('a bucket lets a burst through and then the steady rate', () => {
  const bucket = new Bucket(3, 10, 0);
  expect([0, 0, 0, 0].map((t) => bucket.take(t))).toEqual([true, true, true, false]);
  expect(bucket.take(50)).toBe(false);
  expect([150, 150].map((t) => bucket.take(t))).toEqual([true, false]);
  expect([1e6, 1e6, 1e6, 1e6].map((t) => bucket.take(t))).toEqual([true, true, true, false]);
});
