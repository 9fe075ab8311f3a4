/** A spread stack, and the choice of battles, with nothing in the way. */
import type { Locator, Page } from '@playwright/test';
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import { boxOf } from './support/boxes.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { placeOfStack } from './support/play.ts';

const game = openChitin('learning');

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const)
  test(`a stack is spread off the map, and closes after the pick, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await continueOnScreen(
      page,
      game,
      (s, side) => side === 0 && game.stepNames[s.step] === 'move.pick',
    );
    await stopAnimation(page);
    const fan = await spreadOut(page);
    await expectOffTheBoard(page);
    await expectOffTheButtons(page);
    await expectReadable(page);
    await expect(fan).toBeInViewport({ ratio: 0.9 });
    await fan.locator('.b-can').first().click();
    await expect(fan).toBeHidden();
    await expect(page.locator('.b-lit path').first()).toBeAttached();
  });

test('a stack closes when a hint is requested, and does not cover it', async ({ page }) => {
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'move.pick',
  );
  await stopAnimation(page);
  const fan = await spreadOut(page);
  await page.keyboard.press('h');
  await expect(
    page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(fan).toBeHidden();
});

/** Hovers over a stack until it is spread out. */
async function spreadOut(page: Page): Promise<Locator> {
  const fan = page.locator('.b-fan');
  await expect(async () => {
    await page.mouse.move(1, 1);
    const { x, y } = await page.evaluate(placeOfStack);
    await page.mouse.move(x, y, { steps: 3 });
    await expect(fan).toBeVisible({ timeout: 1500 });
  }).toPass();
  return fan;
}

/** Counters of 48 px, identical ones as one counter with their number. */
async function expectReadable(page: Page): Promise<void> {
  // The trays beside the map have such items too.
  const items = page.locator('.b-fan .b-fan-item');
  await expect(items.filter({ hasText: /×\d+$/ })).not.toHaveCount(0);
  const picture = items.first().locator('svg');
  const side = async (): Promise<number> => {
    const box = await picture.boundingBox();
    return Math.min(box?.width ?? 0, box?.height ?? 0);
  };
  // The counters grow as the stack opens.
  await expect.poll(side).toBeGreaterThanOrEqual(48);
}

/** The stack is beside the map or below it, in the window. */
async function expectOffTheBoard(page: Page): Promise<void> {
  const [board, stack] = [
    await boxOf(page.locator('.b-window')),
    await boxOf(page.locator('.b-fan')),
  ];
  expect(stack.x >= board.right || stack.y >= board.bottom).toBe(true);
}

/** The stack covers no button of the decision, no tool of the board, and no counter in a tray. */
async function expectOffTheButtons(page: Page): Promise<void> {
  const stack = await boxOf(page.locator('.b-fan'));
  for (const part of ['.actions', '.foot', '.dock']) {
    // The end of a tray is scrolled out of it.
    const edge = (await boxOf(page.locator(part))).right;
    for (const button of await page.locator(`${part} button:visible`).all()) {
      const { x, y, right, bottom } = await boxOf(button);
      const isLeft = Math.min(right, edge) <= stack.x;
      const isApart = isLeft || x >= stack.right || bottom <= stack.y || y >= stack.bottom;
      expect(isApart, await button.innerText()).toBe(true);
    }
  }
}

test('the choice of the next battle is made on the panel or on the board, with one set of odds', async ({
  page,
}) => {
  const isAsked = ({ items = [] }: { items?: readonly { next?: number }[] } = {}): boolean =>
    items.filter(({ next }) => next !== undefined).length > 1;
  await continueOnScreen(page, game, (s) => isAsked(game.look.plan?.show(s)) && countOf(s) > 1);
  await stopAnimation(page);
  const plan = page.getByRole('tabpanel', { name: 'Plan' });
  const answers = plan.locator('.plan-item').locator('> button');
  await expect(answers).not.toHaveCount(0);
  expect(await answers.count()).toBe(await plan.locator('.plan-item').count());
  const items = plan.locator('.plan-item');
  const told = await items.last().locator('.odds-table tr').allTextContents();
  await answers.last().click();
  // The card before the die has the odds of the plan, which shows none beside the card.
  const card = page.getByRole('dialog', { name: 'Chances' });
  const rows = await card.locator('.odds-table').first().locator('tbody tr').allTextContents();
  expect(rows).toEqual(told);
  await expect(plan.locator('.odds-table')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(plan.locator('.odds-table')).toHaveCount(await items.count());
  // A click on a battle on the board gives the same answer.
  const lit = await page.locator('.b-live .b-lit path').last().boundingBox();
  if (!lit) throw new Error('no battle is lit');
  expect(Math.min(lit.width, lit.height)).toBeGreaterThanOrEqual(32);
  await page.mouse.click(lit.x + lit.width / 2, lit.y + lit.height / 2);
  // Its die is next or has been rolled, so the page no longer asks for that battle.
  await expect(answers).toHaveCount(0);
  await expectNotStuck(page);
});

const countOf = (s: Parameters<typeof legal>[1]): number => legal(game, s, new ActionList()).length;

async function expectNotStuck(page: Page): Promise<void> {
  const roll = page.getByRole('button', { name: /^Roll/ });
  await expect(roll.or(page.locator('.prompt.mine')).first()).toBeVisible();
}
