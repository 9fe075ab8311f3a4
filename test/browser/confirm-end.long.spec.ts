/** Ending is safe: no click or key meant for something else ends a movement or a turn. */
import type { Locator, Page } from '@playwright/test';
import { endStep, expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { lastUnlessLong } from '../tier.ts';

const ending = (page: Page): Locator => page.locator('.actions .button.ending');
const question = (page: Page): Locator => page.getByRole('dialog');

/** Label of the button that ends something, with its key. */
const wordsOn = async (button: Locator): Promise<string> => (await button.textContent()) ?? '';

/** The first turn of the humans against a computer in this page, whose moves are shown slowly. */
async function begin(page: Page): Promise<void> {
  await page.goto('/local/annihilator');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Slow', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Two ships' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(ending(page)).toBeVisible();
}

/** Ends the turn; returns the box of the Skip button that appears then. */
async function endTurn(page: Page): Promise<Box> {
  const skip = page.getByRole('button', { name: 'Skip' });
  while (!(await skip.isVisible())) {
    if (await ending(page).isVisible()) await endStep(page).catch(() => undefined);
    await page.waitForTimeout(20);
  }
  return skip.boundingBox();
}

test('two clicks on Skip skip, and nothing else', async ({ page }) => {
  await begin(page);
  const words = await wordsOn(ending(page));
  const box = await endTurn(page);
  if (!box) throw new Error('nothing to skip');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await expect(ending(page)).toHaveText(words);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  expect(overlap(box, await ending(page).boundingBox())).toBe(false);
});

for (const width of lastUnlessLong([1440, 768, 360]))
  test(`the button that ends something never appears where Skip was, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await begin(page);
    const before = await ending(page).boundingBox();
    const skip = await endTurn(page);
    expect(overlap(skip, before)).toBe(false);
    // No other choice appears there either, once there are choices again.
    await page.keyboard.press('s');
    await expect(ending(page)).toBeVisible();
    for (const choice of await page
      .getByRole('group', { name: 'Choices' })
      .getByRole('button')
      .all())
      expect(overlap(skip, await choice.boundingBox())).toBe(false);
  });

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function overlap(a: Box, b: Box): boolean {
  if (!a || !b) throw new Error('one of them is not to be seen');
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isApart && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('no digit ends anything; its own letter asks once', async ({ page }) => {
  await begin(page);
  await stopAnimation(page);
  const words = await wordsOn(ending(page));
  for (const key of ['1', '1', '2', '9']) await page.keyboard.press(key);
  await expect(ending(page)).toHaveText(words);
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(question(page)).toContainText(/(\d+) of \1 units have not moved/);
  // The harmless answer has the focus.
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(ending(page)).toHaveText(words);
});

test('two clicks on an ending button count as one: the second ends nothing else', async ({
  page,
}) => {
  await begin(page);
  await stopAnimation(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/leave units unmoved/).uncheck();
  await page.keyboard.press('Escape');
  const [first, log] = [await wordsOn(ending(page)), page.getByRole('list', { name: 'Log' })];
  const told = await log.innerText();
  await ending(page).dblclick();
  await expect(ending(page)).not.toHaveText(first);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  expect(await log.innerText()).toBe(told);
});

test('units that have not moved are counted, and at one screen the end of a turn can be undone', async ({
  page,
}) => {
  const game = openChitin('learning');
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'move.pick',
  );
  await stopAnimation(page);
  await ending(page).click();
  const words = await question(page).locator('p').innerText();
  const [, left, of] = /^(\d+) of (\d+) units have not moved yet\.$/.exec(words) ?? [];
  expect(Number(left)).toBeGreaterThan(1);
  expect(left).toBe(of);
  await page.getByRole('button', { name: 'Keep moving' }).click();
  // One unit moves.
  await page.locator('.b-can[data-unit]').last().dispatchEvent('click');
  await page.locator('.b-lit [data-node]').first().dispatchEvent('click');
  await expect(page.locator('.b-ghost')).not.toHaveCount(0);
  await page.keyboard.press('1');
  await expect(ending(page)).toBeVisible();
  await expect(async () => {
    if (!(await question(page).isVisible())) await ending(page).click({ timeout: 2000 });
    await expect(question(page)).toContainText(`${Number(left) - 1} of ${of} `, { timeout: 1000 });
  }).toPass();
  // No enemy is near enough to fight, so the turn ends before the other side acts.
  await question(page).locator('.primary').click();
  await expect(page.locator('.chip.acting')).toContainText('Blue');
  const acting = page.locator('.chip.acting', { hasText: 'Red' });
  await expect(async () => {
    if (!(await acting.isVisible())) await page.getByRole('button', { name: 'Undo' }).click();
    await expect(acting).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(ending(page)).toBeVisible();
});
