/** Counters are picked up with the mouse and dropped on their target. */
import type { Locator, Page } from '@playwright/test';
import type { GameState } from '../../src/kernel/state.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { waitForBoard, showWhole } from './support/play.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
} from './support/games/opening.ts';

const lit = (page: Page): Locator => page.locator('.b-can[data-unit]').last();
const goals = (page: Page): Locator => page.locator('.b-lit [data-node]');

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until an element no longer moves. */
async function settled(place: Locator): Promise<void> {
  const box = async () => JSON.stringify(await place.boundingBox());
  let before = '';
  await expect(async () => {
    const [last, now] = [before, await box()];
    before = now;
    expect(now).toBe(last);
  }).toPass();
}

/** Presses on a counter and begins to move the mouse, which picks the counter up. */
async function takeUp(page: Page): Promise<void> {
  const { x, y } = await middleOf(lit(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 9, y + 9, { steps: 2 });
  await expect(page.locator('.b-carried')).toBeVisible();
  await expect(goals(page)).not.toHaveCount(0);
}

test('a counter of Chitin is dragged to its target, and the page then asks for its facing', async ({
  page,
}) => {
  const game = openChitin('learning');
  const isMoving = (s: GameState, side: number) =>
    side === 0 && game.stepNames[s.step] === 'move.pick';
  await continueOnScreen(page, game, isMoving);
  await stopAnimation(page);
  // A movable unit is in view at once; the test needs all of them.
  await expect(page.locator('.b-can[data-unit]').first()).toBeInViewport();
  await showWhole(page);
  await settled(page.locator('.b-world'));
  const counters = await page.locator('.b-counter').count();
  await takeUp(page);
  const goal = goals(page).nth(Math.floor((await goals(page).count()) / 2));
  const { x, y } = await middleOf(goal);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.b-carried')).toHaveCount(0);
  await expect(page.locator('.b-counter.b-ghost')).toHaveCount(1);
  await expect(page.locator('.b-counter')).toHaveCount(counters);
  await expect(page.locator('.b-handles [data-direction]')).toHaveCount(6);
});

test('a counter of Annihilator is dragged off the board, to a legal hex, and to an illegal one', async ({
  page,
}) => {
  const game = openAnnihilator('learning');
  await continueOnScreen(page, game, (_, side) => side === 0);
  await stopAnimation(page);
  await waitForBoard(page, 12);
  // Returns the place of a hex: the box of the whole picture also changes with the things drawn on it.
  const hex = () => page.locator('.b-hits [data-node]').last().boundingBox();
  const before = await hex();
  expect(before).not.toBeNull();
  await takeUp(page);
  const panels = await middleOf(page.getByRole('tabpanel'));
  await page.mouse.move(panels.x, panels.y, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.b-carried')).toHaveCount(0);
  await expect(page.locator('.b-ghost')).toHaveCount(0);
  // The counter is still selected, and the board has not moved under it.
  await expect(goals(page)).not.toHaveCount(0);
  expect(await hex()).toEqual(before);

  await takeUpSelected(page);
  const { x, y } = await middleOf(goals(page).first());
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.b-counter.b-ghost')).toHaveCount(1);

  await showWhole(page);
  await takeUp(page);
  const core = await middleOf(page.locator('.b-hits [data-node]').nth(nodeOf(game.board, '1212')));
  await page.mouse.move(core.x, core.y, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByText('may not enter 1212 (brain core)')).toBeVisible();
});

/** Picks up the counter that is selected already. */
async function takeUpSelected(page: Page): Promise<void> {
  const { x, y } = await middleOf(page.locator('.b-selected[data-unit]'));
  await page.mouse.move(x, y);
  await page.mouse.down();
}

const nodeOf = ({ labels }: { readonly labels: readonly string[] }, label: string): number =>
  labels.indexOf(label);

test('a particle of Annihilation can be dragged only to the point where it comes into play', async ({
  page,
}) => {
  const game = openAnnihilation('learning');
  await continueOnScreen(page, game, () => true);
  await stopAnimation(page);
  const tray = page.locator('.b-counter[data-unit="4"]');
  const at = (label: string) =>
    middleOf(page.locator('.b-hits [data-node]').nth(nodeOf(game.board, label)));
  const dragTo = async (label: string) => {
    const [from, to] = [await middleOf(tray), await at(label)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const before = await at('3b');
  await dragTo('3b');
  await expect(page.getByText('is possible only at W, not at 3b')).toBeVisible();
  const after = await at('3b');
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3);
  await dragTo('W');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeVisible();
  await expect(page.locator('.b-counter.b-ghost')).toHaveAttribute('data-unit', '4');
});
