/** Long records, and many messages at once: other clients wait only briefly. */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { TableCreated, TableView } from '../../table/messages/messages.ts';
import { formatRecord } from '../../table/record/record.ts';
import type { Table } from '../../table/table.ts';
import { patrolTable } from '../../table/testing/test-play.ts';
import { TableSession } from './session.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import {
  makeTable,
  request,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

/** A game in which West looks and takes it back, `times` times. */
function wavering(times: number): Table {
  const table = patrolTable();
  for (const text of ['bury n3', 'bury n6']) table.act(table.actor, table.seq, [text]);
  for (let i = 0; i < times; i++) {
    table.act(0, table.seq, ['look']);
    table.undo(0, table.seq);
  }
  return table;
}

const fileOf = (times: number): string => formatRecord(wavering(times).record());
const SEATS = { west: 'me', east: 'me' };
const send = (address: string, record: string) =>
  request<TableCreated & { reason: string }>(address, 'POST', '/api/records', {
    record,
    seats: SEATS,
  });

describe('a long record', () => {
  test('is imported, shown in full, continued with takebacks, and read again after a restart', async () => {
    const data = tempFolder();
    const first = await testServer({ data });
    const { body } = await send(first.address, fileOf(600));
    const west = await connectClient(first.address, body.table, body.seats.west);
    expect(west.view.entries.map((e) => e.seq)).toEqual(
      Array.from({ length: 1202 }, (_, i) => i + 1),
    );
    expect(west.view.entries[0]).toMatchObject({ text: 'bury n3', events: [{ type: 'mine' }] });
    expect(west.view.entries[1]).toMatchObject({ text: '', events: [] });
    await west.client.act(1202, 'look');
    expect(await west.client.ask({ type: 'undo', seq: 1203 })).toMatchObject({ type: 'done' });
    const before = await viewOf(first.address, body.table, body.seats.west);
    expect(before.entries).toHaveLength(1204);
    await first.close();
    const second = await testServer({ data });
    expect(await viewOf(second.address, body.table, body.seats.west)).toEqual({
      ...before,
      seats: before.seats.map((seat) => ({ ...seat, connected: false })),
    });
    const again = await connectClient(second.address, body.table, body.seats.west);
    expect(again.view.ints).toEqual(before.ints);
    await again.client.act(1204, 'stay');
    expect(await again.client.ask({ type: 'undo', seq: 1205 })).toMatchObject({ type: 'done' });
  });

  test('is refused if it exceeds the limit of entries, with another way to check it', async () => {
    const { address } = await testServer({ limits: { recordEntries: 40 } });
    expect((await send(address, fileOf(19))).status).toBe(201);
    const { status, body } = await send(address, fileOf(20));
    expect(status).toBe(400);
    expect(body.reason).toMatch(/more than 40 entries, .*`countermarch replay FILE`/);
  });

  test('is refused if checking takes too long, and the next one is accepted', async () => {
    const data = tempFolder();
    const first = await testServer({ data, limits: { importMilliseconds: 1 } });
    const { status, body } = await send(first.address, fileOf(5));
    expect(status).toBe(400);
    expect(body.reason).toMatch(/limit of 0.001 seconds\..*`countermarch replay FILE`/);
    await first.close();
    const second = await testServer({ data });
    expect((await send(second.address, fileOf(5))).status).toBe(201);
  });

  test('waits its turn, unless too many wait already', async () => {
    const { address } = await testServer({ limits: { importsWaiting: 2 } });
    const replies = await Promise.all([1, 2, 3, 4].map(() => send(address, fileOf(50))));
    const told = replies.map(({ status }) => status).sort();
    expect(told).toEqual([201, 201, 503, 503]);
    expect(replies.find(({ status }) => status === 503)?.body.reason).toMatch(/Try again/);
  });

  test('grows no further by takebacks, but the game continues', async () => {
    const { address } = await testServer({ limits: { recordEntries: 4 } });
    const { table, seats } = await makeTable(address);
    const west = (await connectClient(address, table, seats.west)).client;
    await (await connectClient(address, table, seats.east)).client.ask({ type: 'undo', seq: 0 });
    await west.act(0, 'bury n3');
    expect(await west.ask({ type: 'undo', seq: 1 })).toMatchObject({ type: 'done' });
    await west.act(2, 'bury n3');
    await west.ask({ type: 'undo', seq: 3 });
    await west.act(4, 'bury n3');
    const full = await west.ask({ type: 'undo', seq: 5 });
    expect(full).toMatchObject({ type: 'refused', seq: 5 });
    expect(full.refusal?.reason).toEqual({ key: 'table.full', args: { n: 5 } });
  });
});

describe('a store', () => {
  /** A long table in the store, or being written. */
  function putting(store: SqliteStore, id: string, times = 500) {
    const { header, entries, seq, actor, snapshot, state } = wavering(times);
    const seat = {
      kind: 'human',
      name: '',
      token: 'h',
      contribution: '',
      seal: '',
      orders: '',
    } as const;
    return store.insert(
      { id, header, seed: 'ab', seats: [seat, seat], host: 'h' },
      {
        entries,
        progress: { seq, actor, over: false },
        snapshot: { ...snapshot, schema: state.layout.schema },
      },
    );
  }

  test('writes a long table in pieces, with other writes in between, and shows it when it is complete', async () => {
    const store = await SqliteStore.open(tempFolder());
    await putting(store, 'short', 1);
    let done = false;
    const long = putting(store, 'long').then(() => {
      done = true;
    });
    await store.append('short', 0, { progress: { seq: 4, actor: 1, over: false } });
    expect(done).toBe(false);
    expect((await store.list(9, false)).map(({ id }) => id)).toEqual(['short']);
    expect(await store.load('long')).toBeUndefined();
    await long;
    expect((await store.list(9, false)).map(({ id }) => id)).toContain('long');
    expect((await store.load('long'))?.entries).toHaveLength(1002);
    store.close();
  });

  test('deletes a table that was half written when the process died', async () => {
    const folder = tempFolder();
    const first = await SqliteStore.open(folder);
    await putting(first, 'short', 1);
    const cut = putting(first, 'long', 1500).catch(() => 'cut');
    await setImmediate();
    await setImmediate();
    first.close();
    expect(await cut).toBe('cut');
    const second = await SqliteStore.open(folder);
    expect(await second.load('long')).toBeUndefined();
    await second.clearPartial();
    expect((await second.load('short'))?.entries).toHaveLength(4);
    await putting(second, 'long');
    expect((await second.load('long'))?.entries).toHaveLength(1002);
    await second.remove('long');
    expect(await second.load('long')).toBeUndefined();
    second.close();
  });
});

test('messages of one socket are handled one per turn of the event loop', async () => {
  const { address } = await testServer();
  const { table, seats } = await makeTable(address);
  const { client } = await connectClient(address, table, seats.west);
  let turn = 0;
  let counting = true;
  const asked: number[] = [];
  const count = async (): Promise<void> => {
    for (; counting; await setImmediate()) turn += 1;
  };
  const { handle } = TableSession.prototype;
  vi.spyOn(TableSession.prototype, 'handle').mockImplementation(function (
    this: TableSession,
    ...args
  ) {
    asked.push(turn);
    return handle.apply(this, args);
  });
  const counted = count();
  for (let id = 100; id < 140; id++) client.send(JSON.stringify({ type: 'undo', id, seq: 7 }));
  for (let i = 0; i < 40; i++) await client.answer();
  counting = false;
  await counted;
  expect(asked).toHaveLength(40);
  expect(new Set(asked).size).toBe(40);
});

test('a table requested by several clients at once is read from disk once', async () => {
  const data = tempFolder();
  const first = await testServer({ data });
  const { body } = await send(first.address, fileOf(300));
  await first.close();
  const { address, tables } = await testServer({ data });
  const loading = vi.spyOn(tables.store, 'load');
  const views: TableView[] = await Promise.all(
    [1, 2, 3].map(() => viewOf(address, body.table, body.seats.west)),
  );
  expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
  expect(loading).toHaveBeenCalledTimes(1);
});
