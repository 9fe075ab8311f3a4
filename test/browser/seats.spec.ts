/** Seats that change hands: a bot replaces a person, a person replaces a bot. */
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { openTab } from './support/at-table.ts';
import { pickOnBoard } from './support/play.ts';
import { openForm, openOptions } from './support/lobby.ts';

test('a bot plays for a player until they are back; the log says so', async ({ page }) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    // The other seat stays open: two bots would finish the game before the player is back.
    seats: { Black: 'Open seat' },
  });
  await page.getByRole('tab', { name: 'Table' }).click();
  // Each seat is set apart from the next, with all its actions.
  const seats = page.getByRole('list', { name: 'Seats and players' }).getByRole('listitem');
  const [first, second] = [await seats.first().boundingBox(), await seats.nth(1).boundingBox()];
  expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeGreaterThanOrEqual(12);
  await page.getByLabel('Bot level for my seat').selectOption({ label: 'Greedy' });
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.getByRole('list', { name: 'Seats and players' })).toContainText(
    'bot (Greedy) in place of you',
  );
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(page.getByRole('list', { name: 'Seats and players' })).not.toContainText(
    'in place of you',
  );
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('A substitute bot (Greedy) is now playing White.');
  await expect(log).toContainText('White is back.');
});

test('the host takes over the computer’s seat, plays both, and gives it back', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Bot: Random' },
  });
  const spectator = await (await browser.newContext()).newPage();
  await spectator.goto(page.url());
  const log = spectator.getByRole('list', { name: 'Log' });
  const acting = page.locator('.chip.acting');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(log).toContainText('A player has taken over Black from the bot.');
  for (const [side, particle] of [
    ['White', '3'],
    ['Black', '3'],
  ] as const) {
    await expect(acting).toContainText(side);
    await pickOnBoard(page, `${side}’s ${particle}`);
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(log).toContainText(`${side}’s ${particle}`);
  }
  await expect(acting).toContainText('White');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Give the seat back to the bot' }).click();
  await expect(log).toContainText('A bot is playing Black again.');
  // The host still has the other seat.
  await expect(page.getByText('You are watching.')).toBeHidden();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.locator('.chips')).toContainText('you, in place of a bot');
  await spectator.context().close();
});

test('a table without hints has no button for them; one with hints draws the best move', async ({
  page,
}) => {
  await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  await expect(hint).toContainText(/about \d+ in 100|the only sensible move/);
  await expect(hint.getByRole('button', { name: /^Open rule/ })).toBeVisible();
  await expect(page.locator('.b-areas path').first()).toBeAttached();
  const advice = await hint.getByRole('listitem').first().getByRole('button').innerText();
  await hint.getByRole('listitem').first().getByRole('button').click();
  await expect(hint).toBeHidden();
  expect(advice).not.toBe('');
  await page.goto('/');
  await openForm(page, 'Annihilator');
  await openOptions(page.getByRole('dialog'));
  await page.getByRole('checkbox', { name: /ask the engine for hints/ }).uncheck();
  await page.getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('where several people play, the table shows everyone whether hints are on', async ({
  page,
  browser,
}) => {
  for (const [areOn, told] of [
    [false, 'Hints are off in this game.'],
    [true, 'Hints are on: every player can ask the engine for help.'],
  ] as const) {
    await page.goto('/');
    const form = await openForm(page, 'Annihilation');
    await form.getByLabel('Black', { exact: true }).selectOption({ label: 'Open seat' });
    await openOptions(form);
    const hints = form.getByRole('checkbox', { name: /ask the engine for hints/ });
    // Between people, hints are off unless the creator turns them on.
    await expect(hints).not.toBeChecked();
    if (areOn) await hints.check();
    await form.getByRole('button', { name: 'Create game', exact: true }).click();
    const link = await page.getByLabel('Link for Black').inputValue();
    const guest = await (await browser.newContext({ locale: 'en' })).newPage();
    await skipGreeting(guest);
    await guest.goto(link);
    for (const one of [page, guest]) {
      await openTab(one, 'Table');
      await expect(one.getByRole('tabpanel')).toContainText(told);
    }
    await guest.context().close();
  }
});

test('only opponents can hand their seat to a bot, and they join the rematch', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  const link = await page.getByLabel('Link for Black').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await skipGreeting(guest);
  await guest.goto(link);
  await expect(page.getByRole('region', { name: 'Invitation' })).toBeHidden();
  await page.getByRole('tab', { name: 'Table' }).click();
  const dialog = page.getByRole('dialog');
  const stands = page.locator('.chips');
  await expect(page.getByRole('button', { name: 'Let a bot play this seat' })).toBeHidden();
  await guest.getByRole('tab', { name: 'Table' }).click();
  await guest.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(stands).toContainText('bot');
  const notice = guest.getByRole('status').filter({ hasText: 'is playing Black for you' });
  await expect(notice).toBeInViewport();
  await notice.getByRole('button', { name: 'Take back my seat' }).click();
  await expect(notice).toBeHidden();
  await expect(stands).not.toContainText('bot');

  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog.getByRole('button', { name: 'Abort game' }).click();
  await guest.getByRole('button', { name: 'View board', exact: true }).click();
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(page).not.toHaveURL(before);
  await guest.getByRole('button', { name: 'Go to the rematch' }).click();
  await expect(guest).toHaveURL(page.url());
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(guest.locator('.prompt.mine')).toBeVisible();
  await guest.context().close();
});
