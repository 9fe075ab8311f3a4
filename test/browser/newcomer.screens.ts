/**
 * Pictures of a newcomer's path through each game, and the texts on it: form, first decisions, lesson, result. It takes
 * minutes for each game, so it runs only with `WALK=1 npm run screens -- walk`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { doAsTold, goalCard, playsOn, prompt } from './support/games/lesson.ts';
import { playNearlyToEnd } from './support/games/lesson-end.ts';
import { answersOn, boardRests, byMouse, chooser, findAnswer, playOn } from './support/play.ts';
import { FOLDER } from './support/screens.ts';

test.use({ isNewcomer: true });
test.skip(process.env['WALK'] !== '1', 'only when called: it takes minutes for each game');

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;
const GAMES = ['annihilation', 'annihilator', 'chitin', 'slammers', 'armageddon'];

for (const game of GAMES)
  for (const [width, height] of SIZES)
    test(`walk ${game} ${width}`, async ({ page }) => {
      test.setTimeout(900_000);
      mkdirSync(FOLDER, { recursive: true });
      await page.setViewportSize({ width, height });
      const shot = (name: string) =>
        page.screenshot({ path: join(FOLDER, `walk-${game}-${name}-${width}-light.png`) });
      const said: string[] = [];
      const note = async (p: Page) => {
        const text = await p.locator('.prompt, .card.odds, .lesson-card, .recap').allInnerTexts();
        said.push(text.join(' | ').replace(/\n+/g, ' / '));
      };
      try {
        if (game === 'annihilation') {
          await page.goto('/');
          await page.locator('.board-picture img').first().waitFor();
          await shot('00-lobby');
        }
        await page.goto('/');
        const box = page.getByRole('article').filter({ has: page.locator(`#game-${game}`) });
        await box.getByRole('button', { name: /^Play / }).click();
        const form = page.getByRole('dialog');
        await expect(form).toBeVisible();
        await shot('01-form');
        await form.getByRole('button', { name: 'Create game' }).click();
        await prompt(page).waitFor();
        await boardRests(page);
        await shot('02-goal');
        const begin = goalCard(page).getByRole('button', { name: 'Begin' });
        if (await begin.isVisible()) await begin.click();
        await boardRests(page);
        await shot('03-first');
        const choose = chooser(5);
        const give = byMouse(page);
        for (let i = 0; i < 14; i++) {
          await note(page);
          const answer = await findAnswer(page, choose);
          if (!answer) {
            await page.waitForTimeout(400);
            continue;
          }
          await give(answer.kind, answer.index);
          if (i % 4 === 3) await shot(`04-play-${String(i).padStart(2, '0')}`);
        }
        await page.goto(`/learn/${game}`);
        const start = goalCard(page).getByRole('button', { name: 'Begin' });
        await prompt(page).waitFor();
        if (await start.isVisible()) {
          await shot('10-lesson-goal');
          await start.click();
        }
        await boardRests(page);
        for (let i = 0; i < 60 && !(await playsOn(page).isVisible()); i++) {
          await note(page);
          if (i % 5 === 1) await shot(`11-lesson-${String(i).padStart(2, '0')}`);
          await doAsTold(page);
        }
        await shot('12-lesson-over');
        await note(page);
        if (game !== 'armageddon') {
          await playNearlyToEnd(page, game);
          await page.reload();
          await playOn(page, { choose, give, most: 200, onTurn: () => note(page) });
          const { result } = answersOn(page);
          await result.waitFor();
          await shot('13-result');
          await note(page);
        }
      } finally {
        await shot('99-last');
        writeFileSync(join(FOLDER, `walk-${game}-${width}.txt`), [...new Set(said)].join('\n'));
      }
    });
