/** Rematches between two servers on one database. */
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Rematch } from '../../table/messages/messages.ts';
import { Chat } from '../chat/chat.ts';
import { startPostgres, type TestPostgres } from '../store/testing/test-postgres.ts';
import { makeTable, request, connectClient, testServer, viewOf } from '../testing/test-client.ts';
import { ViewPublisher } from './publisher.ts';

let postgres: TestPostgres;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Starts two servers that share a new database, and returns their addresses. */
async function twoServers(): Promise<[string, string]> {
  const database = await postgres.fresh(`rematch_${databases++}`);
  const one = await testServer({ database, bots: false });
  const two = await testServer({ database, bots: false });
  return [one.address, two.address];
}

test('if two players ask for a rematch at two servers, both get the same one, and no other is left', async () => {
  const [one, two] = await twoServers();
  const { table, seats } = await makeTable(one);
  const west = (await connectClient(one, table, seats['west'])).client;
  const east = (await connectClient(two, table, seats['east'])).client;
  await west.ask({ type: 'resign', seq: 0 });
  await east.until(1);
  const ask = (address: string, token: string | undefined, swap: boolean) =>
    request<Rematch>(address, 'POST', `/api/tables/${table}/rematch`, { swap }, token);
  const made = await Promise.all([ask(one, seats['west'], true), ask(two, seats['east'], false)]);
  const [next] = made.map(({ body }) => body);
  expect(made.map(({ status, body }) => [status, body])).toEqual([200, 200].map((s) => [s, next]));
  for (const client of [west, east])
    while (client.view?.rematch === undefined) await client.next('changes', 'table');
  expect([west.view?.rematch, east.view?.rematch]).toEqual([next, next]);
  const { body } = await request<unknown[]>(one, 'GET', '/api/tables');
  expect(body).toHaveLength(1);
});

test('a rematch created at one server reaches the other', async () => {
  const [one, two] = await twoServers();
  const { table, seats } = await makeTable(one);
  const west = (await connectClient(one, table, seats['west'])).client;
  const east = (await connectClient(two, table, seats['east'])).client;
  await west.ask({ type: 'resign', seq: 0 });
  const path = `/api/tables/${table}/rematch`;
  const { body } = await request<Rematch>(one, 'POST', path, {}, seats['west']);
  while (east.view?.rematch === undefined) await east.next('changes', 'table');
  expect(east.view.rematch).toEqual(body);
  const fresh = await viewOf(two, body.table, seats['east']);
  expect([fresh.side, fresh.seq]).toEqual([1, 0]);
});

test('news of a rematch that overtakes the end of the game is not lost', async () => {
  const [one, two] = await twoServers();
  const { table, seats } = await makeTable(one);
  const west = (await connectClient(one, table, seats['west'])).client;
  const east = (await connectClient(two, table, seats['east'])).client;
  // The other server takes up the end of the game only when it has heard of the rematch.
  const { onRemoteMessage } = Chat.prototype;
  const { computeEffects } = ViewPublisher.prototype;
  const told = Promise.withResolvers<void>();
  let own: ViewPublisher | undefined;
  vi.spyOn(Chat.prototype, 'onRemoteMessage').mockImplementation(function (this: Chat, session) {
    onRemoteMessage.call(this, session);
    if (session.publisher !== own) told.resolve();
  });
  vi.spyOn(ViewPublisher.prototype, 'computeEffects').mockImplementation(async function (
    this: ViewPublisher,
  ) {
    own ??= this;
    if (this !== own) await told.promise;
    return computeEffects.call(this);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await west.ask({ type: 'resign', seq: 0 });
  const path = `/api/tables/${table}/rematch`;
  const { body } = await request<Rematch>(one, 'POST', path, {}, seats['west']);
  while (east.view?.rematch === undefined) await east.next('changes', 'table');
  expect(east.view.rematch).toEqual(body);
});
