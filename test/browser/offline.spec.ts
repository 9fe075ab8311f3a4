/** Without a network: the page is there, the games are, the bots and their hints are. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Fastify from 'fastify';
import { pageRoutes } from '../../src/server/page.ts';
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
  await expect(page.getByRole('region', { name: 'Hint' }).getByRole('button').nth(1)).toBeVisible({
    timeout: 20_000,
  });
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
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-'));
  // Plain files only: they are rewritten below.
  const filter = (path: string): boolean => !/\.(br|gz)$/.test(path);
  cpSync('dist/web', folder, { recursive: true, filter });
  const app = Fastify();
  await app.register(pageRoutes, { page: folder });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await page.goto(address);
  await untilKept(page);
  const files = readdirSync(join(folder, 'assets'));
  renewBuild(folder);
  const waits = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found?.update();
    for (let i = 0; i < 200 && !found?.waiting; i++) await new Promise((r) => setTimeout(r, 50));
    return found?.waiting !== null && found?.active !== null;
  });
  expect(waits).toBe(true);
  // What the page has not loaded yet is not on the server any more, and comes all the same.
  const lazy = files.find((name) => /^annihilation-.*\.js$/.test(name));
  const gone = await app.inject(`/assets/${lazy}`);
  expect(gone.statusCode).toBe(404);
  await page.getByRole('link', { name: 'Play without a server' }).click();
  await page.getByRole('link', { name: 'Annihilation', exact: true }).click();
  await startHere(page, 'Learning board', 'Random');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Puts the same page in another build's place: every script under another name. */
function renewBuild(folder: string): void {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renewed = (text: string): string =>
    scripts.reduce((t, name) => t.replaceAll(name, name.replace(/\.js$/, '2.js')), text);
  for (const name of scripts) {
    const text = renewed(readFileSync(join(assets, name), 'utf8'));
    rmSync(join(assets, name));
    writeFileSync(join(assets, name.replace(/\.js$/, '2.js')), text);
  }
  for (const name of ['index.html', 'sw.js']) {
    const path = join(folder, name);
    const text = renewed(readFileSync(path, 'utf8'));
    writeFileSync(path, text.replace(/"[0-9a-f]{16}"/, '"0123456789abcdef"'));
  }
}
