/** Players move a game in progress to the newer rules of their server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Refusal } from '../../src/kernel/rulebook.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import {
  makeTable,
  REGISTRY,
  request,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../../src/server/testing/test-client.ts';
import { patrol as newer } from '../../src/server/testing/test-newer-games.ts';
import { startPostgres } from '../../src/server/store/testing/test-postgres.ts';
import { importRecord } from '../../src/table/record/import.ts';
import { parseRecord } from '../../src/table/record/parse-record.ts';
import { bundleOf } from '../../src/table/record/rules-mark.ts';
import type { RunningServer } from '../../src/server/main.ts';
import type { TableCreated } from '../../src/table/messages/messages.ts';
import { patrol } from '../../src/table/testing/test-game.ts';
import { buildInto } from './build.ts';

const NEWER = new URL('../../src/server/testing/test-newer-games.ts', import.meta.url);
const WALKING = ['bury n3', 'bury n6', 'walk', 'walk'];
/** The newer rule changes the sixth of these actions. */
const LOOKING = ['bury n3', 'bury n6', 'walk', 'stay', 'look', 'at n6', 'walk'];

const [older, later] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'newer-'))) as [string, string];
afterAll(() => {
  for (const folder of [older, later]) rmSync(folder, { recursive: true, force: true });
});
let [oldHash, newHash] = ['', ''];
beforeAll(async () => {
  ({ hash: oldHash } = await buildInto(older, patrol, fileURLToPath(REGISTRY)));
  ({ hash: newHash } = await buildInto(later, newer, fileURLToPath(NEWER)));
});

/** Sends a request to a table for a side. */
async function ask(
  { address }: RunningServer,
  { table, seats }: TableCreated,
  side: number,
  asked: object,
) {
  const { seq } = await viewOf(address, table);
  const token = Object.values(seats)[side];
  const path = `/api/tables/${table}/actions`;
  return request(address, 'POST', path, { id: 1, seq, ...asked }, token);
}

async function play(server: RunningServer, made: TableCreated, texts: readonly string[]) {
  for (const text of texts) {
    const { actor } = await viewOf(server.address, made.table);
    const { status } = await ask(server, made, actor, { type: 'act', actions: [text] });
    expect(status, text).toBe(200);
  }
}

const accord = (server: RunningServer, made: TableCreated, side: number, text: string) =>
  ask(server, made, side, { type: 'offer', text });

/** Returns the message of a refused request. */
async function whyNot(answer: ReturnType<typeof accord>) {
  const { status, body } = await answer;
  expect(status).not.toBe(200);
  const { answer: told } = body as { readonly answer?: { readonly refusal?: Refusal } };
  return told?.refusal?.reason;
}

/** Returns a table that was played under the older rules, on a server with the newer ones. */
async function scene(texts: readonly string[], options: Parameters<typeof testServer>[0] = {}) {
  const data = tempFolder();
  const first = await testServer({ ...options, data, registry: REGISTRY, builtBundles: older });
  const made = await makeTable(first.address, { west: 'me', east: 'me' });
  await play(first, made, texts);
  await first.close();
  const log: string[] = [];
  const server = await testServer({
    ...{ data, registry: NEWER, builtBundles: later, log: (line) => log.push(line) },
    ...options,
  });
  return { data, made, server, log };
}

describe('a game in progress under older rules', () => {
  test.each(['SQLite', 'PostgreSQL'])(
    'moves to the newer ones when all players agree, and keeps replaying under them: %s',
    async (kind) => {
      const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
      if (postgres) onTestFinished(() => postgres.stop());
      const database = postgres && { database: postgres.url };
      const { data, made, server, log } = await scene(WALKING, database);
      const { address } = server;
      const { client } = await connectClient(address, made.table, made.seats.east);
      const before = await viewOf(address, made.table);
      expect(before.ownRules).toEqual({ bundle: oldHash, isMissing: false });
      expect((await accord(server, made, 0, 'ask rules')).status).toBe(200);
      const { offers } = await viewOf(address, made.table);
      expect(offers).toEqual([{ by: 0, terms: { do: 'rules', bundle: newHash }, agreed: [] }]);
      expect((await accord(server, made, 1, 'agree')).status).toBe(200);
      const view = await viewOf(address, made.table);
      expect(view.ownRules).toBeUndefined();
      expect(view).toMatchObject({ bundle: newHash, ints: before.ints, offers: [] });
      expect(view.entries.slice(4).map(({ kind }) => kind)).toEqual(['accord', 'accord', 'rules']);
      // Connected players get the table under its new rules.
      await expect.poll(() => client.view?.bundle).toBe(newHash);
      expect(log).toContainEqual(expect.stringContaining('moved to newer rules after entry 7'));
      // The changed visibility rule applies from now on.
      await play(server, made, ['look', 'at n6', 'walk']);
      await ask(server, made, 0, { type: 'resign' });
      const text = await (await fetch(`${address}/api/tables/${made.table}/record`)).text();
      const record = parseRecord(text);
      expect(record.header.bundle).toBe(oldHash);
      expect(bundleOf(record.header, record.entries)).toBe(newHash);
      const game = newer.open(parseSetup(newer, record.header));
      expect(importRecord(game, record).verdict.difference).toBeUndefined();
      await server.close();
      // A server with still other rules finds the bundle in its store.
      const third = await testServer({ ...database, data, builtBundles: older });
      const last = await viewOf(third.address, made.table);
      expect(last.ownRules).toEqual({ bundle: newHash, isMissing: false });
      expect(last.difference).toBeUndefined();
      expect(await (await fetch(`${third.address}/api/tables/${made.table}/record`)).text()).toBe(
        text,
      );
    },
  );

  test('keeps its rules if the newer ones would change its history', async () => {
    const { made, server } = await scene(LOOKING);
    const why = await whyNot(accord(server, made, 0, 'ask rules'));
    expect(why).toMatchObject({ key: 'rules.move.position', args: { seq: 6, rule: '3' } });
    const view = await viewOf(server.address, made.table);
    expect(view.ownRules).toEqual({ bundle: oldHash, isMissing: false });
    expect(view.seq).toBe(LOOKING.length);
  });

  test('keeps its rules if a player declines, or the game continues meanwhile', async () => {
    const { made, server } = await scene(WALKING);
    await accord(server, made, 0, 'ask rules');
    await accord(server, made, 1, 'decline');
    expect(await whyNot(accord(server, made, 0, 'ask rules'))).toMatchObject({
      key: 'offer.declined',
    });
    await play(server, made, ['stay']);
    await accord(server, made, 1, 'ask rules');
    await play(server, made, ['stay']);
    expect(await whyNot(accord(server, made, 0, 'agree'))).toMatchObject({ key: 'offer.none' });
    expect((await viewOf(server.address, made.table)).ownRules?.bundle).toBe(oldHash);
  });

  test('needs a bundle of the newer rules, and must be under older ones', async () => {
    const none = await scene(WALKING, { builtBundles: undefined });
    expect(await whyNot(accord(none.server, none.made, 0, 'ask rules'))).toMatchObject({
      key: 'rules.move.none',
    });
    const same = await scene(WALKING, { registry: REGISTRY, builtBundles: older });
    expect(await whyNot(accord(same.server, same.made, 0, 'ask rules'))).toMatchObject({
      key: 'rules.move.same',
    });
  });

  test('is moved by no request that adds no entry, such as a seal before the first move', async () => {
    const { made, server, log } = await scene([]);
    const { address } = server;
    const token = made.seats['west'];
    const seal = { type: 'seal', id: 1, seal: 'a'.repeat(64) };
    const path = `/api/tables/${made.table}/actions`;
    expect((await request(address, 'POST', path, seal, token)).status).toBe(200);
    expect((await viewOf(address, made.table)).seq).toBe(0);
    expect(log.filter((line) => line.includes('newer rules'))).toEqual([]);
  });
});
