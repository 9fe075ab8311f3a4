/** The page without a network. */
import { expect, type Page } from '@playwright/test';

/**
 * Until the service worker has every file, answers for this page, and is done taking over: it answers
 * for pages a moment before it can be pushed to.
 */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Sets a game up in the page itself, against a computer of that name. */
export async function startHere(page: Page, scenario: string, computer: string): Promise<void> {
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByLabel('Black', { exact: true }).selectOption({ label: `Bot: ${computer}` });
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
}
