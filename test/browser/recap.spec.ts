/** What the others did stays to be seen until one's own first click; how fast it is shown. */
import type { Locator, Page } from '@playwright/test';
import { overlaps } from '../../src/web/board/free-place.ts';
import { expect, test } from './support/fixtures.ts';
import { goOnHere, openChitin, openRecord, recordUntil } from './support/opening.ts';
import { doAsTold } from './support/lesson.ts';
import { pickOnBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

const recap = (page: Page) => page.getByRole('region', { name: 'What happened' });
const game = openChitin('learning');

/** The beginning of a movement, so many turns on. */
const isMoving = (turns: number) => {
  const seen = new Set<unknown>();
  return (s: { readonly step: number }, side: number): boolean => {
    if (game.stepNames[s.step] !== 'move.pick' || side !== 0) return false;
    seen.add((s as unknown as { round: number }).round);
    return seen.size > turns;
  };
};

for (const width of [1440, 768, 360])
  test(`the enemy’s turn is drawn and summed up until the first pick, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await goOnHere(page, game, isMoving(2));
    await expect(recap(page)).toContainText(/Blue Hive: \d+ units moved/);
    await expect(page.locator('.b-arrow-past').first()).toBeAttached();
    await keepPicture(page, `recap-${width}`);
    const box = await recap(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    // Rule numbers stand in sentences.
    for (const button of await recap(page).locator('.button:visible').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await openStackUnder(page.locator('.recap'));
    await expect.poll(() => isOnStack(page, page.locator('.recap'))).toBe(false);
    await page.locator('.b-fan').evaluate((fan) => fan.remove());
    await expect(recap(page)).toBeVisible();
    // All of it once more, then it is there again.
    await recap(page).getByRole('button', { name: 'Show again' }).click();
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect(recap(page)).toBeHidden();
    await page.keyboard.press('s');
    await expect(recap(page)).toBeVisible();
    await pickOnBoard(page, 'Gantua');
    await expect(recap(page)).toBeHidden();
    await expect(page.locator('.b-arrow-past')).toHaveCount(0);
  });

/** Puts an open stack where the card lies. */
const openStackUnder = (card: Locator): Promise<void> =>
  card.evaluate((element) => {
    const board = document.querySelector('.b');
    const [at, frame] = [element.getBoundingClientRect(), board?.getBoundingClientRect()];
    const fan = document.createElement('fieldset');
    fan.className = 'b-fan';
    fan.style.translate = `${at.x - (frame?.x ?? 0)}px ${at.y - (frame?.y ?? 0)}px`;
    fan.style.height = `${at.height}px`;
    board?.append(fan);
  });

/** Whether the card lies on the open stack. */
async function isOnStack(page: Page, card: Locator): Promise<boolean> {
  const [stack, box] = [await page.locator('.b-fan').boundingBox(), await card.boundingBox()];
  return (await card.isVisible()) && stack !== null && box !== null && overlaps(stack, box);
}

for (const width of [1440, 360])
  test(`where only the log tells what the others did its lines stand in the card, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Two bid for who begins: nothing has moved.
    await page.goto('/learn/armageddon');
    await doAsTold(page);
    await expect(recap(page)).toContainText('in the log.');
    const lines = recap(page).locator('.recap-told li');
    await expect(lines.filter({ hasText: 'Red' }).first()).toBeVisible();
    await keepPicture(page, `recap-bare-${width}`);
    const [card, told] = [await recap(page).boundingBox(), await lines.last().boundingBox()];
    expect(card && told && told.y + told.height <= card.y + card.height).toBe(true);
    expect(card && card.x >= 0 && card.x + card.width <= width).toBe(true);
  });

test('a record runs by turns and at sixteen times its speed', async ({ page }) => {
  await openRecord(page, recordUntil(game, isMoving(1)));
  const [count, speed] = [
    page.locator('.scrubber output'),
    page.getByRole('button', { name: /^Speed/ }),
  ];
  const at = async () => Number((await count.textContent())?.split('/')[0]);
  await page.getByRole('button', { name: 'One turn on' }).click();
  await expect.poll(at).toBeGreaterThan(0);
  const first = await at();
  await page.getByRole('button', { name: 'One turn on' }).click();
  await expect.poll(at).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'One turn back' }).click();
  await expect.poll(at).toBe(first);
  await speed.click();
  await speed.click();
  await expect(speed).toHaveText('16×');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByRole('button', { name: 'Back to the present' })).toHaveCount(0);
});
