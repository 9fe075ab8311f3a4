/** Pictures of the page for whoever looks at what a test has seen; those of every screen are `screens.ts`. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Keeps a picture with the results of the run, until the next run. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join('test-results/pictures', `${name}.png`) });
}
