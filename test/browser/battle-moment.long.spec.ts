/**
 * The moment of a battle: blasts on the board and the dice with their result, which block no click and delay nothing.
 */
import type { Page } from '@playwright/test';
import type { GameState } from '../../src/kernel/state.ts';
import { boxOf } from './support/boxes.ts';
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

const game = openChitin('learning');

/** A battle with one result, in which a unit dies. */
const sureIn = (s: GameState): number =>
  (game.look.plan?.show(s)?.items ?? []).findIndex(
    ({ next, chances }) => next !== undefined && chances.length === 1,
  );

const caption = (page: Page) => page.locator('.battle-caption');
const SIZES = [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const;

/** Opens the battle and rolls its die. */
async function fight(page: Page): Promise<void> {
  let item = -1;
  await continueOnScreen(page, game, (s) => {
    item = sureIn(s);
    return item >= 0;
  });
  await waitForBoard(page);
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.locator('.plan-item').nth(item).locator('> button').click();
  await page.getByRole('button', { name: /^Roll/ }).click();
}

/** Runs in the page: waits until no element matches; returns the number of timers of 0.1 s until then, at most 600. */
const tenthsUntilGone = (selector: string): Promise<number> =>
  new Promise((resolve) => {
    let tenths = 0;
    const timer = setInterval(() => {
      tenths += 1;
      if (document.querySelector(selector) && tenths < 600) return;
      clearInterval(timer);
      resolve(tenths);
    }, 100);
  });

for (const [width, height, colorScheme] of lastUnlessLong(SIZES))
  test(`the moment of a battle is shown in the board’s region, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await fight(page);
    await expect(caption(page)).toContainText(/\([AD]‑?[\dDR]\).* against .* at \d{4}/);
    const seen = await page.evaluate(() => {
      const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
      const [told, board] = [box('.battle-caption'), box('.b-window')];
      if (!told || !board) return undefined;
      const at = document.elementFromPoint(told.x + told.width / 2, told.y + told.height / 2);
      return {
        isInside: told.top >= board.top && told.bottom <= board.bottom + 1,
        isAcross: told.left >= board.left && told.right <= board.right + 1,
        isBoard: at?.closest('.b-window') !== null,
      };
    });
    expect(seen).toEqual({ isInside: true, isAcross: true, isBoard: true });
    await keepPicture(page, `drama-${width}`);
    // It is shown for 1.6 s. Timers of the page are counted, because a machine can pause it.
    expect(await page.evaluate(tenthsUntilGone, '.battle-caption')).toBeLessThan(40);
    await expect(caption(page)).toHaveCount(0);
    await expect(page.locator('.b-impacts > g')).toHaveCount(0);
  });

test('any key ends it within a frame, and any click does; the board does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const how of ['keydown', 'pointerdown']) {
    await fight(page);
    await expect(caption(page)).toBeVisible();
    const board = await boxOf(page.locator('.b-window'));
    const left = await page.evaluate(async (type) => {
      const event =
        type === 'keydown' ? new KeyboardEvent(type, { key: 'q', bubbles: true }) : undefined;
      document.body.dispatchEvent(event ?? new PointerEvent(type, { bubbles: true }));
      await new Promise(requestAnimationFrame);
      return document.querySelectorAll('.battle-caption, .b-impacts > g').length;
    }, how);
    expect(left).toBe(0);
    expect(await boxOf(page.locator('.b-window'))).toEqual(board);
  }
});

test('with reduced motion there are no blasts, but the dice are still shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fight(page);
  await expect(caption(page)).toBeVisible();
  await expect(page.locator('.b-impacts')).toHaveCount(0);
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(120);
});
