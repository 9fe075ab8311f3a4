/** Screenshots of all screens other than tables, for visual review. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { resign } from './support/at-table.ts';
import { expect, openTable, skipGreeting, stopAnimation } from './support/fixtures.ts';
import { screen } from './support/screens.ts';
import { TestServer } from './support/server.ts';
import { signIn } from './support/signed-in.ts';
import { openForm, playNow } from './support/lobby.ts';

async function openGameForm(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await openForm(page, game);
}

/** Ends the user's tournaments: only a few may be unfinished, and each screen here is opened three times. */
async function endTournaments(page: Page): Promise<void> {
  const all: { id: string; state: string }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  const open = all.filter(({ state }) => state !== 'over');
  // Tournaments of other hosts stay.
  for (const { id } of open) await page.request.post(`/api/tournaments/${id}/end`);
}

/** Opens the page of a tournament created through its form. */
async function makeTournament(page: Page, name: string): Promise<void> {
  await page.goto('/tournaments');
  await page.getByRole('button', { name: 'Create tournament' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Game', { exact: true }).selectOption('Annihilation');
  await form.getByRole('radio', { name: 'Learning board' }).check();
  await form.getByRole('button', { name: 'Create tournament' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** A player with a browser of their own. */
async function enter(page: Page, server: TestServer, name: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ baseURL: server.address, locale: 'en' });
  const other = await context.newPage();
  await skipGreeting(other);
  await signIn(other, server, name);
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByText('You’re in.')).toBeVisible();
  return other;
}

/** A tournament of four in the first of three rounds: the host plays, and one game has ended. */
async function beginTournament(page: Page, server: TestServer): Promise<void> {
  await signIn(page, server, 'Ann');
  await endTournaments(page);
  await makeTournament(page, 'Autumn cup');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const others = new Map<string, Page>();
  for (const name of ['Bob', 'Cleopatra Philopator the Wise', 'Dora'])
    others.set(name, await enter(page, server, name));
  await page.reload();
  await page.getByRole('button', { name: 'Start tournament' }).click();
  await expect(page.getByText('Round 1 of 3')).toBeVisible();
  const own = (await page.getByRole('heading', { name: /^Your game against/ }).textContent()) ?? '';
  const [other] = [...others].find(([name]) => !own.endsWith(name)) ?? [];
  const loser = others.get(other ?? '');
  if (!loser) throw new Error('nobody else plays');
  await loser.reload();
  await loser.getByRole('link', { name: 'Go to the table' }).click();
  await resign(loser);
  for (const one of others.values()) await one.context().close();
  await page.reload();
  await page.getByRole('table').waitFor();
}

/** Opens the page of moderators as a user whom the host has named, with past actions. */
async function moderate(page: Page, server: TestServer): Promise<void> {
  const name = 'Mo';
  await signIn(page, server, name);
  const host = (...args: string[]) =>
    execFileSync(process.execPath, [
      'bin/countermarch.js',
      'moderate',
      ...args,
      '--data',
      server.data,
    ]);
  host('appoint', name, '--reason', 'looks after us');
  host('mute', name, '--reason', 'only a trial');
  await open(page, '/moderate');
  await page.getByRole('combobox', { name: 'Action' }).waitFor();
}

async function openLobby(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').last().waitFor();
  // Pictures of boards are loaded as they scroll into view.
  for (const article of await page.getByRole('article').all()) {
    await article.scrollIntoViewIfNeeded();
    const picture = article.getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}

/** Opens an address and waits for its heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

screen('lobby-newcomer', openLobby, { isLong: true, isNewcomer: true });

screen(
  'lobby-my-tables',
  async (page) => {
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    await resign(page);
    await openTable(page, {
      game: 'Annihilator',
      scenario: 'Two ships',
      seats: { Annihilator: 'Open seat' },
    });
    await openLobby(page);
  },
  { isLong: true },
);

screen('set-up-chitin', (page) => openGameForm(page, 'Chitin: I – The Harvest Wars'));
screen('set-up-slammers', (page) => openGameForm(page, 'Hammer’s Slammers'));
screen('set-up-armageddon', (page) => openGameForm(page, 'Armageddon'));
screen('local', (page) => open(page, '/local/chitin'));

screen('account', (page) => open(page, '/account'), { isLong: true });
screen(
  'profile-own',
  async (page, server) => {
    await signIn(page, server, 'Ann');
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board', isRated: true });
    await resign(page);
    await page.goto('/account');
    await page.waitForLoadState('networkidle');
  },
  { isLong: true },
);

screen('tournaments-none', (page) => open(page, '/tournaments'), { isLong: true });
screen('tournament-new', async (page, server) => {
  await signIn(page, server, 'Ann');
  await page.goto('/tournaments');
  await page.getByRole('button', { name: 'Create tournament' }).click();
  await page.getByRole('dialog').waitFor();
});
screen(
  'tournament-open',
  async (page, server) => {
    await signIn(page, server, 'Ann');
    await endTournaments(page);
    await makeTournament(page, 'Winter cup');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await (await enter(page, server, 'Bob')).context().close();
    await page.reload();
    await page.getByRole('button', { name: 'Start tournament' }).waitFor();
  },
  { isLong: true },
);
screen('tournament-running', beginTournament, { isLong: true });
screen(
  'tournaments',
  async (page, server) => {
    await beginTournament(page, server);
    await makeTournament(page, 'Winter cup');
    await open(page, '/tournaments');
    await page.getByRole('link', { name: 'Winter cup' }).first().waitFor();
  },
  { isLong: true },
);
screen(
  'tournament-over',
  async (page, server) => {
    await beginTournament(page, server);
    await page.getByRole('button', { name: 'End tournament now' }).click();
    await page.getByRole('button', { name: /are you sure\?/ }).click();
    await page.getByText('The tournament is over.').waitFor();
  },
  { isLong: true },
);
screen('tournament-unknown', async (page) => {
  await open(page, '/tournaments/nosuch');
  await page.getByRole('alert').waitFor();
});
screen('moderate', moderate, { isLong: true });
screen(
  'moderate-refused',
  async (page, server) => {
    await moderate(page, server);
    await page.getByLabel('Name').fill('Nobody of that name');
    await page.getByLabel('Reason').fill('No reason');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alert').waitFor();
  },
  { isLong: true },
);
screen('moderate-stranger', async (page) => {
  await open(page, '/moderate');
  await page.getByRole('alert').waitFor();
});

screen('design', (page) => open(page, '/design/slammers'), { isLong: true });
screen('deck', (page) => open(page, '/design/armageddon'), { isLong: true });
screen('deck-gallery', async (page) => {
  await open(page, '/design/armageddon');
  await page.locator('.gallery-items').first().waitFor();
  await page
    .locator('.gallery-filters')
    .first()
    .evaluate((filters) => filters.scrollIntoView());
});
screen('rules', (page) => open(page, '/rules/chitin#7.02'));
screen('rules-figure', async (page) => {
  await open(page, '/rules/chitin#7.042');
  await page.locator('figure svg:visible').first().waitFor();
});
screen('replay', (page) => open(page, '/replay'));
screen('studies', (page) => open(page, '/studies'), { isLong: true });
screen('study', async (page) => {
  await open(page, '/study/example-slammers');
  await page.locator('.explore-node').first().waitFor();
});
screen('calendar', (page) => open(page, '/calendar'));
screen('unknown-table', (page) => open(page, '/t/nosuchtable'));
screen('unknown-page', (page) => open(page, '/nosuchpage/at/all'));
screen('settings', async (page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
});

screen('server-gone', async (page) => {
  const server = await new TestServer().start();
  await page.goto(server.address);
  await stopAnimation(page);
  await playNow(page, 'Annihilation');
  await expect(page.locator('.b-can').first()).toBeAttached();
  await server.stop();
  await expect(page.locator('.connection-state')).toBeVisible();
  await server.remove();
});
