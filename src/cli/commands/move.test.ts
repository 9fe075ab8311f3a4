/** Backups of a database, made while people play, and moved between the kinds of store in both directions. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { PostgresStore } from '../../server/store/postgres/postgres.ts';
import { SqliteStore } from '../../server/store/sqlite/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { startPostgres, type TestPostgres } from '../../server/store/testing/test-postgres.ts';
import {
  makeTable,
  randomAction,
  connectClient,
  testServer,
  viewOf,
} from '../../server/testing/test-client.ts';
import { runCommand, scratchFolder } from '../test-run.ts';

const scratch = scratchFolder();
const at = (name: string) => join(scratch, name);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Plays both sides of a table until stopped; remembers what was acknowledged. */
async function player(address: string, seed: string) {
  const rng = new Sfc32(seed);
  const { table, seats } = await makeTable(address);
  const [west, east] = await Promise.all(
    [seats['west'], seats['east']].map((token) => connectClient(address, table, token)),
  );
  const sitting = [west, east].map((one) => one?.client);
  const state = { table, seats, acknowledged: 0, leaving: false };
  const play = async (): Promise<void> => {
    while (!state.leaving) {
      const { actor } = (await sitting[0]?.until(state.acknowledged)) ?? { actor: -1 };
      const client = sitting[actor];
      if (!client) return;
      const view = await client.until(state.acknowledged);
      state.acknowledged = (await client.act(view.seq, randomAction(view, rng))).seq;
    }
  };
  return { state, played: play() };
}

const entriesOf = async (store: Store, id: string) => (await store.load(id))?.entries ?? [];

test('a database in use is backed up into a file, and restored into a folder and another database', async () => {
  const [from, to] = await Promise.all(['first', 'second'].map((name) => postgres.fresh(name)));
  const [first = '', second = ''] = [from, to];
  const server = await testServer({ database: first });
  const players = await Promise.all([1, 2, 3].map((i) => player(server.address, `player ${i}`)));
  const bots = await makeTable(server.address, { west: 'bot:random', east: 'bot:random' });
  await Promise.all(players.map(({ state }) => viewOf(server.address, state.table)));
  const before = players.map(({ state }) => state.acknowledged);
  const saved = await runCommand('backup', at('tables.db'), '--database', first);
  expect([saved.code, saved.err]).toEqual([0, '']);
  expect(saved.out).toMatch(/tables\.db: 4 tables, \d+ entries, [\d.]+ MB\.\n$/);
  for (const { state, played } of players) {
    state.leaving = true;
    await played;
  }

  const again = await runCommand('backup', at('tables.db'), '--database', first);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('--force')]);
  const folder = await runCommand('restore', at('tables.db'), '--data', at('data'));
  const other = await runCommand('restore', at('tables.db'), '--database', second);
  expect([folder.code, folder.err, other.code, other.err]).toEqual([0, '', 0, '']);
  expect(other.out).toMatch(/^Restored 4 tables, .* start a server on database .*\/second\.\n$/);
  const twice = await runCommand('restore', at('tables.db'), '--database', second);
  expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('already has tables')]);

  const stores = [SqliteStore.forReading(at('data')), await PostgresStore.open(second)];
  const live = await PostgresStore.open(first);
  for (const [i, { state }] of players.entries()) {
    const [a = [], b = []] = await Promise.all(stores.map((s) => entriesOf(s, state.table)));
    expect(a.length).toBeGreaterThanOrEqual(before[i] as number);
    expect(b).toEqual(a);
    expect((await entriesOf(live, state.table)).slice(0, a.length)).toEqual(a);
  }
  await Promise.all([...stores, live].map((store) => store.close()));

  // Play continues in both: by the players with their seats, and by bots.
  for (const place of [{ data: at('data') }, { database: second }]) {
    const copy = await testServer(place);
    const [{ state } = { state: undefined }] = players;
    const west = await connectClient(copy.address, state?.table ?? '', state?.seats['west']);
    expect(west.view.side).toBe(0);
    const { client } = await connectClient(copy.address, bots.table);
    let view = await client.until(0);
    while (view.outcome === undefined) view = await client.until(view.seq + 1);
    await copy.close();
  }
  const back = await runCommand('backup', at('back.db'), '--data', at('data'));
  const third = await postgres.fresh('third');
  const moved = await runCommand('restore', at('back.db'), '--database', third);
  expect([back.code, moved.code, moved.err]).toEqual([0, 0, '']);
});

test('a backup is for its owner only, and no file is left if the database cannot be reached', async () => {
  await runCommand('backup', at('private.db'), '--database', await postgres.fresh('private'));
  expect(statSync(at('private.db')).mode & 0o777).toBe(0o600);
  const nowhere = 'postgres://me:secret@127.0.0.1:1/none';
  const { code, err } = await runCommand('backup', at('none.db'), '--database', nowhere);
  expect([code, err]).toEqual([2, expect.stringMatching(/database 127\.0\.0\.1:1\/none: .*ECONN/)]);
  expect(err).not.toContain('secret');
  expect(existsSync(at('none.db'))).toBe(false);
});
