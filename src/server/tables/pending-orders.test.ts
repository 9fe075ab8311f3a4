/** Orders of seats are continued after the process that played them was killed between two writes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openService } from '../service.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { startPostgres, type TestPostgres } from '../store/testing/test-postgres.ts';
import {
  makeTable,
  REGISTRY,
  request,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Decisions that each side orders in advance; one write holds four in all. */
const EACH = 5;
/** Actions of the set-up; orders play the rest. */
const BEFORE = 2;
const WHOLE = BEFORE + 2 * EACH;

/** A table where a long chain of orders begins when West sends its orders too. */
async function scene(address: string) {
  const { table, seats } = await makeTable(address, { west: 'me', east: 'me' });
  const west = (await connectClient(address, table, seats.west)).client;
  const east = (await connectClient(address, table, seats.east)).client;
  await west.act(0, 'bury n3');
  await east.act(1, 'bury n6');
  const plies = Array.from({ length: EACH }, () => ({ own: true, text: 'stay' }));
  const word = { seq: BEFORE, lines: [{ since: BEFORE, plies }], wills: {} };
  const path = `/api/tables/${table}/orders`;
  const leave = (token: string | undefined) => request(address, 'PUT', path, word, token);
  expect((await leave(seats.east)).status).toBe(200);
  return { table, seats, begin: () => leave(seats.west) };
}

/** Starts a server that is killed after the first write of the chain; returns the table that it left. */
async function killed(place: string) {
  const script = fileURLToPath(new URL('test-pending-orders.ts', import.meta.url));
  const child = spawn(process.execPath, [script, place, '1'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const at = await scene(String((await lines.next()).value));
  const exit = once(child, 'exit');
  child.stdin.write('go\n');
  expect((await lines.next()).value).toBe('armed');
  at.begin().catch(() => undefined);
  expect(await exit).toEqual([null, 'SIGKILL']);
  return at;
}

test('after a restart, at a table without clients', async () => {
  const data = tempFolder();
  const { table, seats } = await killed(data);
  const left = await SqliteStore.open(data);
  const before = (await left.load(table))?.entries.length ?? 0;
  await left.close();
  // The written part is intact, but orders are left to play.
  expect(before).toBe(BEFORE + 4);
  const { tables, address } = await testServer({ data });
  await expect.poll(async () => (await tables.store.load(table))?.entries.length).toBe(WHOLE);
  expect((await viewOf(address, table, seats.west)).seq).toBe(WHOLE);
});

test.each([
  ['another process', true],
  ['a server that leaves bots to others, of whom there are none', false],
])('at %s on the database, while it runs', async (_, bots) => {
  const database = await postgres.fresh(`cut_off_${bots}`);
  const worker = await openService({
    ...{ data: '', database, registry: REGISTRY, bots },
    // Work that was not continued for this long is taken over.
    ...{ botMilliseconds: 100, lease: 500 },
  });
  onTestFinished(() => worker.close());
  await worker.begin();
  const { table } = await killed(database);
  const { store } = worker.tables;
  await expect.poll(async () => (await store.load(table))?.entries.length).toBe(WHOLE);
  await expect.poll(() => store.botTurns()).toEqual([]);
});
