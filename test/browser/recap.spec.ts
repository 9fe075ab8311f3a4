/** The moves of the others stay visible until the player's first click; how fast they are shown. */
import type { Locator, Page } from '@playwright/test';
import { overlaps } from '../../src/web/board/view/placement.ts';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { liftCurtain } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { goOnHere, openChitin, openRecord, recordUntil } from './support/games/opening.ts';
import { doAsTold } from './support/games/lesson.ts';
import { boardRests, pickOnBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

await prepare(armageddon);

const recap = (page: Page) => page.getByRole('region', { name: 'Recap' });
const game = openChitin('learning');

/** The beginning of a movement, so many turns on. */
const isMoving = (turns: number) => {
  const seen = new Set<unknown>();
  return (s: { readonly step: number }, side: number): boolean => {
    if (game.stepNames[s.step] !== 'move.pick' || side !== 0) return false;
    seen.add((s as unknown as { round: number }).round);
    return seen.size > turns;
  };
};

for (const width of [1440, 768, 360])
  test(`the enemy’s turn is drawn and summed up until the first pick, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await goOnHere(page, game, isMoving(2));
    // A stack under the pointer would spread out, and the card makes way for it.
    await page.mouse.move(2, 2);
    await expect(recap(page)).toContainText(/Blue Hive: \d+ units moved/);
    await expect(page.locator('.b-arrow-past').first()).toBeAttached();
    await keepPicture(page, `recap-${width}`);
    const box = await recap(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    // Rule numbers stand in sentences.
    for (const button of await recap(page).locator('.button:visible').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await openStackUnder(page.locator('.recap'));
    await expect.poll(() => isOnStack(page, page.locator('.recap'))).toBe(false);
    await page.locator('.b-fan').evaluate((fan) => fan.remove());
    await expect(recap(page)).toBeVisible();
    // All of it once more, then it is there again.
    await recap(page).getByRole('button', { name: 'Show again' }).click();
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect(recap(page)).toBeHidden();
    await page.keyboard.press('s');
    await expect(recap(page)).toBeVisible();
    // A hint lies where it did.
    const hint = page.getByRole('region', { name: 'Hint' });
    await page.keyboard.press('h');
    await expect(hint).toBeVisible();
    await expect(recap(page)).toBeHidden();
    await hint.getByRole('button', { name: 'Close the hint' }).click();
    await expect(recap(page)).toBeVisible();
    await pickOnBoard(page, 'Gantua');
    await expect(recap(page)).toBeHidden();
    await expect(page.locator('.b-arrow-past')).toHaveCount(0);
  });

/** Puts an open stack where the card lies. */
const openStackUnder = (card: Locator): Promise<void> =>
  card.evaluate((element) => {
    const board = document.querySelector('.b');
    const [at, frame] = [element.getBoundingClientRect(), board?.getBoundingClientRect()];
    const fan = document.createElement('fieldset');
    fan.className = 'b-fan';
    fan.style.translate = `${at.x - (frame?.x ?? 0)}px ${at.y - (frame?.y ?? 0)}px`;
    fan.style.height = `${at.height}px`;
    board?.append(fan);
  });

/** Whether the card lies on the open stack. */
async function isOnStack(page: Page, card: Locator): Promise<boolean> {
  const [stack, box] = [await page.locator('.b-fan').boundingBox(), await card.boundingBox()];
  return (await card.isVisible()) && stack !== null && box !== null && overlaps(stack, box);
}

for (const width of [1440, 360])
  test(`where only the log tells what the others did its lines stand in the card, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Two bid for who begins: nothing has moved.
    await page.goto('/learn/armageddon');
    await doAsTold(page);
    await expect(recap(page)).toContainText('in the log.');
    const lines = recap(page).locator('.recap-told li');
    await expect(lines.filter({ hasText: 'Red' }).first()).toBeVisible();
    await keepPicture(page, `recap-bare-${width}`);
    const [card, told] = [await recap(page).boundingBox(), await lines.last().boundingBox()];
    expect(card && told && told.y + told.height <= card.y + card.height).toBe(true);
    expect(card && card.x >= 0 && card.x + card.width <= width).toBe(true);
  });

for (const [scenario, width, decisions] of [
  ['three', 1440, 150],
  ['three', 768, 150],
  ['four', 768, 200],
] as const)
  test(`a stack from which can be picked is not cut through, ${scenario} sides, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 768 ? 1024 : 900 });
    const duel = armageddon.open(parseSetup(armageddon, { scenario }));
    let seen = 0;
    await goOnHere(
      page,
      duel,
      (s, side) => ++seen > decisions && side === 0 && duel.stepNames[s.step] === 'turn.act',
    );
    await liftCurtain(page);
    await boardRests(page);
    await expect(recap(page)).toBeVisible();
    await expect.poll(() => recap(page).evaluate(cutThrough)).toEqual([]);
  });

test('where a sheet leaves no place beside what can be picked, the card waits until it is put away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const four = armageddon.open(parseSetup(armageddon, { scenario: 'four' }));
  let seen = 0;
  await goOnHere(
    page,
    four,
    (s, side) => ++seen > 200 && side === 0 && four.stepNames[s.step] === 'turn.act',
  );
  await liftCurtain(page);
  await boardRests(page);
  await expect(recap(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Status' }).click();
  await expect(recap(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Status' }).click();
  await expect(recap(page)).toBeVisible();
});

/** Counters and their numbers under a card that lie on one that can be picked. */
function cutThrough(card: Element): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const picked = [...document.querySelectorAll('.b-live .b-counter.b-can')].map(boxOf);
  return [...document.querySelectorAll('.b-live :is(.b-counter, .b-count)')]
    .filter((one) => meet(boxOf(one), boxOf(card)))
    .filter((one) => picked.some((other) => meet(boxOf(one), other)))
    .map((one) => one.textContent ?? '');
}

test('a card stands off an open stack', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goOnHere(page, game, isMoving(2));
  await boardRests(page);
  await page.locator('.recap').evaluate((card) => {
    const board = document.querySelector('.b');
    const [at, frame] = [card.getBoundingClientRect(), board?.getBoundingClientRect()];
    // Places are looked at 12 pixels apart, from 4 on: the next one to the left ends where this begins.
    const place = 4 + 12 * Math.floor((at.x - (frame?.x ?? 0) - 40) / 12);
    const fan = document.createElement('fieldset');
    fan.className = 'b-fan';
    fan.style.translate = `${place + at.width}px 0px`;
    fan.style.width = '120px';
    fan.style.height = '400px';
    board?.append(fan);
  });
  const gap = async () => {
    const stack = await page.locator('.b-fan').boundingBox();
    const card = await recap(page).boundingBox();
    return stack && card ? stack.x - card.x - card.width : 0;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(5);
});

test('a record runs by turns and at sixteen times its speed', async ({ page }) => {
  await openRecord(page, recordUntil(game, isMoving(1)));
  const [count, speed] = [
    page.locator('.scrubber output'),
    page.getByRole('button', { name: /^Speed/ }),
  ];
  const at = async () => Number((await count.textContent())?.split('/')[0]);
  await page.getByRole('button', { name: 'One turn forward' }).click();
  await expect.poll(at).toBeGreaterThan(0);
  const first = await at();
  await page.getByRole('button', { name: 'One turn forward' }).click();
  await expect.poll(at).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'One turn back' }).click();
  await expect.poll(at).toBe(first);
  await speed.click();
  await speed.click();
  await expect(speed).toHaveText('16×');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByRole('button', { name: 'Back to the current position' })).toHaveCount(0);
});
