/** Personal settings: text size, and whether the board shows numbers. */
import type { Page } from '@playwright/test';
import { expect, openTable, test } from './support/fixtures.ts';
import { keepPicture } from './support/screenshot.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { waitForBoard, pickOnBoard, showWhole } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

async function set(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click();
  await page.keyboard.press('Escape');
}

const textSize = (page: Page, of = 'html'): Promise<number> =>
  page
    .locator(of)
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));

for (const [width, scheme] of lastUnlessLong([
  [1440, 'light'],
  [768, 'dark'],
  [360, 'light'],
] as const))
  test(`text can be larger, and still fits, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    const [before, prompt] = [await textSize(page), await textSize(page, '.prompt-line')];
    await set(page, 'Text size', 'Largest');
    expect(await textSize(page)).toBeCloseTo(1.3 * before, 1);
    expect(await textSize(page, '.prompt-line')).toBeCloseTo(1.3 * prompt, 1);
    await keepPicture(page, `after-large-${width}-${scheme}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    // Tabs that do not fit are reached by scrolling their row.
    const last = page.getByRole('tab', { name: 'Table' });
    await last.click();
    const box = await last.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(width + 1);
    // The setting is stored in this browser, and applies before anything is drawn.
    await page.reload();
    await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
    expect(await textSize(page)).toBeCloseTo(1.3 * before, 1);
    await set(page, 'Text size', 'Normal');
    expect(await textSize(page)).toBe(before);
  });

test('hex numbers are on the board where they can be read, always, or never', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
  const numbers = page.locator('.b-world .m-labels').first();
  const seen = () => numbers.evaluate((one) => getComputedStyle(one).visibility);
  await showWhole(page);
  expect(await seen()).toBe('hidden');
  await set(page, 'Hex numbers', 'Always');
  expect(await seen()).toBe('visible');
  await set(page, 'Hex numbers', 'Never');
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await waitForBoard(page);
  expect(await seen()).toBe('hidden');
  await set(page, 'Hex numbers', 'When legible');
  expect(await seen()).toBe('visible');
});

test('the board can be turned round, and picked from as before', async ({ page }) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  };
  const between = async () => {
    await waitForBoard(page);
    const [a, b] = [
      await middle('.b-hits [data-node="0"]'),
      await middle('.b-hits [data-node="7"]'),
    ];
    return [0, 1].map((i) => Math.round((b[i] ?? 0) - (a[i] ?? 0)));
  };
  const [dx = 0, dy = 0] = await between();
  await set(page, 'Board orientation', 'Flipped');
  const [tx = 0, ty = 0] = await between();
  expect(Math.abs(tx + dx) + Math.abs(ty + dy)).toBeLessThanOrEqual(4);
  // Printed text is upright.
  const upright = await page
    .locator('.b-world svg text')
    .evaluateAll((all) => all.every((one) => ((one as SVGTextElement).getScreenCTM()?.a ?? 0) > 0));
  expect(upright).toBe(true);
  await pickOnBoard(page, 'White’s 3');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeVisible();
});

for (const [width, scheme] of lastUnlessLong([
  [1440, 'dark'],
  [360, 'light'],
] as const))
  test(`side symbols are shown when a player turns them on, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    const game = openChitin('learning');
    await continueOnScreen(page, game, (s) => game.look.counters(s).length > 30);
    const signs = page.locator('.b-counters .m-sign');
    expect(await signs.count()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Colour-blind mode').click();
    await page.keyboard.press('Escape');
    const boxes = await signs.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width),
    );
    // Once on each stack, on its top.
    const piles = await page.evaluate(pilesSeen);
    expect(boxes.length).toBe(piles);
    expect(boxes.length).toBeGreaterThan(1);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(11);
    const chips = page.locator('.chip > b');
    const told = await chips.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::before').content),
    );
    expect(new Set(told.map((each) => each.slice(0, 2))).size).toBe(2);
  });

/**
 * Returns the number of counters with no counter of their side above them: covered counters are a little to the left
 * and higher.
 */
function pilesSeen(): number {
  const places = [...document.querySelectorAll('.b-counters .b-counter')].map((counter) => {
    const { x, y, width } = counter.getBoundingClientRect();
    return { x, y, width };
  });
  const isNear = (a: { x: number; y: number; width: number }, b: { x: number; y: number }) =>
    Math.hypot(a.x - b.x, a.y - b.y) < a.width;
  return places.filter((one, i) => !places.slice(i + 1).some((later) => isNear(one, later))).length;
}

test('a setting changed in one tab applies in the other', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Dark', { exact: true })).toBeChecked();
});
