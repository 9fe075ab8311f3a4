/** Priority of threads when there are not enough processors. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeTable, testServer, viewOf } from '../testing/test-client.ts';

const TASKS = '/proc/self/task';
/** Index of the nice value among the fields after the thread's name, which may contain anything. */
const NICE = 16;

/** Nice value of each thread of this process. */
const threads = (): number[] =>
  readdirSync(TASKS).map((id) => {
    const line = readFileSync(`${TASKS}/${id}/stat`, 'utf8');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[NICE]);
  });

// On other systems, all threads of a process have equal priority.
test.runIf(process.platform === 'linux')(
  'bots think in threads of lower priority than the main thread',
  async () => {
    const before = Math.max(...threads());
    const { address } = await testServer({ bots: true });
    const { table } = await makeTable(address, { west: 'bot:random', east: 'bot:random' });
    await expect
      .poll(async () => (await viewOf(address, table)).seq, { timeout: 60_000 })
      .toBeGreaterThan(3);
    expect(Math.max(...threads())).toBeGreaterThanOrEqual(Math.min(before + 10, 19));
  },
);
