/** Backup and restore, rehearsed while people play, and with everything that can go wrong. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { startServer } from '../../server/main.ts';
import {
  makeTable,
  randomAction,
  request,
  connectClient,
  testServer,
  viewOf,
} from '../../server/testing/test-client.ts';
import { SqliteStore } from '../../server/store/sqlite/sqlite.ts';
import type { TableCreated } from '../../table/messages/messages.ts';
import { spawnCommand, runCommand, scratchFolder } from '../test-run.ts';

const scratch = scratchFolder();
let folder: string;
let count = 0;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = join(scratch, `${count++}`);
  mkdirSync(folder);
});

/** Unlimited message rates: these players play as fast as they can. */
const UNLIMITED = {
  requestsPerMinute: 1e6,
  tablesPerMinute: 1e6,
  messagesPerSecond: 1e6,
  burst: 1e6,
};

/** A table, and how much of its record was acknowledged to its players. */
interface Played extends TableCreated {
  acknowledged: number;
}

/** A player of both sides of one table after the other, until told to stop. */
class Player {
  readonly tables: Played[] = [];
  readonly #rng: Sfc32;
  readonly #played: Promise<void>;
  #isLeaving = false;

  constructor(address: string, seed: number) {
    this.#rng = new Sfc32(seed);
    this.#played = this.#play(address);
  }

  leave(): Promise<void> {
    this.#isLeaving = true;
    return this.#played;
  }

  async #play(address: string): Promise<void> {
    while (!this.#isLeaving) {
      const table = { ...(await makeTable(address)), acknowledged: 0 };
      this.tables.push(table);
      await this.#playTable(address, table);
    }
  }

  async #playTable(address: string, table: Played): Promise<void> {
    const tokens = [table.seats['west'], table.seats['east']];
    const sitting = await Promise.all(
      tokens.map((token) => connectClient(address, table.table, token)),
    );
    while (!this.#isLeaving) {
      const { actor, ...view } = await sitting[0].client.until(table.acknowledged);
      if (actor < 0) break;
      await sitting[actor].client.until(view.seq);
      const reply = await sitting[actor].client.act(view.seq, randomAction(view, this.#rng));
      table.acknowledged = reply.seq;
    }
    for (const { client } of sitting) client.close();
  }
}

const recordOf = async (store: SqliteStore, id: string) => (await store.load(id))?.entries ?? [];
const acknowledgedBy = (players: readonly Player[]) =>
  players.flatMap(({ tables }) => tables.map((one) => ({ ...one })));
const sum = (tables: readonly Played[]) =>
  tables.reduce((entries, { acknowledged }) => entries + acknowledged, 0);

test('a backup made while people play has everything acknowledged before it, and play continues elsewhere', async () => {
  const data = at('data');
  const server = await testServer({ data, limits: UNLIMITED });
  const waiting = { ...(await makeTable(server.address)), acknowledged: 0 };
  const players = [1, 2, 3].map((seed) => new Player(server.address, seed));
  // The backup process starts slowly: by then all players have begun, and they continue while it reads.
  await spawnCommand(['backup', at('first.db'), '--data', data]);
  const before = acknowledgedBy(players);
  const saved = await spawnCommand(['backup', at('tables.db'), '--data', data]);
  const restored = await spawnCommand(['restore', at('tables.db'), '--data', at('copy')]);
  expect(sum(acknowledgedBy(players))).toBeGreaterThan(sum(before));
  await Promise.all(players.map((player) => player.leave()));
  expect([saved.code, saved.err, restored.code, restored.err]).toEqual([0, '', 0, '']);
  expect(saved.out).toMatch(/tables\.db: \d+ tables, \d+ entries, [\d.]+ MB\.\n$/);

  expect(sum(before)).toBeGreaterThan(0);
  const [copied, live] = [at('copy'), data].map((folder) => SqliteStore.forReading(folder));
  for (const { table, acknowledged } of before) {
    const entries = await recordOf(copied, table);
    expect(entries.length).toBeGreaterThanOrEqual(acknowledged);
    expect(entries).toEqual((await recordOf(live, table)).slice(0, entries.length));
  }
  for (const store of [copied, live]) store.close();

  // The first server keeps running beside the one started on the copy.
  const copy = await testServer({ data: at('copy') });
  let playedOn = 0;
  for (const { table, seats } of [waiting, ...before]) {
    const { actor } = await viewOf(copy.address, table);
    if (actor < 0) continue;
    const token = seats[['west', 'east'][actor] ?? ''];
    const { client, view } = await connectClient(copy.address, table, token);
    const action = randomAction(view, new Sfc32(9));
    expect(await client.act(view.seq, action)).toMatchObject({ type: 'done' });
    playedOn += 1;
  }
  expect(playedOn).toBeGreaterThan(0);
});

/** A data folder with one table, without a running server. */
async function dataFolder(name: string): Promise<string> {
  const server = await testServer({ data: at(name) });
  await makeTable(server.address);
  await server.close();
  return at(name);
}

describe('a backup', () => {
  test('is one file that only its owner may read, and replaces another if requested', async () => {
    const data = await dataFolder('data');
    mkdirSync(at('kept'));
    const file = at('kept/tables.db');
    expect((await runCommand('backup', file, '--data', data)).out).toContain('1 table, 0 entries');
    expect(readdirSync(at('kept'))).toEqual(['tables.db']);
    expect(statSync(file).mode & 0o077).toBe(0);
    const first = readFileSync(file);
    const again = await runCommand('backup', file, '--data', data);
    expect([again.code, again.err]).toEqual([
      2,
      expect.stringContaining('use --force to replace it'),
    ]);
    expect((await runCommand('backup', file, '--data', data, '--force')).code).toBe(0);
    expect(readFileSync(file)).toEqual(first);
    expect(readdirSync(at('kept'))).toEqual(['tables.db']);
  });

  test.each([
    ['data/tables.db', 'a backup in the data folder would be lost'],
    ['nowhere/tables.db', 'there is no folder'],
    ['used.db', 'is a store in use'],
  ])('is not written to %s', async (name, reason) => {
    const data = await dataFolder('data');
    writeFileSync(at('used.db'), 'store');
    writeFileSync(at('used.db-wal'), 'log');
    const { code, err } = await runCommand('backup', at(name), '--data', data, '--force');
    expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
    expect(readFileSync(at('used.db'), 'utf8')).toBe('store');
    expect(existsSync(join(data, 'tables.db'))).toBe(false);
  });

  test('is not made from a folder without a store, nor from a store that is damaged or lacks its log', async () => {
    const none = await runCommand('backup', at('a.db'), '--data', at('none'));
    expect([none.code, none.err]).toEqual([
      2,
      expect.stringContaining('there is no countermarch.db'),
    ]);
    const data = await dataFolder('data');
    writeFileSync(join(data, 'server.running'), '');
    const lost = await runCommand('backup', at('a.db'), '--data', data);
    expect([lost.code, lost.err]).toEqual([
      2,
      expect.stringContaining('countermarch.db-wal: this file is missing'),
    ]);
    truncateSync(join(data, 'countermarch.db'), 8192);
    writeFileSync(join(data, 'countermarch.db-wal'), '');
    const damaged = await runCommand('backup', at('a.db'), '--data', data);
    expect([damaged.code, damaged.err]).toEqual([
      2,
      expect.stringMatching(/damaged|cannot be read/),
    ]);
    expect(existsSync(at('a.db'))).toBe(false);
  });
});

describe('a restore', () => {
  test('never changes a folder that has a store or a running server', async () => {
    const data = await dataFolder('data');
    await runCommand('backup', at('tables.db'), '--data', data);
    const store = readFileSync(join(data, 'countermarch.db'));
    const stood = await runCommand('restore', at('tables.db'), '--data', data);
    expect([stood.code, stood.err]).toEqual([2, expect.stringContaining('already has a store')]);
    const server = await startServer({ port: 0, host: '127.0.0.1', page: false, data: at('live') });
    onTestFinished(() => server.close());
    const runs = await runCommand('restore', at('tables.db'), '--data', at('live'));
    expect([runs.code, runs.err]).toEqual([
      2,
      expect.stringContaining('another server is using it'),
    ]);
    expect(readFileSync(join(data, 'countermarch.db'))).toEqual(store);
  });

  test('accepts only complete stores', async () => {
    const data = await dataFolder('data');
    await runCommand('backup', at('tables.db'), '--data', data);
    truncateSync(at('tables.db'), 8192);
    writeFileSync(at('notes.db'), 'These are notes, and no store.');
    for (const [name, reason] of [
      ['tables.db', /damaged|cannot be read as a store/],
      ['notes.db', /cannot be read as a store/],
      ['none.db', /there is no such file/],
    ] as const) {
      const { code, err } = await runCommand('restore', at(name), '--data', at('new'));
      expect([code, err]).toEqual([2, expect.stringMatching(reason)]);
    }
    expect(existsSync(at('new/countermarch.db'))).toBe(false);
  });

  test('as root, explains how to give the files to the user of the server', async () => {
    const data = await dataFolder('data');
    await runCommand('backup', at('tables.db'), '--data', data);
    const user = vi.spyOn(process, 'geteuid');
    onTestFinished(() => user.mockRestore());
    for (const [id, target, isRoot] of [
      [0, at('by-root'), true],
      [1000, at('by-user'), false],
    ] as const) {
      user.mockReturnValue(id);
      const { out } = await runCommand('restore', at('tables.db'), '--data', target);
      expect(out.includes(`run chown -R USER ${target}.`)).toBe(isRoot);
    }
  });

  test('keeps the seats of players', async () => {
    const server = await testServer({ data: at('data') });
    const { table, seats } = await makeTable(server.address);
    await runCommand('backup', at('tables.db'), '--data', at('data'));
    await runCommand('restore', at('tables.db'), '--data', at('new'));
    const copy = await testServer({ data: at('new') });
    const path = `/api/tables/${table}`;
    const mine = await request(copy.address, 'GET', path, undefined, seats['west']);
    expect(mine.body).toMatchObject({ side: 0 });
    expect((await request(copy.address, 'GET', path, undefined, 'guess')).status).toBe(403);
  });
});
