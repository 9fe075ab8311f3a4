import { expect, test } from 'vitest';
import { Browser, peopleServer } from '../../server/accounts/test-browser.ts';
import { makeTable, tempFolder } from '../../server/testing/test-client.ts';
import type { OwnAccount } from '../../table/messages/accounts.ts';
import { runCommand } from '../test-run.ts';

const ANN = { name: 'Ann', password: 'correct horse' };
const WHY = ['--reason', 'insults'];

test('a ban takes effect at once while the server runs, until it is lifted', async () => {
  const data = tempFolder();
  const { address } = await peopleServer({ data });
  const ann = new Browser(address);
  await ann.post('/api/account', ANN);
  const ban = await runCommand('moderate', 'ban', 'ann', '--days', '3', '--data', data, ...WHY);
  expect(ban.out).toMatch(/^\d{4}-\S+Z {2}ban until \d{4}-\S+Z {2}Ann: insults\n$/);
  expect((await ann.get<OwnAccount>('/api/account')).body.name).toBeUndefined();
  const refused = await ann.post('/api/account/login', ANN);
  expect([refused.status, refused.text]).toEqual([
    403,
    expect.stringContaining('server.account.closed'),
  ]);
  await runCommand('moderate', 'unban', 'Ann', '--data', data, ...WHY);
  expect((await ann.post('/api/account/login', ANN)).status).toBe(200);
  const { out } = await runCommand('moderate', 'log', '--data', data);
  expect(out.trim().split('\n')).toEqual([
    expect.stringContaining('  unban  Ann: insults'),
    expect.stringContaining('  ban until '),
  ]);
});

test('a muted player can play but not chat', async () => {
  const data = tempFolder();
  const { address } = await peopleServer({ data });
  const ann = new Browser(address);
  await ann.post('/api/account', ANN);
  const { table } = await makeTable(address, { west: 'me', east: 'open' });
  const msg = async () =>
    (await ann.post(`/api/tables/${table}/chat`, { text: 'Ha!', name: 'Ann' })).status;
  expect(await msg()).toBe(201);
  await runCommand('moderate', 'mute', 'Ann', '--data', data, ...WHY);
  expect(await msg()).toBe(403);
  expect((await ann.post(`/api/tables/${table}/join`, {})).status).toBe(200);
  await runCommand('moderate', 'unmute', 'Ann', '--data', data, ...WHY);
  expect(await msg()).toBe(201);
});

test('a table can be closed, and a moderator appointed and dismissed, each with a line in the log', async () => {
  const data = tempFolder();
  const { address } = await peopleServer({ data });
  await new Browser(address).post('/api/account', ANN);
  const { table } = await makeTable(address, { west: 'me', east: 'open' });
  for (const words of [
    ['close', table],
    ['appoint', 'Ann'],
    ['dismiss', 'ann'],
  ])
    expect(await runCommand('moderate', ...words, '--data', data, ...WHY)).toMatchObject({
      code: 0,
    });
  const { out } = await runCommand('moderate', 'log', '--data', data);
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => line.slice(26))
      .sort(),
  ).toEqual(['appoint  Ann: insults', `close  ${table}: insults`, 'dismiss  Ann: insults']);
  const none = await runCommand('moderate', 'close', 'nowhere', '--data', data, ...WHY);
  expect([none.code, none.err]).toEqual([
    2,
    expect.stringContaining('no game in progress at table “nowhere”'),
  ]);
});

test.each([
  [['ban', '--reason', 'x'], /give a name/],
  [['ban', 'Ann'], /--reason: give a reason/],
  [['ban', 'Bob', ...WHY], /There is no account named “Bob”/],
  [['ban', 'Ann', '--days', '0', ...WHY], /--days: "0" is not a whole number/],
])('%j is refused, with what is missing', async (words, reason) => {
  const data = tempFolder();
  await (await peopleServer({ data })).close();
  const { code, err } = await runCommand('moderate', ...words, '--data', data);
  expect([code, err]).toEqual([2, expect.stringMatching(reason)]);
});

test('without a store, none is created', async () => {
  const { code, err } = await runCommand('moderate', 'log', '--data', tempFolder());
  expect([code, err]).toEqual([2, expect.stringContaining('there is no countermarch.db in it')]);
});
