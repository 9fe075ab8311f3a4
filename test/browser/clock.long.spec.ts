/** Tables with clocks. */
import type { Page } from '@playwright/test';
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { openTab } from './support/at-table.ts';
import { openForm } from './support/lobby.ts';

test('a clock is chosen with the table, is shown beside the seats, and pauses at night', async ({
  page,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
    clock: '1 day per turn',
  });
  // The clock is also in the bar, whichever panel is open.
  const seats = page.getByRole('list', { name: 'Seats', exact: true }).getByRole('listitem');
  await expect(seats).toContainText(['Time left: 1 d 0 h', 'Time left: 1 d 0 h']);
  await page.getByRole('tab', { name: 'Table' }).click();
  const clocks = page.getByRole('timer', { name: 'Time left' });
  await expect(clocks).toHaveText(['1 d 0 h', '1 d 0 h']);
  const players = page.getByRole('list', { name: 'Seats and players' });
  await page.getByRole('button', { name: 'Set sleeping hours' }).click();
  await page.getByLabel('Sleep from').fill('23:30');
  await page.getByLabel('Also at weekends').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(players).toContainText('Clock sleeps from 23:30 to 07:00 and at weekends');
  await page.getByRole('button', { name: 'Remove sleeping hours' }).click();
  await expect(players).not.toContainText('Clock sleeps');
  await page.getByRole('button', { name: 'Take a vacation day' }).click();
  await expect(page.getByRole('list', { name: 'Seats and players' })).toContainText('sleeping');
  await page.getByRole('button', { name: 'End vacation' }).click();
  await expect(page.getByRole('button', { name: 'Take a vacation day' })).toBeVisible();
});

test('all clocks stop when one player proposes a pause and the other accepts, and resume in the same way', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
    clock: '1 day per turn',
  });
  const link = await page.getByLabel('Link for Black').inputValue();
  const guest = await (await browser.newContext({ locale: 'en' })).newPage();
  await skipGreeting(guest);
  await guest.goto(link);
  await expect(guest.getByRole('region', { name: 'Decision' })).toBeVisible();
  for (const one of [page, guest]) await openTab(one, 'Table');
  const players = (one: Page) => one.getByRole('list', { name: 'Seats and players' });
  const answer = (name: string) =>
    guest.getByRole('status').getByRole('button', { name, exact: true }).click();

  await page.getByLabel('Length of the pause').selectOption({ label: '3 days' });
  await page.getByRole('button', { name: 'Propose a pause' }).click();
  // The proposal has no effect unless the other player accepts.
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  await expect(guest.getByRole('status').filter({ hasText: 'pausing' })).toContainText('3 days');
  await answer('Decline');
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeHidden();
  await expect(players(page)).not.toContainText('paused by agreement');

  await guest.getByRole('button', { name: 'Propose a pause' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Accept', exact: true }).click();
  for (const one of [page, guest]) {
    await expect(players(one).getByText('paused by agreement')).toHaveCount(2);
    await expect(one.getByRole('button', { name: 'Propose a pause' })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Propose ending the pause' }).click();
  await answer('Accept');
  for (const one of [page, guest]) {
    await expect(players(one)).not.toContainText('paused by agreement');
    await expect(one.getByRole('button', { name: 'Propose a pause' })).toBeVisible();
  }
  await guest.context().close();
});

test('the form asks what happens to players out of time only if there is a clock', async ({
  page,
}) => {
  await page.goto('/');
  await openForm(page, 'Annihilation');
  const late = page.locator('select[name="late"]');
  const clock = page.getByRole('dialog').getByLabel('Time control');
  await expect(clock).toBeVisible();
  await expect(late).toHaveCount(0);
  await clock.selectOption({ label: '3 days per turn' });
  await expect(late).toBeVisible();
  await clock.selectOption({ label: 'No clock' });
  await expect(late).toHaveCount(0);
});

for (const minutes of [10, -10])
  test(`a device whose clock is ${minutes} minutes off counts down by the server's`, async ({
    page,
  }) => {
    await page.addInitScript((wrong) => {
      const now = Date.now;
      Date.now = () => now() + wrong;
    }, minutes * 60_000);
    await openTable(page, {
      game: 'Annihilation',
      scenario: 'Learning board',
      seats: { Black: 'Open seat' },
      clock: '1 hour + 30 seconds per turn',
    });
    const seats = page.getByRole('list', { name: 'Seats', exact: true });
    await expect(seats).toContainText(/Time left: (1 h 00 min|59:\d\d)/);
    await page.goto('/');
    await expect(page.getByText(/now|[0-5]?\d seconds? ago/).first()).toBeVisible();
  });
