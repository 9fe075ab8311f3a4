/** Position files in the page: opened, refused with the field at fault, played on from. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { answersOn, waitForBoard } from './support/play.ts';

/** Returns the first example in the document about position files. */
const [, example = ''] =
  /^```json\n(.*?)^```/ms.exec(readFileSync('docs/positions.md', 'utf8')) ?? [];

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/replay');
  const file = { name: 'puzzle.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel(/choose one/).setInputFiles(file);
}

test('a position file is opened, and played on from against the computer', async ({ page }) => {
  await open(page, example);
  await waitForBoard(page);
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('This game starts from a custom position.');
  await expect(page.locator('.b-counter')).toHaveCount(JSON.parse(example).counters.length);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page
    .getByRole('button', { name: /^Continue as/ })
    .first()
    .click();
  await page.waitForURL(/\/t\//);
  await stopAnimation(page);
  await expect(answersOn(page).board.first()).toBeAttached();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(log).toContainText('This game starts from a custom position');
});

test('an impossible position is refused with the field at fault', async ({ page }) => {
  await open(page, example.replace('"at": "', '"at": "99'));
  await expect(page.getByRole('alert')).toContainText(/puzzle\.json: .*counters\[0\]\.at/);
});

test('a position with secrets asks whose view to show, and shows that view', async ({ page }) => {
  await open(page, readFileSync('test/fixtures/positions/armageddon-sortie.json', 'utf8'));
  await expect(page.getByRole('heading', { name: 'Choose a view' })).toBeVisible();
  await expect(page.locator('.b-counter')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^View as / })
    .first()
    .click();
  await waitForBoard(page);
  await expect(page.locator('.b-counter').first()).toBeVisible();
});
