/** The opening card of a game, as a player who has never played here sees it. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

test.use({ isNewcomer: true });

const card = (page: Page) => page.getByRole('tabpanel', { name: 'Goal' });

const CASES = [
  { game: 'annihilator', rule: '10.0', width: 1440 },
  { game: 'annihilator', rule: '10.0', width: 768 },
  { game: 'annihilator', rule: '10.0', width: 360 },
  { game: 'annihilation', rule: '7.1', width: 360 },
  { game: 'chitin', rule: '4.01', width: 768 },
  { game: 'slammers', rule: '31.5', width: 360 },
];

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/local/${game}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await waitForBoard(page);
}

for (const { game, rule, width } of lastUnlessLong(CASES))
  test(`${game} opens with a card that can be read and closed, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, game);
    await expect(card(page)).toBeVisible();
    await expect(card(page)).toContainText('How to win');
    await expect(card(page).locator('ol > li')).toHaveCount(3);
    await expect(
      card(page)
        .getByRole('button', { name: `Open rule ${rule}` })
        .first(),
    ).toBeVisible();
    await keepPicture(page, `goal-${game}-${width}`);
    await expect(card(page).getByRole('button', { name: 'Begin' })).toBeInViewport({ ratio: 1 });
    const counter = card(page).locator('.goal-counter svg');
    await counter.scrollIntoViewIfNeeded();
    expect((await counter.boundingBox())?.width).toBeGreaterThanOrEqual(80);
    const size = await card(page).evaluate((e) => parseFloat(getComputedStyle(e).fontSize));
    expect(size).toBeGreaterThanOrEqual(14);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    // The card covers nothing that the player has to answer.
    const asked = await page.getByRole('region', { name: 'Decision' }).boundingBox();
    const box = await card(page).boundingBox();
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(
      (box?.y ?? 0) + (width > 1000 ? 800 : 0),
    );
    await card(page).getByRole('button', { name: 'Begin' }).click();
    await expect(card(page)).toBeHidden();
    // A player who has read the card does not get it again, and finds it in its tab.
    await open(page, game);
    await expect(card(page)).toBeHidden();
    await page.keyboard.press('g');
    await expect(card(page)).toContainText('How to win');
    await expect(card(page).getByRole('button', { name: 'Begin' })).toHaveCount(0);
  });
