/** Pictures of the page: for the README, and for whoever looks at what a test has seen. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = 'docs/screenshots';

/**
 * Takes the picture `NAME.png`. Those of the repository are made anew only when asked for
 * (`SCREENSHOTS=new`), so that a test run leaves no change behind.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.png`);
  if (existsSync(file) && process.env.SCREENSHOTS !== 'new') {
    await page.screenshot();
    return;
  }
  await page.screenshot({ path: file });
}

/** Keeps a picture with the results of the run, until the next run. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join('test-results/pictures', `${name}.png`) });
}
