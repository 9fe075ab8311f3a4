/** The creator of a table gives away the other seat, keeps their own, or plays both. */
import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { createBot } from '../../src/bots/create-bot.ts';
import { verbOf } from '../../src/kernel/action.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { seededDice } from '../../src/table/dice/dice.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { Table } from '../../src/table/table.ts';
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { keepPicture } from './support/screenshot.ts';
import { openAnnihilation } from './support/games/opening.ts';
import { pickOnBoard } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';
import { openForm, openOptions } from './support/lobby.ts';

const game = 'Annihilation';
const scenario = 'Learning board';

test('the form asks for the ratings that may sit down only if there is an open seat', async ({
  page,
}) => {
  await page.goto('/');
  await openForm(page, game);
  await openOptions(page.getByRole('dialog'));
  const black = page.getByLabel('Black', { exact: true });
  const ratings = page.getByLabel('From', { exact: true });
  await expect(black).toBeVisible();
  await expect(ratings).toHaveCount(0);
  await black.selectOption({ label: 'Open seat' });
  await expect(ratings).toBeVisible();
  await black.selectOption({ label: 'Me' });
  await expect(ratings).toHaveCount(0);
});

test('the invitation is shown, the address opens no seat, and the guest gets the seat', async ({
  page,
  browser,
}) => {
  await openTable(page, { game, scenario, seats: { Black: 'Open seat' } });
  const card = page.getByRole('region', { name: 'Invitation' });
  const field = card.getByLabel('Link for Black');
  await expect(field).toBeInViewport();
  const link = await field.inputValue();
  expect(link).toContain('#seat=');
  expect(page.url()).not.toContain('seat');
  await page.getByRole('tab', { name: 'Table' }).click();
  const watching = await page.getByLabel('Link for spectators').inputValue();
  expect(watching).toBe(page.url());

  const guest = await (await browser.newContext()).newPage();
  await skipGreeting(guest);
  // The host's address opens no seat.
  await guest.goto(page.url());
  await expect(guest.locator('.prompt')).toBeVisible();
  await expect(guest.locator('.prompt.mine')).toHaveCount(0);
  await expect(guest.locator('[aria-label^="Choose "]')).toHaveCount(0);
  await expect(field).toBeVisible();
  await guest.goto(link);
  await expect(card).toBeHidden();
  await expect(page.getByLabel('Link for Black')).toHaveCount(0);
  await expect(guest).toHaveURL(watching);
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  // The guest keeps the seat after a reload.
  await guest.reload();
  await expect(guest.locator('.prompt.mine')).toBeVisible();
  await pickOnBoard(guest, 'Black’s 3');
  await guest.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  // A link that has been used opens no seat, and the page says what the visitor can do.
  const late = await (await browser.newContext()).newPage();
  await skipGreeting(late);
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('An invitation opens its seat only once.');
  await late.getByRole('main').getByRole('link', { name: 'Watch' }).click();
  await expect(late.locator('.prompt')).toBeVisible();
  await expect(late.locator('.prompt.mine')).toHaveCount(0);
  await late.context().close();
  await guest.context().close();
});

test('the invitation can be closed, and found again', async ({ page }) => {
  await openTable(page, { game, scenario, seats: { Black: 'Open seat' } });
  const card = page.getByRole('region', { name: 'Invitation' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await card.getByLabel('Link for Black').inputValue();
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByLabel('Link for Black')).toHaveValue(link);
});

for (const { width, colorScheme } of lastUnlessLong([
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const))
  test(`a link is shared or shown to a camera, and the guest is seen and named, ${width} wide`, async ({
    page,
    browser,
  }) => {
    await page.emulateMedia({ colorScheme });
    // The share sheet belongs to the system, so only the data passed to it can be checked.
    await page.addInitScript(() => {
      navigator.share = async (data) => void Object.assign(window, { shared: data });
    });
    await openTable(page, { game, scenario, seats: { Black: 'Open seat' } });
    await page.setViewportSize({ width, height: 800 });
    const card = page.getByRole('region', { name: 'Invitation' });
    const link = await card.getByLabel('Link for Black').inputValue();
    await expect(card.getByRole('listitem').filter({ hasText: 'Black' })).toContainText('free');
    await card.getByRole('button', { name: 'Share…' }).click();
    expect(await page.evaluate(() => (window as { shared?: unknown }).shared)).toMatchObject({
      text: 'Play Annihilation with me! This link takes you to your seat as Black.',
      url: link,
    });
    await card.getByRole('button', { name: 'Show QR code' }).click();
    const code = card.getByRole('img', { name: 'QR code: Link for Black' });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toBeInViewport({ ratio: 1 });
    await keepPicture(page, `invite-${width}`);
    expect(await readCode(page, code)).toBe(link);
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    for (const button of await card.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(32);

    const guest = await (await browser.newContext({ colorScheme })).newPage();
    await guest.setViewportSize({ width, height: 800 });
    await skipGreeting(guest);
    await guest.goto(link);
    await expect(page.locator('.notice')).toContainText('Guest has joined as Black.');
    await expect(card).toBeHidden();
    const ask = guest.getByRole('form', { name: 'Your name' });
    await ask.getByLabel('You are playing Black').fill('Ada');
    await keepPicture(guest, `invite-name-${width}`);
    await ask.getByRole('button', { name: 'Save' }).click();
    await expect(ask).toBeHidden();
    await page.getByRole('tab', { name: 'Table' }).click();
    await expect(page.getByRole('list', { name: 'Seats and players' })).toContainText('Ada');
    // The page asks only once: the name is kept, also for other tables.
    await guest.reload();
    await expect(guest.getByRole('region', { name: 'Decision' })).toBeVisible();
    await expect(ask).toBeHidden();
    await guest.context().close();
  });

/** Returns the text that a camera would read from the code on the screen. */
async function readCode(page: Page, code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  const seen = await page.evaluate(async (data) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]),
    );
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] };
  }, png);
  return decodeQR({ ...seen, data: Uint8Array.from(seen.data) });
}

test('one person can play both sides of an online table to the end', async ({ page }) => {
  await openTable(page, { game, scenario, seats: { White: 'Me', Black: 'Me' } });
  const acting = page.locator('.chip.acting');
  for (const side of ['White', 'Black']) {
    await expect(acting).toContainText(side);
    await page.locator('[aria-label^="Choose "]').last().click({ force: true });
    await page.getByRole('button', { name: /^Confirm/ }).click();
  }
  await expect(acting).toContainText('White');
  // A game between two greedy bots without its last decisions, which are typed.
  const { record, last } = greedyGame();
  const data = { record, seats: { white: 'me', black: 'me' } };
  const made = await (await page.request.post('/api/records', { data })).json();
  const mine = { ...made, game: 'annihilation', mine: ['white', 'black'], title: 'both', at: 0 };
  await page.evaluate(
    (t) => localStorage.setItem('countermarch.tables', JSON.stringify([t])),
    mine,
  );
  await page.goto(`/t/${made.table}`);
  await page.getByRole('tab', { name: 'Moves' }).click();
  for (const { side, text, isAsked } of last) {
    // While the previous decision is being sent, or the other side is to act, a typed one is for another position.
    await expect(acting).toContainText(side === 0 ? 'White' : 'Black');
    await expect(page.locator('.prompt-line')).not.toContainText('Sending');
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByText(/^0 of \d+ legal move/)).toHaveCount(0);
    await page.getByRole('searchbox').press('Enter');
    if (isAsked) await page.getByRole('button', { name: /^Confirm/ }).click();
  }
  expect(new Set(last.map(({ side }) => side)).size).toBe(2);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading')).toHaveText(/wins$|^A draw$/);
  await expect(result).not.toContainText('you have');
});

/** Returns a game without dice: its record without the last decisions, and those decisions as they are typed. */
function greedyGame() {
  const board = openAnnihilation('learning');
  const table = Table.create({ id: 'thought-out', game: board, dice: seededDice(1) });
  const bot = createBot('greedy', 1);
  const played = [];
  while (!table.outcome) {
    const side = table.actor;
    const record = formatRecord(table.record({ withSeed: true }));
    const action = bot.choose(board, table.stateFor(side), side);
    const text = formatAction(board, action);
    if (!table.act(side, table.seq, [text]).ok) throw new Error(`${text} was refused`);
    // A plain button that ends a turn needs no confirmation.
    const isPlain = board.verbs.list[verbOf(action)]?.noun === 'none';
    played.push({ record, side, text, isAsked: table.actor !== side && !isPlain });
  }
  const last = played.slice(-6);
  return { record: last[0]?.record ?? '', last };
}
