/** The review after a game: evaluations, turning points, luck and losses, each with a link to its moment. */
import type { Page } from '@playwright/test';
import { placeFirstParticles, resign } from './support/at-table.ts';
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import {
  openAnnihilation,
  openAnnihilator,
  openRecord,
  wholeRecord,
} from './support/games/opening.ts';
import { waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

/** A whole game between computers. */
const record = wholeRecord(openAnnihilator('standard'), 3);

const panel = (page: Page) => page.getByRole('tabpanel');
const section = (page: Page, title: string) =>
  panel(page).locator('section', { has: page.getByRole('heading', { name: title }) });
const count = (page: Page) => page.getByRole('region', { name: 'Decision' });

for (const [width, scheme] of lastUnlessLong([
  [1440, 'light'],
  [768, 'dark'],
  [360, 'light'],
] as const))
  test(`a record is reviewed, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await openRecord(page, record);
    await page.getByRole('tab', { name: 'Analysis' }).click();
    const graph = page.getByRole('slider', { name: 'Evaluation after each turn' });
    await expect(graph).toBeVisible();
    const [box, frame] = [await graph.boundingBox(), await panel(page).boundingBox()];
    expect(box?.height).toBeGreaterThanOrEqual(120);
    expect(box?.width).toBeGreaterThan((frame?.width ?? 0) - 60);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await keepPicture(page, `review-${width}-${scheme}`);

    // Three decisive rolls, each a link to its moment, wide enough for a finger.
    const rolls = section(page, 'Decisive rolls').locator('.moment');
    await expect(rolls).toHaveCount(3);
    for (const roll of await rolls.all()) {
      await expect(roll).toContainText(/\+\d+ \(expected \d+, got \d+\)/);
      expect((await roll.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await rolls.first().scrollIntoViewIfNeeded();
    await keepPicture(page, `review-rolls-${width}-${scheme}`);
    await rolls.first().click();
    await expect(count(page)).toContainText(/after move \d+ of/);

    // Every roll of the record is listed, and its gain for one side is the loss of the other.
    if (width < 1440) await page.getByRole('tab', { name: 'Analysis' }).click();
    await panel(page)
      .getByText(/^All rolls/)
      .click();
    const dice = record.match(/"kind":"die"/g)?.length ?? 0;
    await expect(panel(page).locator('details[open] .moment')).toHaveCount(dice);
    const luck = await panel(page)
      .locator('.review-balance tbody td:nth-child(2)')
      .allTextContents();
    const [one = 0, other = 1] = luck.map((text) => Number(text.replace('−', '-')));
    expect(one + other).toBe(0);
    const lost = panel(page).locator('.review-balance details').first();
    await lost.locator('summary').click();
    await expect(lost).toContainText(/,/);
    await keepPicture(page, `review-all-${width}-${scheme}`);
  });

test('in a game without dice, the review does not mention dice', async ({ page }) => {
  await openRecord(page, wholeRecord(openAnnihilation('learning'), 3));
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(section(page, 'Units lost').locator('.review-balance')).toBeVisible();
  await panel(page)
    .getByText(/^All turns/)
    .click();
  await expect(panel(page).locator('details[open] .moment').first()).toContainText(/\d+ to \d+$/);
  await expect(panel(page)).not.toContainText(/dice|roll|luck/i);
});

test('keys move along the line of the graph, and the board follows', async ({ page }) => {
  await openRecord(page, record);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  const graph = page.getByRole('slider', { name: 'Evaluation after each turn' });
  await graph.focus();
  await page.keyboard.press('Home');
  await expect(count(page)).toContainText('after move 0 of');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).not.toContainText('after move 0 of');
  await expect(graph).toHaveAttribute('aria-valuetext', /\d+, .+ \d+$/);
});

test('a game that has just ended leads to its review, and its moments are links that others can open', async ({
  page,
  browser,
}) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  await stopAnimation(page);
  await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveCount(0);
  await placeFirstParticles(page);
  await resign(page);
  await page.getByRole('button', { name: 'Analysis' }).click();
  const last = section(page, 'Turning points').locator('a.moment').last();
  await expect(last).toContainText('100');
  const guest = await (await browser.newContext({ locale: 'en' })).newPage();
  await guest.goto(new URL((await last.getAttribute('href')) ?? '', page.url()).href);
  await waitForBoard(guest);
  await expect(guest.getByRole('tab', { name: 'Analysis' })).toBeVisible();
  await guest.context().close();
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('all tabs of a finished game fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/replay');
    const file = { name: 'game.cmr', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('tab', { name: 'Analyse' }).click();
    await expect(panel(page)).toContainText('Wendepunkte');
    for (const tab of await page.getByRole('tab').all()) {
      const box = await tab.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
      expect(await tab.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true);
    }
    await keepPicture(page, 'review-de');
  });
});
