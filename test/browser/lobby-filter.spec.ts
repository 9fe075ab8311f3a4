/** Looking for tables in the lobby; what one looks for stands in the address. */
import { expect, test } from './support/fixtures.ts';

test('the lobby looks for tables, keeps that in its address, and helps where nothing fits', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const clock = { kind: 'move', seconds: 86_400, late: 'loss' };
    const body = JSON.stringify({ game: 'annihilation', clock, name: 'Somebody slow' });
    await fetch('/api/tables', { method: 'POST', headers, body });
  });
  const list = page.locator('.list-box', { has: page.getByText('Tables in play') });
  await list.getByText('Look for …').click();
  await list.getByLabel('Time').selectOption('over days');
  await list.getByLabel('Game').selectOption('Annihilation');
  await expect(page).toHaveURL(/\?game=annihilation&speed=days$/);
  await expect(list.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await list.getByLabel('Time').selectOption('one sitting');
  await expect(list.getByText('No table fits')).toBeVisible();
  await page.reload();
  await expect(list.getByText('No table fits')).toBeVisible();
  await list.getByRole('button', { name: 'Look for everything' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(list.getByRole('button', { name: /^Play / }).first()).toBeVisible();
});
