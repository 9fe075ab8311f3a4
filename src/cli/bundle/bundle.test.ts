/** A bundle is one file, equal from any folder, that plays like its game in two engines. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { isles } from '../../../test/isles/index.ts';
import type { GameModule } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { loadBundle } from '../../server/bundles/load.ts';
import { type BuiltBundle, buildBundle } from './build.ts';
import { checkBundle } from './check.ts';
import { displayFiles } from './display-files.ts';
import { firstDifference, tryInQuickJs, tryInV8 } from './trial.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ISLES = join(ROOT, 'test/isles/index.ts');
const SIZE = { games: 4, positions: 60 };

const home = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const building = buildBundle({ module: isles, path: ISLES });

describe('a bundle', () => {
  test('is byte for byte equal when built in a deeper folder with another name', async () => {
    const folder = join(home, 'tief/größe und leer');
    for (const part of ['src/kernel', 'test/isles']) {
      mkdirSync(join(folder, part), { recursive: true });
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    }
    const path = join(folder, 'test/isles/index.ts');
    const other: BuiltBundle = await buildBundle({
      module: isles,
      path,
      kernel: join(folder, 'src/kernel'),
    });
    const own = await building;
    expect(other.hash).toBe(own.hash);
    expect(other.rulesHash).toBe(own.rulesHash);
    expect(other.code).not.toContain('größe');
  });

  test('plays the same in V8 and in QuickJS', async () => {
    const { code } = await building;
    const [v8, quickJs] = [tryInV8(code, SIZE), await tryInQuickJs(code, SIZE)];
    expect(quickJs).toEqual(v8);
    expect(v8.positions).toBeGreaterThan(60);
    const forged = { ...v8, games: v8.games.with(2, 'x') };
    expect([firstDifference(v8, quickJs), firstDifference(v8, forged)]).toEqual([undefined, 2]);
  });

  test('has all messages, and opens the set-ups of its game', async () => {
    const { code, hash, rulesHash } = await building;
    const bundle = loadBundle(code, hash);
    expect(bundle.rulesHash).toBe(rulesHash);
    expect(bundle.play.messages('en')).toEqual(await isles.messages?.['en']?.());
    const setup = { scenario: 'duel' };
    const { scenario, options } = parseSetup(bundle.module, setup);
    expect({ scenario, options }).toMatchObject({ scenario: 'duel' });
    expect(bundle.module.open(parseSetup(bundle.module, setup)).sides).toHaveLength(2);
  });

  test('is refused if one byte is changed', async () => {
    const { code, hash } = await building;
    expect(() => loadBundle(`${code} `, hash)).toThrow(/bundle\.hash/);
  });
});

describe('the hash of the rules', () => {
  const DISPLAY = join(home, 'game');
  /** Builds a game of a few lines, with these files. */
  async function built(files: Readonly<Record<string, string>>): Promise<BuiltBundle> {
    mkdirSync(DISPLAY, { recursive: true });
    for (const [name, text] of Object.entries({ ...GAME, ...files })) {
      writeFileSync(join(DISPLAY, name), text);
    }
    const path = join(DISPLAY, 'index.js');
    const { own } = (await import(
      `${pathToFileURL(path).href}?${Math.trunc(performance.now())}`
    )) as {
      readonly own: GameModule;
    };
    return buildBundle({ module: own, path });
  }
  const bookOf = (text: string): string =>
    `export const rulebook = ${JSON.stringify([{ id: '1', title: 'Steps', text }])};`;
  const GAME = {
    'package.json': '{"type":"module"}',
    'index.js': [
      "import { look } from './look.js';",
      "import { steps } from './steps.js';",
      "const rulebook = async () => (await import('./rulebook.js')).rulebook;",
      "export const own = { id: 'own', sides: [], scenarios: [], options: [], rulebook, look, steps };",
    ].join('\n'),
    'look.js': "export const look = { name: 'plain' };",
    'rulebook.js': bookOf('Three steps.'),
    'shared.js': 'export const LIMIT = 3;',
    'steps.js': "import { LIMIT } from './shared.js'; export const steps = [LIMIT];",
  };

  test('stays if only the look or the rulebook differs, and changes with the rules', async () => {
    const first = await built({});
    const shown = await built({ 'look.js': "export const look = { name: 'bright' };" });
    expect(shown.hash).not.toBe(first.hash);
    expect(shown.rulesHash).toBe(first.rulesHash);
    const worded = await built({
      'index.js': GAME['index.js'].replace('rulebook.js', 'reworded.js'),
      'reworded.js': bookOf('3 steps.'),
    });
    expect(worded.code).toContain('3 steps.');
    expect(worded.rulesHash).toBe(first.rulesHash);
    const ruled = await built({ 'shared.js': 'export const LIMIT = 4;' });
    expect(ruled.rulesHash).not.toBe(first.rulesHash);
  });

  test.each([
    [
      "import { readFileSync } from 'node:fs'; export const look = readFileSync;",
      'imports "node:fs"',
    ],
    ['export const look = import.meta.url;', 'import.meta'],
    ['export const look = await 3;', 'await outside of functions'],
    ["export const look = () => import('other');", 'imports "other"'],
  ])('no bundle: %s', async (text, reason) => {
    await expect(built({ 'look.js': text })).rejects.toThrow(reason);
  });

  test('covers files of the look that the rules import', () => {
    const graph = new Map([
      ['/g/index.js', ['/g/look.js', '/g/steps.js']],
      ['/g/look.js', ['/g/art.js', '/g/look/names.js']],
      ['/g/steps.js', ['/g/look/names.js']],
      ['/g/look/names.js', ['/g/look/short.js']],
      ['/g/look/short.js', []],
      ['/g/art.js', []],
    ]);
    expect(displayFiles(graph, '/g/index.js')).toEqual(new Set(['/g/look.js', '/g/art.js']));
  });
});

test('await in a function, and a method named import, are allowed in a bundle', async () => {
  await checkBundle(
    'const f = async () => { await 1; for await (const x of []) x; }; export { f };',
  );
  await expect(checkBundle('for await (const x of []) x; export {};')).rejects.toThrow(
    'await outside',
  );
  await expect(checkBundle('export const a = 1; const b = 2; export { b };')).rejects.toThrow(
    'only export',
  );
});
