/** Screenshots of rare screens of a table: large games, many seats, conditional moves, low clocks. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { table as cardTable } from '../../src/games/armageddon/testing.ts';
import type { Game } from '../../src/kernel/game.ts';
import { writePosition } from '../../src/kernel/position/position.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { prepare } from '../english.ts';
import { takeOverScreen, openTab } from './support/at-table.ts';
import { expect, openTable, skipGreeting, stopAnimation } from './support/fixtures.ts';
import { continueOnScreen, openChitin, openSlammers } from './support/games/opening.ts';
import { waitForBoard, pickOnBoard, placeOfStack } from './support/play.ts';
import { screen } from './support/screens.ts';
import type { TestServer } from './support/server.ts';

await prepare(armageddon);

const openArmageddon = (scenario: string): Game =>
  armageddon.open(parseSetup(armageddon, { scenario }));

type Wanted = (s: GameState, side: number) => boolean;

async function continueAt(page: Page, game: Game, isWanted: Wanted): Promise<void> {
  await continueOnScreen(page, game, isWanted);
  await takeOverScreen(page);
  await waitForBoard(page);
}

/** The first decision of the first side after `count` decisions of all sides. */
const after = (count: number): Wanted => {
  let seen = 0;
  return (_, side) => ++seen > count && side === 0;
};

/** The first decision of the first side at a step, after a number of decisions of all sides. */
const atStep = (game: Game, step: string, count = 0): Wanted => {
  const isLate = after(count);
  return (s, side) => isLate(s, side) && game.stepNames[s.step] === step;
};

// Large games, and games with more than two seats.
const hives = openChitin('armageddon');
const brigades = openSlammers('10');
const duel = openArmageddon('duel');
const three = openArmageddon('three');
const four = openArmageddon('four');
screen('large-chitin', (page) => continueAt(page, hives, atStep(hives, 'move.pick', 20)));
screen('large-slammers', (page) => continueAt(page, brigades, after(90)));
screen('three-seats', (page) => continueAt(page, three, atStep(three, 'turn.act', 150)));
screen('four-seats', (page) => continueAt(page, four, atStep(four, 'turn.act', 200)));
screen('four-seats-table', async (page) => {
  await continueAt(page, four, atStep(four, 'turn.act', 200));
  await openTab(page, 'Status');
});

// Hands, dice and odds.
screen('wide-hand', (page) => {
  const node = duel.board.nodeOf.get('1005');
  return continueAt(
    page,
    duel,
    (s) => duel.stepNames[s.step] === 'challenge.act' && duel.look.focus(s).node === node,
  );
});
screen('drawn', async (page) => {
  const { game, s } = cardTable(
    'red at 0404: concord-keep; red deck: line-rifles levy-rifles; blue at 0808: axle-zero',
  );
  await page.goto('/replay');
  const text = JSON.stringify(writePosition(game, s));
  const file = { name: 'draw.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel(/choose one/).setInputFiles(file);
  await page.getByRole('button', { name: 'View as Red' }).click();
  await waitForBoard(page);
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Continue as Red' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('button', { name: /^Draw a card/ }).click();
  await page.getByRole('dialog', { name: 'Chances' }).waitFor();
});
screen('stack-edge', async (page) => {
  const game = openChitin('learning');
  await continueAt(page, game, (s, side) => side === 0 && game.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
  await expect(async () => {
    await page.mouse.move(1, 1);
    const { x, y } = await page.evaluate(placeOfStack);
    await page.mouse.move(x, y, { steps: 3 });
    await expect(page.locator('.b-fan')).toBeVisible({ timeout: 1500 });
  }).toPass();
});

/** Returns the page of another player, at Black's seat of the same table, in a browser of the usual size. */
async function secondAt(page: Page, { address }: TestServer): Promise<Page> {
  const guest = await page.context().browser()?.newPage({ baseURL: address, locale: 'en' });
  if (!guest) throw new Error('no browser');
  await skipGreeting(guest);
  await guest.goto(await page.getByLabel('Link for Black').first().inputValue());
  await page.getByRole('region', { name: 'Invitation' }).waitFor({ state: 'hidden' });
  return guest;
}

const withSomebody = {
  game: 'Annihilation',
  scenario: 'Learning board',
  seats: { Black: 'Open seat' },
};

async function playThree(who: Page, side: string): Promise<void> {
  await who.locator('.prompt.mine').waitFor();
  await pickOnBoard(who, `${side}’s 3`);
  await who.getByRole('button', { name: /^Confirm/ }).click();
}

screen('asked-back', async (page, server) => {
  await openTable(page, withSomebody);
  const guest = await secondAt(page, server);
  await playThree(page, 'White');
  await playThree(guest, 'Black');
  await guest.getByRole('tab', { name: 'Table' }).click();
  await guest.getByRole('button', { name: 'Request takeback' }).click();
  await page.getByRole('status').filter({ hasText: 'requests a takeback' }).waitFor();
  await guest.close();
});
screen('lined-up', async (page, server) => {
  await openTable(page, withSomebody);
  const guest = await secondAt(page, server);
  await playThree(page, 'White');
  await guest.locator('.prompt.mine').waitFor();
  await openTab(page, 'Table');
  await page.getByText('Conditional moves', { exact: true }).first().click();
  await page.getByLabel('I play').selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('If Black plays').selectOption({ index: 1 });
  await page.getByLabel('I play').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('.away li')).toHaveCount(2);
  await page.getByText('Conditional moves', { exact: true }).first().scrollIntoViewIfNeeded();
  await guest.close();
});
screen('clock-low', async (page, server) => {
  await openTable(page, { ...withSomebody, clock: '1 day per turn' });
  const guest = await secondAt(page, server);
  await playThree(page, 'White');
  await playThree(guest, 'Black');
  await page.locator('.prompt.mine').waitFor();
  await guest.close();
  // Only the page believes that it is a day later.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 86_370_000;
  });
  await page.locator('.time.low').first().waitFor({ timeout: 20_000 });
});
screen('eyes', async (page, { address }) => {
  const sitter = await page.context().browser()?.newPage({ baseURL: address, locale: 'en' });
  if (!sitter) throw new Error('no browser');
  await skipGreeting(sitter);
  const seats = { red: 'me', blue: 'bot:random' };
  const data = { game: 'chitin', scenario: 'small', seats, watch: 6 };
  const made = await (await page.request.post('/api/tables', { data })).json();
  await sitter.goto(`/t/${made.table}#seat=${made.seats.red}`);
  await sitter.locator('.prompt.mine').waitFor();
  await page.goto(`/t/${made.table}`);
  await page.getByRole('button', { name: 'Choose a view' }).click();
  await page.getByLabel('View as').selectOption({ label: 'Red Hive' });
  await page.locator('.scrubber.past').waitFor();
  await sitter.close();
});
