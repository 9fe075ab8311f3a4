/** The end of a game: one word for the player, the decisive moment with its dice, and a link to it. */
import type { Page } from '@playwright/test';
import { resign } from './support/at-table.ts';
import { boxOf } from './support/boxes.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueAgainstBots,
  openAnnihilator,
  openRecord,
  wholeRecord,
} from './support/games/opening.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

const game = openAnnihilator('standard');
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const decisive = (page: Page) => result(page).getByRole('region', { name: 'The decisive moment' });

for (const [width, height, colorScheme] of lastUnlessLong([
  [1440, 900, 'dark'],
  [390, 844, 'light'],
] as const))
  test(`a defeat names its decisive moment, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    let turns = 0;
    await continueAgainstBots(page, game, (s, side) => {
      if (side === 0 && game.stepNames[s.step] === 'human.combat') turns += 1;
      return turns > 4 && side === 0;
    });
    await stopAnimation(page);
    await resign(page);
    await expect(result(page)).toContainText('Defeat.');
    // The decisive moment appears once the game has been reviewed: the roll that changed the most, before and after.
    await expect(decisive(page)).toContainText(/Human: chance of winning \d+% → \d+%/);
    await expect(decisive(page).locator('.die')).toBeVisible();
    await expect(result(page).getByRole('slider')).toBeVisible();
    await keepPicture(page, `verdict-${width}`);
    // It covers no part of the board.
    const [card, board] = [await boxOf(result(page)), await boxOf(page.locator('.b-window'))];
    const frame = await boxOf(page.getByRole('tabpanel'));
    expect(card.x >= board.right || frame.y >= board.bottom).toBe(true);
    await decisive(page).getByRole('button', { name: 'Show position' }).click();
    await expect(page.getByRole('region', { name: 'Decision' })).toContainText(/after move \d+ of/);
    await expect(result(page)).toBeHidden();
  });

test('a replayed record is a victory for no player', async ({ page }) => {
  await openRecord(page, wholeRecord(game, 3));
  await page.getByRole('tab', { name: 'Result' }).click();
  await expect(result(page)).toContainText('The game is over');
  await expect(result(page).locator('.verdict')).toHaveCount(0);
  await expect(decisive(page)).toBeVisible();
});
