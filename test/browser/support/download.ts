/** Downloads of the page. */
import type { Download, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Presses a button that saves a file, and returns the download. At each press the page must ask its browser to save a
 * file. If the browser then reports no download, which a busy machine once showed, the button is pressed again.
 */
export async function downloadBy(page: Page, button: Locator): Promise<Download> {
  await page.evaluate(countSaved);
  const download = page.waitForEvent('download');
  let hasCome = false;
  const come = download.then(() => {
    hasCome = true;
  });
  // Without a listener until the end, a failed test would reject this promise unhandled.
  come.catch(() => undefined);
  for (let press = 1; !hasCome && press <= 3; press++) {
    await button.click();
    await expect.poll(() => page.evaluate(savedSoFar)).toBe(press);
    await Promise.race([come, page.waitForTimeout(15_000)]);
  }
  return download;
}

type Counting = typeof globalThis & { savedFiles?: number };

/** Counts the links to files that scripts of the page click. */
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
