/** Games played under other rules: the page shows them under the rules of their bundles. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeFolder } from '../../src/server/testing/test-folder.ts';
import { openTab } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { TestServer } from './support/server.ts';
import { downloadBy } from './support/download.ts';

const script = (name: string): string =>
  fileURLToPath(new URL(`../bundles/${name}.ts`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'own-rules-'));
const server = new TestServer(['--bundles', folder]);
let entries = 0;

/** Runs a script of the tests under Node, and returns its output. */
function run(name: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [script(name), ...args], {
    encoding: 'utf8',
    // Colours that the test runner requests would produce a warning here.
    env: { PATH: process.env['PATH'] },
  });
  expect(stderr).toBe('');
  return stdout;
}

test.beforeAll(async () => {
  const played = run('write-changed', 'annihilator', folder, 'learning');
  ({ entries } = JSON.parse(played) as { entries: number });
  run('write-old', 'annihilator', '1', folder);
  await server.start();
});
test.afterAll(async () => {
  await server.remove();
  removeFolder(folder);
});

test('a finished game is shown to its last entry, and saved with its rules', async ({ page }) => {
  const data = { record: readFileSync(join(folder, 'game.cmr'), 'utf8') };
  // Records are checked in a thread of low priority, which loads all games first.
  const patient = { data, timeout: 200_000 };
  const answer = await page.request.post(`${server.address}/api/records`, patient);
  const { table } = await answer.json();
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.getByRole('heading', { name: 'Annihilator wins' })).toBeVisible();
  await openTab(page, 'Log');
  const position = page.getByRole('slider', { name: 'Position' });
  for (const at of [1, entries - 1]) {
    await position.fill(String(at));
    await expect(page.locator('.prompt-line')).toHaveText(
      new RegExp(`Position after move ${at} of ${entries}\\.$`),
    );
  }
  await openTab(page, 'Table');
  await expect(page.getByText('The rules have changed since this game began')).toBeVisible();
  const file = await downloadBy(page, page.getByRole('button', { name: 'Download with rules' }));
  const saved = readFileSync(await file.path());
  expect(saved.equals(readFileSync(join(folder, 'game.cmz')))).toBe(true);
});

test('bots review it under its rules', async ({ page }) => {
  await page.goto(`${server.address}/replay`);
  await page.locator('input[type=file]').setInputFiles(join(folder, 'game.cmz'));
  await openTab(page, 'Table');
  await expect(page.getByText('The rules have changed since this game began')).toBeVisible();
  await openTab(page, 'Analysis');
  await expect(page.locator('.review-graph')).toBeVisible();
});

test('a game of the first rules is shown under them', async ({ page }) => {
  await page.goto(`${server.address}/replay`);
  await page.locator('input[type=file]').setInputFiles(join(folder, 'old.cmr'));
  await expect(page.getByRole('heading', { name: 'Annihilator wins' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Security Robot S1/ })).toBeVisible();
  await openTab(page, 'Log');
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('A3 sets a charge in 1021');
  await openTab(page, 'Table');
  await expect(page.getByText('The rules have changed since this game began')).toBeVisible();
});

test('a server without the rules of a record offers the current ones', async ({ page }) => {
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(join(folder, 'game.cmr'));
  await expect(page.getByText('rules that this server does not have')).toBeVisible();
  await page.getByRole('button', { name: 'Use the current rules' }).click();
  await openTab(page, 'Table');
  await expect(page.getByText('so the current rules apply')).toBeVisible();
});
