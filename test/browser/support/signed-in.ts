/** Signed-in user, for screenshots. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { TestServer } from './server.ts';

/** Cookies of users who have signed in: one address may create few accounts and try few passwords. */
const cookies = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Signs in, with a new account if none of that name exists. */
export async function signIn(page: Page, { address }: TestServer, name: string): Promise<void> {
  const key = `${address} ${name}`;
  await page.context().addCookies(cookies.get(key) ?? []);
  await page.goto('/account');
  if (!cookies.has(key)) {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Create account', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: `Signed in as ${name}` })).toBeVisible();
  cookies.set(key, await page.context().cookies());
}
