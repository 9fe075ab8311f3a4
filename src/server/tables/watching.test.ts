/** Spectators of a game with hidden information see a side's view only with the table's delay. */
import { expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import type {
  Entry,
  ReplayView,
  TableCreated,
  TableSummary,
} from '../../table/messages/messages.ts';
import { openTo } from '../../table/views/watching.ts';
import {
  randomAction,
  request,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

async function scene(watch?: number, options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options);
  const { address } = server;
  const wanted = { game: 'patrol', seats: { west: 'me', east: 'me' }, ...(watch && { watch }) };
  const { body, status } = await request<TableCreated>(address, 'POST', '/api/tables', wanted);
  const { table, seats } = body;
  const see = (seq: number, as?: string, token?: string) => {
    const path = `/api/tables/${table}/views/${seq}${as ? `?as=${as}` : ''}`;
    return request<ReplayView>(address, 'GET', path, undefined, token);
  };
  const read = (as: string, token?: string) =>
    request<Entry[]>(address, 'GET', `/api/tables/${table}/log?as=${as}`, undefined, token);
  return { server, address, status, table, seats, see, read };
}

test('a spectator sees the earlier views of a side, but never before the agreed delay', async () => {
  const DELAY = 4;
  const { address, table, seats, see } = await scene(DELAY);
  const west = (await connectClient(address, table, seats['west'])).client;
  const east = (await connectClient(address, table, seats['east'])).client;
  const rng = new Sfc32('watching');
  let shown = 0;
  for (let view = await west.until(0); view.outcome === undefined; ) {
    const open = openTo(view.entries, DELAY);
    for (const seq of [0, open, open + 1, view.seq].filter((n) => n <= view.seq))
      for (const id of ['west', 'east']) {
        const { status, body } = await see(seq, id);
        expect([view.seq, seq, status]).toEqual([view.seq, seq, seq <= open ? 200 : 403]);
        if (status !== 200) continue;
        const own = await see(seq, undefined, seats[id]);
        expect(body.ints).toEqual(own.body.ints);
        if (body.ints.join() !== (await see(seq)).body.ints.join()) shown += 1;
      }
    const player = view.actor === 0 ? west : east;
    const { seq } = await player.act(view.seq, randomAction(await player.until(view.seq), rng));
    view = await west.until(seq);
  }
  // Some of these views must differ from the public ones.
  expect(shown).toBeGreaterThan(3);
});

test('the log of a side contains its private texts, but no entry that the delay still hides', async () => {
  const DELAY = 4;
  const { address, table, seats, read } = await scene(DELAY);
  const west = (await connectClient(address, table, seats['west'])).client;
  const east = (await connectClient(address, table, seats['east'])).client;
  const rng = new Sfc32('reading');
  let secrets = 0;
  for (let view = await west.until(0); view.outcome === undefined; ) {
    const open = openTo(view.entries, DELAY);
    for (const id of ['west', 'east']) {
      const { body } = await read(id);
      expect(body.map(({ seq }) => seq)).toEqual(Array.from({ length: open }, (_, i) => i + 1));
      const own = await viewOf(address, table, seats[id]);
      expect(body).toEqual(own.entries.slice(0, open));
      const known = (await viewOf(address, table)).entries.slice(0, open);
      if (JSON.stringify(body) !== JSON.stringify(known)) secrets += 1;
    }
    const player = view.actor === 0 ? west : east;
    const { seq } = await player.act(view.seq, randomAction(await player.until(view.seq), rng));
    view = await west.until(seq);
  }
  // Some of these logs must differ from the public ones.
  expect(secrets).toBeGreaterThan(3);
});

test('a player cannot see the opponent’s view; without an agreed delay, nobody sees a side’s view', async () => {
  const { see, read, seats } = await scene(4);
  expect((await see(0, 'east', seats['west'])).status).toBe(403);
  expect((await see(0, 'north')).status).toBe(400);
  expect((await read('east', seats['west'])).status).toBe(403);
  const closed = await scene();
  expect((await closed.see(0, 'east')).status).toBe(403);
  expect((await closed.read('east')).status).toBe(403);
  expect((await scene(3)).status).toBe(400);
});

test('everybody at the table sees the delay, also in the rematch and after a restart', async () => {
  const data = tempFolder();
  const { server, address, table, seats } = await scene(12, { data });
  expect((await viewOf(address, table, seats['east'])).watch).toBe(12);
  const { client: west } = await connectClient(address, table, seats['west']);
  await west.ask({ type: 'resign', seq: 0 });
  const again = await request(address, 'POST', `/api/tables/${table}/rematch`, {}, seats['west']);
  const record = (await request(address, 'GET', `/api/tables/${table}/record`)).text;
  expect(record.split('\n')[0]).toContain('"watch":12');
  await server.close();
  const next = await testServer({ data });
  for (const id of [table, String(again.body['table'])])
    expect((await viewOf(next.address, id, seats['east'])).watch).toBe(12);
});

test('lists show the number of spectators of a table, and the delay of its views', async () => {
  const { address, table, seats } = await scene(6);
  const listed = async () =>
    (await request<TableSummary[]>(address, 'GET', '/api/tables')).body.find(
      (one) => one.table === table,
    );
  await connectClient(address, table, seats['west']);
  expect(await listed()).toMatchObject({ watch: 6 });
  expect(await listed()).not.toHaveProperty('spectators');
  const first = (await connectClient(address, table)).client;
  await connectClient(address, table);
  expect(await listed()).toMatchObject({ spectators: 2 });
  first.close();
  await expect.poll(async () => (await listed())?.spectators).toBe(1);
});
