/** Moderation over HTTP: rights, effects, and the log. */
import { expect, test } from 'vitest';
import type { TableCreated } from '../../table/messages/messages.ts';
import type { ModerationEntry } from '../../table/messages/accounts.ts';
import { connectClient, tempFolder, viewOf } from '../testing/test-client.ts';
import { moderate } from './moderation.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';

const PATH = '/api/moderation';
const WHY = { reason: 'insults', days: 3 };
const SEATS = { game: 'patrol', seats: { west: 'me', east: 'open' } };

/** Mo is a moderator, Ann is not. */
async function scene(data = tempFolder()) {
  const server = await peopleServer({ data });
  const { address, tables } = server;
  const [mo, ann] = await Promise.all(
    ['Mo', 'Ann'].map(async (name) => {
      const browser = new Browser(address);
      await browser.post('/api/account', { name, password: 'correct horse' });
      return browser;
    }),
  );
  const { db } = tables.store;
  await moderate(db, 'appoint', { subject: 'mo', until: 0, reason: 'looks after us' });
  return { server, address, db, mo: mo as Browser, ann: ann as Browser };
}

test('only a moderator appointed by the host can moderate, until they are dismissed', async () => {
  const { address, db, mo, ann } = await scene();
  const request = { action: 'mute', subject: 'Ann', ...WHY };
  expect((await new Browser(address).get(PATH)).status).toBe(401);
  expect((await new Browser(address).post(PATH, request)).status).toBe(401);
  expect([(await ann.get(PATH)).status, (await ann.post(PATH, request)).status]).toEqual([
    403, 403,
  ]);
  expect((await ann.get('/api/account')).body).not.toHaveProperty('moderates');
  expect((await mo.get('/api/account')).body).toMatchObject({ moderates: true });
  // A page of another site cannot act for the moderator.
  const evil = new Browser('https://evil.example', address);
  evil.given = mo.given;
  expect((await evil.post(PATH, request)).status).toBe(403);
  expect((await mo.get(PATH)).status).toBe(200);
  await moderate(db, 'dismiss', { subject: 'Mo', until: 0, reason: 'thanks' });
  expect((await mo.post(PATH, request)).status).toBe(403);
});

test('bans and mutes take effect at once, and the log names moderator, account and reason', async () => {
  const { mo, ann } = await scene();
  const { table } = (await ann.post<TableCreated>('/api/tables', SEATS)).body;
  const says = async () =>
    (await ann.post(`/api/tables/${table}/chat`, { text: 'Ha!', name: 'Ann' })).status;
  await mo.post(PATH, { action: 'mute', subject: 'ann', ...WHY });
  expect(await says()).toBe(403);
  await mo.post(PATH, { action: 'unmute', subject: 'Ann', ...WHY });
  expect(await says()).toBe(201);
  const { status, body } = await mo.post<ModerationEntry[]>(PATH, {
    action: 'ban',
    subject: 'Ann',
    ...WHY,
  });
  expect(status).toBe(200);
  expect(
    body.map(({ action, subject, moderator }) => [action.slice(0, 6), subject, moderator]),
  ).toEqual([
    ['ban un', 'Ann', 'Mo'],
    ['unmute', 'Ann', 'Mo'],
    ['mute u', 'Ann', 'Mo'],
    ['appoin', 'Mo', ''],
  ]);
  expect((await ann.get('/api/account')).body).not.toHaveProperty('name');
});

test('a closed table ends without a winner, and its players see the reason', async () => {
  const { address, mo, ann } = await scene();
  const { table, seats } = (await ann.post<TableCreated>('/api/tables', { ...SEATS, rated: true }))
    .body;
  await mo.post(`/api/tables/${table}/join`, {});
  const { client } = await connectClient(address, table, seats['west']);
  await mo.post(PATH, { action: 'close', subject: table, ...WHY });
  await client.until(1);
  const outcome = { winners: [], reason: { key: 'table.shut', args: { why: 'insults' } } };
  expect(client.view?.outcome).toMatchObject(outcome);
  expect((await viewOf(address, table)).outcome).toMatchObject(outcome);
  // The game does not affect ratings.
  expect((await ann.get<{ games: unknown[] }>('/api/players/Ann')).body.games).toEqual([]);
  const again = await mo.post(PATH, { action: 'close', subject: table, ...WHY });
  expect([again.status, again.text]).toEqual([400, expect.stringContaining('no game in progress')]);
});

test('a table is closed when a server starts, if no server had closed it before', async () => {
  const data = tempFolder();
  const { server, db, ann } = await scene(data);
  const { table } = (await ann.post<TableCreated>('/api/tables', SEATS)).body;
  await moderate(db, 'close', { subject: table, until: 0, reason: 'left' });
  await server.close();
  const { address } = await peopleServer({ data });
  expect((await viewOf(address, table)).outcome).toMatchObject({ winners: [] });
});

test.each([
  [{ action: 'ban', subject: 'Nobody' }, 'There is no account'],
  [{ action: 'ban', subject: 'Mo' }, 'is a moderator'],
  [{ action: 'mute', subject: 'Ann', reason: '  ' }, 'Enter a reason'],
  [{ action: 'mute', subject: 'Ann', reason: 'x\u202ey' }, 'invisible'],
  [{ action: 'appoint', subject: 'Ann' }, 'action'],
])('%j is refused', async (wanted, reason) => {
  const { mo } = await scene();
  const refused = await mo.post(PATH, { ...WHY, ...wanted });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(reason)]);
});
