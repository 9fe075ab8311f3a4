/** Accounts: a guest creates one, and finds their tables again in another browser. */
import type { Page } from '@playwright/test';
import { placeFirstParticles, resign } from './support/at-table.ts';
import { expectClean } from './support/axe.ts';
import { expect, openTable, test } from './support/fixtures.ts';

const PASSWORD = 'correct horse';

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** Expects no axe faults and no sideways overflow, at the widths of a desktop and a phone. */
async function expectWhole(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  await expectClean(page);
}

test('a guest creates an account, and has their table in another browser until they sign out', async ({
  page,
  browser,
  server,
}) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  const { pathname } = new URL(page.url());
  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expectWhole(page);
  await fillIn(page, 'Ann');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Signed in as Ann' })).toBeVisible();
  await page.getByText('Change password').first().click();
  await page.getByText('Delete account').click();
  await expectWhole(page);

  const other = await (
    await browser.newContext({ baseURL: server.address, locale: 'en' })
  ).newPage();
  await other.goto('/account');
  await fillIn(other, 'ann');
  // By keyboard alone.
  await other.getByLabel('Password', { exact: true }).press('Enter');
  await expect(other.getByRole('heading', { name: 'Signed in as Ann' })).toBeVisible();
  await other.goto('/');
  const line = other.locator('.my-tables li');
  await expect(line).toContainText('Your turn');
  await line.getByRole('link').click();
  await expect(other).toHaveURL(new RegExp(`${pathname}$`));
  await expect(other.getByRole('region', { name: 'Decision' })).toBeVisible();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Account' })).toBeVisible();
  await other.goto('/');
  await expect(line).toHaveCount(0);
  await other.context().close();

  // Ann resigns a rated game: her page lists it, with the rating that it cost.
  await expect(page.getByText('No finished rated games')).toBeVisible();
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board', isRated: true });
  await placeFirstParticles(page);
  await resign(page);
  await page.goto('/players/Ann');
  await expect(page.getByText('lost, −162')).toBeVisible();
  await expect(page.getByText('1338 ± 290')).toBeVisible();
  await expectWhole(page);
  // The control to create a tournament is a button, not a bar across the page.
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/tournaments');
  const make = await page.getByRole('button', { name: 'Create tournament' }).boundingBox();
  expect(make?.width).toBeLessThanOrEqual(240);
});

test('an account is created and signed in to with a passkey alone', async ({ page, server }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // A passkey needs a host name, not an IP address.
  await page.goto(`${server.address.replace('127.0.0.1', 'localhost')}/account`);
  await page.getByLabel('Name', { exact: true }).fill('Bob');
  await page.getByRole('button', { name: 'Create account with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Signed in as Bob' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Signed in as Bob' })).toBeVisible();
});

test('the account page says why there are no passkeys: the address, or the browser', async ({
  page,
  server,
}) => {
  const box = page.locator('section', { hasText: 'Passkey' });
  await page.goto('/account');
  await expect(box).toContainText('Passkeys work only if');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto('/account');
  await expect(box).toContainText('Passkeys work only if');
  await page.goto(`${server.address.replace('127.0.0.1', 'localhost')}/account`);
  await expect(box).toContainText('This browser does not support passkeys');
  await expect(box).not.toContainText('https');
  await expect(box.getByRole('button')).toHaveCount(0);
});

test('an account chooses between a notification for every turn and one a day', async ({ page }) => {
  await page.goto('/account');
  await fillIn(page, 'Dora');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Signed in as Dora' })).toBeVisible();
  const often = page.getByLabel('How often');
  await expect(often).toHaveValue('');
  const expectKept = (line: string) =>
    expect(
      page
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^https://example\\.org/${line}\\s*Turn off$`) }),
    ).toHaveCount(1);
  const add = async (address: string, line: string) => {
    await page.getByLabel('Webhook URL').fill(address);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await expectKept(line);
    await expect(page.getByLabel('Webhook URL')).toHaveValue('');
  };
  await add('https://example.org/turn', 'turn');
  await often.selectOption({ label: 'Once a day, at 18:00' });
  await add('https://example.org/daily', 'daily, once a day at 18:00');
  // The server offers both choices.
  await page.reload();
  await expectKept('turn');
  await expectKept('daily, once a day at 18:00');
});
