/** Nothing jumps: everything on the screen stays in place while the player reads and plays. */
import type { Page } from '@playwright/test';
import { expect, openTable, test } from './support/fixtures.ts';
import { byMouse, chooser, playOn } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

/** Below this value, browser guidelines call a page stable; we require a tenth of it. */
const MOST_SHIFT = 0.01;

interface Shift extends PerformanceEntry {
  readonly value: number;
  /** The shift follows a click within half a second, so the player expects it. */
  readonly hadRecentInput: boolean;
}

interface Watched {
  readonly shifts: Shift[];
  /** Start and end of each answer, from the press until it was drawn. */
  readonly answering: { from: number; until: number }[];
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/**
 * Records layout shifts from the next page on; the returned function adds up those that no answer of the player
 * explains.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { watched: { shifts, answering: [] } satisfies Watched });
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput } of list.getEntries() as Shift[])
        shifts.push({ startTime, value, hadRecentInput } as Shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const { shifts, answering } = await watched(page);
    return shifts
      .filter((shift) => !shift.hadRecentInput)
      .filter(
        ({ startTime: at }) => !answering.some(({ from, until }) => at >= from && at <= until),
      )
      .reduce((sum, { value }) => sum + value, 0);
  };
}

/** Answers by mouse, and records the time until the answer was drawn: a slow machine needs more than half a second. */
function byMouseNoted(page: Page): ReturnType<typeof byMouse> {
  const give = byMouse(page);
  const now = (): Promise<number> => page.evaluate(() => performance.now());
  const drawn = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        }),
    );
  return async (kind, index) => {
    const from = await now();
    await give(kind, index);
    const span = { from, until: await drawn() };
    await page.evaluate(
      (one) => (globalThis as unknown as { watched: Watched }).watched.answering.push(one),
      span,
    );
  };
}

/** Tables in the lobby's list, which appears when the server has answered. */
async function makeTables(page: Page): Promise<void> {
  for (const black of ['open', 'me', 'bot:random', 'open']) {
    const data = { game: 'annihilation', seats: { white: 'me', black } };
    expect((await page.request.post('/api/tables', { data })).ok()).toBe(true);
  }
}

for (const width of lastUnlessLong([360, 1280])) {
  test(`the lobby, ${width} wide, while it loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await makeTables(page);
    const shifts = await watchShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Join as / }).first()).toBeAttached();
    expect(await shifts()).toBeLessThan(MOST_SHIFT);
  });

  test(`a table, ${width} wide, while a turn is played`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    const shifts = await watchShifts(page);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
    const few = playOn(page, { choose: chooser(5), give: byMouseNoted(page), most: 8 });
    await few.catch(() => undefined);
    expect(await shifts()).toBeLessThan(MOST_SHIFT);
  });
}
