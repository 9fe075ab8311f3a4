/** Presence of players at a table if several servers share a database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, startPostgres, type TestPostgres } from '../store/testing/test-postgres.ts';
import { makeTable, connectClient, testServer, type TestClient } from '../testing/test-client.ts';

let postgres: TestPostgres;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Servers that share a database, without bots of their own. */
async function servers(count: number, more: Parameters<typeof testServer>[0] = {}) {
  const database = await postgres.fresh(`presence_${databases++}`);
  const running = [];
  for (let i = 0; i < count; i++)
    running.push(await testServer({ database, bots: false, ...more }));
  return { database, running, addresses: running.map(({ address }) => address) };
}

/** Whether each side is shown as connected. */
const hereFor = ({ view }: TestClient): boolean[] => view?.seats.map((s) => s.connected) ?? [];

test('a player at another server is shown as connected until they leave', async () => {
  const { addresses, running } = await servers(2);
  const [one = '', two = ''] = addresses;
  const { table, seats } = await makeTable(one);
  const west = (await connectClient(one, table, seats['west'])).client;
  const spectator = (await connectClient(two, table)).client;
  await expect.poll(() => hereFor(spectator)).toEqual([true, false]);
  const east = (await connectClient(two, table, seats['east'])).client;
  await expect
    .poll(() => [west, east].map(hereFor))
    .toEqual([
      [true, true],
      [true, true],
    ]);
  const again = (await connectClient(one, table, seats['east'])).client;
  await again.until(0);
  east.close();
  await spectator.until(0);
  again.close();
  await expect
    .poll(() => [west, spectator].map(hereFor))
    .toEqual([
      [true, false],
      [true, false],
    ]);
  // A server that is closed disconnects its players.
  await running[0]?.close();
  await expect.poll(() => hereFor(spectator)).toEqual([false, false]);
});

test('a player at a server that has died is shown as gone when its lease ends', async () => {
  const { addresses, database } = await servers(1, { lease: 300 });
  const [one = ''] = addresses;
  const { table } = await makeTable(one);
  const spectator = (await connectClient(one, table)).client;
  await spectator.until(0);
  // The row that a killed server leaves behind.
  const put = 'INSERT INTO countermarch.presence VALUES';
  await query(database, `${put} ('dead', '${table}', 1, 9e15)`);
  await expect.poll(() => hereFor(spectator)).toEqual([false, true]);
  // The clock of the database decides when the lease ends.
  await query(
    database,
    "UPDATE countermarch.presence SET until = extract(epoch FROM clock_timestamp()) * 1000 WHERE server = 'dead'",
  );
  await expect.poll(() => hereFor(spectator)).toEqual([false, false]);
});
