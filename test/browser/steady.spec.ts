/** Nothing jumps: what is on the screen stays where it is while one reads and plays. */
import type { Page } from '@playwright/test';
import { expect, openTable, test } from './support/fixtures.ts';
import { byMouse, chooser, playOn } from './support/play.ts';

/** Below this the browser's own guidelines call a page steady; we ask for a tenth. */
const MOST_SHIFT = 0.01;

interface Shift extends PerformanceEntry {
  readonly value: number;
  /** It follows a click, and so was to be expected. */
  readonly hadRecentInput: boolean;
}

/** Adds up the shifts from the next page on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(globalThis, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) sum.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: { value: number } }).shifts.value);
}

/** Tables in the lobby's list, which comes when the server has answered. */
async function makeTables(page: Page): Promise<void> {
  for (const black of ['open', 'me', 'bot:random', 'open']) {
    const data = { game: 'annihilation', seats: { white: 'me', black } };
    expect((await page.request.post('/api/tables', { data })).ok()).toBe(true);
  }
}

for (const width of [360, 1280]) {
  test(`the lobby, ${width} wide, while it loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await makeTables(page);
    const shifts = await watchShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('img').first()).toBeVisible();
    await expect(page.getByText('free, entry 0').first()).toBeAttached();
    expect(await shifts()).toBeLessThan(MOST_SHIFT);
  });

  test(`a table, ${width} wide, while a turn is played`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    const shifts = await watchShifts(page);
    await page.reload();
    await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
    const few = playOn(page, { choose: chooser(5), give: byMouse(page), most: 8 });
    await few.catch(() => undefined);
    expect(await shifts()).toBeLessThan(MOST_SHIFT);
  });
}
