/** The server gets another build while a page is open that no service worker keeps. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { BuildServer } from './support/build.ts';
import { pickOnBoard } from './support/play.ts';

let build: BuildServer;
test.beforeEach(async () => {
  build = await new BuildServer().start();
});
test.afterEach(() => build.remove());

/** Opens the page there; gives what tells how often it has been loaded since. */
async function open(page: Page, path: string): Promise<() => number> {
  let loads = 0;
  await page.goto(build.address + path);
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

test('a screen that is gone is had from the newer build', async ({ page }) => {
  const loads = await open(page, '/');
  build.renew();
  await page.getByRole('link', { name: 'Open game file' }).first().click();
  await expect(page.getByRole('heading', { name: 'Open a game file or a position' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('so is the part that runs a game, and the game can be begun then', async ({ page }) => {
  const loads = await open(page, '/local/annihilation');
  await expect(start(page)).toBeVisible();
  build.renew();
  await start(page).click();
  await expect.poll(loads).toBe(1);
  await start(page).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('White: place');
  expect(loads()).toBe(1);
});

test('a game under way goes on in the newer build if its computer is gone', async ({ page }) => {
  const loads = await open(page, '/local/annihilation');
  await start(page).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('White: place');
  build.renew();
  // The browser has kept no copy of the worker, and its name is another now.
  await page.route(/\/assets\/worker-/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect.poll(loads).toBe(1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('White’s 3 is placed');
});

test('the page is loaded anew once, and not for ever, if that does not help', async ({ page }) => {
  const loads = await open(page, '/');
  build.renew();
  build.lose('replay-screen-');
  await page.getByRole('link', { name: 'Open game file' }).first().click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('alert')).toContainText('This part of the page did not load');
  build.renew();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('alert')).toContainText('This part of the page did not load');
  expect(loads()).toBe(2);
});

test('where the build is the same nothing is loaded anew: a message, and a way on', async ({
  page,
}) => {
  const loads = await open(page, '/local/annihilation');
  await expect(start(page)).toBeVisible();
  build.lose('worker-');
  await start(page).click();
  await expect(page.getByRole('alert')).toContainText('This game cannot be opened');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(start(page)).toBeVisible();
  build.lose('rules-screen-');
  await page.goto(`${build.address}/rules/annihilation`);
  await expect(page.getByRole('alert')).toContainText('This part of the page did not load');
  expect(loads()).toBe(1);
});
