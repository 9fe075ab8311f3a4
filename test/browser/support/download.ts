/** Downloads of the page. */
import type { Download, Locator, Page } from '@playwright/test';

/**
 * Presses a button that saves a file, and returns the download. If none is reported, the error says whether the page
 * has asked its browser for a file.
 */
export async function downloadBy(page: Page, button: Locator): Promise<Download> {
  await page.evaluate(countSaved);
  const reported = page.waitForEvent('download').catch(async (error: Error) => {
    const asked = await page.evaluate(savedSoFar);
    throw new Error(`no download; files that the page asked for: ${asked}; ${error.message}`);
  });
  const [download] = await Promise.all([reported, button.click()]);
  return download;
}

type Counting = typeof globalThis & { savedFiles?: number };

/** Counts, from 0 on, the links to files that scripts of the page click. */
function countSaved(): void {
  const counting: Counting = globalThis;
  const isCounting = counting.savedFiles !== undefined;
  counting.savedFiles = 0;
  if (isCounting) return;
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.download !== '') counting.savedFiles = (counting.savedFiles ?? 0) + 1;
    click.call(this);
  };
}

const savedSoFar = (): number => {
  const counting: Counting = globalThis;
  return counting.savedFiles ?? 0;
};
