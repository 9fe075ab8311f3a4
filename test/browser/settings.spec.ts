/** What everybody sets for himself: how large the text is, and whether the board bears numbers. */
import type { Page } from '@playwright/test';
import { expect, openTable, test } from './support/fixtures.ts';
import { boardRests, showWhole } from './support/play.ts';

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

for (const [width, scheme] of [
  [1440, 'light'],
  [768, 'dark'],
  [360, 'light'],
] as const)
  test(`text can be larger, and still fits, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    const [before, prompt] = [await textSize(page), await textSize(page, '.prompt-line')];
    await set(page, 'Size of the text', 'Largest');
    expect(await textSize(page)).toBeCloseTo(1.3 * before, 1);
    expect(await textSize(page, '.prompt-line')).toBeCloseTo(1.3 * prompt, 1);
    await page.screenshot({ path: `/tmp/after-large-${width}-${scheme}.png` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    // Tabs that do not fit are reached by moving their row.
    const last = page.getByRole('tab', { name: 'Table' });
    await last.click();
    const box = await last.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(width + 1);
    // Kept in this browser, and there before anything is drawn.
    await page.reload();
    await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
    expect(await textSize(page)).toBeCloseTo(1.3 * before, 1);
    await set(page, 'Size of the text', 'Usual');
    expect(await textSize(page)).toBe(before);
  });

test('the numbers of places are on the board where they can be read, always, or never', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
  const numbers = page.locator('.b-world .m-labels').first();
  const seen = () => numbers.evaluate((one) => getComputedStyle(one).visibility);
  await showWhole(page);
  expect(await seen()).toBe('hidden');
  await set(page, 'Numbers of places on the board', 'Always');
  expect(await seen()).toBe('visible');
  await set(page, 'Numbers of places on the board', 'Never');
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await boardRests(page);
  expect(await seen()).toBe('hidden');
  await set(page, 'Numbers of places on the board', 'Where they can be read');
  expect(await seen()).toBe('visible');
});
