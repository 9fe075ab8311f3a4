/** Without a network: the page is there, the games are, the bots and their hints are. */
import type { Page } from '@playwright/test';
import { BuildServer } from './support/build.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { byMouse, chooser, playOn } from './support/play.ts';
import { TestServer } from './support/server.ts';

/** Until the service worker has every file, and answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 30_000,
  });
}

/** Sets a game up in the page itself, against a computer of that name. */
async function startHere(page: Page, scenario: string, computer: string): Promise<void> {
  await page.getByRole('radio', { name: scenario }).check();
  await page
    .getByLabel('Black', { exact: true })
    .selectOption({ label: `The computer: ${computer}` });
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
}

test('a whole game against the computer, with the network cut and the server gone', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const server = await new TestServer().start();
  await page.goto(server.address);
  await untilKept(page);
  await server.remove();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server does not answer');
  await stopAnimation(page);
  await page.getByRole('link', { name: 'Play without a server' }).click();
  await page.getByRole('link', { name: 'Annihilation', exact: true }).click();
  await startHere(page, 'Learning board', 'Casual');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('region', { name: 'Hint' }).getByRole('button').nth(1)).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
  await playOn(page, { choose: chooser(3), give: byMouse(page) });
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('heading')).toHaveText(
    /^(White|Black) wins$|^A draw$/,
  );
  // And from the rules, by an address typed in.
  await page.goto(`${server.address}/rules/annihilator`);
  await expect(page.locator('.rule-item').first()).toBeVisible();
});

test('a page that is open goes on with its own build when the server has a newer one', async ({
  page,
}) => {
  const server = await new BuildServer().start();
  await page.goto(server.address);
  await untilKept(page);
  const [lazy = ''] = server.scripts('annihilation-');
  server.renew();
  const waits = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found?.update();
    for (let i = 0; i < 200 && !found?.waiting; i++) await new Promise((r) => setTimeout(r, 50));
    return found?.waiting !== null && found?.active !== null;
  });
  expect(waits).toBe(true);
  // What the page has not loaded yet is not on the server any more, and comes all the same.
  expect(await server.statusOf(lazy)).toBe(404);
  await page.getByRole('link', { name: 'Play without a server' }).click();
  await page.getByRole('link', { name: 'Annihilation', exact: true }).click();
  await startHere(page, 'Learning board', 'Random');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await server.remove();
});
