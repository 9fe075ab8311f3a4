/** On a phone what the page lays over the board leaves the board to play on. */
import type { Locator, Page } from '@playwright/test';
import { expect, openTable, test } from './support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** How much of the board's height something takes. */
async function shareOf(page: Page, card: Locator): Promise<number> {
  const [board, box] = [await page.locator('.b-window').boundingBox(), await card.boundingBox()];
  return (box?.height ?? 0) / (board?.height ?? 1);
}

test('a hint is one line until more is asked for, and is played whole by one tap', async ({
  page,
}) => {
  await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
  await page.getByRole('button', { name: 'Hint' }).tap();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByText(/^then: Go to/)).toBeVisible({ timeout: 20_000 });
  expect(await shareOf(page, hint)).toBeLessThan(0.25);
  await expect(hint.getByRole('listitem')).toHaveCount(1);
  await hint.getByRole('button', { name: 'More' }).tap();
  await expect(hint.getByText('Its own estimate')).toBeVisible();
  await hint.getByRole('button', { name: 'Less' }).tap();
  await expect(hint.getByText('Its own estimate')).toBeHidden();
  // What goes, and where to: both have been chosen then.
  await hint.getByRole('listitem').getByRole('button').tap();
  await expect(hint).toBeHidden();
  await expect(page.locator('.b-counter.b-ghost')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Send 1' })).toBeVisible();
});

test('dice are out of the way as soon as one goes on', async ({ page }) => {
  await openTable(page, { game: 'Annihilator', scenario: 'The assault' });
  const dice = page.getByRole('region', { name: 'Dice' });
  await expect(dice).toBeVisible({ timeout: 20_000 });
  await page.getByRole('tab', { name: 'Moves' }).tap();
  await page.getByRole('button', { name: /^Move Assault Squad A1/ }).tap();
  await expect(dice).toBeHidden();
});
