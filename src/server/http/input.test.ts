import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JSON_DEPTH } from '../../kernel/setup/read-json.ts';
import { formatRecord } from '../../table/record/record.ts';
import { patrolTable } from '../../table/testing/test-play.ts';
import { type RunningServer, startServer } from '../main.ts';
import { startPostgres, type TestPostgres } from '../store/testing/test-postgres.ts';
import { makeTable, REGISTRY, request, TestClient } from '../testing/test-client.ts';
import { removeFolder } from '../testing/test-folder.ts';

/** Returns nested lists as JSON. */
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe.each(['SQLite', 'PostgreSQL'])('input that no store or reader survives (%s)', (kind) => {
  let postgres: TestPostgres | undefined;
  let server: RunningServer;
  const data = mkdtempSync(join(tmpdir(), 'countermarch-'));
  const lines: string[] = [];

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const log = (line: string) => void lines.push(line);
    const options = { port: 0, host: '127.0.0.1', page: false, registry: REGISTRY, data, log };
    server = await startServer({ ...options, database: postgres?.url });
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
    removeFolder(data);
  });

  /** A new table without log lines. */
  async function scene() {
    lines.length = 0;
    const { address } = server;
    const { table, seats } = await makeTable(address);
    return { address, table, seat: seats.west };
  }

  test('U+0000 in an address, a query or a body is a 400 with an explanation', async () => {
    const { address, table, seat } = await scene();
    const text = { text: 'a\0b' };
    const replies = [
      await request(address, 'GET', '/api/tables/%00'),
      await request(address, 'GET', '/api/tables?ids=%00'),
      await request(address, 'GET', `/api/tables/${table}?seat=%00`),
      await request(address, 'GET', '/api/tournaments/a%00b'),
      await request(address, 'GET', '/api/players/a%00b'),
      await request(address, 'PUT', `/api/tables/${table}/note`, text, seat),
      await request(address, 'POST', `/api/tables/${table}/chat`, text, seat),
      await request(address, 'POST', '/api/account', { name: 'Ann\0', password: 'x'.repeat(20) }),
      await request(address, 'POST', '/api/tables', { game: 'patrol', document: { 'a\0': 1 } }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(400);
      expect(body.reason).toMatch(/U\+0000/);
    }
    expect(lines).toEqual([]);
  });

  test('a socket at an address with U+0000 is told that the table does not exist', async () => {
    const { address } = await scene();
    const client = new TestClient(address, '%00');
    expect((await client.next('error')).reason).toMatch(/no table/);
    expect(await client.closed).toBe(4404);
    expect(lines).toEqual([]);
  });

  test('a message on a socket with U+0000 is answered, and the table stays open', async () => {
    const { address, table, seat } = await scene();
    const client = new TestClient(address, table, seat);
    await client.next('table');
    client.send(JSON.stringify({ type: 'act', id: 1, seq: 0, actions: ['bury\0 n3'] }));
    expect((await client.next('error')).reason).toMatch(/U\+0000/);
    expect(await client.act(0, 'bury n3')).toMatchObject({ type: 'done' });
    expect(lines).toEqual([]);
  });

  test.each([JSON_DEPTH + 1, 5000, 30_000])(
    'JSON of %i levels in a document is a 400',
    async (n) => {
      const { address } = await scene();
      const body = `{"game":"patrol","document":${nested(n)}}`;
      const reply = await request(address, 'POST', '/api/tables', body);
      expect(reply.status).toBe(400);
      expect(reply.body.reason).toMatch(/levels deep/);
      expect(lines).toEqual([]);
    },
  );

  test.each([
    ['header', 0, '"format"', (deep: string) => `"document":${deep},"format"`],
    ['entry', 1, '"seq"', (deep: string) => `"more":${deep},"seq"`],
  ])(
    'JSON of 50,000 levels in the %s of a record is a 400 that names the line',
    async (_, at, before, put) => {
      const { address } = await scene();
      const table = patrolTable();
      table.act(0, 0, ['bury n3']);
      const record = formatRecord(table.record()).split('\n');
      record[at] = record[at]?.replace(before, put(nested(50_000))) ?? '';
      const reply = await request(address, 'POST', '/api/records', { record: record.join('\n') });
      expect(reply.status).toBe(400);
      expect(reply.body.reason).toMatch(new RegExp(`line ${at + 1}: .*levels deep`));
      expect(lines).toEqual([]);
    },
  );
});
