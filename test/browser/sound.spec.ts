/** Sounds: none until the player turns them on, then for moves and for the player's own turn. */
import type { Page } from '@playwright/test';
import { expect, openTable, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';

const voices = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'voices') ?? 0);

test('are off until they are turned on, and have a volume', async ({ page }) => {
  // Sounds are counted instead of played.
  await page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      Reflect.set(window, 'voices', (Reflect.get(window, 'voices') ?? 0) + 1);
      return createOscillator.call(this);
    };
  });
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.locator('.prompt-line')).toContainText('White:');
  expect(await voices(page)).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const volume = page.getByLabel('Sounds');
  await expect(volume).toHaveAttribute('aria-valuetext', 'off');
  await volume.fill('40');
  // The sound of the player's own turn, as a sample: two notes.
  await expect.poll(() => voices(page)).toBe(2);
  await page.keyboard.press('Escape');
  // The setting is kept for the next table, where the first move has a sound.
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  expect(await voices(page)).toBe(0);
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect.poll(() => voices(page)).toBeGreaterThan(0);
});
