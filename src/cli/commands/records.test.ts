import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommand, runJson, scratchFolder } from '../test-run.ts';

const folder = scratchFolder();
const file = join(folder, 'annihilator-9-0.cmr');

interface Replay {
  entries: number;
  to: number;
  actor: string;
  hash: string;
  dice: number;
  outcome?: { winner: string };
  position: object;
  moves: { seq: number; side: string; kind: string; text: string; events: object[] }[];
}

beforeAll(async () => {
  await runCommand('simulate', 'annihilator', '--games', '1', '--seed', '9', '--records', folder);
});

const lines = (): string[] => readFileSync(file, 'utf8').split('\n');
/** Writes the record with one line changed. */
function changed(line: number, change: (text: string) => string): string {
  const text = lines().map((one, i) => (i === line - 1 ? change(one) : one));
  const path = join(folder, 'changed.cmr');
  writeFileSync(path, text.join('\n'));
  return path;
}

describe('replay', () => {
  test('prints the end of the game, the result and what was checked', async () => {
    const { code, out } = await runCommand('replay', file);
    expect(code).toBe(0);
    expect(out).toMatch(/annihilator, standard: entry (\d+) of \1, every hash as recorded/);
    expect(out).toMatch(/\[.+\] .+ (wins|draw)/);
  });

  test('--to N --json prints the entries up to N and the position after them', async () => {
    const whole = await runJson<Replay>('replay', file);
    const then = await runJson<Replay>('replay', file, '--to', '40');
    expect(then).toMatchObject({ entries: whole.entries, to: 40, outcome: whole.outcome });
    expect(then.moves).toEqual(whole.moves.slice(0, 40));
    const path = join(folder, 'then.json');
    writeFileSync(path, JSON.stringify(then.position));
    const shown = await runJson<{ hash: string; actor: string }>('inspect', path);
    expect(shown).toMatchObject({ hash: then.hash, actor: then.actor });
    expect(await runJson('inspect', file, '--to', '40')).toEqual(shown);
  });

  test('--to 0 is the set-up, and beyond the end is refused', async () => {
    expect((await runJson<Replay>('replay', file, '--to', '0')).moves).toEqual([]);
    const { code, err } = await runCommand('replay', file, '--to', '99999');
    expect(err).toMatch(/--to 99999: the game file has entries 1 to \d+/);
    expect(code).toBe(2);
  });

  test('--moves prints all moves and dice with their sides, and with rule numbers', async () => {
    const { out } = await runCommand('replay', file, '--moves');
    expect(out).toMatch(
      /^ {3}1 {2}annihilator {2}place \d{4}\n {8}\[4\.1\] Security Robot S1 is set up/,
    );
    expect(out).toMatch(/^ +\d+ {2}chance +roll \d/m);
  });
});

describe('a changed record is refused with the wrong line', () => {
  test.each([
    ['an action', 9, (t: string) => t.replace(/place \d+/, 'place 1212'), 'line 9: expected hash'],
    ['a side', 9, (t: string) => t.replace('"annihilator"', '"human"'), 'line 9: expected hash'],
    ['a hash', 5, (t: string) => t.replace(/"hash":"./, '"hash":"x'), 'line 5: hash: '],
    ['a blank', 7, (t: string) => `${t} `, 'line 7: expected exactly {"seq":6'],
    ['not JSON', 8, () => '{"seq":', 'line 8: expected one JSON object on a line of its own'],
    ['another field', 8, (t: string) => t.replace('"kind"', '"kynd"'), 'line 8: '],
    ['the header', 1, (t: string) => t.replace('"rules":', '"rulez":'), 'line 1: '],
    [
      'the format',
      1,
      (t: string) => t.replace('record/1', 'record/9'),
      'line 1: expected the header',
    ],
    ['the game', 1, (t: string) => t.replace('"annihilator"', '"chess"'), 'line 1: expected hash'],
  ])('%s', async (_, line, change, message) => {
    const path = changed(line, change);
    for (const command of ['replay', 'inspect']) {
      const { code, err } = await runCommand(command, path);
      expect(err).toContain(`countermarch: ${path}: ${message}`);
      expect(code).toBe(2);
    }
  });

  test('a missing line, an extra line, a missing end, a file that ends within a line', async () => {
    const [all, path] = [lines(), join(folder, 'cut.cmr')];
    const last = all.length - 1;
    const cases: [string, string][] = [
      [all.toSpliced(9, 1).join('\n'), 'line 10: expected seq 9, found 10'],
      [all.toSpliced(9, 0, all[8] ?? '').join('\n'), 'line 10: expected seq 9, found 8'],
      [`${all.slice(0, 50).join('\n')}\n`, 'line 51: expected an entry or the closing line'],
      [all.join('\n').slice(0, 5000), 'the last line is incomplete because the file was cut off'],
      [
        `${all.slice(0, last).join('\n')}\n{}\n`,
        `line ${last + 1}: unexpected text after the closing line`,
      ],
      ['', 'line 1: the first line is empty: expected the header of a game file'],
    ];
    for (const [text, message] of cases) {
      writeFileSync(path, text);
      const { code, err } = await runCommand('replay', path);
      expect(err).toContain(message);
      expect(code).toBe(2);
    }
  });

  test('another kind of file', async () => {
    const path = join(folder, 'position.json');
    writeFileSync(path, JSON.stringify((await runJson<Replay>('replay', file)).position));
    expect((await runCommand('replay', path)).err).toContain('line 1: ');
    expect((await runCommand('play', '--resume', path)).err).toContain('line 1: ');
  });
});

describe('play --resume', () => {
  test('refuses options for new games', async () => {
    const refused = ['--scenario learning', '--option mind-weapon=0', '--dice typed', '--seed 1'];
    for (const more of refused) {
      const { code, err } = await runCommand('play', '--resume', file, ...more.split(' '));
      expect(err).toContain('are for new games; leave them out with --resume');
      expect(code).toBe(2);
    }
    const { err } = await runCommand('play', 'annihilation', '--resume', file);
    expect(err).toContain('is a game of annihilator, not annihilation');
  });
});
