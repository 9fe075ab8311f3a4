/** Pictures of what a test has seen, with `PICTURES=1 npx playwright test`; those of every screen are `screens.ts`. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Each takes 0.1 s of processor time, and nothing compares them. */
const KEEPS = process.env['PICTURES'] === '1';

/** Keeps a picture with the results of the run, until the next run. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (KEEPS) await page.screenshot({ path: join('test-results/pictures', `${name}.png`) });
}
