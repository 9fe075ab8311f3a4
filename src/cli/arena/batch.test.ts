/** Batches played by worker processes: the results are those of a single process. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../server/store/testing/test-postgres.ts';
import { runCommand, runJson, scratchFolder, spawnWorker } from '../test-run.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const folder = scratchFolder();
const GAME = ['annihilation', '--scenario', 'learning', '--option', 'target=5', '--seed', '3'];

test('two workers get the results of one process, game for game, also in an experiment', async () => {
  const database = await postgres.fresh('batches');
  const wanted = ['simulate', ...GAME, '--games', '16', '--bots', 'greedy,random', '--swap'];
  const alone = await runJson(...wanted);
  await Promise.all([spawnWorker(database), spawnWorker(database)]);
  const spread = await runJson(...wanted, '--workers', database);
  for (const key of ['digest', 'wins', 'winsByBot', 'ends', 'decisionsPerGame', 'games'])
    expect(spread[key], key).toEqual(alone[key]);
  const matches = ['arena', ...GAME, '--games', '6', '--levels', 'random,greedy'];
  const ladder = await runJson(...matches, '--jobs', '1');
  const other = await runJson(...matches, '--workers', database);
  expect(other['ladder']).toEqual(ladder['ladder']);
  await playExperiment(database);
});

/** Workers play the games of an experiment too, in the same order. */
async function playExperiment(database: string): Promise<void> {
  const path = join(folder, 'study.json');
  const arms = [{ id: 'ten' }, { id: 'five', options: { target: 5 } }];
  const game = { game: 'annihilation', scenario: 'learning', seats: ['random'] };
  const file = { format: 'countermarch/experiment/1', ...game, arms, stop: { most: 6, every: 3 } };
  writeFileSync(path, JSON.stringify(file));
  const games = async (out: string, ...more: string[]): Promise<string> => {
    const { err } = await runCommand('lab', path, '--out', join(folder, out), ...more);
    expect(err).toBe('');
    return readFileSync(join(folder, out, 'games.jsonl'), 'utf8');
  };
  expect(await games('there', '--workers', database)).toBe(await games('here', '--jobs', '1'));
}

test('a missing database is named, without its password', async () => {
  const nowhere = 'postgres://somebody:secret@127.0.0.1:9/none';
  for (const command of [
    ['worker', '--database', nowhere],
    ['simulate', ...GAME, '--workers', nowhere],
  ]) {
    const { code, err } = await runCommand(...command);
    expect([code, err]).toEqual([2, expect.stringMatching(/database 127\.0\.0\.1:9\/none: .+/)]);
    expect(err).not.toContain('secret');
  }
});

test('programs are not sent to workers, and the error says so', async () => {
  const refused = await runCommand(
    'simulate',
    ...GAME,
    '--bots',
    'program:x',
    '--workers',
    'postgres://x',
  );
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--workers')]);
});
