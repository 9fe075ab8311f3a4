/** Friends over HTTP; the tests of the stores cover the storage. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { TableCreated } from '../../table/messages/messages.ts';
import type { Friends, Invitation } from '../../table/messages/accounts.ts';
import { request } from '../testing/test-client.ts';
import { Browser, peopleServer } from './test-browser.ts';

async function two(options: Parameters<typeof peopleServer>[0] = {}) {
  const { address } = await peopleServer(options);
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map(async (name) => {
      const browser = new Browser(address);
      await browser.post('/api/account', { name, password: 'correct horse' });
      return browser;
    }),
  );
  return { address, ann: ann as Browser, bob: bob as Browser };
}

const friendsOf = async (browser: Browser) =>
  (await browser.get<Friends>('/api/account/friends')).body;

test('two accounts that agree become friends, see each other online, and part again', async () => {
  const { address, ann, bob } = await two();
  const { code } = await friendsOf(ann);
  const path = `/api/friends/${code}`;
  expect((await bob.get(path)).body).toEqual({ name: 'Ann' });
  expect((await friendsOf(bob)).friends).toEqual([]);
  expect((await new Browser(address).post(path)).status).toBe(401);
  expect((await bob.post(path)).status).toBe(200);
  expect((await friendsOf(ann)).friends).toEqual([{ name: 'Bob', isOnline: false, tables: [] }]);
  expect((await bob.get('/api/account/invitations')).body).toEqual([]);
  expect((await friendsOf(ann)).friends).toMatchObject([{ name: 'Bob', isOnline: true }]);
  expect((await bob.delete('/api/account/friends/Ann')).status).toBe(200);
  expect((await friendsOf(ann)).friends).toEqual([]);
  expect((await ann.post<Friends>('/api/account/friends/link')).body.code).not.toBe(code);
  expect((await bob.post(path)).status).toBe(404);
});

test('an invited account sees the invitation, and is notified through the channel for its turns', async () => {
  const told: Record<string, unknown>[] = [];
  let heard = (): void => undefined;
  const first = new Promise<void>((resolve) => (heard = resolve));
  const hook = createServer(async (asked, answer) => {
    const parts = [];
    for await (const part of asked) parts.push(part);
    told.push(JSON.parse(Buffer.concat(parts).toString()));
    answer.end();
    heard();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void hook.close());
  await once(hook, 'listening');
  const { address, ann, bob } = await two({ notifications: { allowsPrivate: true } });
  await bob.post(`/api/friends/${(await friendsOf(ann)).code}`);
  // Bob sits at another table, and gets turn notifications there.
  const seats = { west: 'me', east: 'open' };
  const his = (await bob.post<TableCreated>('/api/tables', { game: 'patrol', seats })).body;
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const channel = { kind: 'webhook', url };
  await request(
    address,
    'POST',
    `/api/tables/${his.table}/notifications`,
    channel,
    his.seats['west'],
  );
  const { table } = (await ann.post<TableCreated>('/api/tables', { game: 'patrol', seats })).body;
  const path = '/api/account/friends/Bob/invite';
  expect((await ann.post(path, { table: his.table })).status).toBe(409);
  expect((await ann.post(path, { table })).status).toBe(204);
  await first;
  expect(told).toEqual([
    { type: 'invitation', table, game: 'Patrol', from: 'Ann', at: expect.any(Number) },
  ]);
  const asked = await bob.get<Invitation[]>('/api/account/invitations');
  const place = { table, game: 'patrol', scenario: 'standard', side: 'east' };
  expect(asked.body).toEqual([{ ...place, from: 'Ann' }]);
  expect((await bob.delete(`/api/account/invitations/${table}`)).body).toEqual([]);
  expect((await ann.get('/api/account/invitations')).body).toEqual([]);
});
