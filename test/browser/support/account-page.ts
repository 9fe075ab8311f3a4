/** People with accounts, each in a separate browser. */
import { type Browser, expect, type Page } from '@playwright/test';

/** Creates an account; returns its page, signed in, in a separate browser. */
export async function newAccountPage(
  browser: Browser,
  baseURL: string,
  name: string,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'en' })).newPage();
  await page.addInitScript(() => localStorage.setItem('countermarch.goals', '["all"]'));
  await page.goto('/account');
  const status = await page.evaluate(async (called) => {
    const body = JSON.stringify({ name: called, password: 'correct horse' });
    // Each browser has an address of its own, because only a few accounts may be created from one address.
    const from = crypto.getRandomValues(new Uint8Array(3)).join('.');
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${from}` };
    return (await fetch('/api/account', { method: 'POST', headers, body })).status;
  }, name);
  expect(status).toBe(201);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Signed in as ${name}` })).toBeVisible();
  return page;
}
