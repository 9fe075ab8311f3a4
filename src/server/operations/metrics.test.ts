/** Metrics of a server, and log lines about its requests. */
import { expect, test } from 'vitest';
import { openLog, type AnsweredRequest } from './log.ts';
import { startMetrics } from './metrics-server.ts';
import { openService } from '../service.ts';
import {
  makeTable,
  REGISTRY,
  request,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

const PLACE = { host: '127.0.0.1', port: 0 };

/** Measured values by name and labels. */
async function scrape(metrics: string | undefined, token?: string) {
  const { status, text } = await request(`${metrics}`, 'GET', '/metrics', undefined, token);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const at = (name: string) => Number(lines.find((l) => l.startsWith(`${name} `))?.split(' ')[1]);
  return { status, text, at };
}

test('a scrape of a running server counts tables, sockets, actions and queues, and measures the delay of the event loop', async () => {
  const { address, metrics } = await testServer({ metrics: PLACE, bots: true });
  const { table, seats } = await makeTable(address);
  const { client } = await connectClient(address, table, seats['west']);
  await connectClient(address, table, seats['east']);
  await client.act(0, 'bury n3');
  await client.act(1, 'bury n3');
  await makeTable(address, { west: 'bot:random', east: 'bot:random' });
  await expect
    .poll(async () => (await scrape(metrics)).at('countermarch_bot_decisions_total'))
    .toBeGreaterThan(3);
  const { at } = await scrape(metrics);
  expect(at('countermarch_tables')).toBe(2);
  expect(at('countermarch_sockets')).toBe(2);
  expect(at('countermarch_action_seconds_count{answer="done"}')).toBe(1);
  expect(at('countermarch_action_seconds_count{answer="refused"}')).toBe(1);
  expect(at('countermarch_requests_total{status="2xx"}')).toBe(2);
  expect(at('countermarch_store_writable')).toBe(1);
  for (const name of ['writes', 'bots', 'imports'])
    expect(at(`countermarch_${name}_waiting`)).toBeGreaterThanOrEqual(0);
  expect(at('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(at('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  client.close();
  await expect.poll(async () => (await scrape(metrics)).at('countermarch_sockets')).toBe(1);
});

test('metrics contain no secret and name no table, and clients of the game cannot read them', async () => {
  const { address, metrics } = await testServer({ metrics: PLACE });
  const { table, seats, host } = await makeTable(address);
  const { client } = await connectClient(address, table, seats['west']);
  await client.act(0, 'bury n3');
  await viewOf(address, table, seats['east']);
  await request(address, 'GET', `/api/tables/${table}?seat=${seats['east']}`);
  const { text } = await scrape(metrics);
  expect(text).toContain('countermarch_tables 1');
  for (const secret of [table, ...Object.values(seats), host, 'Ann', '127.0.0.1'])
    expect(text).not.toContain(secret);
  expect((await request(address, 'GET', '/metrics')).status).toBe(404);
  expect((await request(address, 'GET', '/api/metrics')).status).toBe(404);
});

test('metrics with a token need the token', async () => {
  const { metrics } = await testServer({ metrics: { ...PLACE, token: 'sesame' } });
  expect((await scrape(metrics)).status).toBe(401);
  expect((await scrape(metrics, 'wrong')).text).not.toContain('countermarch_');
  expect((await scrape(metrics, 'sesame')).text).toContain('countermarch_tables 0');
});

test('a process without clients, a worker, reports there that it is alive and can work', async () => {
  const playing = await openService({ data: tempFolder(), registry: REGISTRY });
  const { tables } = playing;
  let isDraining = false;
  const server = await startMetrics(PLACE, { tables, isDraining: () => isDraining });
  const ask = async (path: string) => (await request(server.address, 'GET', path)).body;
  expect(await ask('/health')).toEqual({ status: 'ok' });
  expect(await ask('/ready')).toEqual({ status: 'ok' });
  isDraining = true;
  expect(await ask('/ready')).toEqual({ status: 'draining' });
  await server.close();
  await playing.close();
});

test('an address in use is reported, and nothing is left open', async () => {
  const { metrics } = await testServer({ metrics: PLACE });
  const port = Number(new URL(`${metrics}`).port);
  const data = tempFolder();
  await expect(testServer({ data, metrics: { ...PLACE, port } })).rejects.toThrow(/--metrics/);
  await testServer({ data });
});

test('requests are logged by their route, never with the secret of a seat', async () => {
  const lines: string[] = [];
  const { log, served } = openLog('json', 'debug', { write: (line) => void lines.push(line) });
  const { address } = await testServer({ log, served });
  const { table, seats } = await makeTable(address);
  await request(address, 'GET', `/api/tables/${table}?seat=${seats['west']}`);
  await viewOf(address, table, seats['east']);
  await expect.poll(() => lines.length).toBe(3);
  const told = lines.map((line) => JSON.parse(line) as AnsweredRequest & { msg: string });
  expect(told[1]).toMatchObject({ method: 'GET', route: '/api/tables/:id', status: 200 });
  expect(lines.join()).not.toMatch(new RegExp(Object.values(seats).join('|')));
  log('the disk is full');
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ level: 40, msg: 'the disk is full' });
});

test('the log is text unless JSON is chosen, and contains requests only at level debug', () => {
  const lines: string[] = [];
  const plain = openLog('text', 'debug', { write: (line) => void lines.push(line) });
  plain.log('the disk is full');
  expect(lines).toEqual(['the disk is full\n']);
  expect(plain.served).toBeUndefined();
  expect(openLog('json').served).toBeUndefined();
});
