/**
 * Screenshots of screens other than tables, for visual review: accounts, friends, and empty, loading, refused or
 * missing content.
 */
import type { Page } from '@playwright/test';
import { expect, openTable, skipGreeting } from './support/fixtures.ts';
import { screen } from './support/screens.ts';
import type { TestServer } from './support/server.ts';
import { signIn } from './support/signed-in.ts';
import { openForm } from './support/lobby.ts';

const LONG_NAME = 'Cleopatra Philopator the Wise';

/** Opens an address and waits for its heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Returns the page of another account, in a separate browser. */
async function other(page: Page, server: TestServer, name: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ baseURL: server.address, locale: 'en' });
  const there = await context.newPage();
  await skipGreeting(there);
  await signIn(there, server, name);
  return there;
}

async function leave(page: Page): Promise<void> {
  await page.context().close();
}

/** Signs Ann in, and makes another account her friend. */
async function beFriends(page: Page, server: TestServer): Promise<void> {
  await signIn(page, server, 'Ann');
  const link = await page.getByLabel('Your friend link').inputValue();
  const there = await other(page, server, LONG_NAME);
  await there.goto(new URL(link).pathname);
  await there.getByRole('heading', { level: 1 }).waitFor();
  const agree = there.getByRole('button', { name: 'Accept' });
  await agree.click();
  await expect(agree).toBeHidden();
  await leave(there);
}

const openSeat = (page: Page) =>
  openTable(page, {
    game: 'Hammer’s Slammers',
    scenario: 'Badger Hunt',
    seats: { Green: 'Open seat' },
  });

/** Makes requests fail, or wait for an answer forever. */
const cut = (page: Page, what: string, how: 'abort' | 'wait') =>
  page.route(what, (route) => (how === 'abort' ? route.abort() : undefined));

screen(
  'account-friends',
  async (page, server) => {
    await beFriends(page, server);
    await openSeat(page);
    await page.goto('/account');
    await page.locator('.friend').waitFor();
    await page.getByLabel('Webhook URL').fill('https://example.org/turns/of/ann');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByText('https://example.org/turns/of/ann').first().waitFor();
    await page.getByText('Change password').first().click();
    await page.getByText('Delete account').click();
    await page.waitForLoadState('networkidle');
  },
  { isLong: true },
);
screen('account-refused', async (page) => {
  await open(page, '/account');
  await page.getByLabel('Name', { exact: true }).fill('Ann');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').waitFor();
});
screen('account-passkey', (page, server) =>
  // A passkey needs a host name, not an IP address.
  open(page, `${server.address.replace('127.0.0.1', 'localhost')}/account`),
);
screen('notifications-refused', async (page, server) => {
  await page.addInitScript(() => {
    const ready = { get: () => Promise.reject(new Error('no permission to show notifications')) };
    Object.defineProperty(navigator.serviceWorker, 'ready', ready);
  });
  await signIn(page, server, 'Ann');
  await page.getByRole('button', { name: 'Add this browser' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('alert').scrollIntoViewIfNeeded();
});
screen('player', async (page, server) => {
  const there = await other(page, server, 'Ann');
  await openTable(there, { game: 'Annihilation', scenario: 'Learning board', isRated: true });
  await leave(there);
  await signIn(page, server, 'Bob');
  await open(page, '/players/Ann');
  await page.getByRole('button', { name: 'Block', exact: true }).waitFor();
});
screen('player-unknown', async (page) => {
  await open(page, '/players/Nobody');
  await page.getByRole('alert').waitFor();
});
screen('friend-asked', async (page, server) => {
  const there = await other(page, server, 'Dora');
  const link = await there.getByLabel('Your friend link').inputValue();
  await leave(there);
  await signIn(page, server, 'Bob');
  await open(page, new URL(link).pathname);
  await page.getByRole('button', { name: 'Accept' }).waitFor();
});
screen('friend-stranger', async (page, server) => {
  const there = await other(page, server, 'Dora');
  const link = await there.getByLabel('Your friend link').inputValue();
  await leave(there);
  await open(page, new URL(link).pathname);
  await page.getByRole('status').waitFor();
});
screen('friend-unknown', async (page) => {
  await open(page, '/friend/nosuch');
  await page.getByRole('alert').waitFor();
});
screen('moderate-no-moderator', async (page, server) => {
  await signIn(page, server, 'Bob');
  await open(page, '/moderate');
  await page.getByRole('alert').waitFor();
});

screen('lobby-invited', async (page, server) => {
  await beFriends(page, server);
  const there = await other(page, server, LONG_NAME);
  await openSeat(there);
  await there.goto('/account');
  await there
    .getByRole('button', { name: /^Invite to.* Ann/ })
    .first()
    .click();
  await there.getByText('Invitation sent.').waitFor();
  await leave(there);
  await page.goto('/');
  await page.getByRole('status').getByRole('button', { name: 'Join' }).first().waitFor();
});
screen(
  'lobby-opened',
  async (page) => {
    await page.goto('/?game=chitin&speed=live&from=1500');
    await page.getByText('No games match').waitFor();
    await page.waitForLoadState('networkidle');
  },
  { isLong: true },
);
screen('lobby-no-server', async (page) => {
  await cut(page, '**/api/**', 'abort');
  await page.goto('/');
  await page.getByRole('alert').waitFor();
});
screen('lobby-awaited', async (page) => {
  await cut(page, '**/api/**', 'wait');
  await page.goto('/');
  await page.locator('.game-box.empty').waitFor();
});
screen('set-up-end', async (page) => {
  await page.goto('/');
  await openForm(page, 'Hammer’s Slammers');
  const form = page.getByRole('dialog');
  await form.getByLabel('Green', { exact: true }).selectOption({ label: 'Open seat' });
  await form.getByLabel('Time control').selectOption({ index: 1 });
  await form.getByLabel('Time control').scrollIntoViewIfNeeded();
  await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollTo(0, 99_999));
});
screen('local-any', (page) => open(page, '/local'));
screen('local-unknown', (page) => open(page, '/local/nosuch'));
screen('settings-end', async (page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('My name').waitFor();
  await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollTo(0, 99_999));
});

screen('rules-top', (page) => open(page, '/rules/armageddon'));
screen('rules-not-found', async (page) => {
  await open(page, '/rules/armageddon');
  await page.getByRole('searchbox').fill('paratroopers on bicycles');
});
screen('rules-unknown', (page) => open(page, '/rules/nosuch'));
screen('replay-refused', async (page) => {
  await open(page, '/replay');
  const file = { name: 'shopping-list.txt', mimeType: 'text/plain', buffer: Buffer.from('milk') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('alert').waitFor();
});
screen('design-unknown', (page) => open(page, '/design/chitin'));
screen('design-fault', async (page) => {
  await open(page, '/design/slammers');
  await page.getByLabel(/^tank/).first().fill('40');
  await page.getByLabel(/^tank/).first().blur();
  await page.getByRole('button', { name: 'Show me' }).or(page.getByRole('alert')).first().waitFor();
});
screen('design-hexes', async (page) => {
  await open(page, '/design/slammers');
  await page.getByRole('button', { name: 'Choose on the map' }).first().click();
  await page.locator('.design-hex.chosen').first().scrollIntoViewIfNeeded();
});
screen('design-laying', async (page) => {
  await open(page, '/design/slammers');
  await page.getByRole('button', { name: 'panel 1', exact: true }).click();
});
screen('awaited', async (page) => {
  await cut(page, '**/rules-screen*', 'wait');
  await page.goto('/rules/chitin', { waitUntil: 'commit' });
  await page.locator('.loading').waitFor();
});
screen('not-loaded', async (page) => {
  await cut(page, '**/rules-screen*', 'abort');
  await page.goto('/rules/chitin');
  await page.getByRole('alert').waitFor();
});
