/** With forced colours a frame shows what a ground colour showed before; sliders are large enough to be hit. */
import { expect, openTable, test } from './support/fixtures.ts';

test('forced colours: the selected tab and the side to move have a frame', async ({ page }) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const marked of ['.tabs button[aria-selected="true"]', '.chip.acting'])
    await expect(page.locator(marked).first()).toHaveCSS('outline-style', 'solid');
  for (const other of ['.tabs button[aria-selected="false"]', '.chip:not(.acting)'])
    await expect(page.locator(other).first()).toHaveCSS('outline-style', 'none');
});

test('sliders are at least 24 pixels high', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const slider = page.locator('dialog[open] input[type="range"]').first();
  expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
