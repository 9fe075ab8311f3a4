/** A server that starts with newer rules than those under which its tables were begun. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { plainEnglish } from '../../../test/english.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { NOBODY } from '../../kernel/side.ts';
import type { TableCreated, TableView } from '../../table/messages/messages.ts';
import { formatRecord } from '../../table/record/record.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { patrolTable, playOn } from '../../table/testing/test-play.ts';
import {
  makeTable,
  request,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

const NEWER = new URL('../testing/test-newer-games.ts', import.meta.url);

const LOOKING = ['bury n3', 'bury n6', 'walk', 'stay', 'look', 'at n6', 'walk'];
const WALKING = ['bury n3', 'bury n6', 'walk', 'walk', 'walk'];

/** A stored table with these actions, played under the rules of version 1. */
async function begun(data: string, texts: readonly string[]): Promise<TableCreated> {
  const server = await testServer({ data });
  const made = await makeTable(server.address);
  await play(server.address, made, texts);
  await server.close();
  return made;
}

/** Plays these actions, each for the side to act. */
async function play(address: string, made: TableCreated, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const { actor, seq } = await viewOf(address, made.table);
    const token = Object.values(made.seats)[actor];
    const act = { type: 'act', id: 1, seq, actions: [text] };
    const reply = await request(address, 'POST', `/api/tables/${made.table}/actions`, act, token);
    expect(reply.status, text).toBe(200);
  }
}

const change = (data: string, sql: string): void => {
  const db = new DatabaseSync(join(data, 'countermarch.db'));
  db.exec(sql);
  db.close();
};

const kinds = ({ entries }: TableView): string[] => entries.map(({ kind }) => kind);

describe('a running table of an older version', () => {
  test('continues, and its record says where the newer rules begin', async () => {
    const data = tempFolder();
    const made = await begun(data, WALKING);
    const { address } = await testServer({ data, registry: NEWER });
    const { client, view } = await connectClient(address, made.table, made.seats.east);
    expect(view).toMatchObject({ seq: 5, actor: 1, canUndo: false });
    expect(await client.act(5, 'stay')).toMatchObject({ type: 'done', seq: 7 });
    const after = await viewOf(address, made.table);
    expect(kinds(after).slice(5)).toEqual(['rules', 'action']);
    expect(after.entries[5]?.text).toBe('2');
  });

  test('continues from its snapshot if the rules do not lead to it, restart after restart', async () => {
    const data = tempFolder();
    const made = await begun(data, LOOKING);
    const before = await viewAfter(data, made);
    for (let restart = 0; restart < 3; restart++) {
      const server = await testServer({ data, registry: NEWER });
      const view = await viewOf(server.address, made.table);
      expect(view.difference).toMatchObject({ seq: 6, rule: '3', stops: false });
      if (restart === 0) expect(view.ints).toEqual(before.ints);
      await play(server.address, made, ['stay']);
      await server.close();
      // From here on, snapshots only save work.
      if (restart === 1) change(data, 'DELETE FROM snapshots');
    }
    const server = await testServer({ data, registry: NEWER });
    const last = await viewOf(server.address, made.table);
    expect(kinds(last).slice(7)).toEqual(['rules', 'action', 'action', 'action']);
  });

  test.each([
    ['without a snapshot', 'DELETE FROM snapshots'],
    [
      'with a snapshot of another layout of the state',
      "UPDATE snapshots SET schema = 'patrol/1:00000000'",
    ],
    ['with a snapshot of something else', 'UPDATE snapshots SET seq = seq - 1'],
  ])('%s it is readable to its end, and says why it stopped', async (_, sql) => {
    const data = tempFolder();
    const made = await begun(data, LOOKING);
    change(data, sql);
    const log = vi.fn();
    const { address } = await testServer({ data, registry: NEWER, log });
    const { client, view } = await connectClient(address, made.table, made.seats.east);
    expect(view).toMatchObject({ seq: 7, actor: NOBODY, canUndo: false });
    expect(view.difference).toMatchObject({ seq: 6, rule: '3', played: 1, now: 2, stops: true });
    expect(view.entries).toHaveLength(7);
    const why = /replayed only as far as the position before move 6\. .*: \[3\]/;
    const answer = await client.act(7, 'stay');
    if (!answer.refusal) throw new Error('was accepted');
    expect(plainEnglish(answer.refusal.reason)).toMatch(why);
    await expect.poll(() => log.mock.lastCall?.[0]).toMatch(why);
    const position = await request(address, 'GET', `/api/tables/${made.table}/views/6`);
    expect(position.body).toMatchObject({ seq: 6, lost: true });
  });

  test('with a bot to act continues by itself', async () => {
    const data = tempFolder();
    const old = await testServer({ data });
    const made = await makeTable(old.address, { west: 'me', east: 'bot:random' });
    const { client } = await connectClient(old.address, made.table, made.seats.west);
    await client.act(0, 'bury n3');
    await old.close();
    // As if the old server had stopped before the bot moved.
    change(
      data,
      `DROP TRIGGER events_are_never_removed; DELETE FROM events WHERE seq > 1;
       DELETE FROM snapshots; UPDATE tables SET seq = 1, actor = 1`,
    );
    const { address } = await testServer({ data, registry: NEWER });
    await expect
      .poll(async () => kinds(await viewOf(address, made.table)))
      .toEqual(['action', 'rules', 'action']);
  });

  test('that stopped continues when its own rules are back', async () => {
    const data = tempFolder();
    const made = await begun(data, LOOKING);
    change(data, 'DELETE FROM snapshots');
    const newer = await testServer({ data, registry: NEWER });
    await connectClient(newer.address, made.table, made.seats.east);
    await newer.close();
    const { address } = await testServer({ data });
    await play(address, made, ['stay', 'walk']);
    expect((await viewOf(address, made.table)).difference).toBeUndefined();
  });

  test('with a set-up that is no longer known is refused, with the reason', async () => {
    const data = tempFolder();
    const made = await begun(data, WALKING);
    change(
      data,
      `DROP TRIGGER events_are_never_removed; DELETE FROM events; DELETE FROM snapshots;
       UPDATE tables SET seq = 0, header = replace(header, '"standard"', '"lost"')`,
    );
    const { address } = await testServer({ data, registry: NEWER });
    const { status, body } = await request(address, 'GET', `/api/tables/${made.table}`);
    expect(status).toBe(500);
    expect(body).toMatchObject({ reason: expect.stringMatching(/no scenario "lost"/) });
  });
});

async function viewAfter(data: string, { table }: TableCreated): Promise<TableView> {
  const server = await testServer({ data });
  const view = await viewOf(server.address, table);
  await server.close();
  return view;
}

test('a finished table of an older version keeps its result, and its record', async () => {
  const data = tempFolder();
  const made = await begun(data, LOOKING);
  const old = await testServer({ data });
  const { client } = await connectClient(old.address, made.table, made.seats.west);
  await client.ask({ type: 'resign', seq: 7 });
  const before = await viewOf(old.address, made.table);
  const record = (address: string) => request(address, 'GET', `/api/tables/${made.table}/record`);
  const file = (await record(old.address)).text;
  await old.close();
  change(data, 'DELETE FROM snapshots');
  const { address } = await testServer({ data, registry: NEWER });
  const after = await viewOf(address, made.table);
  expect(after.outcome).toEqual(before.outcome);
  expect(after.difference).toMatchObject({ seq: 6, stops: true });
  expect((await record(address)).text).toBe(file);
});

describe('a record of an older version', () => {
  const send = (address: string, file: string) =>
    request<TableCreated>(address, 'POST', '/api/records', { record: file, seats: {} });

  /** A record that contains the action `look`. */
  function looked(decisions?: number): string {
    for (let seed = 0; ; seed++) {
      const table = patrolTable(seed);
      playOn(table, new Sfc32(seed), decisions);
      const isOver = table.outcome !== undefined;
      if (isOver === (decisions === undefined) && table.entries.some((e) => e.text === 'look'))
        return formatRecord(table.record());
    }
  }

  test('that is finished can be replayed', async () => {
    const { address } = await testServer({ registry: NEWER });
    const file = looked();
    const { status, body } = await send(address, file);
    expect(status).toBe(201);
    const view = await viewOf(address, body.table);
    expect(view.difference).toMatchObject({ rule: '3', stops: true });
    expect(view.entries).toHaveLength(parseRecord(file).entries.length);
    expect(view.outcome).toEqual(parseRecord(file).close.outcome);
  });

  test('that is not finished can be replayed as well, and is not in play', async () => {
    const { address } = await testServer({ registry: NEWER });
    const { body } = await send(address, looked(20));
    expect(body.seats).toEqual({});
    expect(await viewOf(address, body.table)).toMatchObject({
      actor: NOBODY,
      difference: { stops: true },
    });
    expect((await request<unknown[]>(address, 'GET', '/api/tables')).body).toEqual([]);
  });
});
