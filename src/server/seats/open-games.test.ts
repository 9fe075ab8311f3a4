/** Filters of the lobby, and open games that require ratings. */
import { expect, test } from 'vitest';
import type { TableCreated, TableSummary } from '../../table/messages/messages.ts';
import type { Friends } from '../../table/messages/accounts.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';

const WANTED = { game: 'patrol', seats: { west: 'me', east: 'open' } };
const DAY = 86_400;

async function scene(...names: string[]) {
  const server = await peopleServer();
  const people = [];
  for (const name of names) {
    const browser = new Browser(server.address);
    await browser.post('/api/account', { name, password: 'correct horse' });
    people.push(browser);
  }
  const { db } = server.tables.store;
  /** Stores a rating in Patrol for an account, as if it had played. */
  const rate = async (name: string, rating: number) => {
    const account = db.selectFrom('accounts').select('id').where('name', '=', name);
    const { id: player } = await account.executeTakeFirstOrThrow();
    const row = { player, game: 'patrol', pool: 'people', rating, deviation: 80 } as const;
    const known = { volatility: 0.06, games: 9, at: Date.now() };
    await db
      .insertInto('ratings')
      .values({ ...row, ...known })
      .execute();
  };
  return { ...server, people, rate };
}

async function make(browser: Browser, change: object = {}): Promise<string> {
  const { status, body, text } = await browser.post<TableCreated>('/api/tables', {
    ...WANTED,
    ...change,
  });
  expect([status, text]).toEqual([201, expect.anything()]);
  return body.table;
}

const found = async (browser: Browser, query: string) =>
  (await browser.get<TableSummary[]>(`/api/tables${query}`)).body.map(({ table }) => table).sort();

test('tables can be found by game, scenario, time, a free seat, and whether people sit there', async () => {
  const { people } = await scene('Ann');
  const [ann] = people as [Browser];
  const clock = { kind: 'move', seconds: DAY, late: 'loss' };
  const slow = await make(ann, { clock });
  const live = await make(ann, { clock: { ...clock, kind: 'bank', seconds: 3600 } });
  const full = await make(ann, { seats: { west: 'me', east: 'bot:random' } });
  const bots = await make(ann, { seats: { west: 'bot:random', east: 'open' } });
  const all = [slow, live, full, bots].sort();
  expect(await found(ann, '')).toEqual(all);
  expect(await found(ann, '?game=patrol&scenario=standard')).toEqual(all);
  expect(await found(ann, '?game=patrol&scenario=other')).toEqual([]);
  expect(await found(ann, '?game=chess')).toEqual([]);
  expect(await found(ann, '?speed=days')).toEqual([slow]);
  expect(await found(ann, '?speed=live')).toEqual([live]);
  expect(await found(ann, '?speed=none')).toEqual([full, bots].sort());
  expect(await found(ann, '?open=true')).toEqual([slow, live, bots].sort());
  expect(await found(ann, '?people=1')).toEqual([slow, live, full].sort());
  expect((await ann.get('/api/tables?speed=slow')).status).toBe(400);
});

test('tables can be found by the ratings of their players, and by friends at them', async () => {
  const { people, rate } = await scene('Ann', 'Bob', 'Cleo');
  const [ann, bob, cleo] = people as [Browser, Browser, Browser];
  await rate('Ann', 1710);
  const [hers, his] = [await make(ann), await make(bob)];
  await make(new Browser((await scene()).address)).catch(() => undefined);
  expect(await found(cleo, '?from=1700')).toEqual([hers]);
  expect(await found(cleo, '?from=1400&to=1600')).toEqual([his]);
  expect(await found(cleo, '?to=1400')).toEqual([]);
  expect(await found(cleo, '?friends=1')).toEqual([]);
  const { code } = (await bob.get<Friends>('/api/account/friends')).body;
  await cleo.post(`/api/friends/${code}`);
  expect(await found(cleo, '?friends=1')).toEqual([his]);
  expect(await found(ann, '?friends=1')).toEqual([]);
});

test('an open game with required ratings admits no other account from the list; its link admits anyone', async () => {
  const { address, people, rate } = await scene('Ann', 'Bob', 'Cleo');
  const [ann, bob, cleo] = people as [Browser, Browser, Browser];
  await rate('Bob', 1300);
  const ratings = { from: 1400, to: 1600 };
  const { table, seats } = (await ann.post<TableCreated>('/api/tables', { ...WANTED, ratings }))
    .body;
  const [listed] = (await ann.get<TableSummary[]>('/api/tables')).body;
  expect(listed).toMatchObject({ table, ratings });
  const path = `/api/tables/${table}/join`;
  const guest = await new Browser(address).post(path, {});
  expect([guest.status, guest.text]).toEqual([401, expect.stringContaining('rated 1400 to 1600')]);
  const weak = await bob.post(path, {});
  expect([weak.status, weak.text]).toEqual([403, expect.stringContaining('your rating is 1300')]);
  expect((await cleo.post(path, {})).status).toBe(200);
  const other = (await ann.post<TableCreated>('/api/tables', { ...WANTED, ratings })).body;
  const token = other.seats['east'];
  expect((await bob.post(`/api/tables/${other.table}/join`, { token })).status).toBe(200);
  expect(Object.keys(seats)).toEqual(['west', 'east']);
});

test('only accounts can require ratings, and the lower limit must come first', async () => {
  const { address, people } = await scene('Ann');
  const guest = new Browser(address);
  const asked = (from: number, to: number) => ({ ...WANTED, ratings: { from, to } });
  expect((await guest.post('/api/tables', asked(1, 2))).status).toBe(401);
  expect((await people[0]?.post('/api/tables', asked(2, 1)))?.status).toBe(400);
});
