/** Conditional moves of a seat are played while its browser is closed, and no other player sees them. */
import { expectClean } from './support/axe.ts';
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';

test('conditional moves of an absent player are played; the others are reported on return', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await skipGreeting(context);
  const guest = await context.newPage();
  await guest.goto(await page.getByLabel('Link for Black').inputValue());
  await guest.getByRole('tab', { name: 'Table' }).click();
  await guest.locator('summary', { hasText: 'Conditional moves' }).click();
  // One reply to any move of White, and another reply to a move that White will not make.
  await guest.getByLabel('I play').selectOption({ index: 5 });
  await guest.getByRole('button', { name: 'Add' }).click();
  const lined = guest.locator('.away li');
  await expect(lined).toHaveCount(1);
  const ordered = (await lined.locator('span').textContent()) ?? '';
  await guest.getByLabel('If White plays').selectOption({ index: 1 });
  await guest.getByLabel('I play').selectOption({ index: 1 });
  await guest.getByRole('button', { name: 'Add' }).click();
  await expect(lined).toHaveCount(2);
  await expect(lined.last()).toContainText(
    /^If “Place White’s \w+” is played: Place Black’s \w+Remove$/,
  );
  // Each button that removes a line is beside it, however long the line; the buttons are in one column.
  const drops = lined.getByRole('button');
  const places = await drops.evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return { x, inLine: y < (one.previousElementSibling?.getBoundingClientRect().bottom ?? 0) };
    }),
  );
  expect(places.every(({ x, inLine }) => inLine && x === places[0]?.x)).toBe(true);
  await expectClean(guest, { part: '.panels' });
  await guest.close();

  // White sees nothing of the conditional moves, except that the reply comes at once.
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.locator('summary', { hasText: 'Conditional moves' }).click();
  await expect(page.getByText('It is your turn: make your move.')).toBeVisible();
  await expect(page.locator('.away li')).toHaveCount(0);
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Black');

  const back = await context.newPage();
  await back.goto(page.url());
  const told = back.getByRole('status').filter({ hasText: 'Cancelled conditional moves' });
  await expect(told).toContainText('The game took a different course.');
  expect(ordered).not.toBe('');
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
  await context.close();
});
