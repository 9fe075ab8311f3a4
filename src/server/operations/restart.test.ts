import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { NOBODY } from '../../kernel/side.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import type { TableView } from '../../table/messages/messages.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import {
  makeTable,
  randomAction,
  request,
  connectClient,
  tempFolder,
  testServer,
  waitForBots,
  type TestClient,
  viewOf,
} from '../testing/test-client.ts';

describe('restart', () => {
  test('a game continues where it was, with its secrets, seats and takebacks', async () => {
    const data = tempFolder();
    const first = await testServer({ data });
    const { table, seats } = await makeTable(first.address);
    const west = (await connectClient(first.address, table, seats.west)).client;
    const east = (await connectClient(first.address, table, seats.east)).client;
    await west.ask({ type: 'seal', seal: 'ab'.repeat(32) });
    await west.act(0, 'bury n3');
    await east.act(1, 'bury n6');
    await west.act(2, 'walk');
    const before = await viewOf(first.address, table, seats.west);
    await first.close();
    expect(await west.closed).toBeGreaterThanOrEqual(1000);

    const second = await testServer({ data });
    const after = await viewOf(second.address, table, seats.west);
    const calm = (view: TableView) => ({ ...view, seats: view.seats.map((s) => s.name) });
    expect(calm(after)).toEqual(calm(before));
    const again = (await connectClient(second.address, table, seats.west)).client;
    expect(await again.ask({ type: 'undo', seq: 3 })).toMatchObject({ type: 'done', seq: 4 });
    expect(await again.act(4, 'stay')).toMatchObject({ type: 'done', seq: 5 });
  });

  test('a bot whose turn it was moves after the restart, even if no client is connected', async () => {
    const data = tempFolder();
    const first = await testServer({ data });
    const { table, seats } = await makeTable(first.address, { west: 'me', east: 'bot:random' });
    const west = (await connectClient(first.address, table, seats.west)).client;
    await west.act(0, 'bury n3');
    await first.close();
    // The bot may have moved before the end: remove that move from the store.
    const db = new DatabaseSync(join(data, 'countermarch.db'));
    db.exec(`DROP TRIGGER events_are_never_removed; DELETE FROM events WHERE seq > 1;
      DELETE FROM snapshots; UPDATE tables SET seq = 1, actor = 1`);
    db.close();
    const second = await testServer({ data });
    await expect.poll(async () => (await viewOf(second.address, table)).seq).toBe(2);
    expect(await viewOf(second.address, table)).toMatchObject({ actor: 0 });
  });

  test('tables are unloaded from memory and loaded again unchanged', async () => {
    const { address, tables } = await testServer({ capacity: 2 });
    const made = [];
    for (let i = 0; i < 6; i++) made.push(await makeTable(address));
    expect(tables.size).toBeLessThanOrEqual(2);
    for (const { table, seats } of made) {
      const act = { type: 'act', id: 1, seq: 0, actions: ['bury n4'] };
      const path = `/api/tables/${table}/actions`;
      expect((await request(address, 'POST', path, act, seats.west)).status).toBe(200);
    }
    expect(tables.size).toBeLessThanOrEqual(2);
    for (const { table, seats } of made)
      expect((await viewOf(address, table, seats.west)).entries[0]?.text).toBe('bury n4');
    tables.sweep(performance.now() + 3_600_000);
    expect(tables.size).toBe(0);
    expect((await viewOf(address, made[0]!.table)).seq).toBe(1);
  });

  test('a table that is unloaded while a request uses it is loaded again with that request', async () => {
    const { address, tables } = await testServer({ capacity: 1 });
    const [one, two] = [await makeTable(address), await makeTable(address)];
    const caller = { side: 0, send: vi.fn(), disconnect: vi.fn() };
    const session = await tables.get(one.table);
    await tables.get(two.table);
    await session.subscribe(caller);
    expect(await tables.get(one.table)).toBe(session);
    session.unsubscribe(caller);
    await tables.get(two.table);
    // If the table was loaded again meanwhile, two objects would not know of each other's changes.
    await tables.get(one.table);
    await expect(session.subscribe(caller)).rejects.toThrow(/reloaded/);
  });

  test('a table with a client stays in memory', async () => {
    const { address, tables } = await testServer({ capacity: 1 });
    const { table, seats } = await makeTable(address);
    const { client } = await connectClient(address, table, seats.west);
    for (let i = 0; i < 4; i++) await makeTable(address);
    tables.sweep(performance.now() + 3_600_000);
    expect(tables.size).toBe(1);
    expect(await client.act(0, 'bury n4')).toMatchObject({ type: 'done' });
  });
});

describe('a read-only store', () => {
  test('is served: tables are shown, nothing is played or created, and the host is told at the start', async () => {
    const data = tempFolder();
    const first = await testServer({ data });
    const { table, seats } = await makeTable(first.address, { west: 'me', east: 'bot:random' });
    const act = { type: 'act', id: 1, seq: 0, actions: ['bury n4'] };
    await request(first.address, 'POST', `/api/tables/${table}/actions`, act, seats.west);
    await first.close();
    // The last server was killed, and its log is gone.
    writeFileSync(join(data, 'server.running'), '');
    const log = vi.fn();
    const { address } = await testServer({ data, log });
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/-wal: this file is missing/));
    const { client, view } = await connectClient(address, table, seats.west);
    expect(view.entries[0]?.text).toBe('bury n4');
    expect((await request<unknown[]>(address, 'GET', '/api/tables')).body).toHaveLength(1);
    client.send(JSON.stringify({ ...act, seq: view.seq, actions: ['walk'] }));
    expect((await client.next('error')).reason).toMatch(/server is read-only/);
    await expect(makeTable(address)).rejects.toThrow(/server is read-only/);
    const joined = await request(address, 'POST', `/api/tables/${table}/join`, {});
    expect(joined.status).toBe(503);
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('a disk that fails', () => {
  test('is reported when a table cannot be created', async () => {
    const log = vi.fn();
    const { address, tables } = await testServer({ log });
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    vi.spyOn(tables.store, 'insert').mockRejectedValueOnce(full);
    await expect(makeTable(address)).rejects.toThrow(/no table was created/);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/disk of the data folder is full/));
    expect((await makeTable(address)).table).toBeDefined();
  });

  test('an entry that could not be written does not count; the table is loaded again without it', async () => {
    const { address, tables } = await testServer();
    const { table, seats } = await makeTable(address);
    const west = (await connectClient(address, table, seats.west)).client;
    await west.act(0, 'bury n3');
    const east = (await connectClient(address, table, seats.east)).client;
    const held = await tables.get(table);
    vi.spyOn(tables.store, 'append').mockRejectedValueOnce(new Error('disk full'));
    east.send(JSON.stringify({ type: 'act', id: 1, seq: 1, actions: ['bury n6'] }));
    expect((await east.next('error')).reason).toMatch(/could not/);
    expect(await east.closed).toBe(1001);
    expect(await west.closed).toBe(1001);
    expect(west.received.some((m) => m.type === 'changes' && m.seq > 1)).toBe(false);
    // Even a client of the discarded table in memory cannot build on it.
    const undo = { type: 'undo', id: 1, seq: 2 } as const;
    const holder = { side: 1, send: () => undefined, disconnect: () => undefined };
    await expect(held.handle(holder, undo)).rejects.toThrow(/could not save/);
    const again = await connectClient(address, table, seats.east);
    expect(again.view).toMatchObject({ seq: 1, actor: 1 });
    expect(await again.client.act(1, 'bury n7')).toMatchObject({ type: 'done', seq: 2 });
  });
});

describe('bots', () => {
  test('a person can play a whole game against a bot', async () => {
    const { address } = await testServer();
    const { table, seats } = await makeTable(address, { west: 'me', east: 'bot:greedy' });
    const { client, view } = await connectClient(address, table, seats.west);
    await playOut(client, view.side);
    expect(client.view?.outcome).toBeDefined();
    expect(client.view?.actor).toBe(NOBODY);
  });

  test('bots play each other without connected clients', async () => {
    const { address } = await testServer();
    const { table } = await makeTable(address, { west: 'bot:random', east: 'bot:greedy' });
    await expect.poll(async () => (await viewOf(address, table)).outcome).toBeDefined();
  });

  test('a bot that moves first waits until a player has seen the seal of the dice', async () => {
    const server = await testServer();
    const { address } = server;
    const { table, seats } = await makeTable(address, { west: 'bot:random', east: 'me' });
    await waitForBots(server);
    expect((await viewOf(address, table)).seq).toBe(0);
    const { client } = await connectClient(address, table, seats.east);
    expect((await client.until(1)).actor).toBe(1);
  });

  test('if an action is taken back while the bot thinks, it decides again', async () => {
    const { address } = await testServer();
    const { table, seats } = await makeTable(address, { west: 'me', east: 'bot:random' });
    const { client } = await connectClient(address, table, seats.west);
    await client.act(0, 'bury n3');
    await client.ask({ type: 'undo', seq: 1 });
    const { seq, actor } = client.view!;
    if (actor === 0 && seq === 2)
      expect(await client.act(2, 'bury n4')).toMatchObject({ type: 'done' });
    await playOut(client, 0);
    expect(client.view?.outcome).toBeDefined();
  });
});

/** Plays a seat with random actions to the end. */
async function playOut(client: TestClient, side: number): Promise<void> {
  const rng = new Sfc32(1);
  for (let view = await client.until(0); !view.outcome; ) {
    if (view.actor === side) await client.act(view.seq, randomAction(view, rng));
    view = await client.until(view.seq + 1);
  }
}

describe('faults of the port or the data folder', () => {
  test('a port in use: the message names it and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const fault = testServer({ port });
    await expect(fault).rejects.toThrow(InputError);
    await expect(fault).rejects.toThrow(new RegExp(`port ${port} .* in use .* --port ${port + 1}`));
    other.close();
  });

  test('a folder that another server uses', async () => {
    const data = tempFolder();
    await testServer({ data });
    await expect(testServer({ data })).rejects.toThrow(/another server is using it/);
  });

  test('a folder that is a file', async () => {
    const path = join(tempFolder(), 'file');
    writeFileSync(path, '');
    await expect(testServer({ data: path })).rejects.toThrow(/cannot be created/);
  });

  test('a table whose entries were changed is refused; the others are served', async () => {
    const data = tempFolder();
    const first = await testServer({ data });
    const made = [await makeTable(first.address), await makeTable(first.address)];
    for (const { table, seats } of made) {
      const { client } = await connectClient(first.address, table, seats.west);
      await client.act(0, 'bury n3');
    }
    await first.close();
    const db = new DatabaseSync(join(data, 'countermarch.db'));
    expect(() => db.exec("UPDATE events SET text = 'bury n4'")).toThrow(/append-only/);
    db.exec('DROP TRIGGER events_are_never_changed');
    db.prepare("UPDATE events SET text = 'bury n4' WHERE table_id = ?").run(made[0]!.table);
    db.close();
    const { address } = await testServer({ data });
    expect(await request(address, 'GET', `/api/tables/${made[0]!.table}`)).toMatchObject({
      status: 500,
      body: { reason: expect.stringMatching(/damaged in the store, from entry 1 on/) },
    });
    expect((await viewOf(address, made[1]!.table)).seq).toBe(1);
    await expect(SqliteStore.open(data)).rejects.toThrow(/another server/);
  });
});
