/** Archiving of old tables by the host's rule while the server runs. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { restore } from '../store/backup.ts';
import {
  makeTable,
  request,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

/** These tables were last used in 1970. */
function age(data: string): void {
  const db = new DatabaseSync(join(data, 'countermarch.db'));
  db.exec('UPDATE tables SET touched = 1');
  db.close();
}

async function withOldTable() {
  const data = tempFolder();
  const before = await testServer({ data });
  const { table, seats } = await makeTable(before.address);
  const { client } = await connectClient(before.address, table, seats['west']);
  await client.act(0, 'bury n3');
  const west = seats['west'] ?? '';
  const view = await viewOf(before.address, table, west);
  await before.close();
  age(data);
  return { data, table, west, view };
}

test('an abandoned table is archived into a file, from which it can be continued', async () => {
  const { data, table, west, view } = await withOldTable();
  const folder = join(tempFolder(), 'archive');
  const told: string[] = [];
  const archive = { folder, abandonedDays: 30 };
  const log = (line: string) => void told.push(line);
  const { address } = await testServer({ data, archive, log });
  const gone = async () => (await request(address, 'GET', `/api/tables/${table}`)).status;
  await expect.poll(gone).toBe(404);
  await expect
    .poll(() => told.join('\n'))
    .toMatch(/^Archived 1 table in .*tables-\d{4}-\d\d-\d\d\.db\.$/m);
  const again = join(tempFolder(), 'again');
  await restore(join(folder, readdirSync(folder)[0] ?? ''), again);
  const other = await testServer({ data: again });
  const { seats: _, ...now } = await viewOf(other.address, table, west);
  const { seats: __, ...then } = view;
  expect(now).toEqual(then);
});

test('without a rule, nothing is archived', async () => {
  const { data, table } = await withOldTable();
  const { address } = await testServer({ data });
  expect((await request(address, 'GET', `/api/tables/${table}`)).status).toBe(200);
});
