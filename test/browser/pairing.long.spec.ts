/** Quick pairing: terms, waiting, and the seat at the table. */
import type { Page } from '@playwright/test';
import { expectCleanInBoth } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { answerLobby } from './support/lobby-answers.ts';

type Status = Record<string, unknown>;

/** A server that lets players wait; `status` is its answer to the next poll. */
async function answerPairing(page: Page, seconds = 0) {
  const server = {
    status: { state: 'waiting', since: Date.now() - 1000 * seconds, others: 1 } as Status,
    asked: [] as unknown[],
    cancelled: 0,
    polls: 0,
    isGone: false,
  };
  await page.route('**/api/pairing', (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      server.asked.push(request.postDataJSON());
      return route.fulfill({ status: 201, json: { id: 'secret', status: server.status } });
    }
    expect(request.headers()['authorization']).toBe('Bearer secret');
    if (request.method() === 'DELETE') {
      server.cancelled += 1;
      return route.fulfill({ status: 204 });
    }
    server.polls += 1;
    if (server.isGone) return route.fulfill({ status: 404, json: { reason: 'unknown' } });
    return route.fulfill({ json: server.status });
  });
  return server;
}

async function openLobby(page: Page): Promise<void> {
  await answerLobby(page, 'out');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Quick pairing' })).toBeVisible();
}

const card = (page: Page) => page.getByRole('region', { name: 'Looking for an opponent' });
const form = (page: Page) => page.getByRole('form', { name: 'Quick pairing' });

/** Seats that the browser has stored. */
const ownSeats = (page: Page) =>
  page.evaluate(() => {
    const tables = JSON.parse(localStorage.getItem('countermarch.tables') ?? '[]');
    return tables.map(({ mine, seats }: Record<string, unknown>) => ({ mine, seats }));
  });

async function find(page: Page): Promise<void> {
  await form(page).getByLabel('Game and scenario').selectOption('annihilation/learning');
  await form(page).getByLabel('Side', { exact: true }).selectOption('Black');
  await form(page).getByRole('radio', { name: '30 minutes + 20 seconds per turn' }).check();
  await form(page)
    .getByRole('button', { name: /Find opponent|Wait for opponent/ })
    .click();
  await expect(card(page)).toBeVisible();
}

test('the terms are sent, and the player keeps waiting, even after a reload', async ({ page }) => {
  const server = await answerPairing(page, 40);
  await openLobby(page);
  // The form offers only scenarios for two.
  await expect(form(page).locator('option[value^="armageddon/"]')).not.toHaveCount(0);
  await expect(form(page).locator('option[value="armageddon/four"]')).toHaveCount(0);
  await find(page);
  expect(server.asked).toEqual([
    {
      ...{ game: 'annihilation', scenario: 'learning', side: 'black', rated: false },
      clock: { kind: 'bank', seconds: 1800, increment: 20 },
    },
  ]);
  await expect(card(page)).toContainText('Annihilation, Learning board');
  await expect(card(page)).toContainText('30 minutes + 20 seconds per turn, casual, Black');
  await expect(card(page).getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  const before = await card(page).getByRole('timer').innerText();
  await expect(card(page).getByRole('timer')).not.toHaveText(before);
  await expect.poll(() => server.polls).toBeGreaterThan(1);
  await expectCleanInBoth(page);
  await page.reload();
  await expect(card(page)).toBeVisible();
  // Another screen keeps waiting too.
  await page.getByRole('link', { name: 'Tournaments' }).first().click();
  const polls = server.polls;
  await expect.poll(() => server.polls).toBeGreaterThan(polls);
  await page.goBack();
  await card(page).getByRole('button', { name: 'Edit request' }).click();
  await expect(form(page).getByLabel('Side', { exact: true })).toHaveValue('black');
  await expect.poll(() => server.cancelled).toBe(1);
  await page.reload();
  await expect(form(page)).toBeVisible();
});

test('a player who gets a seat is notified, and sits at the table', async ({ page }) => {
  const server = await answerPairing(page);
  await openLobby(page);
  await find(page);
  const created = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const seats = { white: 'bot:3', black: 'me' };
    const body = JSON.stringify({ game: 'annihilation', scenario: 'learning', seats });
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return (await answer.json()) as { table: string; seats: { black: string } };
  });
  const token = created.seats.black;
  server.status = { state: 'seated', table: created.table, side: 'black', token };
  await expect(page).toHaveURL(new RegExp(`/t/${created.table}$`));
  // The player is in their own seat, whose secret is not in the address.
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  expect(await ownSeats(page)).toEqual([{ mine: ['black'], seats: { black: token } }]);
  await page.goto('/');
  await expect(form(page)).toBeVisible();
});

test('after a minute, a bot is offered, and a game against it ends the wait', async ({ page }) => {
  const server = await answerPairing(page, 70);
  await openLobby(page);
  await find(page);
  await expect(card(page)).toContainText('Keep waiting');
  await card(page).getByRole('button', { name: 'Play the Steady bot' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  expect(await ownSeats(page)).toMatchObject([{ mine: ['black'] }]);
  expect(server.cancelled).toBe(1);
});

test('an expired request is reported, and the terms are still filled in', async ({ page }) => {
  const server = await answerPairing(page);
  await openLobby(page);
  await find(page);
  server.isGone = true;
  await expect(page.getByRole('alert')).toContainText('Your request has expired');
  await expect(form(page).getByLabel('Game and scenario')).toHaveValue('annihilation/learning');
});

test('a rated game asks the player to sign in', async ({ page }) => {
  const server = await answerPairing(page);
  await openLobby(page);
  await form(page).getByRole('radio', { name: 'Rated' }).check();
  await expect(form(page)).toContainText('Rated games need an account.');
  await form(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/account#next=/);
  expect(server.asked).toEqual([]);
});

test('the server seats two players with matching terms at one table', async ({ page, browser }) => {
  await page.goto('/');
  await find(page);
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en' });
  const second = await other.newPage();
  await second.goto('/');
  await form(second).getByLabel('Game and scenario').selectOption('annihilation/learning');
  await form(second).getByRole('radio', { name: '30 minutes + 20 seconds per turn' }).check();
  await form(second)
    .getByRole('button', { name: /Find opponent|Wait for opponent/ })
    .click();
  await expect(second).toHaveURL(/\/t\/\w+$/);
  await expect(page).toHaveURL(second.url());
  // The first player asked for Black, so the second has White, and is to move.
  await expect(second.locator('.prompt.mine')).toBeVisible();
  await expect(page.locator('.prompt:not(.mine)')).toContainText('Waiting for White');
  expect(await ownSeats(page)).toMatchObject([{ mine: ['black'] }]);
  await other.close();
});
