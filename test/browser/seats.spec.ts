/** Seats that change hands: the computer for a person, a person for the computer. */
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';

test('the computer plays for a person until he is back; the log tells it', async ({ page }) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    // Nobody comes: two computers would be through with the game before he is back.
    seats: { Black: 'Somebody I send the link to' },
  });
  await page.getByRole('tab', { name: 'Table' }).click();
  // Each seat stands apart from the next, with all that can be done about it.
  const seats = page.getByRole('list', { name: 'Seats and who' }).getByRole('listitem');
  const [first, second] = [await seats.first().boundingBox(), await seats.nth(1).boundingBox()];
  expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeGreaterThanOrEqual(12);
  await page.getByLabel('Which computer plays for me').selectOption({ label: 'Greedy' });
  await page.getByRole('button', { name: 'Let the computer play for me' }).click();
  await expect(page.getByRole('list', { name: 'Seats and who' })).toContainText(
    'computer, Greedy, for you',
  );
  await page.getByRole('button', { name: 'I am back' }).click();
  await expect(page.getByRole('list', { name: 'Seats and who' })).not.toContainText('for you');
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('The computer (Greedy) plays for White in the meantime.');
  await expect(log).toContainText('White is back.');
});

test('the host takes the computer’s seat over, plays both, and gives it back', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'The computer: Random' },
  });
  const onlooker = await (await browser.newContext()).newPage();
  await onlooker.goto(page.url());
  const log = onlooker.getByRole('list', { name: 'Log' });
  const acting = page.locator('.chip.acting');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(log).toContainText('Somebody plays Black in place of the computer.');
  for (const [side, particle] of [
    ['White', '3'],
    ['Black', '3'],
  ] as const) {
    await expect(acting).toContainText(side);
    await pickOnBoard(page, `${side}'s ${particle}`);
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(log).toContainText(`${side}'s ${particle}`);
  }
  await expect(acting).toContainText('White');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Give it back to the computer' }).click();
  await expect(log).toContainText('The computer plays Black again.');
  // The other seat is still one's own.
  await expect(page.getByText('You are watching.')).toBeHidden();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.locator('.chips')).toContainText('you, for the computer');
  await onlooker.context().close();
});

test('a table without hints has no button for them; one with hints draws the best', async ({
  page,
}) => {
  await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  await expect(hint).toContainText(/about \d+ in 100|nothing else is worth a thought/);
  await expect(hint.getByRole('button', { name: /^Rule/ })).toBeVisible();
  await expect(page.locator('.b-areas path').first()).toBeAttached();
  const advice = await hint.getByRole('listitem').first().getByRole('button').innerText();
  await hint.getByRole('listitem').first().getByRole('button').click();
  await expect(hint).toBeHidden();
  expect(advice).not.toBe('');
  await page.goto('/');
  const box = page.getByRole('article', { name: 'Annihilator', exact: true });
  await box.getByRole('button', { name: 'Set up a table' }).click();
  await page.getByRole('checkbox', { name: /what a strong computer would do/ }).uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('an opponent’s seat is his own, whether the computer plays it, and he is taken along to the next game', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Somebody I send the link to' },
  });
  const link = await page.getByLabel('Link to the seat of Black').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await skipGreeting(guest);
  await guest.goto(link);
  await expect(page.getByRole('region', { name: 'Invitation' })).toBeHidden();
  await page.getByRole('tab', { name: 'Table' }).click();
  const dialog = page.getByRole('dialog');
  const stands = page.locator('.chips');
  await expect(page.getByRole('button', { name: 'Let the computer play for them' })).toBeHidden();
  await guest.getByRole('tab', { name: 'Table' }).click();
  await guest.getByRole('button', { name: 'Let the computer play for me' }).click();
  await expect(stands).toContainText('computer');
  const notice = guest.getByRole('status').filter({ hasText: 'plays Black for you' });
  await expect(notice).toBeInViewport();
  await notice.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(notice).toBeHidden();
  await expect(stands).not.toContainText('computer');

  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await guest.getByRole('button', { name: 'Look at the board', exact: true }).click();
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  await guest.getByRole('button', { name: 'Go to the next game' }).click();
  await expect(guest).toHaveURL(page.url());
  await pickOnBoard(page, "White's 3");
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(guest.locator('.prompt.mine')).toBeVisible();
  await guest.context().close();
});
