/**
 * Screenshots in three widths, light and dark, for visual review: `npm run screens` takes all of them and prints the
 * folder, `npm run screens -- stack` those with that text in their names.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { waitForBoard } from './play.ts';
import type { TestServer } from './server.ts';

/** Folder of the screenshots; nothing in it is committed. */
export const FOLDER = '.cache/screens';
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Steps to a screen, from an empty page of that width. */
type Lead = (page: Page, server: TestServer) => Promise<unknown>;

interface Told {
  /** The screen is larger than the window: all of it is captured. */
  readonly isLong?: boolean;
  /** The visitor has never played here. */
  readonly isNewcomer?: boolean;
}

/** Takes screenshots of a screen in all widths and schemes, as `NAME-360-dark.png`. */
export function screen(name: string, lead: Lead, { isLong, isNewcomer }: Told = {}): void {
  test.describe(name, () => {
    test.use({ isNewcomer: isNewcomer ?? false });
    for (const [width, height] of SIZES)
      test(`${width} wide`, async ({ page, server }) => {
        mkdirSync(FOLDER, { recursive: true });
        await page.setViewportSize({ width, height });
        await lead(page, server);
        // The board, and cards leaving it, may still be moving.
        if (await page.locator('.b-world').first().isVisible()) await waitForBoard(page, 12);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          // Colours change gradually when the scheme changes.
          await page.waitForTimeout(400);
          const path = join(FOLDER, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: isLong ?? false });
        }
      });
  });
}
