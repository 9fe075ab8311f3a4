/** Without a network, the page, the games, the bots and their hints still work. */
import type { Page } from '@playwright/test';
import { BuildServer } from './support/build.ts';
import { expect, test } from './support/fixtures.ts';
import { startLocalGame, waitForServiceWorker } from './support/offline.ts';
import { pickOnBoard } from './support/play.ts';
import { TestServer } from './support/server.ts';
import { playNow } from './support/lobby.ts';

test.use({ serviceWorkers: 'allow' });

test('an open page continues with its own build when the server has a newer one', async ({
  page,
}) => {
  const server = await new BuildServer().start();
  await page.goto(server.address);
  await waitForServiceWorker(page);
  const [lazy = ''] = server.scripts('annihilation-');
  server.renew();
  const waits = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found?.update();
    for (let i = 0; i < 200 && !found?.waiting; i++) await new Promise((r) => setTimeout(r, 50));
    return found?.waiting !== null && found?.active !== null;
  });
  expect(waits).toBe(true);
  // Parts that the page has not loaded yet are no longer on the server, and load all the same.
  expect(await server.statusOf(lazy)).toBe(404);
  await page.locator('a[href="/local"]', { hasText: 'Play offline' }).click();
  await page.getByRole('link', { name: 'Annihilation', exact: true }).click();
  await startLocalGame(page, 'Learning board', 'Random');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await server.remove();
});

test('a game against the computer continues without its server, even after a reload', async ({
  page,
}) => {
  const server = await new TestServer().start();
  await page.goto(server.address);
  await waitForServiceWorker(page);
  await playNow(page, 'Annihilation');
  await pickOnBoard(page, 'White’s 3');
  await page.keyboard.press('Enter');
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText(/Black’s \w+ is placed/);
  await server.stop();
  const here = page.getByRole('button', { name: 'Continue here' });
  await expect(here).toBeVisible();
  await page.reload();
  // The table is shown as before.
  await expect(page.getByText('The server is not responding')).toBeVisible();
  await expect(log).toContainText('White’s 3 is placed');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Countermarch' })).toBeVisible();
  await here.click();
  await expect(log).toContainText('White’s 3 is placed');
  // The game continues: the second particle strikes the first.
  await pickOnBoard(page, 'White’s 1');
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('struck with force 1');
  await expect(page).toHaveURL(/\/local\/annihilation$/);
  await server.remove();
});

test('a game whose secrets are only on the server explains why it cannot continue here', async ({
  page,
}) => {
  const server = await new TestServer().start();
  await page.goto(server.address);
  await waitForServiceWorker(page);
  await playNow(page, 'Armageddon');
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await server.stop();
  await expect(page.getByText('only the server knows its hidden information')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue here' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('only the server knows its hidden information')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the lobby' })).toBeVisible();
  await server.start();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await server.remove();
});

test('a table is explored without its server, and a move made there is sent when the server is back', async ({
  page,
}) => {
  const server = await new TestServer().start();
  await page.goto(server.address);
  await waitForServiceWorker(page);
  await playNow(page, 'Annihilation');
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await expect.poll(() => storedViews(page)).toBe(1);
  await server.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Explore' }).click();
  const nodes = page.getByRole('navigation', { name: 'Variations' }).locator('.explore-node');
  await pickOnBoard(page, 'White’s 3');
  await page.keyboard.press('Enter');
  await expect(nodes).toHaveCount(2);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await pickOnBoard(page, 'White’s 3');
  await page.keyboard.press('Enter');
  await expect.poll(() => waitingMoves(page)).toBe(1);
  await page.reload();
  await expect(page.locator('.board-host')).toBeVisible();
  await server.start();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('White’s 3 is placed');
  await expect.poll(() => waitingMoves(page)).toBe(0);
  await page.getByRole('button', { name: 'Explore' }).click();
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption('Start');
  await expect(nodes).toHaveCount(2);
  await server.remove();
});

/** Moves that this browser still has to send. */
const waitingMoves = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.waiting.')).length);

/** Tables that this browser can show without a network. */
const storedViews = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = 'countermarch.views';
    // Opening a database that does not exist would create it.
    const all = await indexedDB.databases();
    if (!all.some((each) => each.name === name)) return 0;
    return new Promise<number>((resolve) => {
      const open = indexedDB.open(name);
      open.onsuccess = () => {
        const count = open.result.transaction('views').objectStore('views').count();
        count.onsuccess = () => {
          open.result.close();
          resolve(count.result);
        };
      };
    });
  });
