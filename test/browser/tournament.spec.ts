/** A tournament of two, from its making to its end, in two browsers. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** Somebody signed in, in a browser of his own. */
async function person(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'en' })).newPage();
  await page.addInitScript(() => localStorage.setItem('countermarch.goals', '["all"]'));
  await page.goto('/tournaments');
  const status = await page.evaluate(async (called) => {
    const body = JSON.stringify({ name: called, password: 'correct horse' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/account', { method: 'POST', headers, body })).status;
  }, name);
  expect(status).toBe(201);
  await page.reload();
  return page;
}

test('a tournament is made, joined by its address, played at a table of its own, and won', async ({
  browser,
  server,
}) => {
  const ann = await person(browser, server.address, 'Ann of the cup');
  await ann.getByRole('button', { name: 'Make a tournament' }).click();
  const form = ann.getByRole('dialog');
  await form.getByLabel('Name').fill('Autumn cup');
  await form.getByLabel('Game', { exact: true }).selectOption('Annihilation');
  await form.getByRole('radio', { name: 'Learning board' }).check();
  await form.getByRole('button', { name: 'Make a tournament' }).click();
  await expect(ann.getByRole('heading', { name: 'Autumn cup' })).toBeVisible();
  await ann.getByRole('button', { name: 'Take part' }).click();
  await expect(ann.getByText('You take part.')).toBeVisible();

  const bob = await person(browser, server.address, 'Bob of the cup');
  await bob.goto(new URL(ann.url()).pathname);
  await bob.getByRole('button', { name: 'Take part' }).click();
  await ann.reload();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.getByText('Round 1 of 1')).toBeVisible();
  await expect(
    ann.getByRole('heading', { name: 'Your game against Bob of the cup' }),
  ).toBeVisible();
  for (const width of [1440, 360]) {
    await ann.setViewportSize({ width, height: 800 });
    const wide = await ann.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  const { violations } = await new AxeBuilder({ page: ann }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await ann.setViewportSize({ width: 1280, height: 800 });

  // The seat is the account's: no link was sent.
  await bob.reload();
  await bob.getByRole('link', { name: 'To the table' }).click();
  await bob.getByRole('tab', { name: 'Table' }).click();
  await bob.getByRole('button', { name: 'Resign' }).click();
  await bob.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(bob.getByRole('region', { name: 'Result' })).toBeVisible();
  await ann.reload();
  await expect(ann.getByText('The tournament is over.')).toBeVisible();
  const rows = ann.getByRole('row');
  await expect(rows.nth(1)).toContainText('Ann of the cup');
  await expect(rows.nth(2)).toContainText('Bob of the cup');
  for (const page of [ann, bob]) await page.context().close();
});
