/** Seats that change hands: the computer for a person, a person for the computer. */
import { expect, openTable, test } from './support/fixtures.ts';
import { byMouse, chooser, pickOnBoard, playOn } from './support/play.ts';

test('the computer plays for a person until he is back; the log tells it', async ({ page }) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    // Nobody comes: two computers would be through with the game before he is back.
    seats: { Black: 'Somebody I send the link to' },
  });
  await page.getByRole('tab', { name: 'Table' }).click();
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

test('the host takes the computer’s seat over, plays it, and gives it back', async ({
  page,
  browser,
}) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'The computer: Random' },
  });
  const white = page.url();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page).not.toHaveURL(white);
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('Waiting for White');
  const black = page.url();
  const other = await (await browser.newContext()).newPage();
  await other.goto(white);
  await pickOnBoard(other, 'carrier w3');
  await other.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await pickOnBoard(page, 'carrier b3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  const log = other.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('Somebody plays Black in place of the computer.');
  await expect(log).toContainText('Black places b3');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Give it back to the computer' }).click();
  await expect(page.getByText('You are watching.')).toBeVisible();
  await expect(log).toContainText('The computer plays Black again.');
  // White ends a turn, and the computer answers.
  await playOn(other, { choose: chooser(2), give: byMouse(other), most: 20 }).catch(
    () => undefined,
  );
  await expect(log).toContainText(/plays Black again[\s\S]*Black (places|emits|shoots)/);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('You are watching.')).toBeHidden();
  expect(page.url().split('#')[0]).toBe(black.split('#')[0]);
  await other.context().close();
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
