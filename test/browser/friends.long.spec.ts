/** Friends: added by a link, shown as present, invited with one click. */
import { expectClean } from './support/axe.ts';
import { expect, openTable, test } from './support/fixtures.ts';
import { newAccountPage } from './support/account-page.ts';

test('two players become friends by a link, invite each other and sit down', async ({
  browser,
  server,
}) => {
  const [ann, bob] = [
    await newAccountPage(browser, server.address, 'Ann the friend'),
    await newAccountPage(browser, server.address, 'Bob the friend'),
  ];
  const link = await ann.getByLabel('Your friend link').inputValue();
  // Signing in continues with the link, and the bar shows the user's name.
  const guest = await (
    await browser.newContext({ baseURL: server.address, locale: 'en' })
  ).newPage();
  await guest.goto(new URL(link).pathname);
  await guest.getByRole('link', { name: 'Sign in or create account' }).click();
  await guest.getByLabel('Name', { exact: true }).fill('Cleo the guest');
  await guest.getByLabel('Password', { exact: true }).fill('correct horse');
  await guest.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(guest.getByText('Ann the friend wants to be your friend')).toBeVisible();
  await expect(guest.getByRole('banner')).toContainText('Cleo the guest');
  await guest.getByRole('button', { name: 'Accept' }).click();
  await expect(guest.getByText('You and Ann the friend are now friends.')).toBeVisible();
  await guest.context().close();
  await bob.goto(new URL(link).pathname);
  await expect(bob.getByText('Ann the friend wants to be your friend')).toBeVisible();
  await bob.getByRole('button', { name: 'Accept' }).click();
  await expect(bob.getByText('You and Ann the friend are now friends.')).toBeVisible();
  await openTable(ann, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  await ann.goto('/account');
  await expect(ann.locator('.friend', { hasText: 'Bob the friend' })).toContainText('online');
  await ann.getByRole('button', { name: /^Invite to .* Bob the friend$/ }).click();
  await expect(ann.getByText('Invitation sent.')).toBeVisible();
  await expectClean(ann);
  await bob.goto('/');
  await expect(bob.getByText('Ann the friend invites you to a game of Annihilation')).toBeVisible();
  await bob.getByRole('status').getByRole('button', { name: 'Join' }).click();
  await expect(bob).toHaveURL(/\/t\/\w+$/);
  await bob.goto('/account');
  await bob.getByRole('button', { name: 'Remove friend Ann the friend' }).click();
  await bob.getByRole('button', { name: /are you sure\?/ }).click();
  await expect(bob.getByText(/^No friends yet\./)).toBeVisible();
  for (const page of [ann, bob]) await page.context().close();
});
