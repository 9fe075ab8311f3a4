import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { SqliteStore } from './store/sqlite/sqlite.ts';
import { makeTable, REGISTRY, connectClient, tempFolder } from './testing/test-client.ts';

/** `serve` in a child process, and the lines that it prints. */
function serveIn(data: string, drain = 0) {
  const main = new URL('main.ts', import.meta.url).href;
  const options = `{ port: 0, host: '127.0.0.1', data: ${JSON.stringify(data)}, drain: ${drain}, page: false, registry: new URL('${REGISTRY.href}') }`;
  const script = `const { serve } = await import('${main}'); await serve(${options});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'serve prints its address, and shuts down cleanly at %s: clients disconnected, everything stored',
  async (signal) => {
    const data = tempFolder();
    const { child, lines } = serveIn(data);
    const text = String((await lines.next()).value);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? '';
    const { table, seats } = await makeTable(address);
    const { client } = await connectClient(address, table, seats.west);
    expect(await client.act(0, 'bury n3')).toMatchObject({ type: 'done' });
    const exit = once(child, 'exit');
    child.kill(signal);
    expect(await client.closed).toBe(1001);
    expect(await exit).toEqual([0, null]);
    const store = await SqliteStore.open(data);
    expect((await store.load(table))?.entries).toHaveLength(1);
    store.close();
  },
);

test('a server that gets the stop signal twice, from its service manager and its user, shuts down cleanly', async () => {
  const { child, lines } = serveIn(tempFolder(), 0.3);
  await lines.next();
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await lines.next()).value).toMatch(/^Closing/);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
