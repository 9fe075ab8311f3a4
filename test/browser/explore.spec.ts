/**
 * The analysis board: a tree of variations beside a running game, of which the server and other players learn nothing.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectClean } from './support/axe.ts';
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';
import { downloadBy } from './support/download.ts';

const learning = { game: 'Annihilation', scenario: 'Learning board' };

const tree = (page: Page) => page.getByRole('navigation', { name: 'Variations' });
const explore = (page: Page) => page.getByRole('button', { name: 'Explore' });

/** Places a particle of a side, on the board of the game or of the analysis. */
async function place(page: Page, particle: string): Promise<void> {
  await pickOnBoard(page, particle);
  await page.keyboard.press('Enter');
}

/** Returns everything that the page requests from now on. */
function spyOn(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  return sent;
}

/**
 * Opens the analysis board, and returns everything that the page requests from the click on. Until the board is there,
 * the table's button for other games that wait may still ask for them, as it does every 30 seconds.
 */
async function exploreAndSpy(page: Page): Promise<string[]> {
  const sent: string[] = [];
  let isOpen = false;
  page.on('request', (request) => {
    const url = request.url();
    if (isOpen || !url.includes('/api/tables?ids=')) sent.push(url);
  });
  await explore(page).click();
  await expect(page.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true');
  isOpen = true;
  return sent;
}

/** Returns the frames of all sockets of a page, from their opening on. */
function spyOnFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = String(payload);
      if (!/"type":"(?:ping|activity)"/.test(text)) frames.push(text);
    }),
  );
  return frames;
}

test('exploring a running game sends nothing, and the tree survives its moves, a reload and the end', async ({
  page,
  browser,
}) => {
  const frames = spyOnFrames(page);
  await openTable(page, { ...learning, seats: { Black: 'Open seat' } });
  const context = await browser.newContext();
  await skipGreeting(context);
  const guest = await context.newPage();
  await guest.goto(await page.getByLabel('Link for Black').inputValue());
  await expect(guest.locator('.board-host')).toBeVisible();

  const before = frames.length;
  const sent = await exploreAndSpy(page);
  // Both sides are played here.
  await place(page, 'White’s 3');
  await place(page, 'Black’s 3');
  const nodes = tree(page).locator('.explore-node');
  await expect(nodes).toHaveCount(3);
  // Another second move: a branch.
  await nodes.nth(1).click();
  await place(page, 'Black’s 2');
  await expect(tree(page).locator('.explore-branch')).toHaveCount(1);
  await page.screenshot({ path: 'test-results/explore-1440.png' });
  await page.getByText('This move').click();
  await page.getByLabel('Mark').selectOption('?!');
  await expect(page.locator('.b-shapes text')).toHaveText('?!');
  // The board has a ring, and the two branches are side by side.
  await page.getByRole('button', { name: 'Ring', exact: true }).click();
  await page.locator('.b-hits [data-node]').first().click({ force: true });
  await expect(page.locator('.b-shapes circle')).toHaveCount(3);
  await page.getByRole('button', { name: 'Ring', exact: true }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('dialog', { name: 'Compare two positions' });
  await expect(compared.locator('.explore-picture svg')).toHaveCount(2);
  await expect(compared.getByRole('row')).toHaveCount(3);
  await page.screenshot({ path: 'test-results/explore-compare.png' });
  await compared.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Name').fill('The other way');
  await page.getByLabel('Comment').fill('Too slow');
  await page.getByLabel('Comment').blur();
  await expect(tree(page)).toContainText('Too slow');
  await expectClean(page, { part: '.side' });
  expect(sent).toEqual([]);
  expect(frames.slice(before)).toEqual([]);

  // “Play this” sends the first move of the branch, and nothing else.
  await page.getByRole('button', { name: 'Play this branch' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('is placed');
  expect(frames.slice(before)).toHaveLength(1);
  await explore(page).click();
  await expect(nodes).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption('Start');
  await expect(tree(page)).toContainText('The other way');

  // When the other side moves, the tree stays, and the bar reports the move.
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption('After move 1');
  await place(page, 'Black’s 3');
  await place(guest, 'Black’s 2');
  const bar = page.getByRole('region', { name: 'Analysis board' });
  await expect(bar.getByRole('status')).toHaveText('Black has moved.');
  await expect(nodes).toHaveCount(2);
  await bar.getByRole('button', { name: 'Explore from there' }).click();
  await expect(nodes).toHaveCount(1);

  await page.reload();
  await explore(page).click();
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption('Start');
  await expect(tree(page)).toContainText('The other way');
  await expect(nodes).toHaveCount(4);
  await context.close();
});

test('branches of both sides become conditional moves, which are then played', async ({
  page,
  browser,
}) => {
  await openTable(page, { ...learning, seats: { Black: 'Open seat' } });
  const context = await browser.newContext();
  await skipGreeting(context);
  const guest = await context.newPage();
  await guest.goto(await page.getByLabel('Link for Black').inputValue());
  await explore(guest).click();
  const back = guest.getByRole('button', { name: 'Back to the game' });
  await place(guest, 'White’s 3');
  await place(guest, 'Black’s 3');
  await expect(tree(guest).locator('.explore-node')).toHaveCount(3);
  await guest.getByRole('button', { name: 'Make conditional' }).click();
  await expect(guest.getByText('Conditional moves saved: 2.')).toBeVisible();
  await back.click();

  // On the player's own turn, the first move is played, the other side answers by its own conditional move, and the
  // rest follows.
  await explore(page).click();
  await place(page, 'White’s 3');
  await place(page, 'Black’s 3');
  await place(page, 'White’s 2');
  await place(page, '2a');
  await page.getByRole('button', { name: 'Play and make conditional' }).click();
  await expect(page.getByText('Conditional moves saved: 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('Black’s 3 is placed');
  await expect(log).toContainText('White’s 2 is placed');
  await context.close();
});

test('the engine shows its best lines with their error and sends nothing, and a line is added', async ({
  page,
}) => {
  const loaded = spyOn(page);
  await openTable(page, { ...learning, seats: { Black: 'Bot: Beginner' } });
  // The engine is loaded with the table, even if no one explores.
  await expect.poll(() => page.workers().length).toBe(1);
  let before = 0;
  const isQuiet = () => {
    const known = before;
    before = loaded.length;
    return known === before;
  };
  await expect.poll(isQuiet, { intervals: [1500] }).toBe(true);
  const sent = await exploreAndSpy(page);
  const lines = page.getByRole('region', { name: 'Best lines' });
  await lines.getByRole('spinbutton', { name: 'Number of lines' }).fill('4');
  await lines.getByRole('button', { name: 'Show' }).click();
  await expect(lines.getByRole('listitem')).toHaveCount(4);
  await expect(lines.getByRole('listitem').first()).toContainText(/\d+%\s*±\d/);
  await page.screenshot({ path: 'test-results/explore-lines.png' });
  await lines.getByRole('button', { name: 'Add to the variations' }).first().click();
  await expect(tree(page).locator('.explore-node').nth(1)).toBeVisible();
  await expect(tree(page)).toContainText(/Engine, level 4: \d+% ±\d+ after \d+ playouts?\./);
  // Selecting another node starts another search.
  await tree(page).locator('.explore-node').nth(1).click();
  await expect(lines.getByRole('listitem')).toHaveCount(4);
  await lines.getByRole('button', { name: 'Stop' }).click();
  await expect(lines.getByRole('listitem')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('the board opens only once its files are loaded, so a fast click is followed by no request', async ({
  page,
}) => {
  // The files of the worker arrive late.
  await page.route(/worker[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await openTable(page, { ...learning, seats: { Black: 'Bot: Beginner' } });
  await explore(page).click();
  const sent = spyOn(page);
  await expect(page.getByRole('region', { name: 'Best lines' })).toBeVisible();
  await place(page, 'White’s 3');
  // A worker that loads late would request the rules of the game now.
  await page.waitForTimeout(4000);
  expect(sent).toEqual([]);
});

test('a set-up is explored without a table; the study is saved, opened again, and a node is a picture', async ({
  page,
}) => {
  await page.goto('/local/annihilation');
  await page.getByRole('radio', { name: 'Learning board' }).check();
  await page.getByRole('button', { name: 'Explore this set-up' }).click();
  await place(page, 'White’s 3');
  await place(page, 'Black’s 3');
  await page.getByText('This move').click();
  await page.getByLabel('Name').fill('The hill');
  await page.getByLabel('Name').blur();
  await page.getByText('Files and pictures').click();
  const study = await downloadBy(page, page.getByRole('button', { name: 'Save file' }));
  const picture = await downloadBy(page, page.getByRole('button', { name: 'Picture (PNG)' }));
  const png = await readFile(await picture.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(5000);

  const text = await readFile(await study.path(), 'utf8');
  await page.getByRole('button', { name: 'Save as a study' }).click();
  const link = page.getByRole('link', { name: 'Open study' });
  await link.scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'test-results/explore-saved.png' });
  await link.click();
  await expect(page).toHaveURL(/\/study\/[^-]+$/);
  await expect(tree(page)).toContainText('The hill');
  await expect(tree(page).locator('.explore-node')).toHaveCount(3);
  // The way back: the chapter on an analysis board of its own.
  await page.getByText('Share and settings').click();
  await page.getByRole('button', { name: 'Explore this chapter' }).click();
  await expect(page.getByRole('region', { name: 'Analysis board' })).toBeVisible();
  await expect(tree(page)).toContainText('The hill');
  await page.goto('/replay');
  const file = { name: 'study.cms', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(tree(page)).toContainText('The hill');
  await expect(tree(page).locator('.explore-node')).toHaveCount(3);
});

test('without a network, a running local game is explored and its tree becomes a study of the browser', async ({
  page,
}) => {
  await page.goto('/local/annihilation');
  await page.getByRole('radio', { name: 'Learning board' }).check();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(explore(page)).toBeEnabled();
  await page.route(/\/api\//, (route) => route.abort('internetdisconnected'));
  await explore(page).click();
  await expect(tree(page)).toBeVisible();
  await place(page, 'White’s 3');
  await place(page, 'Black’s 3');
  const nodes = tree(page).locator('.explore-node');
  await expect(nodes).toHaveCount(3);
  await expect(page.locator('.explore-value')).toContainText(/White \d+%/);
  await page.getByText('Files and pictures').click();
  await page.getByRole('button', { name: 'Save as a study' }).click();
  await expect(page.getByText('The study is saved in this browser.')).toBeVisible();
  await page.getByRole('link', { name: 'Open study' }).click();
  await expect(nodes).toHaveCount(3);
});

test('on a phone, the panel of moves leads to the analysis board while choices are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/local/slammers');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('button', { name: 'Auto-place the rest' })).toBeVisible();
  await expect(explore(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await explore(page).click();
  await expect(page.getByRole('region', { name: 'Analysis board' })).toBeVisible();
  await expect(tree(page)).toBeVisible();
});
