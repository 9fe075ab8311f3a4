/** Downtime of servers that share a database: no player loses time by it, and clocks get it back only once. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { TableCreated } from '../../table/messages/messages.ts';
import { backUpDatabase, restoreToDatabase } from '../store/backup.ts';
import { startPostgres, type TestPostgres } from '../store/testing/test-postgres.ts';
import { request, connectClient, tempFolder, testServer, viewOf } from '../testing/test-client.ts';

let postgres: TestPostgres;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const fresh = (): Promise<string> => postgres.fresh(`outages_${databases++}`);
/**
 * Milliseconds without a heartbeat that count as an outage here: on a busy machine, a heartbeat may be seconds late.
 */
const OUTAGE_MS = 60_000;
const start = (database: string) =>
  testServer({ database, bots: false, outageMilliseconds: OUTAGE_MS });

/** Moves the time of day forward by some seconds. */
function hasten(seconds: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000 * seconds);
  onTestFinished(() => void vi.restoreAllMocks());
}

/** A table between two servers with a ten-minute clock for east, and functions that fire its timer at each. */
async function running() {
  const set = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  const database = await fresh();
  const up = [await start(database), await start(database)] as const;
  const [one, two] = up.map(({ address }) => address) as [string, string];
  const clock = { kind: 'bank', seconds: 600, late: 'loss' };
  const wanted = { game: 'patrol', seats: { west: 'me', east: 'me' }, clock };
  const { table, seats } = (await request<TableCreated>(one, 'POST', '/api/tables', wanted)).body;
  const west = (await connectClient(one, table, seats['west'])).client;
  const east = (await connectClient(two, table, seats['east'])).client;
  await west.act(0, 'bury n3');
  await east.until(2);
  const ends = () =>
    set.mock.calls
      .filter(([, wait = 0]) => Math.abs(wait / 1000 - 600) < 20)
      .map(([end]) => end as () => void);
  await expect.poll(() => ends().length).toBe(2);
  return { database, up, addresses: [one, two], table, seats, ends: ends() };
}

const isOutage = ({ text }: { readonly text: string }): boolean => text.startsWith('outage');

test('downtime is given back once if several servers start again', async () => {
  const { up, database, table } = await running();
  for (const server of up) await server.close();
  hasten(700);
  const again = await Promise.all([1, 2].map(() => start(database)));
  for (const { address } of again) {
    const view = await viewOf(address, table);
    expect(view.outcome).toBeUndefined();
    await expect
      .poll(async () => (await viewOf(address, table)).entries.filter(isOutage).length)
      .toBe(1);
    expect(view.clock?.sides[1]?.until).toBeGreaterThan(Date.now() / 1000 + 590);
  }
});

test('downtime of the database costs no player time', async () => {
  const { addresses, table, ends } = await running();
  await postgres.crash();
  hasten(700);
  for (const end of ends) end();
  for (const address of addresses) {
    await expect
      .poll(async () => (await viewOf(address, table)).entries.filter(isOutage).length)
      .toBe(1);
    expect((await viewOf(address, table)).outcome).toBeUndefined();
  }
});

test('a backup restored to a database continues with the time it had', async () => {
  const { up, database, table } = await running();
  const file = join(tempFolder(), 'backup.db');
  await backUpDatabase(database, file);
  for (const server of up) await server.close();
  hasten(700);
  const other = await fresh();
  // Servers may have been up on that database before.
  await (await start(other)).close();
  await restoreToDatabase(file, other);
  const { address } = await start(other);
  const view = await viewOf(address, table);
  expect(view.entries.filter(isOutage)).toHaveLength(1);
  expect(view.clock?.sides[1]?.until).toBeGreaterThan(Date.now() / 1000 + 590);
});
