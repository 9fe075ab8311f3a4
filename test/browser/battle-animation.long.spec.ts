/** The moment of a battle: attackers lean in, the dice fall beside the hex, and the losses are shown there. */
import type { Page } from '@playwright/test';
import type { GameState } from '../../src/kernel/state.ts';
import { boxOf } from './support/boxes.ts';
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';

const game = openChitin('learning');

/** A battle with one result, which kills. */
const sureIn = (s: GameState): number =>
  (game.look.plan?.show(s)?.items ?? []).findIndex(
    ({ next, chances }) => next !== undefined && chances.length === 1,
  );

const tilted = (page: Page) => page.locator('.b-live .b-counter.b-tilted');
test('attackers lean in, dice fall beside the hex, and the losses are shown with them', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('countermarch.settings', JSON.stringify({ pace: 'slow' })),
  );
  for (const [width, height, scheme, motion] of [
    [1440, 900, 'light', 'no-preference'],
    [360, 740, 'dark', 'reduce'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: motion });
    let item = -1;
    await continueOnScreen(page, game, (s) => {
      item = sureIn(s);
      return item >= 0;
    });
    await page.getByRole('tab', { name: 'Plan' }).click();
    await page.locator('.plan-item').nth(item).locator('> button').click();
    await expect(tilted(page)).not.toHaveCount(0);
    const lean = await tilted(page)
      .first()
      .evaluate((one) => getComputedStyle(one).translate);
    expect(lean === 'none', lean).toBe(motion === 'reduce');
    await page.getByRole('button', { name: /^Roll/ }).click();
    const tray = page.getByRole('region', { name: 'Dice' });
    await expect(tray).toBeVisible();
    // The player can skip the replay of a move; then the pieces no longer lean.
    await expect(async () => {
      const skip = page.getByRole('button', { name: /^Skip/ });
      if (await skip.isVisible()) await skip.click({ timeout: 500 });
      await expect(tilted(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    const dead = tray.locator('.dead .piece-picture');
    await expect(dead.first()).toBeInViewport({ ratio: 0.9 });
    const size = await dead.first().boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await seeLost(page, width);
    // Every answer names its rule.
    await expect(page.locator('.actions .button[title^="[7."]').first()).toBeVisible();
    // The answers are under the board, and cover no part of it.
    const board = await boxOf(page.locator('.b-window'));
    expect((await boxOf(tray)).y).toBeGreaterThanOrEqual(board.bottom);
  }
});

/** The row of losses is beside the board, or in the status panel; it links to the moment of each loss and back. */
async function seeLost(page: Page, width: number): Promise<void> {
  if (width < 1000) await page.getByRole('tab', { name: 'Status' }).click();
  const row = page.getByRole('region', { name: 'Losses' });
  const first = row.getByRole('button').first();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(first).toHaveAccessibleName(/^Show the loss of .* \((Red|Blue) Hive\)$/);
  const told = (await first.getAttribute('title')) ?? '';
  await first.click();
  const back = page.getByRole('button', { name: 'Back to the current position' }).first();
  await expect(back).toBeVisible();
  // At this entry the unit is already among the losses, but at the entry before it is not.
  const same = row.getByTitle(told, { exact: true });
  if (width < 1000) await page.getByRole('tab', { name: 'Status' }).click();
  await expect(same).toBeVisible();
  await page.keyboard.press(',');
  await expect(same).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(back).toHaveCount(0);
  // Closes the sheet again.
  if (width < 1000) await page.getByRole('tab', { name: 'Status' }).click();
}
