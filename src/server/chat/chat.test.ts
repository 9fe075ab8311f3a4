/** Chat of a table, its readers, and private notes of seats. */
import { expect, test } from 'vitest';
import type { ChatMessage } from '../../table/messages/chat.ts';
import {
  makeTable,
  randomAction,
  request,
  connectClient,
  tempFolder,
  testServer,
  type TestClient,
} from '../testing/test-client.ts';
import { Sfc32 } from '../../kernel/random.ts';

async function scene(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options);
  const { table, seats } = await makeTable(server.address);
  const at = `/api/tables/${table}`;
  const send = (text: string, token?: string, name?: string) =>
    request(server.address, 'POST', `${at}/chat`, { text, ...(name && { name }) }, token);
  const messagesOf = async (token?: string) =>
    (await request<ChatMessage[]>(server.address, 'GET', `${at}/chat`, undefined, token)).body.map(
      ({ text }) => text,
    );
  return { server, address: server.address, table, seats, at, send, messagesOf };
}

/** Returns the next chat messages that a client receives. */
const nextMessages = async (client: TestClient): Promise<readonly ChatMessage[]> =>
  (await client.next('chat')).messages;

test('a player’s message reaches everybody at the table, and clients that connect later', async () => {
  const { address, table, seats, send } = await scene();
  const [east, spectator] = [
    (await connectClient(address, table, seats['east'])).client,
    (await connectClient(address, table)).client,
  ];
  expect((await send('  Good\n luck! ', seats['west'])).status).toBe(201);
  const message = { n: 1, side: 0, name: 'Ann', who: '', text: 'Good luck!' };
  expect(await nextMessages(east)).toMatchObject([message]);
  expect(await nextMessages(spectator)).toMatchObject([message]);
  await send('And you.', seats['east']);
  expect((await nextMessages(east)).map(({ n }) => n)).toEqual([2]);
  const late = (await connectClient(address, table, seats['west'])).client;
  expect((await nextMessages(late)).map(({ text }) => text)).toEqual(['Good luck!', 'And you.']);
});

test('in a game with hidden information, players see spectators’ messages only after its end', async () => {
  const { address, table, seats, send, messagesOf } = await scene();
  const west = (await connectClient(address, table, seats['west'])).client;
  const east = (await connectClient(address, table, seats['east'])).client;
  const spectator = (await connectClient(address, table)).client;
  await send('He has buried it at n3!', undefined, 'Kim');
  expect(await nextMessages(spectator)).toMatchObject([{ side: -3, name: 'Kim' }]);
  await send('Hm.', seats['west']);
  expect((await nextMessages(west)).map(({ text }) => text)).toEqual(['Hm.']);
  expect((await nextMessages(east)).map(({ text }) => text)).toEqual(['Hm.']);
  expect(await messagesOf(seats['east'])).toEqual(['Hm.']);
  const again = (await connectClient(address, table, seats['west'])).client;
  expect((await nextMessages(again)).map(({ text }) => text)).toEqual(['Hm.']);
  const rng = new Sfc32('chat');
  for (let view = await west.until(0); view.outcome === undefined; ) {
    const player = view.actor === 0 ? west : east;
    const { seq } = await player.act(view.seq, randomAction(await player.until(view.seq), rng));
    view = await west.until(seq);
  }
  expect(await messagesOf(seats['west'])).toEqual(['He has buried it at n3!', 'Hm.']);
});

test('spectators at different addresses have different ids, even under one name', async () => {
  const { send, address, at } = await scene({ trustProxy: true });
  const from = (ip: string) =>
    fetch(`${address}${at}/chat`, {
      method: 'POST',
      body: JSON.stringify({ text: 'Hello', name: 'Kim' }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    });
  await send('Hello', undefined, 'Kim');
  await from('192.0.2.1');
  await from('192.0.2.2');
  await from('192.0.2.1');
  const { body } = await request<ChatMessage[]>(address, 'GET', `${at}/chat`);
  const marks = body.map(({ who }) => who);
  expect(new Set(marks).size).toBe(3);
  expect(marks[1]).toBe(marks[3]);
  expect(marks.join()).not.toContain('192.0.2');
});

test.each([
  ['a\u202eb', /invisible/],
  ['a\u0007b', /invisible/],
  ['\ud800', /invisible/],
  ['   ', /message is empty/],
  ['', /text/],
  ['x'.repeat(501), /text/],
])('%j is refused as a message', async (text, reason) => {
  const { send, seats, messagesOf } = await scene();
  const { status, body } = await send(text, seats['west']);
  expect([status, body['reason']]).toEqual([400, expect.stringMatching(reason)]);
  expect(await messagesOf()).toEqual([]);
});

test('a spectator can use neither an invisible name nor the name of a bot', async () => {
  const { send } = await scene();
  for (const name of ['K\u200bim', 'Computer', 'greedy'])
    expect((await send('Hello', undefined, name)).status).toBe(400);
});

test('a player who sends too many messages is stopped, and the others are not', async () => {
  const { send, seats, messagesOf } = await scene({
    limits: { chatMessages: 3, chatMessagesPerHour: 1 },
  });
  const west = [];
  for (let i = 0; i < 5; i++) west.push((await send(`${i}`, seats['west'])).status);
  expect(west).toEqual([201, 201, 201, 429, 429]);
  expect((await send('You talk a lot.', seats['east'])).status).toBe(201);
  expect((await send('Yes.', undefined)).status).toBe(201);
  expect(await messagesOf(seats['east'])).toEqual(['0', '1', '2', 'You talk a lot.']);
});

test('notes are private to their seat, and notes and chat survive a restart', async () => {
  const data = tempFolder();
  const { server, address, at, seats, send } = await scene({ data });
  const note = (place: string, token?: string, text?: string) =>
    request(place, text === undefined ? 'GET' : 'PUT', `${at}/note`, text && { text }, token);
  expect((await note(address, seats['west'], 'n3!\r\nNot n4.')).status).toBe(200);
  expect((await note(address, seats['west'], 'x\u0000')).status).toBe(400);
  expect((await note(address, seats['west'], 'x'.repeat(10_001))).status).toBe(400);
  await send('Back soon.', seats['east']);
  await server.close();
  const next = (await testServer({ data })).address;
  expect((await note(next, seats['west'])).body).toEqual({ text: 'n3!\nNot n4.' });
  expect((await note(next, seats['east'])).body).toEqual({ text: '' });
  expect((await note(next)).status).toBe(403);
  expect((await note(next, undefined, 'mine')).status).toBe(403);
  expect((await request<ChatMessage[]>(next, 'GET', `${at}/chat`)).body).toMatchObject([
    { side: 1 },
  ]);
});

test('at a table opened from a record, nobody can send messages', async () => {
  const { server, address, table, seats } = await scene();
  const west = (await connectClient(address, table, seats['west'])).client;
  await connectClient(address, table, seats['east']);
  await west.ask({ type: 'resign', seq: 0 });
  const record = (await request(address, 'GET', `/api/tables/${table}/record`)).text;
  const { body } = await request(address, 'POST', '/api/records', { record });
  const path = `/api/tables/${body['table']}/chat`;
  expect((await request(server.address, 'POST', path, { text: 'Hello' })).status).toBe(403);
});

test('a message sent twice under one id is kept once, even concurrently; another id is another message', async () => {
  const { address, at, seats, messagesOf } = await scene();
  const send = (id: string, token = seats['west']) =>
    request(address, 'POST', `${at}/chat`, { text: 'Good luck!', id }, token);
  const answers = await Promise.all([send('first-one'), send('first-one')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await send('first-one')).status).toBe(201);
  expect(await messagesOf()).toEqual(['Good luck!']);
  await send('second-one');
  await send('first-one', seats['east']);
  expect(await messagesOf()).toHaveLength(3);
});
