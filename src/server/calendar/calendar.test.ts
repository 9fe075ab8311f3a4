/** The calendar feed of turns over HTTP. */
import { expect, test } from 'vitest';
import type { TableCreated, TableSummary } from '../../table/messages/messages.ts';
import { connectClient } from '../testing/test-client.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';

test('a turn at correspondence pace is in the feed of the player who has to move, with its deadline', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = [new Browser(address), new Browser(address)];
  await ann.post('/api/account', { name: 'Ann', password: 'correct horse' });
  await bob.post('/api/account', { name: 'Bob', password: 'correct horse' });
  const path = (await ann.get<{ path: string }>('/api/account/calendar')).body.path;
  const feed = async (of: string, language = 'en') =>
    (await fetch(`${address}${of}?language=${language}`)).text();
  expect(await feed(path)).not.toContain('VEVENT');

  const clock = { kind: 'move', seconds: 86_400, late: 'loss' };
  const begin = async (of: object) => {
    const wanted = { game: 'patrol', seats: { west: 'me', east: 'open' }, clock: of };
    const { table, seats } = (await ann.post<TableCreated>('/api/tables', wanted)).body;
    await bob.post(`/api/tables/${table}/join`, {});
    const west = (await connectClient(address, table, seats['west'])).client;
    await west.act(0, 'bury n3');
    return table;
  };
  const before = Date.now();
  const table = await begin(clock);
  const live = await begin({ ...clock, seconds: 600 });
  const [slow, quick] = (
    await ann.get<TableSummary[]>(`/api/tables?ids=${table},${live}`)
  ).body.sort((a, b) => (b.due ?? 0) - (a.due ?? 0));
  expect(slow).toMatchObject({ table, actor: 1 });
  const due = slow?.due ?? 0;
  // Clocks count whole seconds.
  expect(due).toBeGreaterThanOrEqual(before + 86_400_000 - 1000);
  expect(due).toBeLessThanOrEqual(Date.now() + 86_400_000);
  expect(quick).toMatchObject({ table: live, due: expect.any(Number) });
  expect(await feed(path)).not.toContain('VEVENT');
  const his = (await bob.get<{ path: string }>('/api/account/calendar')).body.path;
  const text = await feed(his);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`UID:${table}@countermarch`);
  expect(text).toContain(`DTEND:${new Date(due).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  expect(text).toContain('SUMMARY:Patrol: it is your turn as East.');
  expect(text.replaceAll('\r\n ', '')).toContain(`URL:${address}/t/${table}`);
  expect(await feed(his, 'de')).toContain('SUMMARY:Patrol: Du bist am Zug als East.');
});

test('the address of a feed can be replaced, and only it opens the feed', async () => {
  const { address } = await peopleServer();
  const ann = new Browser(address);
  expect((await ann.get('/api/account/calendar')).status).toBe(401);
  await ann.post('/api/account', { name: 'Ann', password: 'correct horse' });
  const own = (await ann.get<{ path: string }>('/api/account/calendar')).body.path;
  expect((await ann.get<{ path: string }>('/api/account/calendar')).body.path).toBe(own);
  const response = await fetch(address + own);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const next = (await ann.post<{ path: string }>('/api/account/calendar')).body.path;
  expect(next).not.toBe(own);
  expect((await fetch(address + own)).status).toBe(404);
  expect((await fetch(address + next)).status).toBe(200);
  expect((await ann.get<TableSummary[]>('/api/tables')).body).toEqual([]);
});
