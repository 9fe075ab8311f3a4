/** On a phone, the controls and cards of the page leave room for the board. */
import type { Page } from '@playwright/test';
import { layoutOf } from '../../src/draw/layout.ts';
import type { Game } from '../../src/kernel/game.ts';
import { startLocal, openTab } from './support/at-table.ts';
import { boxOf } from './support/boxes.ts';
import { expect, openTable, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
} from './support/games/opening.ts';
import { lastUnlessLong } from '../tier.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Each game when something on the board can be picked. */
const OPENINGS: readonly (readonly [game: Game, step: string])[] = [
  [openAnnihilation('standard'), 'turn.action'],
  [openAnnihilator('standard'), 'human.move'],
  [openChitin('learning'), 'move.pick'],
];

for (const [width, height] of lastUnlessLong([
  [360, 640],
  [390, 844],
  [768, 1024],
] as const)) {
  test(`no control covers the board, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [game, step] of OPENINGS) {
      await continueOnScreen(page, game, (s) => game.stepNames[s.step] === step);
      await expect(page.locator(PICKS).first()).toBeVisible();
      // The board may still be moving.
      await expect(async () => {
        const { inView, covered } = await page.evaluate(picksInView, PICKS);
        expect(covered, game.id).toEqual([]);
        expect(inView, game.id).toBeGreaterThan(0);
      }).toPass();
      for (const control of ['.b-zoom', '.overlays summary'])
        expect(await isApart(page, control), `${control} of ${game.id}`).toBe(true);
    }
  });
}

const PICKS = '.b-live [aria-label^="Choose "]';

/** Counters and places that can be picked: the number in the window, and those of them that something covers. */
function picksInView(selector: string): { inView: number; covered: (string | null)[] } {
  const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
  const shown = [...document.querySelectorAll(selector)].filter((pick) => {
    const { x, y, width, height } = pick.getBoundingClientRect();
    const isRight = x > frame.left && x + width < frame.right;
    return isRight && y > frame.top && y + height < frame.bottom;
  });
  const covered = shown.filter((pick) => {
    const { x, y, width, height } = pick.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.b-window');
  });
  return { inView: shown.length, covered: covered.map((pick) => pick.getAttribute('aria-label')) };
}

/** Whether an element is completely outside of the board's window, however the board is moved. */
async function isApart(page: Page, selector: string): Promise<boolean> {
  const [board, box] = [
    await page.locator('.b-window').boundingBox(),
    await page.locator(selector).boundingBox(),
  ];
  if (!board || !box) throw new Error(`nothing to be seen of ${selector}`);
  return box.y >= board.y + board.height || box.y + box.height <= board.y;
}

test('a hint is one line until it is expanded, and one tap plays all of it', async ({ page }) => {
  await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
  await page.getByRole('button', { name: 'Hint' }).tap();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByText(/^then: Go to/)).toBeVisible();
  expect((await boxOf(hint)).height).toBeLessThan(110);
  expect((await boxOf(page.locator('.b-window'))).height).toBeGreaterThanOrEqual(0.4 * 740);
  await expect(hint.getByRole('listitem')).toHaveCount(1);
  await hint.getByRole('button', { name: 'Show more' }).tap();
  await expect(hint.getByText('The engine’s estimate')).toBeVisible();
  await hint.getByRole('button', { name: 'Show less' }).tap();
  await expect(hint.getByText('The engine’s estimate')).toBeHidden();
  // By then, both the unit and its hex have been chosen.
  await hint.getByRole('listitem').getByRole('button').tap();
  await expect(hint).toBeHidden();
  await expect(page.locator('.b-counter.b-ghost')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Send 1' })).toBeVisible();
});

test('dice are hidden as soon as the player continues', async ({ page }) => {
  await openTable(page, { game: 'Annihilator', scenario: 'The assault' });
  const dice = page.getByRole('region', { name: 'Dice' });
  await expect(dice).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).tap();
  await page.getByRole('button', { name: /^Move Assault Squad A1/ }).tap();
  await expect(dice).toBeHidden();
});

test('a table of ten odds can be read completely on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startLocal(page, 'chitin');
  await openTab(page, 'Charts');
  const odds = page.getByRole('figure', { name: /Combat results/ }).locator('.scroll');
  await expect(odds.locator('thead th')).toHaveCount(10);
  const room = await odds.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0);
});

test('no odds are broken at their dash where the panel is narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startLocal(page, 'chitin');
  await openTab(page, 'Charts');
  const heads = page.getByRole('figure', { name: /Combat results/ }).locator('thead th');
  await expect(heads).toHaveCount(10);
  // Each pair of odds is in one line, whatever is before it.
  const lines = await heads.evaluateAll((all) =>
    all.flatMap((head) => {
      const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
      const counts: number[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const at = text.data.search(/\d\u2011\d/);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 3);
        counts.push(new Set([...range.getClientRects()].map(({ y }) => y)).size);
      }
      return counts;
    }),
  );
  expect(lines).toEqual(Array.from({ length: 9 }, () => 1));
});

test('the arrows around a unit that has to face are completely in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const game = openChitin('learning');
  const { points } = layoutOf(game.board);
  const middle = Math.max(...points.map(({ y }) => y)) / 2;
  const atSouth = (node: number) => (points[node]?.y ?? 0) > middle;
  await continueOnScreen(
    page,
    game,
    (s) => game.stepNames[s.step] === 'move.face' && atSouth(game.look.focus(s).node),
  );
  const arrows = page.getByRole('button', { name: /^Choose direction / });
  await expect(arrows).toHaveCount(6);
  await expect(async () => {
    const board = await page.locator('.b-window').boundingBox();
    for (const arrow of await arrows.all()) {
      const box = await arrow.boundingBox();
      const below = (box?.y ?? 0) + (box?.height ?? 0) - (board?.y ?? 0) - (board?.height ?? 0);
      expect(Math.max(below, (board?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(0);
    }
  }).toPass();
});
