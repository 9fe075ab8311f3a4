/** Accounts over HTTP, on SQLite, in particular that passwords and sign-in secrets stay secret. */
import { expect, test } from 'vitest';
import type { OwnAccount } from '../../table/messages/accounts.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { makeTable, tempFolder, viewOf } from '../testing/test-client.ts';
import { Browser, peopleServer } from './test-browser.ts';

const ANN = { name: 'Ann', password: 'correct horse' };

test('an account can be created, signed out of, and signed in to again', async () => {
  const { address } = await peopleServer();
  const ann = new Browser(address);
  expect(await ann.get('/api/account')).toMatchObject({ body: { hasPassword: false } });
  const made = await ann.post<OwnAccount>('/api/account', ANN);
  expect(made).toMatchObject({ status: 201, body: { name: 'Ann', hasPassword: true } });
  expect((await ann.get<OwnAccount>('/api/account')).body.name).toBe('Ann');
  expect((await ann.delete('/api/account/login')).status).toBe(204);
  expect((await ann.get<OwnAccount>('/api/account')).body.name).toBeUndefined();
  expect((await ann.post('/api/account/login', { ...ANN, name: ' ANN ' })).status).toBe(200);
  expect((await ann.get<OwnAccount>('/api/account')).body.name).toBe('Ann');
});

test('the cookie is for the server alone: scripts cannot read it, and requests from other sites do not carry it', async () => {
  const { address } = await peopleServer();
  const ann = new Browser(address);
  await ann.post('/api/account', ANN);
  expect(ann.given).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict$/);
  const secure = new Browser(address.replace('http:', 'https:'), address);
  await secure.post('/api/account/login', ANN);
  expect(secure.given).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
});

test('pages of other sites cannot sign in or out', async () => {
  const { address } = await peopleServer();
  const evil = new Browser('https://evil.example', address);
  expect((await evil.post('/api/account', ANN)).status).toBe(403);
  expect((await evil.delete('/api/account/login')).status).toBe(403);
});

test('a wrong password and an unknown name get the same answer', async () => {
  const { address } = await peopleServer();
  const ann = new Browser(address);
  await ann.post('/api/account', ANN);
  const wrong = await ann.post('/api/account/login', { ...ANN, password: 'battery staple' });
  const nobody = await ann.post('/api/account/login', { ...ANN, name: 'Bob' });
  expect([wrong.status, wrong.text]).toEqual([403, nobody.text]);
});

test.each([
  [{ name: 'Ann', password: 'short' }, 400, 'at least 10'],
  [{ name: 'Ann', password: 'aaaaaaaaaaaa' }, 400, 'one character repeated'],
  [{ name: 'Ann', password: 'I am ann, you know' }, 400, 'contains your name'],
  [{ name: '...', password: ANN.password }, 400, 'one letter or digit'],
  [{ name: 'The computer', password: ANN.password }, 400, 'the name of a bot'],
  [{ name: 'a.N–n', password: ANN.password }, 409, 'is taken'],
  [{ name: 'Ａｎｎ', password: ANN.password }, 409, 'is taken'],
])('%j creates no account', async (wanted, status, reason) => {
  const { address } = await peopleServer();
  const ann = new Browser(address);
  if (status === 409) await ann.post('/api/account', ANN);
  const refused = await new Browser(address).post('/api/account', wanted);
  expect(refused.status).toBe(status);
  expect(refused.text).toContain(reason);
});

test('password guesses are limited: from one address, and for one name from many', async () => {
  const { address } = await peopleServer({
    trustProxy: true,
    limits: { signIns: 3, signInsPerHour: 1 },
  });
  const guess = (from: string, name: string) =>
    new Browser(address, address, from).post('/api/account/login', { name, password: 'x' });
  const all = async (...asked: [string, string][]) =>
    (await Promise.all(asked.map(([from, name]) => guess(from, name)))).map(({ status }) => status);
  expect(await all(['9.0.0.1', 'a'], ['9.0.0.1', 'b'], ['9.0.0.1', 'c'])).toEqual([403, 403, 403]);
  expect(await all(['9.0.0.1', 'd'], ['9.0.0.2', 'd'])).toEqual([429, 403]);
  expect(await all(['9.0.0.3', 'e'], ['9.0.0.4', 'e'], ['9.0.0.5', 'E'])).toEqual([403, 403, 403]);
  expect(await all(['9.0.0.6', 'e'])).toEqual([429]);
});

test('the number of accounts created from one address is limited', async () => {
  const { address } = await peopleServer({ limits: { accounts: 1, accountsPerHour: 1 } });
  expect((await new Browser(address).post('/api/account', ANN)).status).toBe(201);
  const more = await new Browser(address).post('/api/account', { ...ANN, name: 'Bob' });
  expect(more.status).toBe(429);
});

test('signing out everywhere and a new password sign other browsers out', async () => {
  const { address } = await peopleServer();
  const [one, two] = [new Browser(address), new Browser(address)];
  await one.post('/api/account', ANN);
  const nameIn = async (browser: Browser) =>
    (await browser.get<OwnAccount>('/api/account')).body.name;
  await two.post('/api/account/login', ANN);
  const another = { old: ANN.password, password: 'battery staple' };
  const wrong = { ...another, old: 'no idea at all' };
  expect((await two.post('/api/account/password', wrong)).status).toBe(403);
  expect((await two.post('/api/account/password', another)).status).toBe(200);
  expect([await nameIn(one), await nameIn(two)]).toEqual([undefined, 'Ann']);
  expect((await one.post('/api/account/login', ANN)).status).toBe(403);
  await one.post('/api/account/login', { ...ANN, password: another.password });
  await one.delete('/api/account/login?everywhere=true');
  expect([await nameIn(one), await nameIn(two)]).toEqual([undefined, undefined]);
});

test('an account can be deleted just after the sign-in, and nothing of it is left', async () => {
  const data = tempFolder();
  const server = await peopleServer({ data });
  const ann = new Browser(server.address);
  await ann.post('/api/account', ANN);
  const { table, seats } = await makeTable(server.address);
  await ann.post('/api/account/tables', { known: [{ table, seats: [seats.west] }] });
  expect((await ann.post('/api/account/delete', {})).status).toBe(204);
  expect((await ann.post('/api/account/delete', {})).status).toBe(401);
  await server.close();
  const store = await SqliteStore.open(data);
  for (const name of ['accounts', 'logins', 'sitters', 'passes'] as const)
    expect(await store.db.selectFrom(name).selectAll().execute()).toEqual([]);
  await store.close();
});

test('an account is not deleted with a wrong password', async () => {
  const { address } = await peopleServer();
  const ann = new Browser(address);
  await ann.post('/api/account', ANN);
  const refused = await ann.post('/api/account/delete', { password: 'battery staple' });
  expect(refused.status).toBe(403);
  expect((await ann.get<OwnAccount>('/api/account')).body.name).toBe('Ann');
});

test('no password and no secret of a cookie is in the store', async () => {
  const data = tempFolder();
  const server = await peopleServer({ data });
  const ann = new Browser(server.address);
  await ann.post('/api/account', ANN);
  await server.close();
  const store = await SqliteStore.open(data);
  const rows = await store.db.selectFrom(['accounts', 'logins']).selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(ANN.password);
  expect(JSON.stringify(rows)).not.toContain(ann.secret);
  await store.close();
});

type Own = readonly { readonly table: string; readonly seats: Record<string, string> }[];

test('a guest who creates an account keeps their tables, and has them in every browser', async () => {
  const { address } = await peopleServer();
  const { table, seats } = await makeTable(address);
  const [one, two] = [new Browser(address), new Browser(address)];
  await one.post('/api/account', ANN);
  const known = [{ table, seats: [seats.west] }];
  expect((await one.post<Own>('/api/account/tables', { known })).body).toEqual([]);
  await two.post('/api/account/login', ANN);
  const { body } = await two.post<Own>('/api/account/tables', { known: [] });
  expect(body).toMatchObject([{ table, seats: { west: /^pass\./ } }]);
  expect(Object.keys(body[0]?.seats ?? {})).toEqual(['west']);
  const token = body[0]?.seats['west'];
  expect((await viewOf(address, table, token)).side).toBe(0);
  // The browser that took the seat keeps its own secret; the account token ends with the login.
  await two.delete('/api/account/login');
  await expect(viewOf(address, table, token)).rejects.toThrow(/no longer valid/);
  expect((await viewOf(address, table, seats.west)).side).toBe(0);
});

test('an account cannot claim a seat without its secret, nor a seat of another account', async () => {
  const { address } = await peopleServer();
  const { table, seats } = await makeTable(address);
  const [ann, bob] = [new Browser(address), new Browser(address)];
  await ann.post('/api/account', ANN);
  await bob.post('/api/account', { ...ANN, name: 'Bob' });
  const claim = (browser: Browser, secret = '') =>
    browser.post('/api/account/tables', { known: [{ table, seats: [secret] }] });
  const tablesOf = async (browser: Browser) =>
    (await browser.post<Own>('/api/account/tables', { known: [] })).body;
  await claim(bob, 'no-secret');
  await claim(bob);
  expect(await tablesOf(bob)).toEqual([]);
  await claim(ann, seats.west);
  await claim(bob, seats.west);
  expect(await tablesOf(bob)).toEqual([]);
  expect(await tablesOf(ann)).toHaveLength(1);
});
