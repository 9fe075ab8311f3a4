/**
 * Pictures of a screen in three widths, light and dark, for somebody to look at: `npm run screens` takes them all
 * and names the folder, `npm run screens -- stack` those whose name has that in it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { boardRests } from './play.ts';
import type { TestServer } from './server.ts';

/** Where the pictures are; nothing there is committed. */
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
  /** Larger than the window: the whole of it is taken. */
  readonly isLong?: boolean;
  /** The visitor has never played here. */
  readonly isNewcomer?: boolean;
}

/** Takes a screen in all widths and schemes, as `NAME-360-dark.png`. */
export function screen(name: string, lead: Lead, { isLong, isNewcomer }: Told = {}): void {
  test.describe(name, () => {
    test.use({ isNewcomer: isNewcomer ?? false });
    for (const [width, height] of SIZES)
      test(`${width} wide`, async ({ page, server }) => {
        mkdirSync(FOLDER, { recursive: true });
        await page.setViewportSize({ width, height });
        await lead(page, server);
        // A board may be gliding to what is asked, and cards off it.
        if (await page.locator('.b-world').first().isVisible()) await boardRests(page, 12);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          // Colours glide from the one to the other.
          await page.waitForTimeout(400);
          const path = join(FOLDER, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: isLong ?? false });
        }
      });
  });
}
