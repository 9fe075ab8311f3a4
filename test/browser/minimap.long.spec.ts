/** The minimap beside the board, and places found by their numbers. */
import type { Page } from '@playwright/test';

import { boxOf } from './support/boxes.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { waitForBoard, goTo, showWhole } from './support/play.ts';
import { continueOnScreen, openAnnihilation, openChitin } from './support/games/opening.ts';
import { lastUnlessLong } from '../tier.ts';

const game = openChitin('learning');

async function open(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
}

const mapOf = (page: Page) => page.getByRole('img', { name: 'Mini-map of the whole board' });

const mapButton = (page: Page) => page.getByRole('button', { name: 'Map', exact: true });

/** The minimap covers no part of the board, and is completely visible. */
async function expectOffTheBoard(page: Page): Promise<void> {
  const [board, map] = [await boxOf(page.locator('.b-window')), await boxOf(mapOf(page))];
  expect(map.x >= board.right || map.y >= board.bottom).toBe(true);
  await expect(mapOf(page)).toBeInViewport({ ratio: 0.98 });
}

for (const [width, height] of lastUnlessLong([
  [1440, 900],
  [768, 1024],
] as const))
  test(`the minimap shows forces and the visible part, and a click goes there, ${width} wide`, async ({
    page,
  }) => {
    await open(page, width, height);
    const map = mapOf(page);
    await expect(map).toBeHidden();
    await mapButton(page).click();
    await expect(map).toBeVisible();
    await expectOffTheBoard(page);
    await expect(map.locator('[r="50"]')).not.toHaveCount(0);
    await expectSameView(page);
    const box = await map.boundingBox();
    if (!box) throw new Error('no map');
    const { x, y } = await placeOf(page, '0427');
    await expect(labelAt(page, '0427')).not.toBeInViewport();
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
    await expect(labelAt(page, '0427')).toBeInViewport();
    await waitForBoard(page);
    await expectSameView(page);
    // When the whole board is visible, the minimap would add nothing.
    await showWhole(page);
    await expect(map).toBeHidden();
    // The directions of hexes are shown beside it, and stay.
    await expect(page.locator('.b-compass')).toBeVisible();
    await mapButton(page).click();
    await expect(page.locator('.b-compass')).toBeHidden();
  });

test('without a compass, the minimap is offered only if it shows more than the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const lines = openAnnihilation('standard');
  await continueOnScreen(page, lines, (s) => lines.stepNames[s.step] === 'turn.action');
  await showWhole(page);
  await expect(mapButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await waitForBoard(page);
  await mapButton(page).click();
  await expect(mapOf(page)).toBeVisible();
  await expectOffTheBoard(page);
});

test('on a phone the minimap is opened on request, and closes after it has moved the board', async ({
  page,
}) => {
  await open(page, 360, 740);
  await expect(mapOf(page)).toBeHidden();
  await mapButton(page).click();
  await expectOffTheBoard(page);
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('no map');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(80);
  const { x, y } = await placeOf(page, '0427');
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
  await expect(labelAt(page, '0427')).toBeInViewport();
  await expect(mapOf(page)).toBeHidden();
});

test('a place is found by its number, with keys alone', async ({ page }) => {
  await open(page, 1440, 900);
  await goTo(page, '9999');
  await expect(page.getByText('Nothing on the board matches “9999”.')).toBeVisible();
  await page.getByLabel('Go to').fill('0427');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Go to')).toBeHidden();
  await expect(labelAt(page, '0427')).toBeInViewport();
  await expect(page.locator('.b-cursor')).toBeVisible();
  await expect(page.locator('.b-window')).toBeFocused();
});

test('movement costs, surroundings and places of tokens are announced, with keys alone', async ({
  page,
}) => {
  await open(page, 1440, 900);
  const told = page.locator('.b > [aria-live]');
  await page.keyboard.press('b');
  await page.locator('.b-window:focus').waitFor();
  await page.keyboard.press('Tab');
  await expect(told).toHaveText(/^Choice 1 of \d+: .*, at \S+$/);
  await page.keyboard.press('Enter');
  // Until the unit is selected, Tab would step through the previous choices.
  await expect(page.locator('.b-selected')).not.toHaveCount(0);
  // Units that may move along come first.
  for (let n = 0; n < 70; n++) {
    const before = await told.innerText();
    if (/You can choose this place/.test(before)) break;
    await page.keyboard.press('Tab');
    // The page makes announcements after drawing: a key pressed before that would leave a place before it is announced.
    await expect(told).not.toHaveText(before);
  }
  await expect(told).toHaveText(
    /^Choice \d+ of \d+: \d{4}, .*You can choose this place, movement: \S+\.$/,
  );
  await page.keyboard.press('w');
  await expect(told).toHaveText(
    /^Around \d{4}: \w+: \d{4}, .*; .* Farther away: .* token \w, \d+ steps? away, [NSEW]+/,
  );
  const token = page.getByRole('img', { name: /token A/ });
  const [, hex = ''] = /, at (\d{4})$/.exec((await token.getAttribute('aria-label')) ?? '') ?? [];
  expect(hex).not.toBe('');
  await goTo(page, 'token a');
  await expect(told).toHaveText(new RegExp(`^${hex}, .*token A`));
});

const labelAt = (page: Page, label: string) =>
  page.locator('.b-hits [data-node]').nth(game.board.labels.indexOf(label));

/** Returns the position of a place in the picture of the board, as shares of its width and height. */
const placeOf = (page: Page, label: string) =>
  labelAt(page, label).evaluate((hex) => {
    const map = document.querySelector('.b-world')?.getBoundingClientRect() ?? new DOMRect();
    const { x, y, width, height } = hex.getBoundingClientRect();
    return {
      x: (x + width / 2 - map.x) / map.width,
      y: (y + height / 2 - map.y) / map.height,
    };
  });

/** Returns the position and size of one element as shares of another. */
const shares = (page: Page, inner: string, outer: string): Promise<number[]> =>
  page.evaluate(
    (selectors) => {
      const [a, b] = selectors.map(
        (one) => document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect(),
      ) as [DOMRect, DOMRect];
      return [
        (a.x - b.x) / b.width,
        (a.y - b.y) / b.height,
        a.width / b.width,
        a.height / b.height,
      ];
    },
    [inner, outer],
  );

/** Expects the frame on the small map to match the view of the board. */
async function expectSameView(page: Page): Promise<void> {
  const map = await shares(page, '.b-mini-view', '.b-mini');
  const board = await shares(page, '.b-window', '.b-world');
  board.forEach((share, i) => {
    expect(Math.abs((map[i] ?? 0) - share)).toBeLessThan(0.03);
  });
}
