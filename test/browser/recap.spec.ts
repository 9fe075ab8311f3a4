/** What the others did stays to be seen until one's own first click; how fast it is shown. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { goOnHere, openChitin, openRecord, recordUntil } from './support/opening.ts';
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
