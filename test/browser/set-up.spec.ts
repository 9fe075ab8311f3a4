/** A side sets up its units in any order, moves placed ones, and reuses a saved set-up. */
import type { Locator, Page } from '@playwright/test';
import { takeOverScreen } from './support/at-table.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openAnnihilator, openSlammers } from './support/games/opening.ts';
import { answersOn, waitForBoard, pickOnBoard, showWhole } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

const card = (page: Page): Locator => page.getByRole('region', { name: 'Set-up', exact: true });
const placed = (page: Page): Locator => card(page).getByRole('button', { name: /^Move / });

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags the counter on one node to another with the mouse. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const game = openAnnihilator('standard');
  const at = (label: string) =>
    page.locator(`[data-node="${game.board.nodeOf.get(label)}"]`).first();
  const [begin, end] = [await middleOf(at(from)), await middleOf(at(to))];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(begin.x + 9, begin.y + 9, { steps: 2 });
  await expect(page.locator('.b-carried')).toBeVisible();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test('robots of Annihilator are set up in any order, dragged elsewhere, saved and reused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const game = openAnnihilator('standard');
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'setup.robots');
  await takeOverScreen(page);
  await stopAnimation(page);
  await showWhole(page);
  await waitForBoard(page);
  await expect(card(page)).toContainText('0 of 16 placed');
  // By keyboard, a robot that the rules would place last.
  await card(page).getByRole('button', { name: 'Repairbot R1 ×6' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt-line')).toContainText('Repairbot R1');
  await pickOnBoard(page, '1412');
  await expect(placed(page)).toHaveAccessibleName('Move Repairbot R1 from 1412');
  await expect(page.locator('.prompt-line')).toContainText('Repairbot R2');
  // A drop off the board has no effect; on another node, the counter is placed there.
  await drag(page, '1412', '1112');
  await expect(placed(page)).toHaveAccessibleName('Move Repairbot R1 from 1112');
  await card(page).getByText('Saved set-ups').click();
  await card(page).getByLabel('Name of this set-up').fill('Guard');
  await card(page).getByRole('button', { name: 'Save this set-up' }).click();
  await expect(page.locator('.notice')).toContainText('Guard is saved in this browser.');
  await page.getByRole('button', { name: /^Auto-place the rest/ }).click();
  await expect(card(page)).toContainText('16 of 16 placed');
  await expect(placed(page)).toHaveCount(16);
  await expect(answersOn(page).confirm).toHaveText(/^Confirm set-up/);
  await expect(page.locator('.prompt-line')).toContainText('[4.1]');
  await keepPicture(page, 'set-up-done');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(card(page)).toContainText('1 of 16 placed');
  // A set-up can be reused even after it has been undone.
  await placed(page).click();
  await pickOnBoard(page, '1009');
  await card(page).getByRole('button', { name: 'Load Guard' }).click();
  await expect(placed(page)).toHaveAccessibleName('Move Repairbot R1 from 1112');
  await expect(page.locator('.notice')).toContainText('15 units could not be placed');
  // After a reload, both are still there: the unfinished set-up and the saved one.
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await takeOverScreen(page);
  await expect(placed(page)).toHaveAccessibleName('Move Repairbot R1 from 1112');
  await card(page).getByText('Saved set-ups (1)').click();
  await card(page).getByRole('button', { name: 'Delete Guard' }).click();
  await expect(card(page).getByRole('button', { name: 'Load Guard' })).toBeHidden();
});

test('a set-up of Slammers is made, changed and confirmed on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = openSlammers('1');
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'setup.place');
  await takeOverScreen(page);
  await stopAnimation(page);
  await waitForBoard(page);
  const tray = page.locator('.b-dock');
  await tray.getByRole('button', { name: /^Green infantry 1 / }).click();
  await expect(page.locator('.prompt-line')).toContainText('Green infantry 1');
  await pickOnBoard(page, '3-0902');
  await page.getByRole('button', { name: /^Auto-place the rest/ }).click();
  await expect(card(page)).toContainText('17 of 17 placed');
  await card(page).getByText('Placed units (17)').click();
  await placed(page).filter({ hasText: '3\u20110902' }).first().click();
  await expect(card(page)).toContainText('16 of 17 placed');
  await pickOnBoard(page, '3-0106');
  const { confirm } = answersOn(page);
  await expect(card(page)).toContainText('17 of 17 placed');
  await expect(confirm).toHaveText(/^Confirm set-up/);
  await keepPicture(page, 'set-up-phone');
  await confirm.click();
  await expect(card(page)).toContainText('0 of 25 placed');
});
