import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { runCommand, scratchFolder } from '../test-run.ts';
import { matchesOf } from './match.ts';
import { playMatches } from './matches.ts';
import { inOrder, playAll } from './worker-pool.ts';
import type { ArenaGame } from './journal.ts';

const folder = scratchFolder();

async function arena(...args: string[]): Promise<string> {
  const { code, out, err } = await runCommand(
    ...['arena', 'annihilation', '--scenario', 'learning', '--seed', '3', ...args],
  );
  expect([code, err]).toEqual([0, '']);
  return out;
}

const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');

describe('an arena in threads', () => {
  const levels = ['--levels', 'random,greedy,4', '--opening', '4', '--option', 'target=5'];

  test('finds exactly what one thread finds, level 4 too, and notes the same games', async () => {
    const [one, two] = ['one.jsonl', 'two.jsonl'].map((name) => join(folder, name));
    const args = [...levels, '--games', '2'];
    const inOne = await arena(...args, '--jobs', '1', '--results', one);
    expect(await arena(...args, '--jobs', '2', '--results', two)).toBe(inOne);
    expect(linesOf(one)).toHaveLength(7);
    expect(linesOf(two).sort()).toEqual(linesOf(one).sort());
    const again = [...args, '--json', '--results'];
    expect(await arena(...again, one)).toBe(await arena(...again, two));
  });

  test('continues what another number of threads has begun', async () => {
    const file = join(folder, 'begun.jsonl');
    const quick = ['--levels', 'random,greedy,1', '--opening', '4', '--option', 'target=5'];
    await arena(...quick, '--games', '2', '--jobs', '1', '--results', file);
    const begun = linesOf(file);
    const whole = await arena(...quick, '--games', '4', '--jobs', '2', '--results', file);
    expect(whole).toBe(await arena(...quick, '--games', '4', '--jobs', '1'));
    expect(linesOf(file).slice(0, begun.length)).toEqual(begun);
    expect(linesOf(file)).toHaveLength(13);
  });

  test('leaves a program in its one process, which plays one game at a time', async () => {
    const [file, log] = [join(folder, 'program.mjs'), join(folder, 'heard.txt')];
    // The program logs its process and its input, and plays the first action.
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs';
       import { createInterface } from 'node:readline';
       for await (const line of createInterface({ input: process.stdin })) {
         const { type, actions } = JSON.parse(line);
         if (type !== 'choose') appendFileSync(${JSON.stringify(log)}, process.pid + ' ' + type + '\\n');
         if (type === 'start') console.log('{"ready": "Sample"}');
         if (type === 'choose') console.log(JSON.stringify({ action: actions[0] }));
       }`,
    );
    const players = [
      '--option',
      'target=5',
      '--levels',
      `random,greedy,program:${process.execPath} ${file}`,
    ];
    const two = await arena(...players, '--games', '3', '--jobs', '2');
    const heard = () => linesOf(log).map((line) => line.split(' '));
    const types = Array(6).fill(['start', 'end']).flat();
    // The program ends by itself, so its last input may be logged after the end of the arena.
    await expect.poll(() => heard().map(([, type]) => type)).toEqual(types);
    expect(new Set(heard().map(([pid]) => pid)).size).toBe(1);
    expect(two).not.toContain('forfeit');
    expect(await arena(...players, '--games', '3', '--jobs', '1')).toBe(two);
  });

  test('refuses to play zero games at once', async () => {
    const { code, err } = await runCommand('arena', 'annihilation', '--jobs', '0');
    expect(err).toContain('--jobs: "0" is not a whole number from 1 to');
    expect(code).toBe(2);
  });
});

describe('a run', () => {
  const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
  const by = { game: game.id, setup: game.setup };
  const terms = { seed: 1, opening: 4 };
  const matches = matchesOf(['random', 'greedy'], { games: 60, near: 1 });

  test('passes results on in order, and ends when its report says so', async () => {
    const work = {
      by: () => by,
      request: (match: (typeof matches)[number]) => ({ kind: 'bout', terms, bout: match }) as const,
      here: () => Promise.reject(new Error('a thread plays this')),
      read: (answer: unknown) => answer as ArenaGame,
    };
    const seen: number[] = [];
    const report = inOrder<ArenaGame>(({ number }) => {
      seen.push(number);
      return number < 30;
    });
    await playAll(matches, work, 2, report);
    expect(seen).toEqual(Array.from({ length: 31 }, (_, i) => i));
  });
});

describe('an error', () => {
  const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
  const play = (levels: string[], report: (result: ArenaGame) => void) =>
    playMatches(game, matchesOf(levels, { games: 3, near: 1 }), { seed: 1, opening: 0 }, 2, report);

  test('in a thread is reported with its message, and no game is played after it', async () => {
    const results: ArenaGame[] = [];
    const run = play(['nobody', 'random'], (result) => results.push(result));
    await expect(run).rejects.toMatchObject({
      message: expect.stringContaining('input.unknown'),
      stack: expect.stringContaining('pool-worker.ts'),
    });
    expect(results).toEqual([]);
  });

  test('in the handling of a result stops the run', async () => {
    let reported = 0;
    const run = play(['greedy', 'random'], () => {
      reported += 1;
      throw new Error('no space left');
    });
    await expect(run).rejects.toThrow('no space left');
    expect(reported).toBeLessThan(3);
  });
});
