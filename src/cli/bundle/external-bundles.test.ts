/** Pages load external games as bundles. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isles } from '../../../test/isles/index.ts';
import type { CatalogueEntry, TableCreated } from '../../table/messages/messages.ts';
import { request, testServer } from '../../server/testing/test-client.ts';
import { scratchFolder } from '../test-run.ts';
import { bundleOf } from './external-bundles.ts';

const folder = scratchFolder();
const registry = new URL('../../../test/isles/registry.ts', import.meta.url);
const path = fileURLToPath(new URL('../../../test/isles/index.ts', import.meta.url));

test('a server lists the bundle of an external game and sends it to pages, and records name it', async () => {
  const bundle = await bundleOf(isles, path);
  const server = await testServer({ registry, freshBundles: [bundle] });
  const { body } = await request<CatalogueEntry[]>(server.address, 'GET', '/api/games');
  expect(body.map(({ id, bundle: hash }) => [id, hash])).toEqual([['isles', bundle.hash]]);
  const given = await fetch(`${server.address}/api/bundles/${bundle.hash}`);
  expect(await given.text()).toBe(bundle.code);
  const wanted = { game: 'isles' };
  const made = await request<TableCreated>(server.address, 'POST', '/api/tables', wanted);
  const { header } = (await server.tables.get(made.body.table)).table;
  expect(header.bundle).toBe(bundle.hash);
  const stored = await server.tables.bundles.find(bundle.hash);
  expect(stored?.origin).toBe('operator');
});

test('a game that cannot be bundled is logged, and left out', async () => {
  const game = join(folder, 'files');
  mkdirSync(game);
  const source = [
    "import { readFileSync } from 'node:fs';",
    `import { isles } from ${JSON.stringify(path)};`,
    "export const files = { ...isles, id: 'files', readFileSync };",
  ];
  writeFileSync(join(game, 'index.ts'), source.join('\n'));
  vi.stubEnv('COUNTERMARCH_GAMES', game);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.resetModules();
  const { bundleExternalGames } = await import('./external-bundles.ts');
  const lines: string[] = [];
  expect(await bundleExternalGames((line) => lines.push(line))).toEqual([]);
  expect(lines).toEqual([
    expect.stringMatching(/^files: .*node:fs.* The page cannot show this game\.$/s),
  ]);
});
