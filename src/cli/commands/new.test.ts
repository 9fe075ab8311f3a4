import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { useSources } from '../../../test/scaffold.ts';
import { spawnCommand, runCommand, scratchFolder } from '../test-run.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const folder = scratchFolder();
const path = (...parts: string[]): string => join(folder, ...parts);

describe('countermarch new', () => {
  test('creates a folder with the id and the title, and prints the next two commands', async () => {
    const { code, out } = await runCommand('new', path('harbour'), '--title', 'The Harbour');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^ {2}cd .*harbour && npm install\n {2}npm test && npx countermarch play \.$/m,
    );
    const files = globSync('**/*', { cwd: path('harbour'), withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(texts.filter((text) => /newgame|New Game/.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes("'game.title': 'The Harbour'"))).toBe(true);
    expect(existsSync(path('harbour/.gitignore'))).toBe(true);
    expect(existsSync(path('harbour/package.template.json'))).toBe(false);
  });

  test('uses the package versions of this program', () => {
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
    const [own, made] = [read(join(ROOT, 'package.json')), read(path('harbour/package.json'))];
    expect(made.type).toBe('module');
    expect(made.dependencies).toEqual({ countermarch: `^${own.version}` });
    for (const [name, wanted] of Object.entries(made.devDependencies))
      expect([name, wanted]).toEqual([name, own.devDependencies[name]]);
  });

  test('is also the package of npm create, which needs this version', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    const { version } = read('package.json');
    const create = read('create-countermarch-game/package.json');
    expect([create.version, create.dependencies]).toEqual([version, { countermarch: version }]);
  });

  test.each([
    ['My-Game', 'cannot be the id of a game; use 2 to 31 small letters'],
    ['class', '"class" has another meaning in the code of a game'],
    ['open', '"open" has another meaning in the code of a game'],
    ['annihilation', 'there is a game "annihilation" already'],
  ])('refuses the name %s', async (name, reason) => {
    const { code, err } = await runCommand('new', path(name));
    expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
    expect(existsSync(path(name))).toBe(false);
  });

  test('refuses a title that would break the code, and a folder that is not empty', async () => {
    const title = await runCommand('new', path('quay'), '--title', "The Quay's");
    expect([title.code, title.err]).toEqual([2, expect.stringContaining('--title: "The Quay\'s"')]);
    mkdirSync(path('full'));
    writeFileSync(path('full', 'notes.txt'), 'mine');
    const full = await runCommand('new', path('full'));
    expect([full.code, full.err]).toEqual([2, expect.stringMatching(/full is not empty/)]);
    expect(globSync('*', { cwd: path('full') })).toEqual(['notes.txt']);
  });
});

describe('the created game', () => {
  beforeAll(async () => {
    await runCommand('new', path('quay'));
    useSources(path('quay'));
  });

  test('passes its own tests', () => {
    const { status, stdout } = spawnSync(process.execPath, ['--test', 'test/*.test.ts'], {
      cwd: path('quay'),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect(stdout).toMatch(/pass 14\n/);
    expect(status).toBe(0);
  });

  test('can be used by commands by its folder: no failures, no gaps, and it can be played', async () => {
    const inside = (args: string[], input = '') => spawnCommand(args, input, path('quay'));
    const fuzz = await inside(['fuzz', '.', '--games', '20', '--ladder', '2']);
    expect([fuzz.code, fuzz.out]).toEqual([0, expect.stringMatching(/^0 failures$/m)]);
    expect(fuzz.out).toMatch(/^bots, with 1\/8 of their positions: 2 against 1 \S+ of \d+/m);
    const rules = await inside(['rules', '.']);
    expect([rules.code, rules.out]).toEqual([0, expect.stringContaining('; 0 gaps')]);
    const shown = await spawnCommand(['inspect', './quay'], '', folder);
    expect(shown.out).toContain('[1.2] The objectives are drawn.');
    const played = await inside(['play', '.'], '1\n'.repeat(4));
    expect(played.out).toContain('Quay. Red: you, Blue: 3.');
  });
});
