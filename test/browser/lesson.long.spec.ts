/** A whole guided first game, clicked from its first prompt to its last. */
import { expect, test } from './support/fixtures.ts';
import { followLesson, goalCard, playsOn, prompt } from './support/games/lesson.ts';
import { waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { byTier } from '../tier.ts';
import './lesson.spec.ts';

test.use({ isNewcomer: true });
// Each test takes long: if they ran one after another, other workers would be idle at the end.
test.describe.configure({ mode: 'parallel' });

const GAMES = ['annihilator', 'annihilation', 'chitin', 'slammers', 'armageddon'];
/** Number of prompts clicked in a long lesson; the unit test of lessons plays it whole. */
const MOST_STEPS = byTier(6, 6, 20);
const SCREENS = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

// The first lesson at both widths, the others at alternating widths, because the page is the same.
for (const [i, game] of GAMES.entries())
  for (const { width, colorScheme } of SCREENS.filter((_, k) => i === 0 || k === i % 2))
    test(`the lesson of ${game} by its highlights, ${width} wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/learn/${game}`);
      await goalCard(page).getByRole('button', { name: 'Begin' }).click();
      await waitForBoard(page);
      for (let i = 0; i < 80 && !(await playsOn(page).isVisible()); i++) {
        const step = /Step (\d+) of/.exec((await prompt(page).textContent()) ?? '')?.[1] ?? 'x';
        if (Number(step) > MOST_STEPS) return;
        await keepPicture(page, `lesson-${game}-${width}-${step}`);
        // The whole text of the prompt is visible.
        const unseen = await prompt(page).evaluate((e) => e.scrollHeight - e.clientHeight);
        expect([step, unseen]).toEqual([step, 0]);
        await followLesson(page);
      }
      await expect(playsOn(page)).toBeVisible();
      await keepPicture(page, `lesson-${game}-${width}-done`);
    });
