/** A worker that is killed during its games: another worker plays them, and the results are the same. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  query,
  startPostgres,
  type TestPostgres,
} from '../../server/store/testing/test-postgres.ts';
import { runJson, spawnWorker } from '../test-run.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const GAMES = 4;

/** Games that workers are playing now, from the queue. */
async function playing(database: string): Promise<string[]> {
  const sql = "SELECT id FROM countermarch_jobs.job WHERE name = 'batches' AND state = 'active'";
  return ((await query(database, sql)) as { id: string }[]).map(({ id }) => id);
}

/** Number of retries of each game. */
async function retries(database: string): Promise<number[]> {
  const sql = "SELECT retry_count FROM countermarch_jobs.job WHERE name = 'batches'";
  return ((await query(database, sql)) as { retry_count: number }[]).map((row) => row.retry_count);
}

test('the digest is that of one process', async () => {
  const database = await postgres.fresh('killed');
  const args = ['--seed', '3', '--games', `${GAMES}`];
  const wanted = ['simulate', 'annihilation', ...args, '--bots', '4,4'];
  const first = await spawnWorker(database);
  const spread = runJson(...wanted, '--workers', database);
  // Killed while it has a game, which is then never finished by this worker.
  await expect.poll(() => playing(database), { interval: 20 }).not.toEqual([]);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const left = await playing(database);
  expect(left).not.toEqual([]);
  await spawnWorker(database);
  let again = 0;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await setTimeout(200)) again = Math.max(again, ...(await retries(database)));
  })();
  const found = await spread.finally(() => (isOver = true));
  // Stop polling, so that no query of the database is running.
  await watching;
  // The game was given to another worker.
  expect(again).toBeGreaterThan(0);
  const alone = await runJson(...wanted);
  for (const key of ['digest', 'wins', 'winsByBot', 'ends', 'decisionsPerGame', 'games'])
    expect(found[key], key).toEqual(alone[key]);
});
