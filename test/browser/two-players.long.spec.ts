/** Two players at a table on the server, each in a separate browser. */
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';

test('a move is taken back when the opponent agrees, and a draw ends the game', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  const guest = await (await browser.newContext()).newPage();
  await skipGreeting(guest);
  await guest.goto(await page.getByLabel('Link for Black').inputValue());
  await expect(page.getByRole('region', { name: 'Invitation' })).toBeHidden();
  for (const [who, side] of [
    [page, 'White'],
    [guest, 'Black'],
  ] as const) {
    await expect(who.locator('.prompt.mine')).toBeVisible();
    await pickOnBoard(who, `${side}’s 3`);
    await who.getByRole('button', { name: /^Confirm/ }).click();
  }
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Request takeback' }).click();
  const asked = guest.getByRole('status').filter({ hasText: 'White requests a takeback' });
  await expect(asked).toBeInViewport();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('Black accepts.');
  await expect(page.locator('.prompt.mine')).toBeVisible();

  await guest.getByRole('tab', { name: 'Table' }).click();
  await guest.getByRole('button', { name: 'Offer a draw' }).click();
  const offered = page.getByRole('status').filter({ hasText: 'Black offers a draw.' });
  await offered.getByRole('button', { name: 'Decline' }).click();
  await expect(offered).toBeHidden();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await guest.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('All sides agreed to a draw.').first()).toBeVisible();
  await expect(guest.getByText('All sides agreed to a draw.').first()).toBeVisible();
  await guest.context().close();
});
