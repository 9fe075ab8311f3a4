/** The place of a fight is visible, can be told from others and picked, and no card covers it. */
import type { Page } from '@playwright/test';
import { ActionList, nounOf, verbOf } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilator,
  openChitin,
  openSlammers,
} from './support/games/opening.ts';
import { answersOn, waitForBoard } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

/** Width of a handle in pixels, at the zoom used for decisions. */
const HANDLE = 26;

/** Returns the nodes at which a pickable edge begins. */
function originsOf(game: Game, s: GameState): number[] {
  const edges = legal(game, s, new ActionList())
    .toArray()
    .filter((a) => game.verbs.list[verbOf(a)]?.noun === 'edge')
    .map((a) => Math.floor(nounOf(a) / game.board.slots));
  return [...new Set(edges)];
}

test('after a battle, the facings of one stack at a time are spread out, and can be told apart', async ({
  page,
}) => {
  const game = openChitin('small');
  const isAdvance = (s: GameState, side: number) =>
    side === 0 && game.stepNames[s.step] === 'combat.advance' && originsOf(game, s).length > 1;
  await continueOnScreen(page, game, isAdvance);
  await stopAnimation(page);
  await waitForBoard(page);
  const [signs, handles] = [page.locator('[data-wheel]'), page.locator('[data-edge]')];
  await expect(signs).not.toHaveCount(0);
  await expect(handles).toHaveCount(0);
  for (const sign of await signs.all()) {
    await sign.click();
    await expect(sign).toHaveClass('b-aimed');
    const node = Number(await sign.getAttribute('data-wheel'));
    const edges = await handles.evaluateAll((all) =>
      all.map((one) => Number(one.getAttribute('data-edge'))),
    );
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges.map((e) => Math.floor(e / game.board.slots)))).toEqual(new Set([node]));
    expect(await apart(page)).toBeGreaterThanOrEqual(HANDLE);
  }
  await handles.first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

/** Returns the smallest distance between the middles of two handles, in pixels. */
const apart = (page: Page): Promise<number> =>
  page.locator('[data-edge] circle').evaluateAll((all) => {
    const middles = all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const gaps = middles.flatMap((a, i) =>
      middles.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    return Math.min(...gaps);
  });

for (const [width, height] of lastUnlessLong([
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const))
  test(`the places where the first unit of a tray may be set up are in view at once, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = openSlammers('1');
    await continueOnScreen(
      page,
      game,
      (s, side) => side === 0 && game.stepNames[s.step] === 'setup.place',
    );
    await expect(page.locator('.b-lit path')).not.toHaveCount(0);
    await waitForBoard(page, 8);
    expect(await hiddenIn(page, '.b-lit path')).toEqual(0);
    await expect(page.locator('.b-beyond')).toHaveCount(0);
  });

test('on a phone, the target is in view with some of the units that may fire at it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = openSlammers('1');
  const mayFire = (s: GameState) =>
    game.stepNames[s.step] === 'direct.guns' && (game.look.plan?.show(s)?.items.length ?? 0) > 2;
  await continueOnScreen(page, game, mayFire);
  await stopAnimation(page);
  await waitForBoard(page, 8);
  const target = (await page.locator('.prompt-line').textContent())?.match(/fire at (\S+)\./)?.[1];
  const node = game.board.nodeOf.get(target ?? '');
  expect(await hiddenIn(page, `.b-hits [data-node="${node}"]`)).toBe(0);
  const guns = page.locator('.b-live .b-can');
  expect(await hiddenIn(page, '.b-live .b-can')).toBeLessThan(await guns.count());
});

test('on a phone, a battle whose odds are shown is in view above them, wherever the board was before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = openAnnihilator('standard');
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'human.combat',
  );
  await stopAnimation(page);
  await page.getByRole('tab', { name: 'Moves' }).click();
  const attack = page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Attack/ })
    .first();
  await attack.waitFor();
  // Meanwhile, the board is dragged as far away as it goes.
  await page.locator('.b-window').focus();
  await page.mouse.move(180, 160);
  for (let i = 0; i < 4; i++) {
    await page.mouse.down();
    await page.mouse.move(20, 120, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(180, 160);
  }
  await attack.click();
  await expect(answersOn(page).roll).toBeVisible();
  const title = await page.locator('.card.odds h2').textContent();
  const node = game.board.nodeOf.get(title?.match(/in (\S+)/)?.[1] ?? '');
  const place = `.b-hits [data-node="${node}"]`;
  await expect.poll(() => hiddenIn(page, place)).toBe(0);
});

/** Returns the number of these elements that are not completely in the window of the board, or are under a card. */
const hiddenIn = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const { left, top, right, bottom } =
      document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
    const card = document.querySelector('.card.odds')?.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].filter((one) => {
      const box = one.getBoundingClientRect();
      const isIn = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      const isBelow =
        card &&
        box.left < card.right &&
        box.right > card.left &&
        box.top < card.bottom &&
        box.bottom > card.top;
      return !isIn || isBelow;
    }).length;
  }, selector);
