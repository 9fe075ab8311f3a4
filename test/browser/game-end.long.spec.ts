/** The end of a game: the board is uncovered, and the page offers the next steps. */
import type { Page } from '@playwright/test';
import { resign } from './support/at-table.ts';
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const asked = (page: Page) => page.getByRole('region', { name: 'Decision' });

/** A game against the computer in the page itself. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/local/${game}`);
  await stopAnimation(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(asked(page)).toBeVisible();
}

for (const width of lastUnlessLong([1440, 768, 360]))
  test(`the result is beside the board, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await begin(page, 'annihilation');
    await resign(page);
    await keepPicture(page, `end-${width}`);
    const panel = await page.getByRole('tabpanel').boundingBox();
    const board = await page.locator('.b-window').boundingBox();
    if (!panel || !board) throw new Error('not to be seen');
    // Beside the board in a wide window; otherwise in a sheet over its lower half.
    if (width === 1440) expect(board.x + board.width).toBeLessThanOrEqual(panel.x + 1);
    else expect(panel.y - board.y).toBeGreaterThan(100);
    for (const button of await result(page).locator('.result-ways > *').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await page.getByRole('button', { name: 'View board' }).click();
    await expect(result(page)).toBeHidden();
    await page.getByRole('tab', { name: 'Result' }).click();
    await expect(result(page)).toBeVisible();
  });

test('on a phone, the result and the button for a rematch are in view under the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, 'slammers');
  // Resigning is refused if the bot sets up its side at the same moment.
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Tan: choose a hex');
  await resign(page);
  const moment = result(page).getByRole('region', { name: 'The decisive moment' });
  // The set-up has no turns, so nothing is before the chance.
  await expect(moment.locator('.decisive-when')).toHaveText(/^Tan: chance of winning \d+% → \d+%$/);
  await expect(result(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  const again = result(page).getByRole('button', { name: 'Rematch', exact: true });
  await expect(again).toBeInViewport({ ratio: 1 });
  expect((await page.locator('.b-window').boundingBox())?.height).toBeGreaterThan(337);
});

for (const width of lastUnlessLong([1440, 360]))
  test(`at the end of a game between two, every tab of the panels is fully visible, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    await resign(page);
    const cut = await page.getByRole('tablist').evaluate((list) => {
      const row = list.getBoundingClientRect();
      return [...list.children].flatMap((tab) => {
        const { left, right, top, bottom } = tab.getBoundingClientRect();
        const isIn = left >= row.left && right <= row.right + 0.5;
        const isWhole = isIn && top >= row.top && bottom <= row.bottom && right <= innerWidth;
        return isWhole && tab.scrollWidth <= tab.clientWidth ? [] : [tab.textContent];
      });
    });
    expect(cut).toEqual([]);
    await expect(page.getByRole('tab')).toHaveCount(9);
    await keepPicture(page, `end-tabs-${width}`);
  });

test('a rematch starts at once, with or without swapped sides', async ({ page }) => {
  await begin(page, 'annihilation');
  const mine = page.locator('.chip', { hasText: 'you' });
  await expect(mine).toContainText('White');
  await resign(page);
  await result(page).getByRole('button', { name: 'Rematch, swap sides' }).click();
  await expect(mine).toContainText('Black');
  await expect(result(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveCount(0);
  await resign(page);
  await result(page).getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(result(page)).toBeHidden();
  await expect(mine).toContainText('Black');
});

test('a game is retried from an earlier point, against another computer', async ({ page }) => {
  const game = openChitin('learning');
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'move.pick',
  );
  await stopAnimation(page);
  await resign(page);
  const count = page.locator('.scrubber output');
  await result(page).getByRole('button', { name: 'Retry an earlier turn' }).click();
  const at = (await count.textContent())?.split('/')[0];
  await page.getByRole('button', { name: 'Continue from here' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`after move ${at}`);
  await dialog.getByLabel('My side').selectOption({ label: 'Blue Hive' });
  await dialog.getByLabel('Opponent').selectOption({ label: 'Beginner' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.chip', { hasText: 'Blue Hive' })).toContainText('you');
  await expect(page.locator('.chip', { hasText: 'Red Hive' })).toContainText('Beginner');
  await expect(result(page)).toBeHidden();
  await expect
    .poll(async () => Number((await count.textContent())?.split('/')[1]))
    .toBeGreaterThanOrEqual(Number(at));
});

test('sides can be swapped for a rematch at a table of the server too', async ({ page }) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  const mine = page.locator('.chip', { hasText: 'you' });
  await expect(mine).toContainText('White');
  await resign(page);
  const before = page.url();
  await result(page).getByRole('button', { name: 'Rematch, swap sides' }).click();
  await expect(mine).toContainText('Black');
  expect(page.url()).not.toBe(before);
});
