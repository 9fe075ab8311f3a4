/** Challenges by name: sent from a profile and from the form for a new game, answered in the lobby. */
import type { Page } from '@playwright/test';
import { expectClean } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { newAccountPage } from './support/account-page.ts';

/** Creates the game of the open form. */
async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
}

test('a player is challenged from the profile and by name, declines one game and accepts the other', async ({
  browser,
  server,
}) => {
  const [ann, bob] = [
    await newAccountPage(browser, server.address, 'Ann the brave'),
    await newAccountPage(browser, server.address, 'Bob the bold'),
  ];
  await ann.goto('/players/Bob%20the%20bold');
  await ann.getByRole('button', { name: 'Challenge' }).click();
  await expect(ann.getByLabel('Opponent’s name')).toHaveValue('Bob the bold');
  await ann.getByLabel('Opponent’s name').fill('Bob the bald');
  await ann.getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(ann.getByText('There is no account named “Bob the bald”.')).toBeVisible();
  await ann.getByLabel('Opponent’s name').fill('bob the');
  await expect(ann.locator('#opponents option[value="Bob the bold"]')).toHaveCount(1);
  await ann.getByLabel('Opponent’s name').fill('Bob the bold');
  await create(ann);

  await bob.goto('/');
  const card = bob.locator('.challenge', {
    hasText: 'Ann the brave has challenged you to a game of',
  });
  await expect(card).toContainText('expires in');
  await expectClean(bob);
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect(card).toHaveCount(0);

  await ann.goto('/');
  const answer = ann.locator('.challenge', { hasText: 'Bob the bold has declined your challenge' });
  await expect(answer.getByRole('button', { name: 'Open to everyone' })).toBeVisible();
  await answer.getByRole('button', { name: 'Cancel game' }).click();
  await expect(answer).toHaveCount(0);

  await ann.goto('/players/Bob%20the%20bold');
  await ann.getByRole('button', { name: 'Challenge' }).click();
  await create(ann);
  await ann.goto('/');
  await expect(
    ann.locator('.challenge', { hasText: 'You have challenged Bob the bold to a game of' }),
  ).toBeVisible();
  await bob.goto('/');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(bob).toHaveURL(/\/t\/\w+$/);
  await ann.goto('/');
  await expect(ann.locator('.challenge')).toHaveCount(0);
  for (const page of [ann, bob]) await page.context().close();
});
