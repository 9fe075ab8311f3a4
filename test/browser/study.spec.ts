/** A study by three browsers on two servers, one of them offline for a while. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { removeFolder } from '../../src/server/testing/test-folder.ts';
import { startServer } from '../../src/server/main.ts';
import { startPostgres } from '../../src/server/store/testing/test-postgres.ts';
import { expectClean } from './support/axe.ts';
import { expect, skipGreeting, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';

const tree = (page: Page) => page.getByRole('navigation', { name: 'Variations' });
const nodes = (page: Page) => tree(page).locator('.explore-node');

const HERE = { port: 0, host: '127.0.0.1', data: '', log: () => undefined };

/** Waits until the tree has so many nodes; rows out of sight are not drawn. */
const seeMoves = (page: Page, count: number): Promise<void> =>
  expect(async () => {
    await tree(page).evaluate((shown) => shown.scrollIntoView());
    await expect(nodes(page)).toHaveCount(count, { timeout: 3000 });
  }).toPass();

/** Two servers on one database. */
async function twoServers() {
  const postgres = await startPostgres();
  const database = await postgres.fresh('study');
  const open = () => startServer({ ...HERE, page: resolve('dist/web'), database });
  const servers = await Promise.all([open(), open()]);
  const stop = async () => {
    await Promise.all(servers.map((server) => server.close()));
    await postgres.stop();
  };
  return { addresses: servers.map(({ address }) => address), stop };
}

async function visit(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext();
  await skipGreeting(context);
  await context.addInitScript((given) => {
    const settings = JSON.parse(localStorage.getItem('countermarch.settings') ?? '{}');
    const own = { ...settings, name: given, pace: 'off' };
    localStorage.setItem('countermarch.settings', JSON.stringify(own));
  }, name);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Places a particle of a side on the board of the study. */
async function place(page: Page, particle: string): Promise<void> {
  await pickOnBoard(page, particle);
  await page.keyboard.press('Enter');
}

async function comment(page: Page, text: string): Promise<void> {
  const move = page.locator('.explore-this');
  if ((await move.getAttribute('open')) === null) await move.locator('summary').click();
  await move.getByLabel('Comment').fill(text);
  await move.getByLabel('Comment').blur();
}

test('three browsers on two servers write a study, one of them offline for a while', async ({
  browser,
}) => {
  const { addresses, stop } = await twoServers();
  const [first = '', second = ''] = addresses;
  const ann = await visit(browser, `${first}/studies`, 'Ann');
  await ann.getByLabel('Study name').fill('Opening moves');
  await ann.getByRole('button', { name: 'New study' }).click();
  await ann.locator('summary', { hasText: /^Annihilation$/ }).click();
  await ann.getByRole('button', { name: 'Learning board' }).click();
  await expect(tree(ann)).toBeVisible();
  await place(ann, 'White’s 3');
  await seeMoves(ann, 2);

  await ann.getByText('Share and settings').click();
  const link = await ann.getByLabel('Link for contributors').inputValue();
  const bob = await visit(browser, link.replace(first, second), 'Bob');
  const cleo = await visit(browser, link, 'Cleo');
  for (const page of [bob, cleo]) await seeMoves(page, 2);

  // The cursor of one reader leads the other.
  await nodes(bob).nth(1).click();
  await ann
    .getByRole('button', { name: /^Bob #/ })
    .first()
    .click();
  await comment(bob, 'Too early [2.1]?');
  await expect(tree(ann).getByText('Too early')).toBeVisible();

  // Offline, moves go on; others write meanwhile.
  await cleo.getByText('Share and settings').click();
  await cleo.context().setOffline(true);
  await expect(cleo.getByText('No connection').first()).toBeVisible();
  // A screen that began anew with the connection would close it.
  await expect(cleo.locator('.study-share')).toHaveAttribute('open', '');
  await nodes(cleo).nth(1).click();
  await place(cleo, 'Black’s 2');
  await comment(cleo, 'Better');
  await nodes(ann).nth(1).click();
  await place(ann, 'Black’s 3');
  await seeMoves(bob, 3);
  await seeMoves(cleo, 3);
  // A reload loses nothing of it once the network is back.
  await cleo.context().setOffline(false);
  for (const page of [ann, bob, cleo]) {
    await seeMoves(page, 4);
    await expect(tree(page).getByText('Better')).toBeVisible();
    // In the order of the server: the line that came first is the main one.
    await expect(nodes(page).nth(2)).toContainText('3');
  }
  await bob.getByLabel('Message').fill('Look at this');
  await bob.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByText('Look at this')).toBeVisible();
  await ann.setViewportSize({ width: 1440, height: 900 });
  await ann.screenshot({ path: 'test-results/study-1440.png' });
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.screenshot({ path: 'test-results/study-390.png' });
  await expectClean(ann);
  await stop();
});

test('a study is embedded in a foreign page as one file, in a sandboxed frame, and sends no request', async ({
  browser,
}) => {
  // Without the scripts of the other tests, which read what a sandboxed frame may not.
  const page = await browser.newPage();
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-'));
  const study = 'examples/studies/annihilation.cms';
  const made = spawnSync(process.execPath, [
    'bin/countermarch.js',
    'report',
    study,
    '--html',
    '-o',
    folder,
  ]);
  expect(made.status).toBe(0);
  const body = readFileSync(join(folder, 'report.html'), 'utf8');
  removeFolder(folder);
  const frame =
    '<iframe sandbox="allow-scripts" src="/report.html" style="width:100%;height:700px">';
  const sent: string[] = [];
  await page.route('http://elsewhere.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    sent.push(pathname);
    return route.fulfill({ contentType: 'text/html', body: pathname === '/' ? frame : body });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('http://elsewhere.test/');
  const embedded = page.frameLocator('iframe');
  await embedded.getByRole('button', { name: '›' }).click();
  await expect(embedded.getByText('The first eight decisions')).toBeVisible();
  await expect(embedded.locator('svg')).toBeVisible();
  const overflow = await embedded
    .locator('html')
    .evaluate((all) => all.scrollWidth - all.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.screenshot({ path: 'test-results/study-embedded.png' });
  expect(sent.filter((path) => path !== '/favicon.ico')).toEqual(['/', '/report.html']);
});

for (const [width, height, least] of [
  [390, 844, 360],
  [360, 640, 220],
] as const)
  test(`on a phone of ${width} × ${height}, the moves and comments of a study have most of its panel`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/study/example-slammers');
    await expect(tree(page)).toBeVisible();
    const room = () =>
      page.evaluate(() => {
        const panel = document.querySelector('.panel')?.getBoundingClientRect();
        const rows = document.querySelector('.explore-tree')?.getBoundingClientRect();
        if (!panel || !rows) return 0;
        return Math.min(panel.bottom, rows.bottom) - Math.max(panel.top, rows.top);
      });
    await expect.poll(room).toBeGreaterThan(least);
    await page.screenshot({ path: `test-results/study-${width}.png` });
  });
