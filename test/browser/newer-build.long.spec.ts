/** The server gets a new build while a page without a service worker is open. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { BuildServer } from './support/build.ts';
import { pickOnBoard } from './support/play.ts';

let build: BuildServer;
test.beforeEach(async () => {
  build = await new BuildServer().start();
});
test.afterEach(() => build.remove());

/** Opens the page; returns a function that returns how often it has been loaded again since. */
async function open(page: Page, path: string): Promise<() => number> {
  let loads = 0;
  await page.goto(build.address + path);
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

test('a screen whose script is gone is loaded from the newer build', async ({ page }) => {
  const loads = await open(page, '/');
  build.renew();
  await page.getByRole('link', { name: 'Open game file' }).first().click();
  await expect(page.getByRole('heading', { name: 'Open a game file or a position' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('the part that runs a game is also loaded from the newer build, and the game can then begin', async ({
  page,
}) => {
  const loads = await open(page, '/local/annihilation');
  await expect(start(page)).toBeVisible();
  build.renew();
  await start(page).click();
  await expect.poll(loads).toBe(1);
  await start(page).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('White: place');
  expect(loads()).toBe(1);
});

test('a game in progress continues in the newer build if the script of its bot is gone', async ({
  page,
}) => {
  const loads = await open(page, '/local/annihilation');
  await start(page).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('White: place');
  build.renew();
  // The browser has no copy of the worker, whose name has changed.
  await page.route(/\/assets\/worker-/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect.poll(loads).toBe(1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('White’s 3 is placed');
});

test('the page is reloaded only once if that does not help', async ({ page }) => {
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

test('with an unchanged build, nothing is reloaded: a message offers a next step', async ({
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
