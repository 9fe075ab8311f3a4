/** Every decision is in view: all that can be picked, whole, where the window can hold it. */
import type { Page } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { goOnHere, openAnnihilation, openAnnihilator, openChitin } from './support/opening.ts';

/** Each game where one of many units is to move; in Chitin at the first decision on the board. */
const OPENINGS: readonly (readonly [game: Game, step: string])[] = [
  [openAnnihilation('standard'), 'turn.action'],
  [openAnnihilator('standard'), 'human.move'],
  [openChitin('learning'), 'move.pick'],
];

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [360, 740],
] as const)
  test(`all that can be picked is in view, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [game, step] of OPENINGS) {
      await goOnHere(page, game, (s) => game.stepNames[s.step] === step);
      await stopAnimation(page);
      await expectInView(page, `${game.id}, who moves`, width);
      await page.locator('[aria-label$=": pick"]').first().dispatchEvent('click');
      if (await page.locator('.b-lit path').first().isVisible())
        await expectInView(page, `${game.id}, where to`, width);
    }
  });

/** What can be picked, and how much of it lies in the window, whole. */
function picksInView(): { seen: number; all: number; zoom: number } {
  const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
  const world = document.querySelector('.b-world') as HTMLElement;
  const picks = [...document.querySelectorAll('.b-live [aria-label$=": pick"]')];
  const seen = picks.filter((pick) => {
    const { left, right, top, bottom } = pick.getBoundingClientRect();
    const isAcross = left >= frame.left && right <= frame.right;
    return isAcross && top >= frame.top && bottom <= frame.bottom;
  });
  const zoom = new DOMMatrix(getComputedStyle(world).transform).a;
  return { seen: seen.length, all: picks.length, zoom };
}

async function expectInView(page: Page, what: string, width: number): Promise<void> {
  // The board glides there.
  await expect(async () => {
    const { seen, all, zoom } = await page.evaluate(picksInView);
    expect(all, what).toBeGreaterThan(0);
    // A phone holds no whole board that a finger can use: then most of it, as small as that goes.
    if (width > 400) expect(seen, what).toBe(all);
    else if (seen < all) {
      expect(zoom, what).toBeLessThan(0.28);
      expect(seen, what).toBeGreaterThan(all / 4);
    }
  }).toPass({ timeout: 15_000 });
}
