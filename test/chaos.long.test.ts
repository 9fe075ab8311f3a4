import { expect, test } from 'vitest';
import { runChaos, type Size } from './chaos/chaos.ts';

/**
 * A short run. For a full one: `CHAOS=180 LONG=1 npx vitest run test/chaos`, where CHAOS is the duration in seconds.
 */
const whole = Number(process.env['CHAOS'] ?? 0);
const SIZE: Size = whole
  ? { serves: 3, workers: 2, tables: 60, seconds: whole, kill: 3, crash: 25 }
  : { serves: 2, workers: 2, tables: 12, seconds: 20, kill: 3, crash: 8 };

test('servers, workers and their database are killed repeatedly: no acknowledged action is lost, and all games end', async () => {
  const { output, ...figures } = await runChaos(SIZE);
  console.log(figures, output);
  expect(figures).toMatchObject({
    crashesOfProcesses: [],
    ...{ lost: 0, unasked: 0, unfinished: 0, different: 0 },
  });
  expect(figures.replayed).toBeGreaterThanOrEqual(figures.games);
  expect(figures.crashesOfDatabase).toBeGreaterThan(0);
  expect(figures.done).toBeGreaterThan(10 * figures.kills);
});
