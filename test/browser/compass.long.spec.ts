/** The compass is shown on request, beside the map. */
import type { Page } from '@playwright/test';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { showWhole } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

const game = openChitin('learning');

/** Whether the whole compass is visible, off the map and uncovered. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [compass, board] = ['.b-compass', '.b-window'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    if (!compass || !board || compass.width < 60) return ['it is not to be seen'];
    const isOff =
      compass.left >= board.right || compass.top >= board.bottom || compass.right <= board.left;
    const hits = [0.1, 0.5, 0.9].map((share) =>
      document.elementFromPoint(compass.x + share * compass.width, compass.y + compass.height / 2),
    );
    const covering = hits.filter((hit) => !hit?.closest('.b-stamp'));
    return [
      ...(isOff ? [] : ['it lies on the map']),
      ...covering.map((hit) => `${hit?.className}`),
    ];
  });

for (const [width, height] of lastUnlessLong([
  [1440, 900],
  [360, 740],
  [844, 390],
] as const))
  test(`the compass is opened with the minimap, and can be read beside it, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'move.pick');
    await stopAnimation(page);
    await expect(page.locator('.b-compass')).toBeHidden();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect.poll(() => faults(page)).toEqual([]);
    await keepPicture(page, `compass-${width}`);
    await expect(page.locator('.b-compass text')).toHaveText(game.board.directions);
    await page.emulateMedia({ colorScheme: 'dark' });
    await keepPicture(page, `compass-${width}-dark`);
    // When the whole board is visible, the minimap is not needed, but the compass stays.
    await showWhole(page);
    await expect.poll(() => faults(page)).toEqual([]);
    await keepPicture(page, `compass-${width}-whole`);
  });
