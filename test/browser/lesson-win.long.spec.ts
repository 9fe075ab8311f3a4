/** A guided first game to its result: first the steps, then on against the computer; interrupted and continued. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { playNearlyToEnd } from './support/games/lesson-end.ts';
import { followLesson, goalCard, playsOn, prompt } from './support/games/lesson.ts';
import { answersOn, waitForBoard, byMouse, chooser, playOn } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

test.use({ isNewcomer: true });

/** Clicks highlighted things until the steps are done. */
async function doSteps(page: Page): Promise<void> {
  for (let i = 0; i < 80 && !(await playsOn(page).isVisible()); i++) await followLesson(page);
  await expect(playsOn(page)).toBeVisible();
}

test('a lesson is finished at the result of its game, and can be interrupted', async ({ page }) => {
  const goal = page.locator('.lesson-card');
  await page.goto('/learn/annihilation');
  await goalCard(page).getByRole('button', { name: 'Begin' }).click();
  await waitForBoard(page);
  for (let i = 0; i < 12 && !(await prompt(page).getByText('Step 5 of').isVisible()); i++)
    await followLesson(page);
  await expect(prompt(page)).toContainText('Step 5 of 10');

  // The lesson continues where it was left.
  await page.goto('/');
  const box = page.getByRole('article').filter({ has: page.locator('#game-annihilation') });
  await box.getByRole('link', { name: 'Continue lesson' }).click();
  await expect(prompt(page)).toContainText('Step 5 of 10');
  await doSteps(page);
  await expect(prompt(page)).toContainText('Reach 20 points before Black does.');
  await keepPicture(page, 'lesson-plays-on');

  // The game after the steps continues too: first a few answers, then its end.
  await page.reload();
  await expect(prompt(page)).toContainText('Reach 20 points before Black does.');
  const begun = playOn(page, { choose: chooser(3), give: byMouse(page), most: 12 });
  await expect(begun).rejects.toThrow('no result');
  await expect(goal).toContainText('Reach 20 points before Black does.');
  await playNearlyToEnd(page, 'annihilation');
  await page.reload();
  await playOn(page, { choose: chooser(3), give: byMouse(page) });
  const { result } = answersOn(page);
  await expect(result).toContainText(/Victory|Defeat/);
  await expect(result).toContainText('That’s the end of the lesson');
  await keepPicture(page, 'lesson-result');

  // No unfinished lesson is stored.
  await expect(page.getByRole('group', { name: 'Choices' }).getByRole('button')).toHaveCount(0);
  await expect(goal).toHaveCount(0);

  // The lobby shows that the lesson is finished.
  const lobby = await page.context().newPage();
  await lobby.goto('/');
  await expect(
    lobby.getByRole('link', { name: /^Learn to play Annihilation\. Lesson (won|finished)/ }),
  ).toBeVisible();
  await lobby.goto('/learn');
  await expect(
    lobby.getByRole('listitem').filter({ hasText: 'Annihilation' }).first(),
  ).toContainText(/Lesson (won|finished)/);
  await lobby.close();

  // The game can be repeated from the end of the steps.
  await result.getByRole('button', { name: 'Play again from the last step' }).click();
  await expect(playsOn(page)).toBeVisible();
});

test('a chapter of a long lesson starts by itself, and leads to the next', async ({ page }) => {
  await page.goto('/learn');
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await chapters.getByRole('link', { name: 'Chapter 2: An army for the front' }).click();
  await goalCard(page).getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toContainText('Chapter 2: Step 1 of 12');
  await waitForBoard(page);
  const over = prompt(page).getByText('Chapter 2 of 3 is finished');
  for (let i = 0; i < 80 && !(await over.isVisible()); i++) await followLesson(page);
  await expect(over).toBeVisible();
  await keepPicture(page, 'lesson-chapter-over');
  // The page asks for nothing more.
  await expect(page.getByRole('group', { name: 'Choices' }).getByRole('button')).toHaveCount(0);
  await prompt(page).getByRole('link', { name: 'Chapter 3: Scouts and a battle' }).click();
  await expect(prompt(page)).toContainText('Chapter 3: Step 1 of 19');
  await page.goto('/learn');
  await expect(chapters.getByRole('listitem').nth(1)).toContainText('finished');
});
