/** Games whose rules come in the file run in a sandbox, without access to the page. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { removeFolder } from '../../src/server/testing/test-folder.ts';
import { takeOverScreen, openTab } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { downloadBy } from './support/download.ts';

const folder = mkdtempSync(join(tmpdir(), 'strangers-'));
const script = fileURLToPath(new URL('../bundles/write-stranger.ts', import.meta.url));
let entries = 0;

test.beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, [script, folder], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect(stderr).toBe('');
  ({ entries } = JSON.parse(stdout) as { entries: number });
});
test.afterAll(() => removeFolder(folder));

/** Opens a file of the folder. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(join(folder, `${name}.cmz`));
}

const SANDBOXED = 'They run in a sandbox';

test('a game is replayed, drawn and verified under the rules in its file', async ({ page }) => {
  await open(page, 'whole');
  await expect(page.getByRole('heading', { name: /wins$|draw/i })).toBeVisible();
  await openTab(page, 'Log');
  const position = page.getByRole('slider', { name: 'Position' });
  for (const at of [1, entries - 1]) {
    await position.fill(String(at));
    await expect(page.locator('.prompt-line')).toHaveText(
      new RegExp(`Position after move ${at} of ${entries}\\.$`),
    );
  }
  await expect(page.locator('.b-counters, .board svg').first()).toBeVisible();
  await openTab(page, 'Table');
  await expect(page.getByText(SANDBOXED)).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /dice/i })).toBeVisible();
  const file = await downloadBy(page, page.getByRole('button', { name: 'Download with rules' }));
  const saved = readFileSync(await file.path());
  expect(saved.equals(readFileSync(join(folder, 'whole.cmz')))).toBe(true);
});

test('a chapter with its rules in the study file is played by them, without a server', async ({
  page,
}) => {
  await page.goto('/replay');
  await page.route(/\/api\//, (route) => route.abort('internetdisconnected'));
  await page.locator('input[type=file]').setInputFiles(join(folder, 'study.cms'));
  const nodes = page.getByRole('navigation', { name: 'Variations' }).locator('.explore-node');
  await expect(nodes.nth(2)).toBeVisible();
  await expect(page.locator('.crossed-out')).toHaveCount(0);
  await nodes.last().click();
  await expect(page.getByRole('application', { name: 'Annihilator board' })).toBeVisible();
  // The engine uses the same rules.
  await expect(page.locator('.explore-value')).toContainText('%');
});

test('a game is continued in the page, against a computer, and after a reload', async ({
  page,
}) => {
  await open(page, 'begun');
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Continue as Annihilator' }).click();
  await expect(page).toHaveURL(/\/local\/annihilator$/);
  await takeOverScreen(page);
  await expect(page.getByRole('application', { name: 'Annihilator board' })).toBeVisible();
  // The computer moves the squads.
  await expect(
    page.getByRole('button', { name: /^Show the board after move (9|1\d)$/ }).first(),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await openTab(page, 'Table');
  await expect(page.getByText(SANDBOXED)).toBeVisible();
});

test('hostile rules reach no storage, network, cookie, clock or document', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await open(page, 'attack');
  await openTab(page, 'Log');
  await expect(page.getByText(/reached: /).first()).toContainText('reached: nothing');
  expect(await page.title()).not.toBe('attacked');
  expect(await page.evaluate(() => localStorage.getItem('attacked'))).toBeNull();
  expect(requests.filter((url) => url.includes('attack.test'))).toEqual([]);
});

test('markup in messages is shown as text', async ({ page, context }) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await open(page, 'markup');
  for (const tab of ['Log', 'Table', 'Rules']) {
    await openTab(page, tab);
    await expect(page.getByText('</text></svg><img class="attack"').first()).toBeAttached();
  }
  await expect(page.locator('.attack')).toHaveCount(0);
  expect(requests.filter((url) => url.includes('attack.test'))).toEqual([]);
});

for (const [name, why] of [
  ['picture', 'unsafe text or pictures'],
  ['stuck', 'failed in the sandbox'],
] as const)
  test(`rules with a bad ${name} are refused, and the current rules are offered`, async ({
    page,
  }) => {
    await open(page, name);
    await expect(page.getByText(why)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Use the current rules' }).click();
    await openTab(page, 'Table');
    await expect(page.getByText('so the current rules apply')).toBeVisible();
  });
