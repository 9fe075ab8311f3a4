/** Related things are in one line, have the same left edge, and fill the available room. */
import type { Locator, Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { startLocal, takeOverScreen, resign, openTab } from './support/at-table.ts';
import { boxOf } from './support/boxes.ts';
import { expect, openTable, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';

await prepare(armageddon);

const duel = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };

/** Returns the horizontal position at which the text of an element begins. */
const startOf = (thing: Locator): Promise<number> =>
  thing.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });

const after = (count: number) => {
  let seen = 0;
  return (_: GameState, side: number) => ++seen > count && side === 0;
};

test('turns in the log have one left edge, whether their headings have a rule or not', async ({
  page,
}) => {
  const game = openChitin('learning');
  await continueOnScreen(page, game, after(40));
  const names = page.locator('.log-turn b');
  await expect(names).not.toHaveCount(0);
  await expect(page.locator('.log-turn .rule')).not.toHaveCount(0);
  expect(await page.locator('.log-turn:not(:has(.rule))').count()).toBeGreaterThan(0);
  const starts = await names.evaluateAll((all) => all.map((b) => b.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
});

test('the button for the omitted lines of a recap has the same left edge as its lines', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  const game = openChitin('learning');
  const isLate = after(60);
  await continueOnScreen(
    page,
    game,
    (s, side) => isLate(s, side) && game.stepNames[s.step] === 'move.pick',
  );
  const told = page.locator('.recap-log');
  await expect(told.getByRole('button')).toBeVisible();
  const line = await startOf(told.locator('li').last());
  expect(Math.abs((await startOf(told.getByRole('button'))) - line)).toBeLessThan(1);
});

test('where there is room, the position counter is beside the buttons that change it', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await startLocal(page, 'annihilation');
  await openTab(page, 'Log');
  const [button, count] = [page.locator('.scrubber button').first(), page.locator('.count')];
  const [a, b] = [await boxOf(button), await boxOf(count)];
  expect(b.y).toBeLessThan(a.bottom);
  expect(b.bottom).toBeGreaterThan(a.y);
});

test('the list of all cards is as wide as its panel, and each ability has its rule beside it', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await continueOnScreen(page, duel, after(60));
  await takeOverScreen(page);
  await openTab(page, 'Charts');
  const search = page.getByPlaceholder('Search by name, value or ability');
  const panel = await boxOf(page.getByRole('tabpanel'));
  expect(panel.right - (await boxOf(search)).right).toBeLessThan(20);
  await page.setViewportSize(PHONE);
  const traits = page.locator('.catalogue .traits > span');
  await expect(traits).not.toHaveCount(0);
  const broken = await traits.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height > 32).map((one) => one.textContent),
  );
  expect(broken).toEqual([]);
});

test('the buttons that copy and close an invitation are as high as their rows', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  const card = page.getByRole('region', { name: 'Invitation' });
  const [field, copy, away] = await Promise.all([
    boxOf(card.getByLabel('Link for Black')),
    boxOf(card.getByRole('button', { name: 'Copy' })),
    boxOf(card.getByRole('button', { name: 'Close' })),
  ]);
  expect(Math.abs(copy.y - field.y)).toBeLessThan(1);
  expect(Math.abs(copy.bottom - field.bottom)).toBeLessThan(1);
  expect(away.height).toBeLessThan(46);
  // Present and absent players are in one line in the bar.
  const tops = await page
    .locator('.chip b')
    .evaluateAll((all) => all.map((b) => b.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
});

test('on a phone, two answers are side by side, and buttons at the end in two lines at most', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await startLocal(page, 'annihilator');
  await page.locator('.actions .button.ending').click();
  const answers = page.locator('dialog[open] .dialog-actions .button');
  await expect(answers).toHaveCount(2);
  const [first, second] = [await boxOf(answers.first()), await boxOf(answers.last())];
  expect(second.y).toBe(first.y);
  await page.keyboard.press('Escape');
  await resign(page);
  const ways = page.locator('.result-ways .button');
  await expect(ways.first()).toBeVisible();
  // Two lines take 36 px, three take 54.
  for (const way of await ways.all()) expect((await boxOf(way)).height).toBeLessThan(56);
});

test('the panel for choosing a force takes half of a phone, and covers no part of a sign', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const game = openChitin('intermediate');
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'setup.force',
  );
  await takeOverScreen(page);
  // The choice needs nothing on the board, so the panel may take half of the window.
  expect((await boxOf(page.getByRole('tabpanel'))).height).toBeGreaterThanOrEqual(0.5 * 740);
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    await expect(page.locator('.force-panel')).toBeVisible();
    for (const sign of ['.b-window', '.foot', '.b-beyond'])
      expect(await partsOf(page, sign), sign).toEqual([]);
  }
});

/** Elements that are partly hidden by a sheet. */
const partsOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(`${selector}:visible`).evaluateAll((all) => {
    const sheet = document.querySelector('.side')?.getBoundingClientRect();
    return all
      .map((one) => one.getBoundingClientRect())
      .filter(({ bottom }) => sheet !== undefined && bottom > sheet.top + 1)
      .map(({ y }) => y);
  });
