/** Forces off the map are in trays under the board. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openAnnihilation, openChitin } from './support/games/opening.ts';
import { waitForBoard } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

await prepare(armageddon);

const SIZES = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const;

for (const [width, height] of lastUnlessLong(SIZES))
  test(`units off the map are docked, identical ones as one, at 48 px, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = openChitin('learning');
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'move.pick');
    await stopAnimation(page);
    const tray = page.getByRole('group', { name: /^North/ });
    const workers = tray.getByRole('button', { name: /^Choose Worker .*×6, / });
    await expect(workers).toBeVisible();
    const picture = await workers.locator('svg').boundingBox();
    // A counter is 64 of the 72 units of its picture.
    expect(((picture?.width ?? 0) * 64) / 72).toBeGreaterThanOrEqual(48);
    expect(await isClear(page)).toBe(true);
    await workers.click();
    await expect(page.locator('.b-lit path').first()).toBeAttached();
    await expect(tray.locator('[aria-current]')).toHaveCount(1);
  });

test('a particle is played from its tray on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = openAnnihilation('standard');
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'turn.action');
  await stopAnimation(page);
  await waitForBoard(page);
  const tray = page.getByRole('group', { name: 'White' });
  const picks = tray.getByRole('button', { name: /^Choose / });
  // Seven particles, two of them identical.
  await expect(picks).toHaveCount(6);
  await picks.first().click();
  const goal = page.locator('.b-lit path').or(page.getByRole('button', { name: /^Confirm/ }));
  await expect(goal.first()).toBeVisible();
});

/** Expects the trays to be beside the board, and to cover neither it nor its buttons. */
const isClear = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const dock = boxOf('.b-dock');
    return ['.b-window', '.b-zoom', '.dice-tray', '.actions-inner'].every((selector) => {
      const { top, bottom, left, right } = boxOf(selector);
      const isBeside = right <= dock.left + 1 || left >= dock.right - 1;
      return isBeside || bottom <= dock.top + 1 || top >= dock.bottom - 1;
    });
  });

for (const [width, height] of lastUnlessLong(SIZES))
  test(`cards in hand are shown completely, however many there are, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
    const node = game.board.nodeOf.get('1005');
    await continueOnScreen(
      page,
      game,
      (s) => game.stepNames[s.step] === 'challenge.act' && game.look.focus(s).node === node,
    );
    await takeOverScreen(page);
    await stopAnimation(page);
    const cards = page.locator('.hand-card');
    expect(await cards.count()).toBeGreaterThan(7);
    const cut = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const [box, told] = [card, card.querySelector(':scope > span') ?? card].map((element) =>
          element.getBoundingClientRect(),
        );
        // A fan scrolls sideways, never down.
        const dock = card.closest('.b-dock')?.getBoundingClientRect();
        const isIn = box && dock && box.top >= dock.top - 1 && box.bottom <= dock.bottom + 1;
        const isWhole = isIn && told && told.top >= box.top - 1 && told.bottom <= box.bottom + 1;
        return isWhole ? [] : [`${card.textContent}: ${told?.height} in ${box?.height}`];
      }),
    );
    expect(cut).toEqual([]);
  });

test('the chosen card is upright with a ring, and large beside the board, which does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const game = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
  // With cards in each pile, and with cards that are too expensive.
  await continueOnScreen(page, game, (s, side) => {
    const zones = game.look.zones?.show(s) ?? [];
    const hasDiscards = zones.some(({ id, side: owner }) => id === 'discards' && owner === 0);
    return side === 0 && game.stepNames[s.step] === 'turn.act' && hasDiscards;
  });
  await takeOverScreen(page);
  await stopAnimation(page);
  await waitForBoard(page);
  const hand = page.getByRole('group', { name: /hand$/ });
  const cards = hand.getByRole('button');
  const place = () => page.locator('.b-window').boundingBox();
  const before = await place();
  expect((await page.locator('.dock').boundingBox())?.height).toBe(196);
  await expect(page.getByRole('button', { name: /^\d+ \S+ deck$/ })).toBeVisible();
  // Cards that the rules forbid are grey: a press gives the reason, and chooses nothing.
  const barred = hand.locator('.barred');
  await barred.first().click({ force: true });
  await expect(page.getByRole('alert').locator('.notice')).toBeVisible();
  await expect(cards.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  // D goes to the first card that can be played.
  await page.keyboard.press('d');
  const chosen = hand.locator('.b-can').first();
  await expect(chosen).toBeFocused();
  const [name = ''] = ((await chosen.getAttribute('title')) ?? '').split(':');
  await page.keyboard.press('Enter');
  const upright = hand.locator('[aria-pressed="true"]');
  await expect(upright).toHaveCount(1);
  expect(await upright.getAttribute('title')).toContain(name);
  await expect(upright).toHaveCSS('transform', /^matrix\(1, 0, 0, 1,/);
  const face = page.getByRole('region', { name, exact: true }).locator('img.large');
  expect((await face.boundingBox())?.width).toBeGreaterThanOrEqual(200);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(face).toBeHidden();
  await expect(upright).toHaveCount(0);
  expect(await place()).toEqual(before);
});
