/** A server whose tables name their bundles, before and after a change of its rules. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOBODY } from '../../src/kernel/side.ts';
import { MANIFEST, readBuiltBundles } from '../../src/server/bundles/built.ts';
import {
  makeTable,
  REGISTRY,
  request,
  tempFolder,
  testServer,
  viewOf,
} from '../../src/server/testing/test-client.ts';
import type { RunningServer } from '../../src/server/main.ts';
import type { TableCreated } from '../../src/table/messages/messages.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { parseRecord } from '../../src/table/record/parse-record.ts';
import { patrol } from '../../src/table/testing/test-game.ts';
import { buildInto } from './build.ts';

/** The same game with another visibility rule. */
const NEWER = new URL('../../src/server/testing/test-newer-games.ts', import.meta.url);
/** The newer rule changes the sixth of these actions. */
const LOOKING = ['bury n3', 'bury n6', 'walk', 'stay', 'look', 'at n6', 'walk'];

const builtBundles = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(builtBundles, { recursive: true, force: true }));
let bundle = { code: '', hash: '' };
beforeAll(async () => {
  bundle = await buildInto(builtBundles, patrol, fileURLToPath(REGISTRY));
});

/** Plays actions, each for the side to act. */
async function play(
  { address }: RunningServer,
  { table, seats }: TableCreated,
  texts: readonly string[],
): Promise<void> {
  for (const text of texts) {
    const { actor, seq } = await viewOf(address, table);
    const act = { type: 'act', id: 1, seq, actions: [text] };
    const token = Object.values(seats)[actor];
    const reply = await request(address, 'POST', `/api/tables/${table}/actions`, act, token);
    expect(reply.status, text).toBe(200);
  }
}

/** Ends the game: its first side resigns. */
async function resign({ address }: RunningServer, { table, seats }: TableCreated): Promise<void> {
  const { seq } = await viewOf(address, table);
  const [token] = Object.values(seats);
  const body = { type: 'resign', id: 1, seq };
  const reply = await request(address, 'POST', `/api/tables/${table}/actions`, body, token);
  expect(reply.status).toBe(200);
}

const recordOf = async ({ address }: RunningServer, table: string): Promise<string> =>
  (await fetch(`${address}/api/tables/${table}/record`)).text();

const forget = (server: RunningServer): Promise<unknown> =>
  server.tables.store.db.deleteFrom('bundles').execute();

describe('a table of a server with bundles', () => {
  test('names its bundle, which the server gives to everyone', async () => {
    const server = await testServer({ builtBundles });
    const made = await makeTable(server.address);
    expect((await viewOf(server.address, made.table)).ownRules).toBeUndefined();
    await play(server, made, LOOKING);
    await resign(server, made);
    const record = parseRecord(await recordOf(server, made.table));
    expect(record.header.bundle).toBe(bundle.hash);
    const brotli = { headers: { 'accept-encoding': 'br' } };
    const answer = await fetch(`${server.address}/api/bundles/${bundle.hash}`, brotli);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(bundle.code);
    const plain = { headers: { 'accept-encoding': 'identity' } };
    const uncompressed = await fetch(`${server.address}/api/bundles/${bundle.hash}`, plain);
    expect(await uncompressed.text()).toBe(bundle.code);
    const other = await fetch(`${server.address}/api/bundles/${'0'.repeat(64)}`);
    expect(other.status).toBe(404);
  });

  test('names no bundle if its sources have changed since the build, or there is no build', async () => {
    const folder = tempFolder();
    const list = readFileSync(join(builtBundles, MANIFEST), 'utf8');
    writeFileSync(join(folder, MANIFEST), list.replace(/"sources":"./, '"sources":"x'));
    expect(readBuiltBundles(folder).byGame.size).toBe(0);
    expect(readBuiltBundles(builtBundles).byGame.size).toBe(1);
    for (const options of [{}, { builtBundles: folder }]) {
      const server = await testServer(options);
      const { table } = await makeTable(server.address);
      expect((await server.tables.get(table)).table.header.bundle).toBeUndefined();
    }
  });

  test('continues under its own rules when those of the server have changed', async () => {
    const data = tempFolder();
    const first = await testServer({ data, builtBundles });
    const made = await makeTable(first.address);
    await play(first, made, LOOKING);
    const before = await viewOf(first.address, made.table);
    await first.close();

    const later = await testServer({ data, registry: NEWER });
    const view = await viewOf(later.address, made.table);
    expect(view.ownRules).toEqual({ bundle: bundle.hash, isMissing: false });
    expect(view.difference).toBeUndefined();
    expect(view.ints).toEqual(before.ints);
    await play(later, made, ['stay']);
    await resign(later, made);
    const record = await recordOf(later, made.table);
    expect(record).not.toContain('"kind":"rules"');
    await later.close();

    // Under the rules of its start, the whole record replays as recorded.
    const again = await testServer({ data, builtBundles });
    expect(await recordOf(again, made.table)).toBe(record);
    expect((await viewOf(again.address, made.table)).difference).toBeUndefined();
  });

  test('says that its bundle is missing, and continues as the current rules allow', async () => {
    const data = tempFolder();
    const first = await testServer({ data, builtBundles });
    const made = await makeTable(first.address);
    await play(first, made, LOOKING);
    await forget(first);
    await first.close();
    const log: string[] = [];
    const later = await testServer({ data, registry: NEWER, log: (line) => log.push(line) });
    const view = await viewOf(later.address, made.table);
    expect(view.ownRules).toEqual({ bundle: bundle.hash, isMissing: true });
    expect(view.difference).toMatchObject({ seq: 6 });
    expect(log).toContainEqual(expect.stringContaining('is not in the store'));
    // Once the game has continued under other rules, it does not return to those of its bundle.
    await play(later, made, ['stay']);
    await later.close();
    const again = await testServer({ data, registry: NEWER, bundles: builtBundles });
    expect((await viewOf(again.address, made.table)).ownRules).toBeUndefined();
  });

  test('is played by bots in its bundle', async () => {
    const data = tempFolder();
    const first = await testServer({ data, builtBundles, bots: false });
    const made = await makeTable(first.address, { west: 'bot:greedy', east: 'bot:greedy' });
    await first.close();
    const later = await testServer({ data, registry: NEWER });
    await expect.poll(async () => (await viewOf(later.address, made.table)).actor).toBe(NOBODY);
    const view = await viewOf(later.address, made.table);
    expect(view.ownRules?.isMissing).toBe(false);
  });
});

test('a table that continues an unfinished record names its bundle', async () => {
  const first = await testServer({ builtBundles });
  const made = await makeTable(first.address);
  await play(first, made, LOOKING.slice(0, 4));
  const { table } = await first.tables.get(made.table);
  const record = formatRecord(table.record());
  for (const [options, isOwn] of [
    [{ builtBundles }, false],
    [{ registry: NEWER, bundles: builtBundles }, true],
  ] as const) {
    const server = await testServer(options);
    const seats = { west: 'me', east: 'me' };
    const body = { record, seats, name: 'Ann' };
    const answer = await request<TableCreated>(server.address, 'POST', '/api/records', body);
    const view = await viewOf(server.address, answer.body.table);
    expect(view).toMatchObject({ seq: table.seq, bundle: bundle.hash });
    expect(view.ownRules !== undefined).toBe(isOwn);
    await play(server, answer.body, ['stay']);
  }
});

test('a record is accepted under the rules of its bundle, if the operator has added the bundle', async () => {
  const first = await testServer({ builtBundles });
  const made = await makeTable(first.address);
  await play(first, made, LOOKING);
  await resign(first, made);
  const record = await recordOf(first, made.table);
  const stops = async (options: Parameters<typeof testServer>[0]) => {
    const server = await testServer({ registry: NEWER, ...options });
    const answer = await request<TableCreated>(server.address, 'POST', '/api/records', { record });
    expect(answer.status).toBe(201);
    const view = await viewOf(server.address, answer.body.table);
    return [view.difference !== undefined, view.ownRules?.isMissing];
  };
  expect(await stops({})).toEqual([true, true]);
  expect(await stops({ bundles: builtBundles })).toEqual([false, false]);
});
