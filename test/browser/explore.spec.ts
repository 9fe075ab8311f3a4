/** The analysis board: a tree of variations beside a running game, which learns nothing of it. */
import type { Page } from '@playwright/test';
import { expectClean } from './support/axe.ts';
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';

const learning = { game: 'Annihilation', scenario: 'Learning board' };

const tree = (page: Page) => page.getByRole('navigation', { name: 'Variations' });
const explore = (page: Page) => page.getByRole('button', { name: 'Explore' });

/** Places a particle of a side, on the board of the game or of the analysis. */
async function place(page: Page, particle: string): Promise<void> {
  await pickOnBoard(page, particle);
  await page.keyboard.press('Enter');
}

/** Everything that the page sends from now on, but for heartbeats. */
function spyOn(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  return sent;
}

/** Frames of all sockets of a page, from their opening on. */
function spyOnFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = String(payload);
      if (!/"type":"(?:ping|look)"/.test(text)) frames.push(text);
    }),
  );
  return frames;
}

test('a running game is explored in silence, and the tree survives its moves, a reload and the end', async ({
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

  const sent = spyOn(page);
  const before = frames.length;
  await explore(page).click();
  await expect(page.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true');
  // Both sides are played here.
  await place(page, 'White’s 3');
  await place(page, 'Black’s 3');
  const nodes = tree(page).locator('.explore-node');
  await expect(nodes).toHaveCount(3);
  // Another second move: a branch.
  await nodes.nth(1).click();
  await place(page, 'Black’s 2');
  await expect(tree(page).getByRole('listitem')).toHaveCount(1);
  await page.screenshot({ path: 'test-results/explore-1440.png' });
  await page.getByText('This move').click();
  await page.getByLabel('Mark').selectOption('?!');
  await page.getByLabel('Name').fill('The other way');
  await page.getByLabel('Comment').fill('Too slow');
  await page.getByLabel('Comment').blur();
  await expect(tree(page)).toContainText('Too slow');
  await expectClean(page, { part: '.side' });
  expect(sent).toEqual([]);
  expect(frames.slice(before)).toEqual([]);

  // Play this: the first move of the branch, and nothing else.
  await page.getByRole('button', { name: 'Play this branch' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('is placed');
  expect(frames.slice(before)).toHaveLength(1);
  await explore(page).click();
  await expect(nodes).toHaveCount(1);
  await page.getByLabel('Chapter').selectOption('Start');
  await expect(tree(page)).toContainText('The other way');

  // The other side moves: the tree stays, and the bar says so.
  await page.getByLabel('Chapter').selectOption('After move 1');
  await place(page, 'Black’s 3');
  await place(guest, 'Black’s 2');
  const bar = page.getByRole('region', { name: 'Exploring' });
  await expect(bar.getByRole('status')).toHaveText('Black has moved.');
  await expect(nodes).toHaveCount(2);
  await bar.getByRole('button', { name: 'Explore from there' }).click();
  await expect(nodes).toHaveCount(1);

  await page.reload();
  await explore(page).click();
  await page.getByLabel('Chapter').selectOption('Start');
  await expect(tree(page)).toContainText('The other way');
  await expect(nodes).toHaveCount(4);
  await context.close();
});

test('a branch becomes a conditional move, which is then played', async ({ page, browser }) => {
  await openTable(page, { ...learning, seats: { Black: 'Open seat' } });
  const context = await browser.newContext();
  await skipGreeting(context);
  const guest = await context.newPage();
  await guest.goto(await page.getByLabel('Link for Black').inputValue());
  await explore(guest).click();
  await place(guest, 'White’s 3');
  await place(guest, 'Black’s 3');
  await expect(tree(guest).locator('.explore-node')).toHaveCount(3);
  await guest.getByRole('button', { name: 'Make conditional' }).click();
  await expect(guest.getByText('Conditional move saved: 2 moves.')).toBeVisible();
  await context.close();

  await place(page, 'White’s 3');
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Black’s 3 is placed');
});
