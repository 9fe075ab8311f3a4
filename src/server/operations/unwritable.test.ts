import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Browser, peopleServer } from '../accounts/test-browser.ts';
import { query, startPostgres } from '../store/testing/test-postgres.ts';
import { makeTable, request, connectClient, tempFolder } from '../testing/test-client.ts';
import { readOnlyMount, smallDisk, withdrawWriting } from '../testing/test-mounts.ts';

const FILES = ['countermarch.db', 'server.lock'];
const OF_RUNNING = ['countermarch.db-wal', 'server.running'];
const INDEX = 'countermarch.db-shm';
const PASSWORD = 'correct horse battery';
const READABLE = [
  '/api/account',
  '/api/games',
  '/api/players/Ann',
  '/api/tables',
  '/api/tournaments',
];

/** A folder with one table of one entry, as a server leaves it that was stopped, or killed. */
async function folderWithTable(
  left: 'stopped' | 'killed' | 'killed, without the index of its log',
) {
  const data = tempFolder();
  const server = await peopleServer({ data });
  const ann = new Browser(server.address);
  await ann.post('/api/account', { name: 'Ann', password: PASSWORD });
  const { table, seats } = await makeTable(server.address);
  const { client } = await connectClient(server.address, table, seats.west);
  await client.act(0, 'bury n3');
  const folder = left === 'stopped' ? data : tempFolder();
  if (left === 'stopped') await server.close();
  else {
    const files = left === 'killed' ? [...FILES, ...OF_RUNNING, INDEX] : [...FILES, ...OF_RUNNING];
    for (const name of files) copyFileSync(join(data, name), join(folder, name));
  }
  return { folder, table, seat: seats.west };
}

/** Checks that the table is shown, that nothing can be written, and that clients and the host are told so. */
async function showsOnly(data: string, table: string, seat = ''): Promise<void> {
  const lines: string[] = [];
  const { address } = await peopleServer({ data, log: (line) => void lines.push(line) });
  const view = await request(address, 'GET', `/api/tables/${table}`, undefined, seat);
  expect(view.body).toMatchObject({ table, seq: 1, side: 0 });
  const list = await request<{ table: string }[]>(address, 'GET', '/api/tables');
  expect(list.body.map((one) => one.table)).toEqual([table]);
  for (const path of READABLE) expect((await request(address, 'GET', path)).status).toBe(200);
  const ready = await request(address, 'GET', '/api/ready');
  expect(ready.body).toEqual({ status: 'read-only' });
  const ann = new Browser(address);
  const account = { name: 'Bob', password: PASSWORD };
  expect((await ann.post('/api/account', account)).status).toBe(503);
  expect((await request(address, 'POST', '/api/tables', { game: 'patrol' })).status).toBe(503);
  expect(lines).toEqual([
    expect.stringMatching(/cannot be written .*chown, chmod or a writable mount/),
  ]);
}

describe.each(['stopped', 'killed', 'killed, without the index of its log'] as const)(
  'a read-only data folder of a server that was %s',
  (left) => {
    test('on a read-only mount its tables are shown', async ({ skip }) => {
      const { folder, table, seat } = await folderWithTable(left);
      const place = readOnlyMount(folder);
      if (place === undefined) return skip('only root can mount');
      await showsOnly(place, table, seat);
      expect(existsSync(join(folder, INDEX))).toBe(left === 'killed');
    });

    test('of another user its tables are shown', async () => {
      const { folder, table, seat } = await folderWithTable(left);
      withdrawWriting(folder);
      await showsOnly(folder, table, seat);
    });
  },
);

test('a full disk: ready and metrics report it, writes are 503, and play continues when there is space', async ({
  skip,
}) => {
  const data = smallDisk(4096);
  if (data === undefined) return skip('only root can mount');
  const lines: string[] = [];
  const { address, metrics } = await peopleServer({
    ...{ data, metrics: { host: '127.0.0.1', port: 0 }, log: (line) => void lines.push(line) },
  });
  const { table, seats } = await makeTable(address);
  const isWritable = async () => {
    const { text } = await request(metrics ?? '', 'GET', '/metrics');
    return /^countermarch_store_writable (\d)/m.exec(text)?.[1];
  };
  const readiness = async () => (await request(address, 'GET', '/api/ready')).body;
  expect([await readiness(), await isWritable()]).toEqual([{ status: 'ok' }, '1']);

  const ballast = join(data, 'ballast');
  expect(() => writeFileSync(ballast, Buffer.alloc(4096 * 1024))).toThrow(/ENOSPC/);
  expect([await readiness(), await isWritable()]).toEqual([{ status: 'read-only' }, '0']);

  const ann = new Browser(address);
  const account = { name: 'Ann', password: PASSWORD };
  // The log still has some space, which the first writes may use.
  const statuses: number[] = [];
  for (let i = 0; i < 40 && statuses.at(-1) !== 503; i++)
    statuses.push((await ann.post('/api/account', { ...account, name: `Ann${i}` })).status);
  expect(statuses.at(-1)).toBe(503);
  const message = { name: 'Ann', text: 'x'.repeat(400) };
  const replies = [];
  for (let i = 0; i < 8; i++)
    replies.push(await request(address, 'POST', `/api/tables/${table}/chat`, message, seats.west));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]));
  expect((await request(address, 'GET', `/api/tables/${table}`)).status).toBe(200);
  expect(lines.every((line) => /disk of the data folder is full/.test(line))).toBe(true);

  rmSync(ballast);
  expect([await readiness(), await isWritable()]).toEqual([{ status: 'ok' }, '1']);
  expect((await ann.post('/api/account', account)).status).toBe(201);
});

test('a database that accepts no writes: ready reports it, and writes are 503', async () => {
  const postgres = await startPostgres();
  const lines: string[] = [];
  const server = await peopleServer({
    ...{ database: await postgres.fresh('standby'), log: (line) => void lines.push(line) },
  });
  const { address } = server;
  const setReadOnly = async (value: 'on' | 'off') => {
    await query(postgres.url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await query(postgres.url, 'SELECT pg_reload_conf()');
    const wanted = { status: value === 'on' ? 'read-only' : 'ok' };
    await expect
      .poll(async () => (await request(address, 'GET', '/api/ready')).body)
      .toEqual(wanted);
  };
  const account = { name: 'Ann', password: PASSWORD };
  try {
    await setReadOnly('on');
    expect((await new Browser(address).post('/api/account', account)).status).toBe(503);
    expect(lines).toContainEqual(expect.stringMatching(/the database is read-only/));
    await setReadOnly('off');
    expect((await new Browser(address).post('/api/account', account)).status).toBe(201);
  } finally {
    await server.close();
    await postgres.stop();
  }
});
