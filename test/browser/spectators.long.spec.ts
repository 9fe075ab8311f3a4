/** Watching a game with secrets in the view of a side, with a delay. */
import { expect, skipGreeting, test } from './support/fixtures.ts';
import { openForm, openOptions } from './support/lobby.ts';
import { keepPicture } from './support/screenshot.ts';

test('a player learns of delayed spectators, and a spectator sees only as far as the delay allows', async ({
  page,
}) => {
  const seats = { red: 'me', blue: 'bot:random' };
  const data = { game: 'chitin', scenario: 'small', seats, watch: 6 };
  const made = await (await page.request.post('/api/tables', { data })).json();
  await page.goto(`/t/${made.table}`);
  await page.getByRole('tab', { name: 'Log' }).click();
  const eyes = page.getByLabel('View as');
  const looked = page.waitForResponse(/views\/0\?as=red/);
  await eyes.selectOption({ label: 'Red Hive' });
  expect((await looked).status()).toBe(200);
  const count = page.locator('.scrubber output');
  await expect(count).toHaveText(/^0\//);
  // Keys do not lead beyond the delay either.
  await page.keyboard.press('.');
  await expect(count).toHaveText(/^0\//);
  await eyes.selectOption({ label: 'spectator, live' });
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    'current position',
  );
  await page.goto(`/t/${made.table}#seat=${made.seats.red}`);
  await expect(page.getByText('see each side’s view, delayed by 6 turns').first()).toBeVisible();
});

test('a spectator of a game with secrets learns that they watch, which things are hidden, and how to see more', async ({
  page,
  browser,
  server,
}) => {
  // Dice are rolled, and a decision is requested, once a player has joined.
  const sitter = await browser.newPage({ baseURL: server.address, locale: 'en' });
  await skipGreeting(sitter);
  const open = async (watch?: number) => {
    const seats = { red: 'me', blue: 'bot:random' };
    const data = { game: 'chitin', scenario: 'small', seats, ...(watch && { watch }) };
    const made = await (await page.request.post('/api/tables', { data })).json();
    await sitter.goto(`/t/${made.table}#seat=${made.seats.red}`);
    await sitter.locator('.prompt.mine').waitFor();
    await page.goto(`/t/${made.table}`);
  };
  const prompt = page.getByRole('region', { name: 'Decision' });
  const card = page.getByRole('status').filter({ hasText: 'only public information' });
  const choose = card.getByRole('button', { name: 'Choose a view' });

  await open();
  await expect(prompt).toContainText('You are watching. Red Hive: ');
  await expect(card).toContainText('You are watching.');
  await expect(card).toContainText('spectators see only public information');
  await expect(card).toContainText('When the game is over, everything is revealed');
  await expect(choose).toHaveCount(0);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toHaveCount(0);
  // The text stays beside the seats.
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('spectators see only public information');

  await page.setViewportSize({ width: 360, height: 740 });
  await open(6);
  await expect(card).toContainText('you can see each side’s view, delayed by 6 turns');
  const line = page.locator('.prompt-line');
  await expect(line).toContainText('You are watching.');
  const cut = await prompt.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(cut).toBe(0);
  await choose.click();
  await expect(page.getByLabel('View as')).toBeFocused();
  await expect(card).toHaveCount(0);

  // Players at a table are not its spectators.
  await expect(sitter.locator('.prompt.mine')).not.toContainText('You are watching');
  await expect(
    sitter.getByRole('status').filter({ hasText: 'only public information' }),
  ).toHaveCount(0);
  await sitter.close();
});

test('a game without secrets hides nothing from spectators, and says only that they watch', async ({
  page,
}) => {
  const data = {
    game: 'annihilation',
    scenario: 'learning',
    seats: { white: 'open', black: 'open' },
  };
  const made = await (await page.request.post('/api/tables', { data })).json();
  await page.goto(`/t/${made.table}`);
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
    'You are watching. White: place a particle',
  );
  await expect(page.getByRole('status').filter({ hasText: 'hidden' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('You are watching.');
  await expect(page.getByRole('tabpanel')).not.toContainText('hidden');
});

test('the form asks what spectators may see only if the game has secrets', async ({ page }) => {
  const open = async (game: string) => {
    await page.goto('/');
    await openOptions(await openForm(page, game));
  };
  const form = page.getByRole('dialog');
  const asked = form.getByLabel('Spectators see');
  await open('Chitin: I – The Harvest Wars');
  for (const [scenario, count] of [
    ['Learning', 0],
    ['Small', 1],
    ['Armageddon', 0],
  ] as const) {
    await form.getByRole('radio', { name: new RegExp(`^${scenario}`) }).check();
    await expect(asked).toHaveCount(count);
  }
  await open('Armageddon');
  await expect(asked).toBeVisible();
  await open('Annihilation');
  await expect(form.getByRole('radio').first()).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('in the list of games, a spectator chooses a view, which opens with the delay of the table', async ({
  page,
}) => {
  const open = async (watch?: number) => {
    const data = { game: 'chitin', scenario: 'small', seats: { red: 'me', blue: 'me' } };
    const answer = await page.request.post('/api/tables', {
      data: { ...data, ...(watch && { watch }) },
    });
    return (await answer.json()).table as string;
  };
  const [late, live] = [await open(6), await open()];
  await page.goto('/watch');
  const lineOf = (table: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`a[href^="/t/${table}"]`) });
  // Only a table that shows the views of its sides lets a spectator choose one.
  await expect(lineOf(live)).toHaveCount(1);
  await expect(lineOf(live).getByRole('combobox')).toHaveCount(0);
  const views = lineOf(late).getByRole('combobox', { name: /^Choose a view: / });
  const link = lineOf(late).getByRole('link', { name: /^Watch/ });
  await expect(link).toHaveAttribute('href', `/t/${late}`);
  await views.selectOption({ label: 'View as Guest (Blue Hive), 6 turns behind' });
  await expect(link).toHaveAttribute('href', `/t/${late}#as=blue`);
  await keepPicture(page, 'watch-list');
  const asked = page.waitForResponse(/views\/\d+\?as=blue/);
  await link.click();
  expect((await asked).status()).toBe(200);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByLabel('View as')).toHaveValue('1');
});
