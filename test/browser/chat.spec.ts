/** Chat at a table, and private notes. */
import type { Page } from '@playwright/test';
import { resign } from './support/at-table.ts';
import { expectClean } from './support/axe.ts';
import { boxOf } from './support/boxes.ts';
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';

test('a message is sent only once, however often and fast its button is pressed', async ({
  page,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  await page.keyboard.press('k');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Good luck!');
  await field.evaluate((input: HTMLInputElement) => {
    for (let i = 0; i < 3; i++) input.form?.requestSubmit();
  });
  await expect(field).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Chat messages' }).locator('p')).toHaveText([
    'Good luck!',
  ]);
});

test('two players chat: new messages are marked, one is muted, notes stay private; then they swap sides', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  const link = await page.getByLabel('Link for Black').inputValue();
  const guest = await (
    await browser.newContext({ viewport: { width: 360, height: 800 } })
  ).newPage();
  await skipGreeting(guest);
  await guest.goto(link);
  await page.keyboard.press('k');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Good luck!');
  await field.press('Enter');
  await expect(field).toHaveValue('');

  const tab = guest.getByRole('tab', { name: 'Chat' });
  await expect(tab).toContainText('1 unread');
  await tab.click();
  const heard = guest.getByRole('list', { name: 'Chat messages' });
  await expect(heard).toContainText('Good luck!');
  await expect(tab).not.toContainText('unread');
  const notes = guest.getByLabel('My notes');
  // Shortcut keys of the table type letters in this field.
  await notes.fill('');
  await notes.pressSequentially('kulr?');
  await expect(guest.getByText('Saved.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('tab', { name: 'Chat' })).not.toContainText('unread');
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await expect(notes).toHaveValue('kulr?');
  await expect(page.getByLabel('My notes')).toHaveValue('');

  await guest.getByText('Mute', { exact: true }).click();
  await guest.getByRole('checkbox', { name: /White/ }).check();
  await expect(heard).not.toContainText('Good luck!');
  for (const each of [page, guest]) await expectClean(each, { part: '.panels' });

  // A rematch with swapped sides: the opponent joins too.
  const seatOf = (each: Page, side: string) => each.locator('.chip', { hasText: side });
  await resign(page);
  await page.getByRole('button', { name: 'Rematch, swap sides' }).click();
  await expect(seatOf(page, 'Black')).toContainText('you');
  const end = guest.getByRole('region', { name: 'Result' });
  await expect(end).toContainText('with swapped sides');
  await end.getByRole('button', { name: 'Go to the rematch' }).click();
  await expect(seatOf(guest, 'White')).toContainText('you');
  await expect(end).toBeHidden();
  await guest.context().close();
});

test('a takeback request covers no pickable thing, even on a phone', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  const guest = await (await browser.newContext({ locale: 'en' })).newPage();
  await skipGreeting(guest);
  await guest.goto(await page.getByLabel('Link for Black').inputValue());
  await expect(page.getByRole('region', { name: 'Invitation' })).toBeHidden();
  for (const [each, side] of [
    [page, 'White'],
    [guest, 'Black'],
  ] as const) {
    await each.locator('.prompt.mine').waitFor();
    await pickOnBoard(each, `${side}’s 3`);
    await each.getByRole('button', { name: /^Confirm/ }).click();
  }
  await guest.getByRole('tab', { name: 'Table' }).click();
  await guest.getByRole('button', { name: 'Request takeback' }).click();
  const asked = page.getByRole('status').filter({ hasText: 'requests a takeback' });
  await expect(asked).toBeVisible();
  const [card, board] = [await boxOf(asked), await boxOf(page.locator('.b-window'))];
  expect(card.x >= board.right || card.y >= board.bottom).toBe(true);
  await guest.context().close();
});
