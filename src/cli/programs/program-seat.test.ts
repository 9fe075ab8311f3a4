import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { english } from '../../../test/english.ts';
import { tinyGame } from '../../../test/tiny-game.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { viewOf } from '../../kernel/view.ts';
import { playOrForfeit } from '../players.ts';
import { ProgramSeat } from './program-seat.ts';
import { runJson, scratchFolder } from '../test-run.ts';

vi.mock('../../games/registry.ts', async (original) => {
  const real = await original<typeof import('../../games/registry.ts')>();
  const { tiny } = await import('../../../test/tiny-game.ts');
  return { ...real, games: [...real.games, tiny] };
});

const folder = scratchFolder();
const game = tinyGame() as unknown as Game;
const s = start(game);
const opened: ProgramSeat[] = [];

/** A time limit that no program of these tests reaches. */
const LONG = 60_000;
/** A time limit that every program reaches. */
const SHORT = 1;

/** A program in JavaScript whose `hear(message)` gets every message; `say` and `answer` send. */
function seat(hear: string, choose = LONG): ProgramSeat {
  const file = join(folder, `program-${opened.length}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     const say = (text) => process.stdout.write(text + '\\n');
     const answer = (value) => say(JSON.stringify(value));
     const hear = (message) => { ${hear} };
     for await (const line of createInterface({ input: process.stdin })) hear(JSON.parse(line));`,
  );
  const program = new ProgramSeat(`${process.execPath} ${file}`, { ready: LONG, choose });
  opened.push(program);
  return program;
}

const READY = `if (message.type === 'start') answer({ ready: 'Sample' });`;
const FIRST = `if (message.type === 'choose') answer({ action: message.actions[0] });`;

afterEach(() => {
  for (const program of opened) program.kill();
});

const ask = async (program: ProgramSeat) => {
  await program.begin(game, 0);
  return formatAction(game, await program.choose(game, viewOf(game, s, 0), 0));
};

describe('a program at a side', () => {
  test('sends its name and answers with a legal action', async () => {
    const program = seat(READY + FIRST);
    expect(await ask(program)).toBe('bid 1');
    expect(program.name).toBe('Sample');
  });

  test('gets the game once and its view with every question, and nothing of the other side', async () => {
    const file = join(folder, 'heard.json');
    const note = `import('node:fs').then((fs) => fs.appendFileSync(${JSON.stringify(file)}, JSON.stringify(message) + '\\n'));`;
    const program = seat(READY + FIRST + note);
    await playOrForfeit(game, ['random', program], 'x');
    program.close();
    const heard = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(heard[0]).toMatchObject({ type: 'start', protocol: 'countermarch/bot/1', you: 'blue' });
    expect(heard[0].neighbours[3].filter((n: number) => n >= 0)).toHaveLength(6);
    expect(heard[1]).toMatchObject({
      type: 'choose',
      id: 1,
      rule: '1',
      actions: ['bid 1', 'bid 2', 'bid 3'],
    });
    expect(heard[1].state.secret[0]).toBe(-2);
    expect(heard[1].counters[0]).toMatchObject({ unit: 'r1', side: 'red', at: 'a1' });
  });

  test('may send additional fields, and may repeat the number of the question', async () => {
    const more = `if (message.type === 'choose') answer({ id: message.id, action: 'bid 2', value: 0.5 });`;
    expect(await ask(seat(READY + more))).toBe('bid 2');
  });
});

describe('a program with a fault loses the game with a message', () => {
  const choose = (code: string) => `${READY} if (message.type === 'choose') { ${code} }`;
  test.each([
    ['does not exist', '', /ended with exit code \d+; its last words: ".*(not found|no such).*"/i],
    ['dies at once', 'process.exit(3)', /ended with exit code 3/],
    [
      'dies with a complaint',
      choose(`console.error('oh no'); process.exit(1)`),
      /its last words: "oh no"/,
    ],
    [
      'is killed',
      choose(`process.kill(process.pid, 'SIGKILL')`),
      /ended (by SIGKILL|with exit code 137)/,
    ],
    ['says nothing', READY, /gave no answer within 0.001 s/, SHORT],
    ['hangs', choose('for (;;);'), /gave no answer within 0.001 s/, SHORT],
    ['says no name', `answer({ hello: 1 })`, /answered "\{\\"hello\\":1\}"; expected \{"ready"/],
    ['greets', `say('Welcome!')`, /answered "Welcome!"; expected \{"ready": "NAME"\}/],
    ['talks nonsense', choose(`say('bid 1')`), /answered "bid 1"; expected \{"action": "…"\}/],
    ['answers null', choose(`answer(null)`), /answered "null"; expected/],
    ['has no such word', choose(`answer({ action: 'bud 1' })`), /there is no verb "bud"/],
    [
      'plays what is not legal',
      choose(`answer({ action: 'pass' })`),
      /answered "pass": \[2\] “pass” is not possible now; it belongs to another step \(see \[2\]\)/,
    ],
    [
      'answers another question',
      choose(`answer({ id: 7, action: 'bid 1' })`),
      /answered question 7, b/,
    ],
    [
      'never ends its line',
      choose(`process.stdout.write('x'.repeat(1e6))`),
      /more than 65536 charac/,
    ],
    ['floods', choose(`for (let i = 0; i < 1e5; i++) say('x')`), /answered "x"; expected/],
  ])('if it %s', async (name, code, message, limit?: number) => {
    const program =
      name === 'does not exist' ? new ProgramSeat('/no/such/program') : seat(code, limit);
    await expect(ask(program)).rejects.toThrow(message);
  });

  test('if it sends something without being asked', async () => {
    const twice = choose(`say('{"action":"bid 1"}\\n{"action":"bid 1"}')`);
    const program = seat(twice);
    await program.begin(game, 0);
    await program.choose(game, s, 0);
    await expect(program.choose(game, s, 0)).rejects.toThrow('sent a line without being asked: "{');
  });

  test('and affects nothing else: the next game starts it again, and none of its processes remain', async () => {
    const pids = join(folder, 'pids');
    const note = `process.getBuiltinModule('fs').appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');`;
    const program = seat(`if (message.type === 'start') ${note} ${READY}`, SHORT);
    for (const seed of ['1', '2']) {
      const { outcome, fault } = await playOrForfeit(game, [program, 'random'], seed);
      expect(outcome).toMatchObject({ winners: [1], rule: '' });
      expect(english(game, outcome.reason)).toBe(
        'Red forfeits: Sample gave no answer within 0.001 s.',
      );
      expect(fault?.side).toBe(0);
    }
    const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
    expect(new Set(started).size).toBe(2);
    const alive = (pid: number) => spawnSync('kill', ['-0', String(pid)]).status === 0;
    await expect.poll(() => started.filter(alive)).toEqual([]);
  });
});

describe('examples/bot.py', () => {
  const file = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
  const python = spawnSync('python3', ['--version']).status === 0;

  test('is about thirty lines long', () => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(36);
  });

  test.skipIf(!python)('plays whole games without a fault (needs python3)', async () => {
    const report = await runJson<{ bots: string[]; faults: string[]; games: number }>(
      'simulate',
      'annihilation',
      ...['--scenario', 'learning', '--option', 'target=6', '--games', '3', '--swap'],
      ...['--bots', `program:python3 ${file},random`],
    );
    expect(report).toMatchObject({ bots: ['Pebble', 'random'], faults: [], games: 3 });
  });
});

describe('docs/bot-protocol.md', () => {
  const page = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, text = '']) =>
    JSON.parse(text),
  );

  test('shows every message with exactly the fields that it has', async () => {
    const file = join(folder, 'fields.json');
    const note = `import('node:fs').then((fs) => fs.appendFileSync(${JSON.stringify(file)}, JSON.stringify(message) + '\\n'));`;
    const program = seat(READY + FIRST + note);
    await playOrForfeit(game, ['random', program], 'fields');
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('"end"');
    const heard = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const type of ['start', 'choose', 'end']) {
      const [shown, real] = [blocks, heard].map((all) => all.find((one) => one.type === type));
      expect(Object.keys(shown)).toEqual(Object.keys(real));
    }
    const [shown, real] = [blocks, heard].map((all) => all.find((one) => one.counters));
    expect(Object.keys(shown.counters[0])).toEqual(Object.keys(real.counters[0]));
  });
});
