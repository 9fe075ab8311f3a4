/** The user's games in the lobby: those that wait for a move, since when, and the way to the next one. */
import type { Page } from '@playwright/test';
import { resign } from './support/at-table.ts';
import { expect, openTable, test } from './support/fixtures.ts';
import { keepPicture } from './support/screenshot.ts';

const mine = (page: Page) => page.locator('.my-tables');
const cards = (page: Page) => page.locator('.my-card');

test('says at which table the user is to move, which is finished, and since when', async ({
  page,
}) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  const going = page.url();
  await openTable(page, { game: 'Annihilation', scenario: 'Standard board' });
  const ended = page.url();
  await resign(page);
  await page.goto('/');
  // A finished game needs no card.
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Your turn');
  await expect(cards(page)).toContainText('against bot, Steady (Black)');
  await expect(cards(page)).toContainText('Learning board, move 0');
  await expect(cards(page)).toContainText(/now|\d (second|minute)s? ago/);
  await expect(cards(page).getByRole('link')).toHaveAttribute('href', new URL(going).pathname);
  await mine(page).getByRole('button', { name: 'All my games' }).click();
  const lines = page.locator('.all-mine li');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText('Your turn');
  await expect(lines.nth(0)).toContainText(/playing White; last activity (now|\d+ \w+ ago)/);
  await expect(lines.nth(1)).toContainText('Finished');
  // The user's own games are not in the list of other games.
  const own = [going, ended].map((url) => `a[href="${new URL(url).pathname}"]`).join();
  await expect(page.locator('.lobby-lists').locator(own)).toHaveCount(0);
  for (const [width, scheme] of [
    [1440, 'light'],
    [768, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    const [list, games] = [
      await mine(page).boundingBox(),
      await page.locator('#games').boundingBox(),
    ];
    if (!list || !games) throw new Error('not to be seen');
    expect(list.y + list.height).toBeLessThanOrEqual(games.y);
    expect(list.x + list.width).toBeLessThanOrEqual(width);
    for (const line of await lines.all())
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await keepPicture(page, `mine-${width}-${scheme}`);
  }
  // Tables that the server no longer has are reported as gone.
  await page.evaluate(() => {
    const [first, ...others] = JSON.parse(localStorage.getItem('countermarch.tables') ?? '[]');
    localStorage.setItem(
      'countermarch.tables',
      JSON.stringify([{ ...first, table: 'nosuch' }, ...others]),
    );
  });
  await page.reload();
  await mine(page).getByRole('button', { name: 'All my games' }).click();
  await expect(lines.last()).toContainText('No longer available');
});

test('without games of the user, the lobby on a phone begins with all games', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(mine(page)).toHaveCount(0);
});

test('the bar opens the next table at which it is the user’s turn, from other screens too', async ({
  page,
}) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  const first = page.url();
  const next = page.getByRole('link', { name: /^Next game/ });
  await page.goto('/tournaments');
  await expect(next.locator('.badge')).toHaveText('1');
  await openTable(page, { game: 'Annihilation', scenario: 'Standard board' });
  await page.goto('/');
  await expect(next.locator('.badge')).toHaveText('2');
  // The table that has waited longest comes first.
  await next.click();
  await expect(page).toHaveURL(first);
  await resign(page);
  await page.goto('/');
  await expect(next.locator('.badge')).toHaveText('1');
});
