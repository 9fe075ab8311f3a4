/** Challenges over HTTP; the tests of the stores cover the storage. */
import { expect, test } from 'vitest';
import type { Challenge, Invitation, Suggestion } from '../../table/messages/accounts.ts';
import type { TableCreated, TableSummary } from '../../table/messages/messages.ts';
import type { ServerOptions } from '../main.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';
import { browserKeys, startMailServer } from '../testing/test-channels.ts';
import { startHttpSink } from '../testing/test-http-sink.ts';
import { ChallengeWatch } from './challenge-watch.ts';

async function scene(options: Partial<ServerOptions> = {}) {
  const server = await peopleServer(options);
  const [ann, bob, cleo] = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map(async (name) => {
      const browser = new Browser(server.address);
      await browser.post('/api/account', { name, password: 'correct horse' });
      return browser;
    }),
  );
  const guest = new Browser(server.address);
  return { server, guest, ann: ann as Browser, bob: bob as Browser, cleo: cleo as Browser };
}

const game = { game: 'patrol', seats: { west: 'me', east: 'open' } };

/** Creates a table with a challenge, and returns its id. */
const challenge = async (browser: Browser, opponent: string, more: object = {}) =>
  (await browser.post<TableCreated>('/api/tables', { ...game, ...more, opponent })).body.table;

test('the challenged account accepts, and no other takes the seat', async () => {
  const { guest, ann, bob, cleo } = await scene();
  const clock = { kind: 'move', seconds: 86_400, late: 'loss' };
  const table = await challenge(ann, 'bob', { rated: true, clock });
  expect((await cleo.get<TableSummary[]>('/api/tables?open=1')).body).toEqual([]);
  for (const other of [cleo, guest])
    expect((await other.post(`/api/tables/${table}/join`, {})).status).toBe(
      other === cleo ? 403 : 401,
    );
  const [asked] = (await bob.get<Invitation[]>('/api/account/invitations')).body;
  expect(asked).toEqual({
    ...{ table, game: 'patrol', scenario: 'standard', side: 'east', from: 'Ann' },
    ...{ clock, rated: true, until: expect.any(Number) },
  });
  expect((await ann.get<Challenge[]>('/api/account/challenges')).body).toMatchObject([
    { table, to: 'Bob', state: 'waiting' },
  ]);
  expect((await bob.post(`/api/tables/${table}/join`, {})).status).toBe(200);
  expect((await ann.get('/api/account/challenges')).body).toEqual([]);
  expect((await bob.get('/api/account/invitations')).body).toEqual([]);
});

test('a declined or expired challenge reaches the challenger, who offers the seat to everybody', async () => {
  const { server, ann, bob, cleo } = await scene();
  const [first, second] = [await challenge(ann, 'Bob'), await challenge(ann, 'Cleo')];
  await bob.delete(`/api/account/invitations/${first}`);
  const told: unknown[] = [];
  const invite = async (account: string, sent: object) => void told.push([account !== '', sent]);
  const watch = new ChallengeWatch(server.tables, { invite }, () => undefined);
  await watch.look();
  expect(told).toEqual([]);
  await watch.look(Date.now() + 4 * 86_400_000);
  expect(told).toEqual([[true, { type: 'expired', table: second, from: 'Cleo' }]]);
  const states = async () =>
    (await ann.get<Challenge[]>('/api/account/challenges')).body.map(({ to, state }) => [
      to,
      state,
    ]);
  expect((await states()).sort()).toEqual([
    ['Bob', 'declined'],
    ['Cleo', 'expired'],
  ]);
  expect((await cleo.post(`/api/tables/${second}/join`, {})).status).toBe(403);
  await ann.delete(`/api/account/challenges/${second}?keep=true`);
  expect(await states()).toEqual([['Bob', 'declined']]);
  expect((await cleo.post(`/api/tables/${second}/join`, {})).status).toBe(200);
  const third = await challenge(ann, 'Cleo');
  // Only its sender can withdraw a challenge.
  await bob.delete(`/api/account/challenges/${third}`);
  expect((await cleo.get<Invitation[]>('/api/account/invitations')).body).toHaveLength(1);
  await ann.delete(`/api/account/challenges/${third}`);
  expect((await cleo.get('/api/account/invitations')).body).toEqual([]);
  expect((await ann.get<TableSummary[]>(`/api/tables?ids=${third}`)).body).toMatchObject([
    { over: true },
  ]);
});

test('refuses challenges to nobody, to oneself, to blocked accounts, of guests and without a free seat', async () => {
  const { guest, ann, bob, cleo } = await scene();
  const refusal = async (browser: Browser, body: object) => {
    const asked = { ...game, ...body };
    const answer = await browser.post<{ reason: string }>('/api/tables', asked);
    return [answer.status, answer.body.reason];
  };
  await bob.put('/api/account/blocks/Ann');
  await ann.put('/api/account/blocks/Cleo');
  expect(await refusal(ann, { opponent: 'Dora' })).toEqual([
    404,
    'There is no account named “Dora”.',
  ]);
  expect(await refusal(ann, { opponent: 'Ann' })).toEqual([400, 'You can’t challenge yourself.']);
  expect(await refusal(ann, { opponent: 'Bob' })).toEqual([
    403,
    'Bob does not accept challenges from you.',
  ]);
  expect(await refusal(ann, { opponent: 'Cleo' })).toEqual([
    403,
    'You have blocked Cleo. Unblock them first.',
  ]);
  expect((await refusal(guest, { opponent: 'Bob' }))[0]).toBe(401);
  const seats = { west: 'me', east: 'bot:greedy' };
  expect((await refusal(cleo, { opponent: 'Bob', seats }))[0]).toBe(400);
  expect((await refusal(cleo, { opponent: 'Bob', seats: { west: 'bot:greedy' } }))[0]).toBe(400);
  // A refused challenge leaves no table behind.
  expect((await ann.get('/api/tables')).body).toEqual([]);
});

test('the notification of a challenge names the variant, in mails, push messages and webhooks', async () => {
  const { mails, smtp } = await startMailServer();
  const [hook, service, { keys, read }] = [
    await startHttpSink(204),
    await startHttpSink(201),
    browserKeys(),
  ];
  const registry = new URL('../testing/test-variants.ts', import.meta.url);
  const notifications = { allowsPrivate: true, url: 'http://table.test', smtp };
  const { ann, bob } = await scene({ registry, notifications });
  const push = { kind: 'push', endpoint: service.url, keys, language: 'de' };
  for (const channel of [
    { kind: 'webhook', url: hook.url },
    { kind: 'email', to: 'b@b.test' },
    push,
  ])
    expect((await bob.post('/api/account/notifications', channel)).status).toBe(201);
  const seats = { white: 'me', black: 'open' };
  const changes = { 'points.charge': 2 };
  const challenge = { game: 'annihilation', seats, opponent: 'Bob' };
  await ann.post('/api/tables', { ...challenge, variant: { title: 'Double', changes } });
  const counts = () => [hook.calls.length, service.calls.length, mails.length];
  await expect.poll(counts).toEqual([1, 1, 1]);
  const pushed = () => read(service.calls.at(-1)?.body ?? Buffer.of());
  expect(JSON.parse(String(hook.calls[0]?.body))).toMatchObject({
    ...{ type: 'challenge', from: 'Ann' },
    variant: { title: 'Double', changes: 1, hash: expect.any(String) },
  });
  expect(mails[0]).toContain('\r\nVariant: Double (1 change)\r\n');
  expect(pushed()).toMatchObject({ body: 'Variante: Double (1 Änderung)', path: '/' });
  await ann.post('/api/tables', { ...challenge, variant: { changes } });
  await expect.poll(counts).toEqual([2, 2, 2]);
  expect(mails[1]).toContain('\r\nVariant (1 change)\r\n');
  await ann.post('/api/tables', challenge);
  await expect.poll(counts).toEqual([3, 3, 3]);
  expect(mails[2]).not.toContain('Variant');
  expect(pushed()).not.toHaveProperty('body');
});

test('finds names for a signed-in user alone', async () => {
  const { guest, ann } = await scene();
  expect((await guest.get('/api/players?prefix=bo')).status).toBe(401);
  expect((await ann.get<Suggestion[]>('/api/players?prefix=bo')).body).toEqual([
    { name: 'Bob', isFriend: false, isOnline: false },
  ]);
});
