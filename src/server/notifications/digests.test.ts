/** Daily digests: one list a day of the tables where an account is to move, at an hour that the account chooses. */
import { expect, test } from 'vitest';
import { people } from '../tournaments/test-tournament.ts';
import { startHttpSink } from '../testing/test-http-sink.ts';
import type { TableCreated } from '../../table/messages/messages.ts';
import { nextDigest } from './digests.ts';
import { type Browser, peopleServer } from '../accounts/test-browser.ts';

test.each([
  ['2026-07-01T10:00Z', '2026-07-01T16:00Z'],
  ['2026-07-01T16:00Z', '2026-07-02T16:00Z'],
  ['2026-10-24T16:30Z', '2026-10-25T17:00Z'],
])('the digest after %s is at 18:00 in Berlin, in summer and winter', (after, next) => {
  const at = nextDigest(Date.parse(after), { hour: 18, zone: 'Europe/Berlin' });
  expect(new Date(at).toISOString()).toBe(new Date(next).toISOString());
});

test('a daily digest lists the tables that wait, once, in place of a notification of each turn', async () => {
  const server = await peopleServer({
    notifications: { patience: 40, allowsPrivate: true, url: 'http://table.test' },
  });
  const [ann] = (await people(server.address, ['Ann'])) as [Browser];
  const hook = await startHttpSink(204);
  const seats = { west: 'me', east: 'open' };
  const { table } = (await ann.post<TableCreated>('/api/tables', { game: 'patrol', seats })).body;
  const body = { kind: 'webhook', url: hook.url };
  const wrong = { ...body, daily: { hour: 18, zone: 'Europe/Nowhere' } };
  expect((await ann.post('/api/account/notifications', wrong)).status).toBe(400);
  const daily = { hour: 18, zone: 'Europe/Berlin' };
  const made = await ann.post('/api/account/notifications', { ...body, daily });
  expect(made.body).toMatchObject({ daily });
  expect((await ann.get('/api/account/notifications')).body).toMatchObject([
    { kind: 'webhook', daily },
  ]);
  const { db, notifications } = server.tables.store;
  expect(await notifications.due(Date.now() + 1e9, Date.now() + 1e9)).toEqual([]);
  const dueAt = async () =>
    (await db.selectFrom('ways').select('due').executeTakeFirstOrThrow()).due;
  expect(await dueAt()).toBeGreaterThan(Date.now());
  // The hour of the digest.
  await db.updateTable('ways').set({ due: 1 }).execute();
  await expect.poll(() => hook.calls.length).toBe(1);
  const { at: _, ...told } = JSON.parse(String(hook.calls[0]?.body)) as Record<string, unknown>;
  const url = `http://table.test/t/${table}`;
  expect(told).toEqual({
    type: 'digest',
    tables: [{ table, game: 'Patrol', side: 'West', url }],
  });
  expect(await dueAt()).toBeGreaterThan(Date.now());
});
