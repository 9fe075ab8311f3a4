/** One's own tables in the lobby: what there is to do at them, and since when; on phones they come first. */
import type { Page } from '@playwright/test';
import { resign } from './support/at-table.ts';
import { expect, openTable, test } from './support/fixtures.ts';
import { keepPicture } from './support/screenshot.ts';

const mine = (page: Page) => page.locator('.my-tables');

test('says at which table one is to act, which is finished, and since when', async ({ page }) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  const going = page.url();
  await openTable(page, { game: 'Annihilation', scenario: 'Standard board' });
  const ended = page.url();
  await resign(page);
  await page.goto('/');
  const lines = mine(page).locator('li');
  await expect(lines).toHaveCount(2);
  // Where there is something to do comes first.
  await expect(lines.nth(0)).toContainText('Your turn');
  await expect(lines.nth(0)).toContainText(/playing White; last activity (now|\d minutes? ago)/);
  await expect(lines.nth(0).getByRole('link')).toHaveAttribute('href', new URL(going).pathname);
  await expect(lines.nth(1)).toContainText('Finished');
  // One's own are not among those of the others.
  const own = [going, ended].map((url) => `a[href="${new URL(url).pathname}"]`).join();
  await expect(page.locator('.lobby-side').locator(own)).toHaveCount(0);
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
    if (width === 1440) expect(list.x).toBeGreaterThan(games.x + games.width);
    else expect(list.y + list.height).toBeLessThanOrEqual(games.y);
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
  await expect(lines.last()).toContainText('No longer available');
});

test('without any there is nothing before the games on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const [list, games] = [
    await mine(page).boundingBox(),
    await page.locator('#games').boundingBox(),
  ];
  expect(list?.y ?? 0).toBeGreaterThan(games?.y ?? 0);
});
