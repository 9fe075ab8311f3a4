/** Tests that need a child process: exit codes, closing pipes, signals, end of input. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spawnCommand, runCommand, scratchFolder } from './test-run.ts';

const folder = scratchFolder();
const bin = join(import.meta.dirname, '../../bin/countermarch.js');
const SHORT = ['annihilation', '--scenario', 'learning', '--option', 'target=3'];

describe('a process', () => {
  test('finds the same digest in any process, with records or without', async () => {
    const args = ['simulate', 'annihilation', '--games', '3', '--seed', '4', '--json'];
    const [one, two] = await Promise.all([
      spawnCommand([...args, '--records', join(folder, 'records')]),
      runCommand(...args),
    ]);
    const digest = (text: string) => JSON.parse(text).digest;
    expect([one.code, one.err]).toEqual([0, '']);
    expect(digest(one.out)).toMatch(/^[0-9a-f]{16}$/);
    expect(digest(two.out)).toBe(digest(one.out));
  });

  test('exits with 0, 1 and 2 as documented, and prints no progress bar into a pipe', async () => {
    const good = await spawnCommand(['simulate', 'annihilation', '--games', '3']);
    expect([good.code, good.err]).toEqual([0, '']);
    const bad = await spawnCommand(['simulate', 'nothing']);
    expect([bad.code, bad.out]).toEqual([2, '']);
  });

  test('writes all of a long output into a pipe', async () => {
    const { code, out } = await spawnCommand(['rules', 'annihilator', '--text', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)[0].rules.length).toBeGreaterThan(30);
  });

  test('prints no error if its reader closes the pipe early', async () => {
    const reader = spawn('sh', [
      '-c',
      `"$0" "$1" rules annihilator --text | head -n 1`,
      process.execPath,
      bin,
    ]);
    let [out, err] = ['', ''];
    reader.stdout.on('data', (text) => {
      out += text;
    });
    reader.stderr.on('data', (text) => {
      err += text;
    });
    await new Promise((resolve) => reader.on('close', resolve));
    expect([out, err]).toEqual(['Annihilator\n', '']);
  });
});

describe('arena as a process', () => {
  test('stops at once on SIGINT during its games, and keeps the finished ones', async () => {
    const results = join(folder, 'arena.jsonl');
    const [file, levels] = [
      ['--results', results],
      ['--levels', 'random,greedy,4'],
    ];
    const args = ['arena', 'annihilation', '--games', '1000', '--jobs', '2', ...file, ...levels];
    const lines = () => (existsSync(results) ? readFileSync(results, 'utf8').split('\n') : []);
    const arena = spawn(process.execPath, [bin, ...args]);
    let output = '';
    for (const stream of [arena.stdout, arena.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    const ended = new Promise((resolve) =>
      arena.on('close', (code, signal) => resolve(signal ?? code)),
    );
    await expect.poll(() => lines().length).toBeGreaterThan(4);
    arena.kill('SIGINT');
    expect(await ended).toBe('SIGINT');
    expect(output).toBe('');
    for (const line of lines().slice(1, -1)) expect(JSON.parse(line)).toHaveProperty('points');
  });
});

describe('play as a process', () => {
  test('plays a game to its end on piped input, saved and resumed in between', async () => {
    const file = join(folder, 'half.cmr');
    const first = await spawnCommand(['play', ...SHORT], `${'1\n'.repeat(4)}save ${file}\nquit\n`);
    expect(first.err).toBe('');
    expect(first.out).toContain('> 1\n');
    expect(existsSync(file)).toBe(true);
    const rest = await spawnCommand(['play', '--resume', file], '1\n'.repeat(400));
    expect(rest.code).toBe(0);
    expect(rest.err).toBe('');
    expect(rest.out).toMatch(
      /\[0\.2\] The winning score was reached\. (White|Black) wins, \d+ to \d+\.\n$/,
    );
  });

  test('has the same dice and the same bots for the same seed', async () => {
    const seats = ['human', 'annihilator'].flatMap((side) => ['--seat', `${side}=random`]);
    const play = ['play', 'annihilator', '--scenario', 'learning', ...seats];
    const games = ['7', '7', '8'].map((seed) => spawnCommand([...play, '--seed', seed], ''));
    const [one, same, other] = await Promise.all(games);
    expect(one?.code).toBe(0);
    expect(one?.out.length).toBeGreaterThan(1000);
    expect(same).toEqual(one);
    expect(other?.out).not.toBe(one?.out);
  });

  test('ends with its input', async () => {
    const { code, out, err } = await spawnCommand(['play', ...SHORT], '1\n');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/End of input; the game was not saved\.\n$/);
  });

  test('stops at once on SIGINT, and ends its programs', async () => {
    const hang = `program:${process.execPath} -e "setInterval(() => {}, 1e9)"`;
    const player = spawn(process.execPath, [bin, 'play', ...SHORT, '--seat', `white=${hang}`]);
    let err = '';
    player.stderr.on('data', (text) => {
      err += text;
    });
    await new Promise((resolve) => player.stdout.once('data', resolve));
    const ended = new Promise((resolve) =>
      player.on('close', (code, signal) => resolve(signal ?? code)),
    );
    player.kill('SIGINT');
    expect(await ended).toBe('SIGINT');
    expect(err).toBe('');
  });
});
