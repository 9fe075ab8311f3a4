/** Every screen that is no table, for somebody to look at. */
import type { Page } from '@playwright/test';
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { screen } from './support/screens.ts';
import { TestServer } from './support/server.ts';

test.describe.configure({ timeout: 45_000 });

const box = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openForm(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await box(page, game).getByRole('button', { name: 'Set up a table' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Make an account', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You are ${name}` })).toBeVisible();
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

async function openLobby(page: Page): Promise<void> {
  await page.goto('/');
  // Pictures of boards are loaded as they come into view.
  for (const article of await page.getByRole('article').all()) {
    await article.scrollIntoViewIfNeeded();
    const picture = article.getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}

/** Opens an address and waits for its heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

screen('lobby-newcomer', openLobby, { isLong: true, isNewcomer: true });

screen(
  'lobby-my-tables',
  async (page) => {
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    await resign(page);
    await openTable(page, {
      game: 'Annihilator',
      scenario: 'Two ships',
      seats: { Annihilator: 'Somebody I send the link to' },
    });
    await openLobby(page);
  },
  { isLong: true },
);

screen('set-up-chitin', (page) => openForm(page, 'Chitin: I – The Harvest Wars'));
screen('set-up-slammers', (page) => openForm(page, 'Hammer’s Slammers'));
screen('set-up-armageddon', (page) => openForm(page, 'Armageddon'));
screen('local', (page) => open(page, '/local/chitin'));

screen('account', (page) => open(page, '/account'), { isLong: true });
screen(
  'profile-own',
  async (page) => {
    await makeAccount(page, `Ann${Date.now() % 1e6}`);
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board', isRated: true });
    await resign(page);
    await page.goto('/account');
    await page.waitForLoadState('networkidle');
  },
  { isLong: true },
);

screen('design', (page) => open(page, '/design/slammers'), { isLong: true });
screen('deck', (page) => open(page, '/design/armageddon'), { isLong: true });
screen('rules', (page) => open(page, '/rules/chitin#7.02'));
screen('replay', (page) => open(page, '/replay'));
screen('unknown-table', (page) => open(page, '/t/nosuchtable'));
screen('unknown-page', (page) => open(page, '/nosuchpage/at/all'));
screen('settings', async (page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
});

screen('server-gone', async (page) => {
  const server = await new TestServer().start();
  await page.goto(server.address);
  await stopAnimation(page);
  await box(page, 'Annihilation').getByRole('button', { name: 'as White' }).click();
  await expect(page.locator('.b-can').first()).toBeAttached();
  await server.stop();
  await expect(page.locator('.line-state')).toBeVisible();
  await server.remove();
});
