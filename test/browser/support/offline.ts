/** The page without a network connection. */
import { expect, type Page } from '@playwright/test';

/**
 * Waits until the service worker has every file, controls this page and has finished activating: it can control pages
 * shortly before it can receive pushes.
 */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Starts a game in the page itself, against a computer with that name. */
export async function startLocalGame(
  page: Page,
  scenario: string,
  computer: string,
): Promise<void> {
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByLabel('Black', { exact: true }).selectOption({ label: `Bot: ${computer}` });
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
}
