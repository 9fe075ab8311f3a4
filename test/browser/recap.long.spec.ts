/** The moves of the other sides stay visible until the player's first click, and their speed can be changed. */
import type { Page } from '@playwright/test';

import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { boxOf } from './support/boxes.ts';
import { takeOverScreen } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin, openRecord, recordUntil } from './support/games/opening.ts';
import { followLesson } from './support/games/lesson.ts';
import { waitForBoard, pickOnBoard, placeOfStack } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

await prepare(armageddon);

const recap = (page: Page) => page.getByRole('region', { name: 'Recap' });
const game = openChitin('learning');

/** The start of a movement after a number of turns. */
const isMoving = (turns: number) => {
  const seen = new Set<unknown>();
  return (s: { readonly step: number }, side: number): boolean => {
    if (game.stepNames[s.step] !== 'move.pick' || side !== 0) return false;
    seen.add((s as unknown as { round: number }).round);
    return seen.size > turns;
  };
};

for (const width of lastUnlessLong([1440, 768, 360]))
  test(`the enemy’s turn is drawn and summed up until the first pick, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await continueOnScreen(page, game, isMoving(2));
    // A stack under the pointer would spread out.
    await page.mouse.move(2, 2);
    await expect(recap(page)).toContainText(/Blue Hive: \d+ units moved/);
    await expect(page.locator('.b-arrow-past').first()).toBeAttached();
    await keepPicture(page, `recap-${width}`);
    const box = await recap(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    // Rule numbers within sentences are not buttons.
    for (const button of await recap(page).locator('.button:visible').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    // The recap covers no part of the map.
    const [card, board] = [await boxOf(recap(page)), await boxOf(page.locator('.b-window'))];
    expect(card.x >= board.right || card.y >= board.bottom).toBe(true);
    // “Show again” replays everything, then the recap returns.
    await recap(page).getByRole('button', { name: 'Show again' }).click();
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect(recap(page)).toBeHidden();
    await page.keyboard.press('s');
    await expect(recap(page)).toBeVisible();
    // A hint takes the place of the recap.
    const hint = page.getByRole('region', { name: 'Hint' });
    await page.keyboard.press('h');
    await expect(hint).toBeVisible();
    await expect(recap(page)).toBeHidden();
    await hint.getByRole('button', { name: 'Close hint' }).click();
    await expect(recap(page)).toBeVisible();
    await pickOnBoard(page, 'Gantua');
    await expect(recap(page)).toBeHidden();
    await expect(page.locator('.b-arrow-past')).toHaveCount(0);
  });

for (const width of lastUnlessLong([1440, 360]))
  test(`where only the log reports the moves of the others, its lines are in the recap, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Both sides bid for the first move, so nothing has moved.
    await page.goto('/learn/armageddon');
    await followLesson(page);
    await expect(recap(page)).toContainText('played.');
    const lines = recap(page).locator('.recap-log li');
    await expect(lines.filter({ hasText: 'Red' }).first()).toBeVisible();
    await keepPicture(page, `recap-bare-${width}`);
    const [card, told] = [await recap(page).boundingBox(), await lines.last().boundingBox()];
    expect(card && told && told.y + told.height <= card.y + card.height).toBe(true);
    expect(card && card.x >= 0 && card.x + card.width <= width).toBe(true);
  });

test('an open panel takes the sheet, and the recap waits until the panel is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const four = armageddon.open(parseSetup(armageddon, { scenario: 'four' }));
  let seen = 0;
  await continueOnScreen(
    page,
    four,
    (s, side) => ++seen > 200 && side === 0 && four.stepNames[s.step] === 'turn.act',
  );
  await takeOverScreen(page);
  await waitForBoard(page);
  await expect(recap(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Status' }).click();
  await expect(recap(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Status' }).click();
  await expect(recap(page)).toBeVisible();
});

test('the recap and an open stack are off the map, and both are completely visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await continueOnScreen(page, game, isMoving(2));
  await waitForBoard(page);
  const stack = page.locator('.b-fan');
  await expect(async () => {
    await page.mouse.move(1, 1);
    const { x, y } = await page.evaluate(placeOfStack);
    await page.mouse.move(x, y, { steps: 3 });
    await expect(stack).toBeVisible({ timeout: 1500 });
  }).toPass();
  const board = await boxOf(page.locator('.b-window'));
  for (const card of [stack, recap(page)]) {
    expect((await boxOf(card)).x).toBeGreaterThanOrEqual(board.right);
    await expect(card).toBeInViewport({ ratio: 0.99 });
  }
});

test('a record is replayed turn by turn, and at sixteen times its speed', async ({ page }) => {
  await openRecord(page, recordUntil(game, isMoving(1)));
  const [count, speed] = [
    page.locator('.scrubber output'),
    page.getByRole('button', { name: /^Speed/ }),
  ];
  const at = async () => Number((await count.textContent())?.split('/')[0]);
  await page.getByRole('button', { name: 'One turn forward' }).click();
  await expect.poll(at).toBeGreaterThan(0);
  const first = await at();
  await page.getByRole('button', { name: 'One turn forward' }).click();
  await expect.poll(at).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'One turn back' }).click();
  await expect.poll(at).toBe(first);
  await speed.click();
  await speed.click();
  await expect(speed).toHaveText('16×');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByRole('button', { name: 'Back to the current position' })).toHaveCount(0);
});
