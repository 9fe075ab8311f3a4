/** The compass is a sign of the window: nothing that the page lays over the board covers it. */
import type { Page } from '@playwright/test';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { goOnHere, openChitin } from './support/games/opening.ts';
import { boardRests, showWhole } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

const game = openChitin('learning');

/** Elements on the compass, or under it, and whether it is in the window. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const [compass, frame] = ['.b-compass', '.b-window'].map((one) => document.querySelector(one));
    if (!compass || !frame) return ['there is none'];
    const [own, window] = [box(compass), box(frame)];
    if (own.width === 0) return ['it is not to be seen'];
    const isWithin =
      own.left >= window.left &&
      own.top >= window.top &&
      own.right <= window.right &&
      own.bottom <= window.bottom;
    const others =
      '.overlays summary, .b-zoom, .b-mini, .b-beyond, .recap, .dice-tray, .card, .b-live .b-can, .b-lit path';
    const lying = [...document.querySelectorAll(others)].filter((other) => {
      const { left, right, top, bottom, width } = box(other);
      const isOver =
        left < own.right && own.left < right && top < own.bottom && own.top < bottom && width > 0;
      return isOver;
    });
    return [
      ...(isWithin ? [] : ['it leaves the window']),
      ...lying.map((other) => other.getAttribute('class') ?? other.tagName),
    ];
  });

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`the compass can be read, whatever lies over the board, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await goOnHere(page, game, (s) => game.stepNames[s.step] === 'move.pick');
    await stopAnimation(page);
    await expect.poll(() => faults(page)).toEqual([]);
    await keepPicture(page, `compass-${width}`);
    await expect(page.locator('.b-compass text')).toHaveText(game.board.directions);
    await page.emulateMedia({ colorScheme: 'dark' });
    await keepPicture(page, `compass-${width}-dark`);
    // As large as the board becomes, and as a whole.
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await boardRests(page);
    await expect.poll(() => faults(page)).toEqual([]);
    await showWhole(page);
    await expect.poll(() => faults(page)).toEqual([]);
    await keepPicture(page, `compass-${width}-whole`);
  });
