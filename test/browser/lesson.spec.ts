/** Guided first games, as a newcomer meets them. */
import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/boxes.ts';
import { expect, test } from './support/fixtures.ts';
import { followLesson, goalCard, prompt } from './support/games/lesson.ts';
import { answersOn, waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

test.use({ isNewcomer: true });

/** Games whose first step is sent at once; in the others it can be undone, and the lesson starts again. */
const SENT = ['annihilation', 'armageddon'];
const GAMES = ['annihilator', 'annihilation', 'chitin', 'slammers', 'armageddon'];

for (const game of lastUnlessLong(GAMES))
  test(`a newcomer is three clicks from the first move in ${game}`, async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('article').filter({ has: page.locator(`#game-${game}`) });
    await box.getByRole('link', { name: 'Learn to play' }).click();
    // The card is beside the board, and has been read.
    await expect(goalCard(page)).toContainText('How to win');
    await expect(prompt(page)).toContainText('Step 1 of');
    await waitForBoard(page);
    // The move is a click on the highlighted thing, confirmed if it ends a turn.
    const { confirm } = answersOn(page);
    const second = prompt(page).getByText('Step 2 of');
    let clicks = 1;
    while (clicks < 3 && !(await second.isVisible())) {
      await followLesson(page);
      clicks += 1;
      await expect(second.or(confirm).first()).toBeVisible();
    }
    await expect(second).toBeVisible();
    await expect(goalCard(page)).toBeHidden();
    // A player who has begun is no longer a newcomer.
    await page.goto('/');
    const name = SENT.includes(game) ? 'Continue lesson' : 'Learn to play';
    await expect(box.getByRole('link', { name })).toBeVisible();
  });

test('on a phone, a notice of the lesson is visible completely, with its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/chitin');
  await goalCard(page).getByRole('button', { name: 'Begin' }).click();
  await waitForBoard(page);
  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(page.locator('.notice')).toContainText('That is legal too');
  const body = page.locator('.decision-body');
  expect(await body.evaluate((e) => e.scrollHeight - e.clientHeight)).toBe(0);
  await expect(page.getByRole('button', { name: 'End movement' })).toBeInViewport({ ratio: 1 });
});

for (const game of lastUnlessLong(GAMES))
  test(`on a phone, the board keeps 45% of the window beside a notice in the lesson of ${game}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/learn/${game}`);
    await goalCard(page).getByRole('button', { name: 'Begin' }).click();
    await waitForBoard(page);
    const notice = page.locator('.notice');
    const other = page.locator('.actions .choices .button:not(.meant)').last();
    // An answer that the lesson does not expect, if there is one, and then a place that is not offered.
    if (await other.isVisible()) {
      await other.click();
      await expectRoom(page, notice.filter({ hasText: 'That is legal too' }));
      await page.keyboard.press('Escape');
      await expect(notice).toHaveCount(0);
    }
    await page.locator('.b-hits [data-node]').first().dispatchEvent('click');
    await expectRoom(page, notice.filter({ has: page.locator('.rule') }));
  });

/** Expects the board to have 45% of the window beside this notice, whose text can be read by scrolling at most. */
async function expectRoom(page: Page, notice: Locator): Promise<void> {
  await expect(notice).toBeVisible();
  const { height } = await boxOf(page.locator('.b-window'));
  expect(height).toBeGreaterThanOrEqual(0.45 * 844);
  const close = notice.getByRole('button', { name: 'Dismiss' });
  await close.scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(prompt(page).getByRole('button', { name: 'Continue on your own' })).toBeInViewport();
  // The page itself never scrolls.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
}

test('the names under the trays of the lesson of slammers are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/learn/slammers');
  await goalCard(page).getByRole('button', { name: 'Begin' }).click();
  await waitForBoard(page);
  const name = page.locator('.b-window .m-labels text', { hasText: /^blue$/ });
  const [text, board] = [await boxOf(name), await boxOf(page.locator('.b-window'))];
  expect(text.bottom).toBeLessThanOrEqual(board.bottom);
});

for (const width of lastUnlessLong([1440, 768, 360]))
  test(`a pupil who departs from a lesson is shown how to continue, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/local/annihilator');
    await page.getByRole('link', { name: 'Learn to play' }).click();
    await goalCard(page).getByRole('button', { name: 'Begin' }).click();
    await waitForBoard(page);
    await page.getByRole('button', { name: 'End movement' }).click();
    const notice = page.locator('.notice');
    await expect(notice).toContainText('That is legal too');
    await expect(prompt(page)).toContainText('Step 1 of');
    await keepPicture(page, `lesson-other-${width}`);
    // On a phone, the notice does not repeat the buttons of the prompt.
    const ways = width === 360 ? prompt(page) : notice;
    await ways.getByRole('button', { name: 'Show me' }).click();
    await expect(notice).toHaveCount(0);
    await followLesson(page);
    await expect(prompt(page)).toContainText('Step 2 of');
    // The whole text of the prompt is in view.
    const unseen = await prompt(page).evaluate((e) => e.scrollHeight - e.clientHeight);
    expect(unseen).toBeLessThanOrEqual(0);
    // The prompt is no higher than its text needs.
    const most = width === 360 ? 154 : 112;
    expect((await prompt(page).boundingBox())?.height).toBeLessThanOrEqual(most);
    await prompt(page).getByRole('button', { name: 'Continue on your own' }).click();
    await expect(prompt(page)).not.toContainText('Step');
    await expect(page).toHaveURL(/\/local\/annihilator$/);
    // The game is stored from now on, like any other.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'End movement' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End movement' }).click();
    await expect(prompt(page)).toContainText('set charges');
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(prompt(page)).toContainText('set charges');
    await expect(prompt(page)).not.toContainText('Step');
  });
