/**
 * Every decision is framed: pickable things are large enough, and signs at the edges count those outside of the view.
 */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { takeOverScreen, openTab } from './support/at-table.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { waitForBoard, showWhole } from './support/play.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
} from './support/games/opening.ts';
import { lastUnlessLong } from '../tier.ts';

await prepare(armageddon);

const duel = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));

/** Each game when one of many units is to move; in Chitin, at the first decision on the board. */
const OPENINGS: readonly (readonly [game: Game, step: string])[] = [
  [openAnnihilation('standard'), 'turn.action'],
  [openAnnihilator('standard'), 'human.move'],
  [openChitin('learning'), 'move.pick'],
];
/** Distance in pixels from the edge of the window within which a thing counts as cut off. */
const EDGE = 16;
/** Least width and height of a pickable thing, in pixels. */
const LEAST = 40;

for (const [width, height] of lastUnlessLong([
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const))
  test(`pickable things have 40 px or more, and signs count the hidden ones, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [game, step] of OPENINGS) {
      await continueOnScreen(page, game, (s) => game.stepNames[s.step] === step);
      await stopAnimation(page);
      await expectFramed(page, `${game.id}, who moves`);
      await page.locator('[aria-label^="Choose "]').first().dispatchEvent('click');
      if (await page.locator('.b-lit path').first().isVisible())
        await expectFramed(page, `${game.id}, where to`);
    }
  });

for (const [width, height] of lastUnlessLong([
  [768, 1024],
  [360, 740],
] as const))
  test(`beside a sheet, pickable things are in view or counted, and the moving unit is in view, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [game, step] of [...OPENINGS, [duel, 'turn.act'] as const]) {
      await continueOnScreen(page, game, (s) => game.stepNames[s.step] === step);
      await takeOverScreen(page);
      await stopAnimation(page);
      await openTab(page, 'Log');
      await expectFramed(page, `${game.id}, who moves`);
      await page.locator('[aria-label^="Choose "]').first().dispatchEvent('click');
      if (!(await page.locator('.b-lit path').first().isVisible())) continue;
      await expectFramed(page, `${game.id}, where to`);
      // The moving unit is on the board or in a tray; the board may still be moving there.
      const moves = page.locator('.b-selected:not(.b-dock *), .b-dock [aria-current]').last();
      await expect(async () => {
        await expect(moves, game.id).toBeInViewport();
        const [mover, sheet] = [await moves.boundingBox(), await sheetOf(page).boundingBox()];
        const foot = (mover?.y ?? 0) + (mover?.height ?? 0);
        expect(foot, game.id).toBeLessThanOrEqual(sheet?.y ?? 0);
      }).toPass();
    }
  });

test('closing a sheet restores the previous view of the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = openAnnihilation('standard');
  // At a later decision, because the choices of the first one are at the upper edge.
  let seen = 0;
  await continueOnScreen(
    page,
    game,
    (s) => game.stepNames[s.step] === 'turn.action' && ++seen > 12,
  );
  await stopAnimation(page);
  await page.locator('[aria-label^="Choose "]').first().dispatchEvent('click');
  await waitForBoard(page);
  const place = () => page.locator('.b-world').getAttribute('style');
  const before = await place();
  await openTab(page, 'Log');
  await expect(sheetOf(page)).toBeVisible();
  await waitForBoard(page);
  expect(await place()).not.toBe(before);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(sheetOf(page)).toBeHidden();
  await expect.poll(place).toBe(before);
});

test('a sign at the edge leads to the units that it counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = openAnnihilator('standard');
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'human.move');
  await stopAnimation(page);
  const sign = page.locator('.b-beyond').first();
  await expect(sign).toHaveAccessibleName(/^\d+ units? [↑↓←→]$/);
  const before = (await framed(page)).labels;
  await sign.click();
  await expect(async () => {
    const { labels, seen } = await framed(page);
    expect(labels.filter((label) => !before.includes(label))).not.toEqual([]);
    expect(seen).toBeGreaterThan(0);
  }).toPass();
  await expectFramed(page, 'after the sign');
});

test('in a larger window the board is framed again, unless the player has moved it', async ({
  page,
}) => {
  const zoom = async (): Promise<number> => {
    await waitForBoard(page);
    const place = await page.locator('.b-world').getAttribute('style');
    return Number(/scale\(([\d.]+)\)/.exec(place ?? '')?.[1]);
  };
  const game = openAnnihilation('learning');
  await page.setViewportSize({ width: 420, height: 600 });
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'turn.action');
  await stopAnimation(page);
  await page.locator('[aria-label^="Choose "]').first().dispatchEvent('click');
  const small = await zoom();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expect.poll(zoom).toBeGreaterThan(1.2 * small);
  const all = await page.locator('.b-window').boundingBox();
  await page.mouse.move((all?.x ?? 0) + 100, (all?.y ?? 0) + 200);
  await page.mouse.wheel(0, -150);
  const chosen = await zoom();
  await page.setViewportSize({ width: 1000, height: 1000 });
  expect(await zoom()).toBe(chosen);
});

test('if the player zooms out, the board stays small at the next decision', async ({ page }) => {
  const game = openAnnihilator('standard');
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'human.move');
  await stopAnimation(page);
  await showWhole(page);
  await expect(page.locator('.b-beyond')).toHaveCount(0);
  await page.locator('[aria-label^="Choose "]').first().dispatchEvent('click');
  await expect(page.locator('.b-lit path').first()).toBeVisible();
  await expect(page.locator('.b-beyond')).toHaveCount(0);
});

test('signs are under the board, and cover no part of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = openChitin('small');
  let seen = 0;
  await continueOnScreen(page, game, (_, side) => ++seen > 400 && side === 0);
  await stopAnimation(page);
  await waitForBoard(page, 12);
  const signs = page.locator('.b-beyond');
  await expect(signs).not.toHaveCount(0);
  const board = await boxOf(page.locator('.b-window'));
  for (const sign of await boxesOf(signs)) {
    expect(sign.y).toBeGreaterThanOrEqual(board.bottom);
    expect(sign.right).toBeLessThanOrEqual(360);
  }
});

/** Returns the elements that cover a pickable thing, by their class: a card, a sign or a tooltip. */
const coverings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cards = [
      ...document.querySelectorAll(
        '.dice-tray, .notice, .recap, .hint-card, .b-readout, .b-beyond, .b-zoom',
      ),
    ].filter((card) => card.checkVisibility({ visibilityProperty: true }));
    const picks = [...document.querySelectorAll('.b-live .b-can, .b-live .b-lit path')];
    const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
    const onPick = (card: Element) => {
      const a = card.getBoundingClientRect();
      return picks.some((pick) => {
        const b = pick.getBoundingClientRect();
        const right = Math.min(a.right, b.right, frame.right);
        const bottom = Math.min(a.bottom, b.bottom, frame.bottom);
        const across = right - Math.max(a.left, b.left, frame.left);
        return across > 2 && bottom - Math.max(a.top, b.top, frame.top) > 2;
      });
    };
    return cards.filter(onPick).map((card) => card.className);
  });

for (const [width, height] of lastUnlessLong([
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const))
  test(`dice, hints, refusals and descriptions cover no pickable thing, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = openAnnihilator('standard');
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'human.move');
    await stopAnimation(page);
    const expectClear = (what: string) =>
      expect(async () => expect(await coverings(page), what).toEqual([])).toPass();
    await expect(page.getByRole('region', { name: 'Dice' })).toBeVisible();
    await expectClear('dice');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(
      page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectClear('a hint');
    await page.getByRole('button', { name: 'Close hint' }).click();
    await page.locator('[aria-label^="Choose "]').first().dispatchEvent('click');
    await expect(page.locator('.b-lit path').first()).toBeVisible();
    await page.locator('[aria-label^="Security Robot"]').first().dispatchEvent('click');
    await expect(page.getByRole('alert').locator('.notice')).toBeVisible();
    await expectClear('a refusal');
    await page.locator('[aria-label^="Assault Squad"]').first().dispatchEvent('pointerover');
    await expect(page.locator('.b-readout')).toContainText('Assault Squad');
    await expectClear('a description');
  });

const sheetOf = (page: Page) => page.locator('.panels.open .panel');

interface Framed {
  /** Number of pickable things; number of those in the window; smallest width or height of these. */
  readonly all: number;
  readonly seen: number;
  readonly least: number;
  /**
   * Number of pickable things outside of the window. Counts only places if there are any, because units may overlap.
   */
  readonly missed: number;
  /** Number of pickable things that are completely in the window and not at its edge. */
  readonly whole: number;
  /** Pickable things in the window, by name. */
  readonly labels: readonly string[];
  /** Sum of the numbers on the signs at the edges. */
  readonly told: number;
  /** Pickable things covered by an element that does not belong to the board. */
  readonly covered: readonly string[];
}

const framed = (page: Page): Promise<Framed> =>
  page.evaluate((EDGE) => {
    const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
    const picks = [...document.querySelectorAll('.b-live [aria-label^="Choose "]')];
    const boxes = picks.map((pick) => {
      // A ring stands for its counter, which is smaller.
      const thing = pick.closest('.b-counter')?.querySelector(':not(.b-ring)') ?? pick;
      return { pick, box: thing.getBoundingClientRect() };
    });
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const shown = boxes.filter(({ box }) => {
      const { x, y } = middle(box);
      return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
    });
    const whole = boxes.filter(({ box }) => {
      const isAcross = box.left - EDGE >= frame.left && box.right + EDGE <= frame.right;
      return isAcross && box.top - EDGE >= frame.top && box.bottom + EDGE <= frame.bottom;
    });
    const covered = shown.filter(({ box }) => {
      const { x, y } = middle(box);
      return !document.elementFromPoint(x, y)?.closest('.b-window');
    });
    const name = ({ pick }: { pick: Element }) => pick.getAttribute('aria-label') ?? '';
    const signs = [...document.querySelectorAll('.b-beyond')];
    const places = boxes.filter(({ pick }) => pick.closest('.b-lit'));
    const counted = places.length > 0 ? places : boxes;
    return {
      all: boxes.length,
      seen: shown.length,
      missed: counted.filter((one) => !shown.includes(one)).length,
      whole: whole.length,
      least: Math.min(...shown.map(({ box }) => Math.min(box.width, box.height))),
      labels: shown.map(name),
      told: signs.reduce((sum, sign) => sum + Number.parseInt(sign.textContent ?? '0', 10), 0),
      covered: covered.map(name),
    };
  }, EDGE);

async function expectFramed(page: Page, what: string): Promise<void> {
  // The board may still be moving.
  await expect(async () => {
    const { all, seen, missed, whole, least, told, covered } = await framed(page);
    expect(seen, what).toBeGreaterThan(0);
    expect(least, what).toBeGreaterThanOrEqual(LEAST);
    // Things at the edge may be counted or not.
    expect(told, what).toBeGreaterThanOrEqual(missed);
    expect(told, what).toBeLessThanOrEqual(all - whole);
    expect(covered, what).toEqual([]);
  }).toPass();
}
