/** The log in turns: turns expand and collapse, lines point at the board. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin, openRecord, recordUntil } from './support/games/opening.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

await prepare(armageddon);

const log = (page: Page) => page.getByRole('list', { name: 'Log' });
const turns = (page: Page) => log(page).locator('.log-turn');
const isOpen = (page: Page) =>
  turns(page)
    .locator('[aria-expanded]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded') === 'true'));

/** Runs in the page: returns whether nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** The third turn of a side. */
const game = openChitin('learning');
const isThird = () => {
  let turnsSeen = 0;
  let last = -1;
  return (_: unknown, side: number): boolean => {
    if (side !== last) turnsSeen += 1;
    last = side;
    return turnsSeen > 8;
  };
};

for (const width of lastUnlessLong([1440, 360]))
  test(`turns have headings that collapse them, and the last ones are expanded, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await continueOnScreen(page, game, isThird());
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(turns(page).first()).toBeVisible();
    const open = await isOpen(page);
    expect(open.length).toBeGreaterThan(4);
    expect(open).toEqual(open.map((_, i) => i >= open.length - 3));
    await expect(turns(page).last()).toContainText(/Turn \d+: (Red|Blue) Hive moves\./);
    // The move of a unit and its facing are one line.
    await expect(
      log(page)
        .locator('.log-line', { hasText: /from .+ to .+\. .*The stack at .+ faces/ })
        .first(),
    ).toBeAttached();
    const lines = await log(page).locator('.log-line').count();
    const first = turns(page).nth(1).locator('[aria-expanded]');
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    // No other heading covers the one that has the focus.
    await first.focus();
    expect(await first.evaluate(isOnTop)).toBe(true);
    await first.click();
    await expect.poll(() => log(page).locator('.log-line').count()).toBeGreaterThan(lines);
    await first.click();
    await expect(log(page).locator('.log-line')).toHaveCount(lines);
    await keepPicture(page, `log-${width}`);
  });

test('a turn without log lines has no button that expands nothing', async ({ page }) => {
  const four = armageddon.open(parseSetup(armageddon, { scenario: 'four' }));
  let seen = 0;
  await continueOnScreen(page, four, (s, side) => {
    return ++seen > 200 && side === 0 && four.stepNames[s.step] === 'turn.act';
  });
  await takeOverScreen(page);
  const bare = turns(page).locator('.log-bare');
  expect(await bare.count()).toBeGreaterThan(0);
  await expect(log(page).getByText('0 lines', { exact: true })).toHaveCount(0);
  // Every expanded turn has lines, and all names have one left edge.
  const open = await isOpen(page);
  expect(open).toEqual(open.map((_, i) => i >= open.length - 3));
  const starts = await turns(page)
    .locator('b')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  expect(new Set(starts).size).toBe(1);
});

test('a hovered line shows its move on the board, and only while it is hovered', async ({
  page,
}) => {
  await continueOnScreen(page, game, isThird());
  await stopAnimation(page);
  const line = log(page)
    .locator('.log-line', { hasText: / goes from / })
    .last();
  // The moves of the other sides stay drawn until the player's first pick.
  const arrows = page.locator('.b-arrow');
  const drawn = () => arrows.evaluateAll((all) => all.map((one) => one.outerHTML));
  await expect(arrows.first()).toBeVisible();
  const before = await drawn();
  await line.hover();
  await expect.poll(drawn).not.toEqual(before);
  await expect(arrows.first()).toBeVisible();
  await page.mouse.move(5, 5);
  await expect.poll(drawn).toEqual(before);
  // Focusing the line by keyboard does the same.
  await line.getByRole('button', { name: /Show the board/ }).focus();
  await expect.poll(drawn).not.toEqual(before);
  await expect(arrows.first()).toBeVisible();
});

test('a record opens at its first entry, and later entries can be reached', async ({ page }) => {
  await openRecord(page, recordUntil(game, isThird()));
  await expect(page.locator('.scrubber output')).toHaveText(/^0\//);
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('after move 0');
  await expect(turns(page)).not.toHaveCount(0);
  await turns(page).last().locator('[aria-expanded]').click();
  const last = log(page).locator('.log-line').last();
  await expect(last).toHaveClass(/log-later/);
  await last.getByRole('button', { name: /Show the board/ }).click();
  await expect(page.locator('.scrubber output')).not.toHaveText(/^0\//);
});
