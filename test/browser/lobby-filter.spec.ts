/** Filtering tables in the lobby; the filter is kept in the address. */
import { expect, test } from './support/fixtures.ts';

test('the lobby filters tables, keeps the filter in its address, and helps where nothing matches', async ({
  page,
}) => {
  // No other test has a table of this game with a clock.
  await page.goto('/');
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const clock = { kind: 'move', seconds: 86_400, late: 'loss' };
    const seats = { red: 'me' };
    const body = JSON.stringify({ game: 'armageddon', clock, seats, name: 'Somebody slow' });
    await fetch('/api/tables', { method: 'POST', headers, body });
  });
  const list = page.getByRole('region', { name: 'Open games' });
  await list.getByText('Filter').click();
  await list.getByLabel('Time control').selectOption('correspondence');
  await list.getByLabel('Game').selectOption('Armageddon');
  await expect(page).toHaveURL(/\?game=armageddon&speed=days$/);
  await expect(list.getByRole('button', { name: /^Join as / }).first()).toBeVisible();
  await list.getByLabel('Time control').selectOption('live');
  await expect(list.getByText('No games match')).toBeVisible();
  await page.reload();
  await expect(list.getByText('No games match')).toBeVisible();
  await list.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(list.getByRole('button', { name: /^Join as / }).first()).toBeVisible();
});
