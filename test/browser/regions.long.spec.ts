/** The table screen is a grid of regions: no two overlap, and no pickable thing is covered. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { boxOf } from './support/boxes.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
  openSlammers,
} from './support/games/opening.ts';
import { answersOn, waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

await prepare(armageddon);

/** Window sizes, and the minimum width and height of the board in them: the sizes in the design, less 5%. */
const SIZES = [
  [1440, 900, 1003, 707],
  [768, 1024, 729, 464],
  [390, 844, 370, 373],
  [844, 390, 471, 332],
  [667, 375, 360, 330],
  [360, 640, 360, 250],
  [320, 256, 304, 180],
] as const;

const chitin = openChitin('small');
const duel = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
const isAt = (game: Game, step: string) => (s: GameState) => game.stepNames[s.step] === step;

/** Each game when something on the board can be picked. */
const PICKS: readonly (readonly [game: Game, step: string])[] = [
  [openAnnihilation('standard'), 'turn.action'],
  [openAnnihilator('standard'), 'human.move'],
  [chitin, 'move.pick'],
  [openSlammers('1'), 'direct.guns'],
  [duel, 'turn.act'],
];

for (const [game, step] of lastUnlessLong(PICKS))
  test(`${game.id}: no two regions overlap, and all pickable things are uncovered`, async ({
    page,
  }) => {
    await continueOnScreen(page, game, isAt(game, step));
    await takeOverScreen(page);
    await stopAnimation(page);
    // The pointer leaves the board, because a stack under it would be spread out.
    await page.mouse.move(1, 1);
    for (const size of SIZES) await expectRegions(page, `${game.id}-${step}`, size);
  });

test('when odds are shown before the dice, the board keeps its room, and the button for the dice is visible', async ({
  page,
}) => {
  const game = openAnnihilator('standard');
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'human.combat',
  );
  await stopAnimation(page);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Attack/ })
    .first()
    .click();
  await expect(answersOn(page).roll).toBeVisible();
  await expect(page.locator('.odds-headline')).toBeVisible();
  for (const size of SIZES) {
    await expectRegions(page, 'odds', size, 0);
    await expect(answersOn(page).roll).toBeInViewport({ ratio: 0.99 });
  }
});

test('a target is inside the safe insets, with room for a label above it', async ({ page }) => {
  const game = openSlammers('1');
  let target = -1;
  await continueOnScreen(page, game, (s) => {
    target = game.look.focus(s).node;
    return isAt(game, 'direct.guns')(s);
  });
  await stopAnimation(page);
  await page.mouse.move(1, 1);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await waitForBoard(page);
    const place = await page.locator('.b-world').getAttribute('style');
    const zoom = Number(/scale\(([\d.]+)\)/.exec(place ?? '')?.[1]);
    const board = await boxOf(page.locator('.b-window'));
    const hex = await boxOf(page.locator(`.b-hits [data-node="${target}"]`));
    const gaps = [
      hex.y - board.y - 1.5 * 23 * zoom,
      hex.x - board.x,
      board.right - hex.right,
      board.bottom - hex.bottom,
    ];
    expect(Math.min(...gaps), `${width} by ${height}`).toBeGreaterThanOrEqual(12);
  }
});

test('where the document scrolls, a requested hint comes into the window', async ({ page }) => {
  const game = openAnnihilator('standard');
  await page.setViewportSize({ width: 320, height: 256 });
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'human.move',
  );
  await stopAnimation(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const advice = page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first();
  await expect(advice).toBeInViewport({ ratio: 0.9 });
});

test('in a lesson on a phone, every answer can be reached under the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/learn/armageddon');
  const answers = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  await expect(answers).not.toHaveCount(0);
  await waitForBoard(page);
  for (const answer of await answers.all()) {
    await answer.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport({ ratio: 0.9 });
    const { x, y, width, height } = await boxOf(answer);
    const isHit = await answer.evaluate(
      (one, [left, top]) => one.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
      [x + width / 2, y + height / 2],
    );
    expect(isHit, (await answer.textContent()) ?? '').toBe(true);
  }
});

for (const [width, height] of lastUnlessLong([
  [1440, 900],
  [844, 390],
] as const))
  test(`a decision that opens, changes or closes does not move the board by a pixel, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = openAnnihilator('standard');
    await continueOnScreen(
      page,
      game,
      (s, side) => side === 0 && game.stepNames[s.step] === 'human.move',
    );
    await stopAnimation(page);
    const place = () => page.locator('.b-window').boundingBox();
    const before = await place();
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await expect(hint.getByRole('listitem').first()).toBeVisible();
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    expect(await place()).toEqual(before);
    await page.locator('[aria-label^="Choose "]').first().dispatchEvent('click');
    await expect(page.locator('.b-lit path').first()).toBeVisible();
    expect(await place()).toEqual(before);
    // A refusal, which is shown in the same region.
    await page.locator('[aria-label^="Security Robot"]').first().dispatchEvent('click');
    await expect(page.getByRole('alert').locator('.notice')).toBeVisible();
    expect(await place()).toEqual(before);
  });

/** Checks that these tests would find a card on the board. */
test('a card on the board is found', async ({ page }) => {
  const [game, step] = PICKS[1] ?? [duel, 'turn.act'];
  await continueOnScreen(page, game, isAt(game, step));
  await stopAnimation(page);
  await waitForBoard(page);
  expect((await page.evaluate(look)).covered).toEqual([]);
  await page.locator('.map-field').evaluate((board) => {
    const card = document.createElement('section');
    card.style.cssText = 'position: absolute; inset: 0; z-index: 9';
    board.append(card);
  });
  expect((await page.evaluate(look)).covered).not.toEqual([]);
  await page.locator('.side').evaluate((side) => {
    side.style.cssText = 'margin-left: -50px';
  });
  expect((await page.evaluate(look)).crossing).not.toEqual([]);
});

type Row = (typeof SIZES)[number];

/** `least`: minimum number of picks in view; a window of 190 px may have signs under it in place of picks. */
async function expectRegions(page: Page, name: string, size: Row, least = 1): Promise<void> {
  const [width, height, across, down] = size;
  const at = `${name}, ${width} by ${height}`;
  await page.setViewportSize({ width, height });
  await waitForBoard(page);
  await keepPicture(page, `regions-${name}-${width}`);
  const seen = await page.evaluate(look);
  expect.soft(seen.crossing, at).toEqual([]);
  expect.soft(seen.covered, at).toEqual([]);
  expect.soft(seen.picks + seen.signs, at).toBeGreaterThanOrEqual(least);
  if (height > 256) expect.soft(seen.picks, at).toBeGreaterThanOrEqual(least);
  expect.soft(seen.board.width, at).toBeGreaterThanOrEqual(across);
  // In a wide window, a dock takes its height from the board.
  expect.soft(seen.board.height + (width >= 1200 ? seen.dock : 0), at).toBeGreaterThanOrEqual(down);
  expect.soft(seen.sideways, at).toBeLessThanOrEqual(0);
  expect.soft(seen.mainButton, at).toBe('');
}

/**
 * Returns the regions that overlap, the elements that cover picks in the window of the board, and the other
 * measurements.
 */
function look() {
  const regions = ['bar', 'prompt', 'map-field', 'foot', 'dock', 'decision', 'panel', 'tabs'];
  const boxes = regions.flatMap((name) => {
    const element = document.querySelector(`.table .${name}`);
    const box = element?.checkVisibility() ? element.getBoundingClientRect() : undefined;
    return box && box.width > 1 && box.height > 1 ? [{ name, box }] : [];
  });
  const isOver = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const crossing = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (isOver(a.box, b.box) ? [`${a.name} and ${b.name}`] : [])),
  );
  const board = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
  const picks = [...document.querySelectorAll('.b-live [aria-label^="Choose "], .b-dock .b-can')];
  const middleOf = (pick: Element) => {
    const { x, y, width, height } = pick.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const shown = picks.filter((pick) => {
    const { x, y } = middleOf(pick);
    const isIn = x > board.left && x < board.right && y > board.top && y < board.bottom;
    return isIn || pick.closest('.b-dock');
  });
  const covered = shown.flatMap((pick) => {
    if (pick.closest('.b-dock')) pick.scrollIntoView({ block: 'center', inline: 'center' });
    // Where the document scrolls, the pick is scrolled to the middle of the part above the strip of buttons.
    else scrollBy(0, middleOf(pick).y - (innerHeight - 50) / 2);
    const { x, y } = middleOf(pick);
    const hit = document.elementFromPoint(x, y);
    const isFree = hit?.closest('.b-window, .b-dock');
    return isFree
      ? []
      : [`${pick.getAttribute('aria-label')} under ${hit?.outerHTML.slice(0, 90)}`];
  });
  scrollTo(0, 0);
  const buttons = [...document.querySelectorAll('.decision button')].filter((one) =>
    one.checkVisibility(),
  );
  const main = buttons.find((one) => one.matches('.primary, .ending')) ?? buttons[0];
  const { top, bottom, left, right } = main?.getBoundingClientRect() ?? new DOMRect();
  const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  return {
    crossing,
    covered,
    picks: shown.length,
    signs: document.querySelectorAll('.b-beyond').length,
    dock: document.querySelector('.dock')?.clientHeight ?? 0,
    board: { width: board.width, height: board.height },
    sideways: document.documentElement.scrollWidth - innerWidth,
    mainButton: main && isInView ? '' : `${main?.textContent} at ${left}, ${top}`,
  };
}
