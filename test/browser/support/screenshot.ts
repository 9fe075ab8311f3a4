/** Screenshots of tests, with `PICTURES=1 npx playwright test`; `screens.ts` takes those of every screen. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Each takes 0.1 s of processor time, and no test compares them. */
const KEEPS = process.env['PICTURES'] === '1';

/** Saves a screenshot with the results of the run, until the next run. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (KEEPS) await page.screenshot({ path: join('test-results/pictures', `${name}.png`) });
}
